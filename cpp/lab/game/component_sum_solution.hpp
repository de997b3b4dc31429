// Solutions of rule texts whose components add up by their nimbers.
#pragma once

#include <memory>

#include "lab/game/solution_state.hpp"

namespace grundy::lab {

/// Opens any number of components in impartial normal play (Sprague 1935, Grundy 1939), or in misère play, where sums are searched.
std::unique_ptr<Solution> component_sum_solution(SolutionState text);

}  // namespace grundy::lab
