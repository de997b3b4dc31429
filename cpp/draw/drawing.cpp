#include "draw/drawing.hpp"

#include <algorithm>
#include <cmath>

#include "base/number.hpp"

namespace grundy::draw {

namespace {

constexpr double kUsualSide = 640;
constexpr double kLargestCell = 64;
/// Tolerance, so that rounding errors do not increase a step.
constexpr double kHair = 1e-6;
/// From this many grains per step on, blocks consist of whole grains, which are exact at once.
constexpr std::uint64_t kGrains = 8;

/// Returns the pixels per cell at which the window fills the frame: web/views/table/geometry/viewport.ts.
double fitting_scale(double exact) {
  const double whole = exact >= 1 ? std::floor(exact) : 1 / std::ceil(1 / exact);
  return whole >= exact * 0.9 ? whole : exact;
}

/// Returns the cells per block: web/views/table/geometry/levels.ts.
std::uint64_t step_of(double scale, std::uint64_t grain) {
  const auto step = static_cast<std::uint64_t>(std::max(1.0, std::ceil(1 / scale - kHair)));
  return step >= kGrains * grain ? (step + grain - 1) / grain * grain : step;
}

/// Lays out one direction. Edges are rounded to whole pixels, halves down, and the blocks are cropped accordingly:
/// web/views/table/draw/painter.ts. `up`: the first block is at the bottom; then the block that the end of the table cuts off extends
/// beyond the first pixel.
Side side_of(std::uint64_t cells, std::uint64_t step, double scale, std::optional<std::uint64_t> requested, bool up) {
  Side side;
  side.blocks = (cells + step - 1) / step;
  const double blocks = static_cast<double>(side.blocks), size = static_cast<double>(step) * scale, whole = std::round(size);
  const bool even = std::abs(size - whole) < kHair;
  side.size = even ? whole : size;
  const double needed = static_cast<double>(cells) * scale;
  side.pixels = requested.value_or(static_cast<std::uint64_t>(std::max(1.0, std::ceil(needed - kHair))));
  const double all = static_cast<double>(side.pixels), start = (all - needed) / 2;
  const double shown = std::min(blocks, std::ceil((all - start) / size - kHair));
  const double low = up ? all - start - shown * size : start, skipped = up ? blocks - shown : 0;
  const auto snap = [](double at) { return std::floor(at - 1e-3 + 0.5); };
  const double first = snap(low), last = even ? first + shown * whole : snap(low + shown * size);
  if (last < 1 || first >= all || last <= first) {
    // Even the thinnest table is visible.
    side.at = static_cast<std::int64_t>(std::clamp(std::floor(start), 0.0, all - 1));
    side.taken = 1;
    side.from = skipped;
    side.count = shown;
    return side;
  }
  side.at = static_cast<std::int64_t>(first);
  side.taken = static_cast<std::int64_t>(last - first);
  side.from = even ? skipped : std::max(0.0, skipped + (first - low) / size);
  side.count = (even ? skipped + shown : std::min(blocks, skipped + (last - low) / size)) - side.from;
  return side;
}

Error window_error(std::string_view expected, const Message& got) {
  return parameter_error("window", verbatim(expected), got, Error::Code::usage);
}

Result<Window> window_of(const TableShape& shape, const std::optional<Window>& requested) {
  if (shape.x.count == 0 || shape.y.count == 0) return window_error("a table with cells", verbatim("none"));
  if (!requested) return Window{shape.x.first, shape.y.first, shape.x.count, shape.y.count};
  const auto within = [](const Axis& axis, std::uint64_t from, std::uint64_t count) {
    return count > 0 && axis.contains(from) && count <= axis.count - (from - axis.first);
  };
  if (within(shape.x, requested->column, requested->width) && within(shape.y, requested->row, requested->height)) return *requested;
  const auto range = [](const Axis& axis) { return decimal(axis.first) + " to " + decimal(axis.first + axis.count - 1); };
  return window_error("cells of the table, columns " + range(shape.x) + ", rows " + range(shape.y),
                      verbatim(decimal(requested->column) + "," + decimal(requested->row) + "," + decimal(requested->width) + "," +
                               decimal(requested->height)));
}

}  // namespace

std::optional<std::uint32_t> Side::block(std::uint64_t pixel) const {
  const std::int64_t within = static_cast<std::int64_t>(pixel) - at;
  if (within < 0 || within >= taken) return std::nullopt;
  const double found = from + (static_cast<double>(within) + 0.5) * count / static_cast<double>(taken);
  return static_cast<std::uint32_t>(std::min<std::uint64_t>(static_cast<std::uint64_t>(found), blocks - 1));
}

Result<Layout> lay_out(const TableShape& shape, Layer layer, const DrawRequest& request) {
  const auto window = window_of(shape, request.window);
  if (!window) return window.error();
  const double columns = static_cast<double>(window->width), rows = static_cast<double>(window->height);
  const double usual = request.width || request.height ? static_cast<double>(kMostSide) : kUsualSide;
  const double exact = std::min({static_cast<double>(request.width.value_or(static_cast<std::uint64_t>(usual))) / columns,
                                 static_cast<double>(request.height.value_or(static_cast<std::uint64_t>(usual))) / rows, kLargestCell});
  const double scale = fitting_scale(exact);
  const std::uint64_t step = step_of(scale, shape.grain);
  Layout layout;
  layout.x = side_of(window->width, step, scale, request.width, false);
  layout.y = side_of(window->height, step, scale, request.height, shape.y_up);
  layout.y_up = shape.y_up;
  for (const auto& [name, side] : {std::pair{"width", layout.x}, {"height", layout.y}}) {
    if (side.pixels == 0 || side.pixels > kMostSide) {
      return parameter_error(name, verbatim("1 to " + decimal(kMostSide) + " pixels"), verbatim(decimal(side.pixels)), Error::Code::usage);
    }
  }
  if (layout.x.pixels * layout.y.pixels > kMostPixels) {
    return parameter_error("width", verbatim("at most " + decimal(kMostPixels) + " pixels altogether"),
                           verbatim(decimal(Natural{layout.x.pixels} * layout.y.pixels)), Error::Code::usage);
  }
  layout.paint = {static_cast<std::int64_t>(window->column),   static_cast<std::int64_t>(window->row),      step,
                  static_cast<std::uint32_t>(layout.x.blocks), static_cast<std::uint32_t>(layout.y.blocks), layer};
  return layout;
}

Colours colours_of(Table& table, const Layout& layout, Inks& inks) {
  const PaintRequest& request = layout.paint;
  Picture picture = paint(table, request);
  if (picture.sampled) picture = paint(table, request, Effort::fine);
  const std::size_t width = request.width, height = request.height, size = width * height;
  Colours colours{request.width, request.height, std::vector<std::optional<Rgb>>(size), {}};
  // The outcomes, where the bytes of the layer alone do not determine the colour.
  std::optional<Picture> outcomes;
  if (request.step == 1 && facts(request.layer).scale == LayerScale::lengths) {
    PaintRequest outcome = request;
    outcome.layer = Layer::outcome;
    outcomes = paint(table, outcome);
  }
  for (std::size_t j = 0; j < height; ++j) {
    const std::size_t to = (layout.y_up ? height - 1 - j : j) * width;
    for (std::size_t i = 0; i < width; ++i) {
      const std::size_t from = j * width + i;
      const std::uint8_t byte = picture.planes[from];
      if (request.step == 1) {
        const std::uint8_t outcome = outcomes ? outcomes->planes[from] : byte;
        colours.blocks[to + i] = inks.cell(byte, outcome);
        if (!inks.hatches(byte, outcome)) continue;
        colours.hatched.resize(size);
        colours.hatched[to + i] = true;
      } else if (picture.planes[2 * size + from] == 0) {
        colours.blocks[to + i] = inks.share(byte, picture.planes[size + from]);
      }
    }
  }
  return colours;
}

Raster raster_of(const Colours& colours, const Layout& layout, const Inks& inks) {
  Raster raster{static_cast<std::uint32_t>(layout.x.pixels), static_cast<std::uint32_t>(layout.y.pixels), {}};
  raster.pixels.reserve(std::size_t{raster.width} * raster.height);
  const bool hatches = !colours.hatched.empty() && layout.x.size >= kHatchFrom;
  std::vector<std::optional<std::uint32_t>> columns;
  for (std::uint32_t i = 0; i < raster.width; ++i) columns.push_back(layout.x.block(i));
  for (std::uint32_t j = 0; j < raster.height; ++j) {
    const auto row = layout.y.block(j);
    for (std::uint32_t i = 0; i < raster.width; ++i) {
      const std::size_t block = row && columns[i] ? std::size_t{*row} * colours.width + *columns[i] : colours.blocks.size();
      const auto colour = block < colours.blocks.size() ? colours.blocks[block] : std::nullopt;
      const bool line = hatches && colour && colours.hatched[block] && (i + j + 1) % kHatch == 0;
      raster.pixels.push_back(!colour ? inks.paper() : line ? inks.hatching() : *colour);
    }
  }
  return raster;
}

}  // namespace grundy::draw
