// Machines (lab/wasm/machine.hpp) in native tests: modules made at run time are interpreted, an instruction at a time.
#pragma once

#include <cstdint>

namespace grundy {

/// From now on, whether modules are made into machines. At first they are not, as in every other native program.
void interpret_machines(bool now);

/// How many machines were made so far.
std::uint64_t interpreted_machines();

}  // namespace grundy
