// Mean and temperature of canonical forms, by their thermographs.
#pragma once

#include <optional>

#include "check/forms.hpp"
#include "theory/values/dyadic.hpp"

namespace grundy {

struct MeanAndTemperature {
  values::Dyadic mean, temperature;
};

/// Returns mean and temperature of a canonical form whose options, and theirs, are canonical too. Nothing if a number is too fine or too
/// large. The left wall is the greatest right wall of Left's options less the tax t, the right wall the least left wall of Right's plus t,
/// up to where they meet (Conway, "On numbers and games", chapter 9); the temperature of a number m / 2^e is -1 / 2^e.
std::optional<MeanAndTemperature> mean_and_temperature(const Forms& forms, Form g);

}  // namespace grundy
