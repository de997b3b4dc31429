// The components of a position, read from its state.
#pragma once

#include <optional>

#include "lab/game/solution_state.hpp"
#include "lab/game/text_values.hpp"

namespace grundy::lab {

/// Drops who is to move.
Slots numbers_alone(const Program& program, Slots slots);

/// Returns the components of a state, which comes from outside, without who is to move; nothing if the game has no such position.
std::optional<SumOfSlots> position_of_state(SolutionState& text, const State& state);

/// The same for a cell of the table.
std::optional<SumOfSlots> position_of_cell(SolutionState& text, Cell at);

/// Whether a state of a solution is that of an empty sum (value_sum_solution.cpp): it says only who is to move.
bool is_empty_sum(const SolutionState& text, const State& state);

}  // namespace grundy::lab
