// Windows of a table as bytes: what a canvas shows, at any zoom.
#pragma once

#include <cstdint>
#include <vector>

#include "games/game.hpp"

namespace grundy {

/// A picture of `width` x `height` pixels; pixel (i, j) shows the cells from (x + i * step, y + j * step), step x step of them.
/// The corner may lie outside of the table; there are no cells there.
struct PaintRequest {
  std::int64_t x = 0;
  std::int64_t y = 0;
  std::uint64_t step = 1;
  std::uint32_t width = 0;
  std::uint32_t height = 0;
  Layer layer = Layer::outcome;
};

/// step 1: one plane of cell bytes (CellValue::byte).
/// step > 1: three planes. The share of the block's existing cells that are P, and that are D, as bytes (0 only if none, 255 only if
/// all), then 1 where the block has no cell at all and 0 elsewhere.
struct Picture {
  std::vector<std::uint8_t> planes;
  bool sampled = false;  // some blocks were too large to look at every cell
};

/// The most pixels of a picture.
inline constexpr std::uint64_t kMostPixels = std::uint64_t{1} << 26;

/// O(cells covered), with at most about 2^23 cells looked at: above that each block is sampled on a regular grid. Games that count rows by
/// themselves are asked for at most about 2^13 rows.
Picture paint(Solution& solution, const PaintRequest& request);

}  // namespace grundy
