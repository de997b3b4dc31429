// Common parts of the fuzzers of rule texts.
#pragma once

#include <string>

#include "lab/solvers/solved.hpp"

namespace grundy::lab {

/// Small enough for hundreds of texts a second.
inline constexpr Reach kFuzzReach{.bytes = 100'000, .graph = 5'000, .edges = 50'000, .remoteness = 50'000};

/// Nothing where it is no text that can be solved.
inline std::shared_ptr<Solved> understood(const std::string& text) {
  std::shared_ptr<const Program> program;
  forget();
  auto solved = prepare({{"text", text}}, program, kFuzzReach);
  return solved ? *solved : nullptr;
}

}  // namespace grundy::lab
