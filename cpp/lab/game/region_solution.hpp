// Solutions of rule texts whose positions fall apart.
#pragma once

#include <memory>

#include "lab/game/solution_state.hpp"

namespace grundy::lab {

/// Opens a text that a RegionSolver solves. A state is that of TextRules: the numbers of the text in declared order, each minus the least
/// of its range.
std::unique_ptr<Solution> region_solution(SolutionState text);

}  // namespace grundy::lab
