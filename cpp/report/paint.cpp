#include "report/paint.hpp"

#include <algorithm>
#include <cmath>

namespace grundy {

namespace {

/// Cells looked at for a picture, and rows counted for one, at the most (about).
constexpr double kCellBudget = 1 << 23;
constexpr std::uint64_t kRowBudget = 1 << 13;

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

void look(std::uint8_t byte, BlockCount& count) {
  if (byte > 2) return;
  ++count.cells;
  count.p += byte == static_cast<std::uint8_t>(Outcome::P);
  count.d += byte == static_cast<std::uint8_t>(Outcome::D);
}

/// One row of cells added to the blocks it crosses: all of it where `stride` is 1, else every `stride`-th cell.
class RowCounter {
 public:
  RowCounter(Solution& solution, const Overlap& across, std::uint64_t step, std::uint64_t stride)
      : solution_(solution), across_(across), step_(step), stride_(stride) {
    if (stride == 1) row_.resize(across.count);
  }

  void add(std::uint64_t y, std::span<BlockCount> blocks) {
    if (stride_ == 1) {
      solution_.paint_row(Layer::outcome, {across_.first, y}, row_);
      std::uint64_t block = across_.offset / step_, left = step_ - across_.offset % step_;  // cells left in the block
      for (const std::uint8_t byte : row_) {
        look(byte, blocks[block]);
        if (--left == 0) {
          ++block;
          left = step_;
        }
      }
      return;
    }
    std::uint8_t byte = 0;
    for (std::uint64_t i = 0; i < across_.count; i += stride_) {
      solution_.paint_row(Layer::outcome, {across_.first + i, y}, {&byte, 1});
      look(byte, blocks[(across_.offset + i) / step_]);
    }
  }

 private:
  Solution& solution_;
  Overlap across_;
  std::uint64_t step_, stride_;
  std::vector<std::uint8_t> row_;
};

/// Every how many cells to look, so that about `budget` of step x step cells in each of `pixels` blocks are looked at.
std::uint64_t stride_for(double budget, std::size_t pixels, std::uint64_t step) {
  const double looked_at = std::sqrt(std::max(1.0, budget / static_cast<double>(pixels)));
  return std::max<std::uint64_t>(1, static_cast<std::uint64_t>(std::ceil(static_cast<double>(step) / looked_at)));
}

void paint_blocks(Solution& solution, const PaintRequest& r, Picture& picture) {
  const std::size_t pixels = std::size_t{r.width} * r.height;
  picture.planes.assign(3 * pixels, 0);
  std::fill(picture.planes.begin() + static_cast<std::ptrdiff_t>(2 * pixels), picture.planes.end(), std::uint8_t{1});
  const Overlap across = overlap(solution.shape().x, r.x, r.width * r.step);
  if (across.count == 0) return;

  const std::uint64_t stride = stride_for(kCellBudget, pixels, r.step);
  // A game that counts rows by itself is only asked for fewer rows where they are very many.
  const std::uint64_t row_stride = std::max<std::uint64_t>(1, r.step / std::max<std::uint64_t>(1, kRowBudget / r.height));
  RowCounter counter(solution, across, r.step, stride);
  std::vector<BlockCount> blocks(r.width);
  for (std::uint32_t j = 0; j < r.height; ++j) {
    const Overlap along = overlap(solution.shape().y, r.y + static_cast<std::int64_t>(j * r.step), r.step);
    std::fill(blocks.begin(), blocks.end(), BlockCount{});
    for (std::uint64_t i = 0, next = 0; i < along.count; i += next) {
      const std::uint64_t y = along.first + i;
      const bool counted = solution.count_row({across.first, y}, across.count, r.step, across.offset, blocks);
      if (!counted) counter.add(y, blocks);
      next = counted ? row_stride : stride;
      picture.sampled |= next > 1;
    }
    for (std::uint32_t i = 0; i < r.width; ++i) {
      const std::size_t pixel = std::size_t{j} * r.width + i;
      picture.planes[pixel] = share(blocks[i].p, blocks[i].cells);
      picture.planes[pixels + pixel] = share(blocks[i].d, blocks[i].cells);
      picture.planes[2 * pixels + pixel] = blocks[i].cells == 0;
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
