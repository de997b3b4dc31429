#include "report/paint.hpp"

#include <algorithm>
#include <cmath>

namespace grundy {

namespace {

constexpr double kCellBudget = 1 << 24;

/// The part of [from, from + count) that lies on the axis, as offset and length.
struct Overlap {
  std::uint64_t offset = 0, first = 0, count = 0;
};

Overlap overlap(const Axis& axis, std::int64_t from, std::uint64_t count) {
  const auto low = static_cast<std::int64_t>(axis.first);
  const std::int64_t high = low + static_cast<std::int64_t>(axis.count);
  const std::int64_t first = std::max(from, low);
  const std::int64_t last = std::min(from + static_cast<std::int64_t>(count), high);
  if (first >= last) return {};
  return {static_cast<std::uint64_t>(first - from), static_cast<std::uint64_t>(first), static_cast<std::uint64_t>(last - first)};
}

struct Counts {
  std::uint64_t cells = 0, p = 0, d = 0;
};

/// 0 only if none, 255 only if all.
std::uint8_t share(std::uint64_t part, std::uint64_t whole) {
  if (part == 0) return 0;
  if (part == whole) return 255;
  const double exact = 255.0 * static_cast<double>(part) / static_cast<double>(whole);
  return static_cast<std::uint8_t>(std::clamp(std::lround(exact), 1L, 254L));
}

void paint_cells(Solution& solution, const PaintRequest& r, Picture& picture) {
  picture.planes.assign(std::size_t{r.width} * r.height, 255);
  const TableShape& shape = solution.shape();
  const Overlap across = overlap(shape.x, r.x, r.width);
  const Overlap along = overlap(shape.y, r.y, r.height);
  if (across.count == 0) return;
  for (std::uint64_t j = 0; j < along.count; ++j) {
    const std::span row(picture.planes.data() + (along.offset + j) * r.width + across.offset, across.count);
    solution.paint_row(r.layer, {across.first, along.first + j}, row);
  }
}

/// Adds every `stride`-th cell of the block's part of the table, in both directions.
Counts count_block(Solution& solution, const Overlap& across, const Overlap& along, std::uint64_t stride, std::vector<std::uint8_t>& row) {
  Counts counts;
  const auto look = [&counts](std::uint8_t byte) {
    if (byte > 2) return;
    ++counts.cells;
    counts.p += byte == static_cast<std::uint8_t>(Outcome::P);
    counts.d += byte == static_cast<std::uint8_t>(Outcome::D);
  };
  for (std::uint64_t j = 0; j < along.count; j += stride) {
    if (stride == 1) {
      row.resize(across.count);
      solution.paint_row(Layer::outcome, {across.first, along.first + j}, row);
      for (const std::uint8_t byte : row) look(byte);
    } else {
      for (std::uint64_t i = 0; i < across.count; i += stride) look(solution.cell(Layer::outcome, {across.first + i, along.first + j}).byte());
    }
  }
  return counts;
}

void paint_blocks(Solution& solution, const PaintRequest& r, Picture& picture) {
  const std::size_t pixels = std::size_t{r.width} * r.height;
  picture.planes.assign(3 * pixels, 0);
  const double per_block = std::max(1.0, kCellBudget / static_cast<double>(pixels));
  const auto looked_at = static_cast<std::uint64_t>(std::sqrt(per_block));
  const std::uint64_t stride = r.step <= looked_at ? 1 : (r.step + looked_at - 1) / looked_at;
  picture.sampled = stride > 1;
  std::vector<std::uint8_t> row;
  for (std::uint32_t j = 0; j < r.height; ++j) {
    const Overlap along = overlap(solution.shape().y, r.y + static_cast<std::int64_t>(j * r.step), r.step);
    for (std::uint32_t i = 0; i < r.width; ++i) {
      const Overlap across = overlap(solution.shape().x, r.x + static_cast<std::int64_t>(i * r.step), r.step);
      const Counts counts = count_block(solution, across, along, stride, row);
      const std::size_t pixel = std::size_t{j} * r.width + i;
      picture.planes[pixel] = share(counts.p, counts.cells);
      picture.planes[pixels + pixel] = share(counts.d, counts.cells);
      picture.planes[2 * pixels + pixel] = counts.cells == 0;
    }
  }
}

}  // namespace

Picture paint(Solution& solution, const PaintRequest& request) {
  Picture picture;
  if (request.step <= 1) {
    paint_cells(solution, request, picture);
  } else {
    paint_blocks(solution, request, picture);
  }
  return picture;
}

}  // namespace grundy
