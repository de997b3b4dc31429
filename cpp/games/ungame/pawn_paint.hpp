// Pictures of the pawn game's table (games/ungame/pawn_table.hpp).
#pragma once

#include <memory>

#include "games/ungame/pawn_table.hpp"

namespace grundy {

/// Outcomes of a window. O(runs in the window and its cones).
std::unique_ptr<CellRows> pawn_cell_rows(const PawnTable& table, Range x, Range y);

/// Shares of P-cells. Rows above the closed form are counted by it: O(1) a block. Below, every run is counted where they are few or the
/// effort is fine; else shares are taken from the grid of counted blocks, weighted by area, which is exact where the blocks asked for
/// are made of whole ones, and otherwise never 0 where the share is not 0.
std::unique_ptr<BlockRows> pawn_block_rows(const PawnTable& table, const Blocks& x, const Blocks& y, Effort effort);

/// See TableShape::grain.
std::uint64_t pawn_grain(const PawnTable& table);

}  // namespace grundy
