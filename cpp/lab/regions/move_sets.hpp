// Positions of a move graph as sets of moves, and their components in canonical form.
#pragma once

#include <memory>

#include "lab/regions/move_graph.hpp"
#include "lab/regions/region_game.hpp"

namespace grundy::lab {

/// Returns the board of a graph, which it keeps. `tables`, those of the graph, must outlive it. Null if it takes more than 512 bits: kinds
/// times places.
std::unique_ptr<RegionGame> move_sets(MoveGraph graph, const MoveTables& tables);

}  // namespace grundy::lab
