#include "games/window.hpp"

#include <cmath>

#include "games/game.hpp"

namespace grundy {

namespace {

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

/// Every cell, row by row.
class AllCells final : public BlockRows {
 public:
  AllCells(Solution& solution, const Blocks& x, const Blocks& y)
      : x_(x), y_(y), rows_(solution.cell_rows(Layer::outcome, x.whole(), y.whole())), row_(x.whole().size()) {}

  bool count(std::uint32_t j, BlockCounts& out, const Slice& slice) override {
    const Range rows = y_[j];
    if (next_ <= rows.from || next_ > rows.to) {
      next_ = rows.to;
      std::fill(out.cells.begin(), out.cells.end(), 0u);
      out.draws = true;
    }
    while (next_ > rows.from) {
      rows_->paint(--next_, row_);
      const std::uint8_t* byte = row_.data();
      for (std::uint32_t i = 0; i < x_.count(); ++i) {
        std::uint32_t cells = 0, p = 0, d = 0;
        for (const std::uint8_t* const end = byte + x_[i].size(); byte < end; ++byte) {
          cells += *byte <= 2;
          p += *byte == 1;
          d += *byte == 2;
        }
        out.cells[i] += cells;
        out.p[i] += p;
        out.d[i] += d;
      }
      if (next_ > rows.from && slice.over()) return false;
    }
    next_ = 0;
    return true;
  }

 private:
  Blocks x_, y_;
  std::unique_ptr<CellRows> rows_;
  std::vector<std::uint8_t> row_;
  std::uint64_t next_ = 0;  // the row last counted; 0 between rows of blocks
};

/// Cells on a regular grid.
class SomeCells final : public BlockRows {
 public:
  SomeCells(Solution& solution, const Blocks& x, const Blocks& y, double budget) : solution_(solution), x_(x), y_(y) {
    const double blocks = static_cast<double>(x.count()) * y.count();
    stride_ = static_cast<std::uint64_t>(std::ceil(static_cast<double>(x.step()) / std::sqrt(std::max(1.0, budget / blocks))));
  }

  bool count(std::uint32_t j, BlockCounts& out, const Slice& slice) override {
    const Range rows = y_[j];
    if (next_ <= rows.from || next_ >= rows.to) {
      next_ = rows.from;
      std::fill(out.cells.begin(), out.cells.end(), 0u);
      out.draws = true;
    }
    for (; next_ < rows.to; next_ += stride_) {
      if (next_ > rows.from && slice.over()) return false;
      for (std::uint32_t i = 0; i < x_.count(); ++i) {
        for (std::uint64_t x = x_[i].from; x < x_[i].to; x += stride_) look({x, next_}, i, out);
      }
    }
    next_ = 0;
    return true;
  }

  bool sampled() const override { return true; }

 private:
  void look(Cell at, std::uint32_t block, BlockCounts& out) {
    std::uint8_t byte = 0;
    solution_.paint_row(Layer::outcome, at, {&byte, 1});
    out.cells[block] += byte <= 2;
    out.p[block] += byte == 1;
    out.d[block] += byte == 2;
  }

  Solution& solution_;
  Blocks x_, y_;
  std::uint64_t stride_ = 1;
  std::uint64_t next_ = 0;  // row of cells
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

std::unique_ptr<BlockRows> count_by_cells(Solution& solution, const Blocks& x, const Blocks& y, double budget) {
  const bool all = static_cast<double>(x.whole().size()) * static_cast<double>(y.whole().size()) <= budget;
  if (all) return std::make_unique<AllCells>(solution, x, y);
  return std::make_unique<SomeCells>(solution, x, y, budget);
}

std::unique_ptr<CellRows> Solution::cell_rows(Layer layer, Range x, Range) { return std::make_unique<PaintedRows>(*this, layer, x.from); }

std::unique_ptr<BlockRows> Solution::block_rows(const Blocks& x, const Blocks& y, Effort effort) {
  return count_by_cells(*this, x, y, effort == Effort::coarse ? 1 << 21 : 1 << 28);
}

void Solution::paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) {
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = cell(layer, {at.x + i, at.y}).byte();
}

}  // namespace grundy
