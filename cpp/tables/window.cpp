// Compiled for speed.
#include "tables/window.hpp"

#include <cmath>

namespace grundy {

namespace {

/// Rows of a table that paints each row separately, in any order.
class PaintedRows final : public CellRows {
 public:
  PaintedRows(Table& table, Layer layer, std::uint64_t x) : table_(table), layer_(layer), x_(x) {}
  void paint(std::uint64_t y, std::span<std::uint8_t> out) override { table_.paint_row(layer_, {x_, y}, out); }

 private:
  Table& table_;
  Layer layer_;
  std::uint64_t x_;
};

/// Cells on a regular grid in each block, row by row; at stride 1 all of them.
class CountedCells final : public BlockRows {
 public:
  CountedCells(Table& table, const Blocks& x, const Blocks& y, std::uint64_t stride)
      : table_(table),
        x_(x),
        y_(y),
        stride_(stride),
        whole_rows_(stride <= kPaintedStride),
        rows_(table.cell_rows(Layer::outcome, x.whole(), y.whole())) {
    for (std::uint32_t i = 0; stride > 1 && i < x.count(); ++i) {
      for (std::uint64_t column = x[i].from; column < x[i].to; column += stride) columns_.push_back(column);
    }
    row_.resize(whole_rows_ ? x.whole().size() : columns_.size());
  }

  bool count(std::uint32_t j, BlockCounts& out, const Slice& slice) override {
    const Range rows = y_[j];
    if (next_ <= rows.from || next_ > rows.to) {
      next_ = rows.to;
      std::fill(out.cells.begin(), out.cells.end(), 0u);
      out.draws = true;
    }
    while (next_ > rows.from) {
      next_ -= 1 + (next_ - 1 - rows.from) % stride_;
      if (whole_rows_) {
        rows_->paint(next_, row_);
        for (std::size_t i = 0; i < columns_.size(); ++i) row_[i] = row_[columns_[i] - x_.whole().from];
      } else {
        pick_cells(table_, Layer::outcome, *rows_, next_, columns_, row_);
      }
      count_row(out);
      if (next_ > rows.from && slice.over()) return false;
    }
    next_ = 0;
    return true;
  }

  bool sampled() const override { return stride_ > 1; }

 private:
  /// The largest stride at which painting whole rows is faster than painting cells.
  static constexpr std::uint64_t kPaintedStride = 16;

  void count_row(BlockCounts& out) const {
    const std::uint8_t* byte = row_.data();
    for (std::uint32_t i = 0; i < x_.count(); ++i) {
      std::uint32_t cells = 0, p = 0, d = 0;
      for (const std::uint8_t* const end = byte + (x_[i].size() - 1) / stride_ + 1; byte < end; ++byte) {
        cells += *byte <= 2;
        p += *byte == 1;
        d += *byte == 2;
      }
      out.cells[i] += cells;
      out.p[i] += p;
      out.d[i] += d;
    }
  }

  Table& table_;
  Blocks x_, y_;
  std::uint64_t stride_;
  bool whole_rows_;
  std::unique_ptr<CellRows> rows_;
  std::vector<std::uint64_t> columns_;  // the columns examined, unless all are
  std::vector<std::uint8_t> row_;
  std::uint64_t next_ = 0;  // the last row counted; 0 between rows of blocks
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

void pick_cells(Table& table, Layer layer, CellRows& rows, std::uint64_t y, std::span<const std::uint64_t> columns,
                std::span<std::uint8_t> out) {
  if (rows.pick(y, columns, out)) return;
  for (std::size_t i = 0; i < columns.size(); ++i) table.paint_row(layer, {columns[i], y}, out.subspan(i, 1));
}

std::unique_ptr<BlockRows> count_by_cells(Table& table, const Blocks& x, const Blocks& y, double budget) {
  const double cells = static_cast<double>(x.whole().size()) * static_cast<double>(y.whole().size());
  const double a_block = budget / (static_cast<double>(x.count()) * y.count());
  const double stride = cells <= budget ? 1 : std::ceil(static_cast<double>(x.step()) / std::sqrt(std::max(1.0, a_block)));
  return std::make_unique<CountedCells>(table, x, y, static_cast<std::uint64_t>(stride));
}

std::unique_ptr<CellRows> Table::cell_rows(Layer layer, Range x, Range) { return std::make_unique<PaintedRows>(*this, layer, x.from); }

std::unique_ptr<BlockRows> Table::block_rows(const Blocks& x, const Blocks& y, Effort effort) {
  return count_by_cells(*this, x, y, effort == Effort::coarse ? 1 << 21 : 1 << 28);
}

void Table::paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) {
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = cell(layer, {at.x + i, at.y}).byte();
}

}  // namespace grundy
