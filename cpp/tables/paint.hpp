// Pictures of a table as bytes, at any zoom.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "tables/window.hpp"

namespace grundy {

/// A picture of `width` x `height` pixels; pixel (i, j) shows the cells from (x + i * step, y + j * step), step x step of them.
/// The corner may lie outside of the table, where there are no cells.
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
  bool sampled = false;  // some shares are estimates from samples, or some cells are not known yet; a finer effort may know more
};

/// A painting in progress, from the last row of pixels to the first.
class Painting {
 public:
  /// The table must outlive the painting and must not change.
  Painting(Table& table, const PaintRequest& request, Effort effort);

  /// Paints until done or the slice is over; with fine effort first works on cells that are found on demand. At full size only for
  /// kMostSlices slices: then the picture shows what is known. Returns the share of the rows done, 1 exactly when done.
  double advance(const Slice& slice);

  /// The picture so far; rows not yet painted have no cells.
  Picture& picture() { return picture_; }

 private:
  void put_row(std::uint32_t row);
  bool find_cells(const Slice& slice) { return table_.find_cells(layer_, x_.whole(), y_.whole(), slice); }

  static constexpr int kMostSlices = 40;

  Table& table_;
  Layer layer_;
  Blocks x_, y_;
  std::uint32_t width_, height_;
  std::uint32_t remaining_;  // rows to come
  std::unique_ptr<CellRows> cells_;
  std::unique_ptr<BlockRows> blocks_;
  std::vector<double> scales_;  // of small blocks, by their cells
  BlockCounts counts_;
  bool begun_ = false;  // whether the current row is being counted
  bool found_;          // whether the work on cells is over
  int slices_ = 0;
  Picture picture_;
};

/// Paints the whole picture at once. O(pixels) plus the counting of the game: at most some million steps for a coarse picture.
Picture paint(Table& table, const PaintRequest& request, Effort effort = Effort::coarse);

}  // namespace grundy
