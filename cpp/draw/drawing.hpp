// Pictures of a table for media that run nothing: what the page shows of it, cells alone, at a size in pixels.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "draw/inks.hpp"
#include "report/report.hpp"
#include "tables/paint.hpp"

namespace grundy::draw {

/// Of a picture: pixels a side, and pixels altogether. What browsers can be trusted to show.
inline constexpr std::uint64_t kMostSide = 16'384;
inline constexpr std::uint64_t kMostPixels = 64'000'000;

struct DrawRequest {
  std::optional<Window> window;  // the whole table
  /// In pixels. With both the table stands in the middle; a side that is not given is as long as the table needs, and without any the
  /// longer one is about 640.
  std::optional<std::uint64_t> width, height;
  Theme theme = Theme::light;
};

/// One direction of a picture: where its cells, or blocks of them, lie among its pixels.
struct Side {
  std::uint64_t pixels = 0;   // of the picture
  std::uint64_t blocks = 0;
  std::int64_t at = 0;        // the first pixel of the table; it may lie before the picture, and the last one after it
  std::int64_t taken = 0;     // pixels that it takes
  double size = 1;            // pixels a block, at least 1
  double from = 0, count = 0;  // the blocks in those pixels, with the parts of them at both ends

  /// The block that the middle of a pixel lies in; nothing beside the table.
  std::optional<std::uint32_t> block(std::uint64_t pixel) const;
};

/// The blocks of a table and where they go.
struct Layout {
  PaintRequest paint;
  Side x, y;
  bool y_up = false;
};

/// Lays a window out as the page fits a table into its frame: whole pixels a cell, or whole cells a pixel, where that costs little size.
/// Errors: a window outside of the table, a picture too large.
Result<Layout> lay_out(const TableShape& shape, Layer layer, const DrawRequest& request);

/// A row of blocks after the other, from the top; nothing where there is no cell.
struct Colours {
  std::uint32_t width = 0, height = 0;
  std::vector<std::optional<Rgb>> blocks;
  std::vector<bool> hatched;  // empty if none is
};

/// Exact shares wherever they can be had. O(blocks), and what the game takes for them.
Colours colours_of(Table& table, const Layout& layout, Inks& inks);

/// All pixels, from the top left. `hatched`: draws are, where cells are large enough. O(pixels).
struct Raster {
  std::uint32_t width = 0, height = 0;
  std::vector<Rgb> pixels;
};
Raster raster_of(const Colours& colours, const Layout& layout, const Inks& inks);

/// From this many pixels a cell, draws are hatched; so far apart are the lines.
inline constexpr double kHatchFrom = 4;
inline constexpr int kHatch = 7;

}  // namespace grundy::draw
