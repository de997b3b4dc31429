// Runs WebAssembly generated at run time on the core's own memory, if the core is WebAssembly itself. The linker chooses the
// implementation: cpp/doors/wasm has machines, cpp/doors/no_machine.cpp serves all other doors, and the native tests interpret
// (tests/cpp/interpreter.cpp).
#pragma once

#include <cstdint>
#include <memory>
#include <span>

namespace grundy::lab {

class Machine {
 public:
  virtual ~Machine() = default;
  /// Calls the function of a module of emit.hpp with these addresses.
  virtual std::uint32_t run(std::uint32_t from, std::uint32_t to, void* values, void* remoteness, void* frame) = 0;
};

/// Creates a machine for a module. Null if the platform has none or cannot compile the module: the caller continues without. Copies the
/// bytes.
std::unique_ptr<Machine> make_machine(std::span<const std::uint8_t> module);

}  // namespace grundy::lab
