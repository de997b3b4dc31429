// Solutions of rule texts in which Left and Right have different moves and components add up by their values.
#pragma once

#include <memory>

#include "lab/game/solution_state.hpp"

namespace grundy::lab {

/// Opens any number of components in normal play, solved by Solved::value_sums.
std::unique_ptr<Solution> value_sum_solution(SolutionState text);

}  // namespace grundy::lab
