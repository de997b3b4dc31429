// Solutions of rule texts of one component.
#pragma once

#include <memory>

#include "lab/game/solution_state.hpp"

namespace grundy::lab {

/// Opens a component with any kind of ending: no moves, end lines, points; impartial or partizan; finite or repeating play.
std::unique_ptr<Solution> single_component_solution(SolutionState text);

}  // namespace grundy::lab
