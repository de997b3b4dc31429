// Code made at run time, over the core's own memory: where the core is WebAssembly itself. Which it is the linker decides: cpp/doors/wasm
// has machines, cpp/doors/no_machine.cpp stands for all other doors, and the native tests interpret (tests/cpp/interpreter.cpp).
#pragma once

#include <cstdint>
#include <memory>
#include <span>

namespace grundy::lab {

class Machine {
 public:
  virtual ~Machine() = default;
  /// Calls the function of a module of emit.hpp, with what lies at these addresses.
  virtual std::uint32_t run(std::uint32_t from, std::uint32_t to, void* values, void* remoteness, void* frame) = 0;
};

/// Null where there are no machines, or this module cannot be made one: whoever asks goes on without. The bytes are copied.
std::unique_ptr<Machine> make_machine(std::span<const std::uint8_t> module);

}  // namespace grundy::lab
