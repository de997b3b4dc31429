// Pictures of the pawn game's table (games/ungame/pawn_table.hpp).
#pragma once

#include <memory>

#include "games/ungame/pawn_table.hpp"

namespace grundy {

/// Returns the outcomes of a window. O(runs in the window and its cones).
std::unique_ptr<CellRows> pawn_cell_rows(const PawnTable& table, Range x, Range y);

/// Returns shares of P-cells. Rows of the closed form cost O(1) per block. Below, every run is counted if there are few or the effort is
/// fine; otherwise shares are taken from the grid of counted blocks, weighted by area: exact for blocks that consist of whole ones, and
/// never 0 for a share that is not 0.
std::unique_ptr<BlockRows> pawn_block_rows(const PawnTable& table, const Blocks& x, const Blocks& y, Effort effort);

/// The grain of the table, see TableShape::grain.
std::uint64_t pawn_grain(const PawnTable& table);

}  // namespace grundy
