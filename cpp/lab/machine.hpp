// Code made at run time, over the core's own memory: where the core is WebAssembly itself. Which it is the linker decides: cpp/doors/wasm
// has machines, cpp/doors/no_machine.cpp stands for all other doors.
#pragma once

#include <cstdint>
#include <memory>
#include <span>

namespace grundy::lab {

class Machine {
 public:
  virtual ~Machine() = default;
  /// Calls the function of a module of emit.hpp, with addresses as they are in the core's memory.
  virtual std::uint32_t run(std::uint32_t from, std::uint32_t to, std::uint32_t values, std::uint32_t remoteness, std::uint32_t frame) = 0;
};

/// Null where there are no machines, or this module cannot be made one: whoever asks goes on without. The bytes are copied.
std::unique_ptr<Machine> make_machine(std::span<const std::uint8_t> module);

}  // namespace grundy::lab
