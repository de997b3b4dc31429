// The same game with larger numbers.
#pragma once

#include <string>
#include <vector>

#include "kit/parameters.hpp"
#include "lab/language/program.hpp"

namespace grundy::lab {

/// How to read a text again so that its ranges end twice as high.
struct Wider {
  RawParameters parameters;             // with the constants that ranges end with doubled
  std::vector<std::string> twice_most;  // the parts whose ranges end with a number of their own
};

/// Returns how ranges of at least five numbers are doubled; others are not of sizes, but of kinds. `raw`: the parameters of the text.
Wider widened(const Program& program, const RawParameters& raw);

}  // namespace grundy::lab
