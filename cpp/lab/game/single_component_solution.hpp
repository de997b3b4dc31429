// Rule texts of one component.
#pragma once

#include <memory>

#include "lab/game/solution_state.hpp"

namespace grundy::lab {

/// Decided in any way: who cannot move, lines that say so, points, Left and Right, play that may come back.
std::unique_ptr<Solution> single_component_solution(SolutionState text);

}  // namespace grundy::lab
