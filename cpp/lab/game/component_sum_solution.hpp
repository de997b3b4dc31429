// Rule texts whose components add up by their nimbers.
#pragma once

#include <memory>

#include "lab/game/solution_state.hpp"

namespace grundy::lab {

/// Normal play, both players alike, any number of components (Sprague 1935, Grundy 1939).
std::unique_ptr<Solution> component_sum_solution(SolutionState text);

}  // namespace grundy::lab
