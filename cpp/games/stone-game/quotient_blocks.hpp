// Counts blocks of the table whose cell (x, i) is P if floor(x / i) is even.
#pragma once

#include <memory>

#include "tables/window.hpp"

namespace grundy {

/// The cells with floor(x / i) >= q are those on or right of the line x = q i, so the cells with one quotient lie between two lines, and
/// those of a block are counted by arithmetic series. A block costs O(quotients in it), or O(rows) if there are fewer rows; a
/// coarse picture samples the rows if there are many.
std::unique_ptr<BlockRows> quotient_block_rows(const Blocks& x, const Blocks& y, Effort effort);

}  // namespace grundy
