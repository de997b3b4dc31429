#include "games/window.hpp"

#include <cmath>

#include "games/game.hpp"

namespace grundy {

namespace {

/// Cells looked at for a picture, at the most (about).
constexpr double kCoarseCells = 1 << 21;
constexpr double kFineCells = 1 << 28;

/// Rows of a table whose rows can be painted one by one, in any order.
class PaintedRows final : public CellRows {
 public:
  PaintedRows(Solution& solution, Layer layer, std::uint64_t x) : solution_(solution), layer_(layer), x_(x) {}
  void paint(std::uint64_t y, std::span<std::uint8_t> out) override { solution_.paint_row(layer_, {x_, y}, out); }

 private:
  Solution& solution_;
  Layer layer_;
  std::uint64_t x_;
};

void look(std::uint8_t byte, BlockCounts& counts, std::uint32_t block) {
  if (byte > 2) return;
  ++counts.cells[block];
  counts.p[block] += byte == static_cast<std::uint8_t>(Outcome::P);
  counts.d[block] += byte == static_cast<std::uint8_t>(Outcome::D);
}

class CountedCells final : public BlockRows {
 public:
  CountedCells(Solution& solution, const Blocks& x, const Blocks& y, Effort effort)
      : solution_(solution), x_(x), y_(y), stride_(stride(effort)) {
    if (stride_ == 1) row_.resize(x.whole().size());
  }

  bool count(std::uint32_t j, BlockCounts& out, const Slice& slice) override {
    const Range rows = y_[j];
    if (next_ <= rows.from || next_ >= rows.to) {
      next_ = rows.from;
      std::fill(out.cells.begin(), out.cells.end(), 0u);
      out.draws = true;
    }
    while (next_ < rows.to) {
      stride_ == 1 ? add_all(next_, out) : add_samples(next_, out);
      next_ += stride_;
      if (next_ < rows.to && slice.over()) return false;
    }
    return true;
  }

  bool sampled() const override { return stride_ > 1; }

 private:
  /// Every how many cells to look.
  std::uint64_t stride(Effort effort) const {
    const double budget = effort == Effort::fine ? kFineCells : kCoarseCells;
    const double cells = static_cast<double>(x_.whole().size()) * static_cast<double>(y_.whole().size());
    if (cells <= budget) return 1;
    const double blocks = static_cast<double>(x_.count()) * y_.count();
    const double looked_at = std::sqrt(std::max(1.0, budget / blocks));
    return static_cast<std::uint64_t>(std::ceil(static_cast<double>(x_.step()) / looked_at));
  }

  void add_all(std::uint64_t y, BlockCounts& out) {
    solution_.paint_row(Layer::outcome, {x_.whole().from, y}, row_);
    for (std::uint32_t i = 0; i < x_.count(); ++i) {
      const Range columns = x_[i];
      for (std::uint64_t x = columns.from; x < columns.to; ++x) look(row_[x - x_.whole().from], out, i);
    }
  }

  void add_samples(std::uint64_t y, BlockCounts& out) {
    std::uint8_t byte = 0;
    for (std::uint32_t i = 0; i < x_.count(); ++i) {
      const Range columns = x_[i];
      for (std::uint64_t x = columns.from; x < columns.to; x += stride_) {
        solution_.paint_row(Layer::outcome, {x, y}, {&byte, 1});
        look(byte, out, i);
      }
    }
  }

  Solution& solution_;
  Blocks x_, y_;
  std::uint64_t stride_;
  std::uint64_t next_ = 0;  // row of cells
  std::vector<std::uint8_t> row_;
};

}  // namespace

Blocks::Blocks(const Axis& axis, std::int64_t from, std::uint64_t step, std::uint32_t pixels) : step_(step) {
  // Corners lie within 2^53, but corner + pixels * step may not fit 64 bits.
  __extension__ typedef __int128 Wide;
  const Wide low = axis.first, high = low + axis.count;
  const Wide begin = std::max<Wide>(from, low), end = std::min<Wide>(from + Wide{step} * pixels, high);
  if (begin >= end) return;
  const Wide skipped = (begin - from) / step;
  skipped_ = static_cast<std::uint32_t>(skipped);
  count_ = static_cast<std::uint32_t>((end - from + step - 1) / step - skipped);
  whole_ = {static_cast<std::uint64_t>(begin), static_cast<std::uint64_t>(end)};
  second_ = static_cast<std::uint64_t>(from + (skipped + 1) * step);
}

void BlockCounts::hide_all_but(const Blocks& x, std::uint64_t rows) {
  std::fill(cells.begin(), cells.end(), rows * x.step());
  cells.front() = rows * x[0].size();
  cells.back() = rows * x[x.count() - 1].size();
}

void BlockCounts::begin(const Blocks& x, std::uint64_t rows) {
  hide_all_but(x, rows);
  std::fill(p.begin(), p.end(), 0u);
  if (draws) std::fill(d.begin(), d.end(), 0u);
  draws = false;
}

std::unique_ptr<BlockRows> count_by_cells(Solution& solution, const Blocks& x, const Blocks& y, Effort effort) {
  return std::make_unique<CountedCells>(solution, x, y, effort);
}

std::unique_ptr<CellRows> Solution::cell_rows(Layer layer, Range x, Range) { return std::make_unique<PaintedRows>(*this, layer, x.from); }

std::unique_ptr<BlockRows> Solution::block_rows(const Blocks& x, const Blocks& y, Effort effort) {
  return count_by_cells(*this, x, y, effort);
}

void Solution::paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) {
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = cell(layer, {at.x + i, at.y}).byte();
}

}  // namespace grundy
