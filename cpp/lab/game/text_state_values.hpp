// The values of a text's positions, for sums with positions of other games.
#pragma once

#include <memory>

#include "kit/parameters.hpp"
#include "kit/state_values.hpp"
#include "lab/game/solution_state.hpp"

namespace grundy::lab {

/// Opens the values of positions that can be reached from the start of a text, in a store that outlives them; null if both players have the
/// same moves. Errors: those of `open_text`, play that is not normal, and too many positions.
Result<std::unique_ptr<StateValues>> open_text_state_values(const RawParameters& raw, values::Store& store);

/// The same for a text that is open and that `TextValues::refusal` does not refuse.
std::unique_ptr<StateValues> text_state_values(SolutionState text, values::Store& store);

}  // namespace grundy::lab
