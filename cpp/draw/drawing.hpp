// Pictures of a table for static media: the cells, as on the page, at a size in pixels.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "draw/inks.hpp"
#include "report/report.hpp"
#include "tables/paint.hpp"

namespace grundy::draw {

/// The most pixels per side, and in total: limits that all browsers can display.
inline constexpr std::uint64_t kMostSide = 16'384;
inline constexpr std::uint64_t kMostPixels = 64'000'000;

struct DrawRequest {
  std::optional<Window> window;  // default: the whole table
  /// In pixels. If both are given, the table is centred; a missing one is as long as the table needs; without both, the longer side is
  /// about 640.
  std::optional<std::uint64_t> width, height;
  Theme theme = Theme::light;
};

/// One direction of a picture: the layout of cells, or blocks of cells, on its pixels.
struct Side {
  std::uint64_t pixels = 0;  // size of the picture
  std::uint64_t blocks = 0;
  std::int64_t at = 0;         // the first pixel of the table, which may extend beyond the picture on both sides
  std::int64_t taken = 0;      // size of the table in pixels
  double size = 1;             // pixels per block, at least 1
  double from = 0, count = 0;  // the blocks in these pixels, with fractions at both ends

  /// Returns the block at the middle of a pixel; nothing beside the table.
  std::optional<std::uint32_t> block(std::uint64_t pixel) const;
};

/// The layout of a table: its blocks and their pixels.
struct Layout {
  PaintRequest paint;
  Side x, y;
  bool y_up = false;
};

/// Lays out a window like the page, which fits a table into its frame: whole pixels per cell, or whole cells per pixel, if that costs
/// little size. Errors: a window outside of the table, a picture too large.
Result<Layout> lay_out(const TableShape& shape, Layer layer, const DrawRequest& request);

/// Colours of the blocks, row by row from the top; nothing without a cell.
struct Colours {
  std::uint32_t width = 0, height = 0;
  std::vector<std::optional<Rgb>> blocks;
  std::vector<bool> hatched;  // empty if none is hatched
};

/// Paints the blocks, with exact shares if possible. O(blocks), plus the painting by the game.
Colours colours_of(Table& table, const Layout& layout, Inks& inks);

/// Renders all pixels, from the top left. `hatched`: hatches draws if cells are large enough. O(pixels).
struct Raster {
  std::uint32_t width = 0, height = 0;
  std::vector<Rgb> pixels;
};
Raster raster_of(const Colours& colours, const Layout& layout, const Inks& inks);

/// The least pixels per cell for hatching draws, and the distance of the lines.
inline constexpr double kHatchFrom = 4;
inline constexpr int kHatch = 7;

}  // namespace grundy::draw
