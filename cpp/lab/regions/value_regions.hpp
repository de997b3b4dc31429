// Positions of a board by their numbers, and their components in canonical form.
#pragma once

#include <memory>

#include "lab/regions/region_game.hpp"
#include "lab/regions/value_board.hpp"

namespace grundy::lab {

/// Returns the board as a game of components.
std::unique_ptr<RegionGame> value_regions(ValueBoard board);

}  // namespace grundy::lab
