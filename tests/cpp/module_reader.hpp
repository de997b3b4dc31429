// Reads the modules that the lab writes (lab/wasm/wasm_body.hpp) for the interpreter of the native tests. A module that is not valid
// ends the tests.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "lab/wasm/wasm_body.hpp"

namespace grundy::wasm {

/// Ends the tests with these words unless `truth` holds.
void need(bool truth, const char* what);

struct Instruction {
  lab::WasmOp op;
  std::uint64_t number = 0;        // a constant, a local, a label, a function, an offset
  bool gives = false;              // of a block: a number of 32 bits
  std::size_t end = 0, other = 0;  // of a block: its end, and where its second half begins
};

struct Function {
  std::size_t parameters = 0, narrow = 0;  // and one local of 64 bits between them
  std::vector<Instruction> code;
};

/// Reads a module as module_of (lab/wasm/wasm_body.hpp) writes it.
std::vector<Function> read_module(std::span<const std::uint8_t> bytes);

}  // namespace grundy::wasm
