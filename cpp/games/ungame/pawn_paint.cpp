// Compiled for speed.
#include "games/ungame/pawn_paint.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace grundy {

namespace {

class PawnCellRows final : public CellRows {
 public:
  PawnCellRows(const PawnTable& table, Range x, Range y) : table_(table), window_(table, x, y), x_(x) {}

  void paint(std::uint64_t y, std::span<std::uint8_t> out) override {
    if (y < table_.lowest()) {
      std::fill(out.begin(), out.end(), CellValue::unknown().byte());
      return;
    }
    std::fill(out.begin(), out.end(), static_cast<std::uint8_t>(Outcome::N));
    const auto row = window_.row(static_cast<std::uint32_t>(y));
    for (std::size_t i = 0; i < row.size(); i += 2) {
      const Range run = intersection({static_cast<std::uint64_t>(row[i]), static_cast<std::uint64_t>(row[i + 1])}, x_);
      std::fill_n(out.begin() + static_cast<std::ptrdiff_t>(run.from - x_.from), run.size(), static_cast<std::uint8_t>(Outcome::P));
    }
  }

  bool pick(std::uint64_t y, std::span<const std::uint64_t> columns, std::span<std::uint8_t> out) override {
    if (y < table_.lowest()) {
      std::fill(out.begin(), out.end(), CellValue::unknown().byte());
      return true;
    }
    const auto row = window_.row(static_cast<std::uint32_t>(y));
    std::size_t bounds = 0;  // number of run bounds up to the cell: odd within a run
    for (std::size_t i = 0; i < columns.size(); ++i) {
      while (bounds < row.size() && static_cast<std::uint64_t>(row[bounds]) <= columns[i]) ++bounds;
      out[i] = static_cast<std::uint8_t>(bounds % 2 == 0 ? Outcome::N : Outcome::P);
    }
    return true;
  }

 private:
  const PawnTable& table_;
  PawnWindow window_;
  Range x_;
};

/// Returns 0 + 1 + ... + (n - 1).
std::uint64_t triangle(std::uint64_t n) { return n * (n - 1) / 2; }

/// Counts P-cells of the closed form among the cells x of the first half and the rows y: cell c is P from row n + 2 - 2c on.
std::uint64_t closed_in_half(std::uint64_t n, Range x, Range y) {
  if (x.from >= x.to || y.from >= y.to) return 0;
  // Columns before `some` have no P-cells, columns from `all` on have them in all rows.
  const std::uint64_t some = std::max(x.from, n + 2 < y.to ? 0 : (n + 2 - y.to) / 2 + 1);
  const std::uint64_t all = std::max(x.from, n + 2 < y.from ? 0 : (n + 3 - y.from) / 2);
  const std::uint64_t full = x.to > all ? (x.to - all) * y.size() : 0;
  const std::uint64_t end = std::min(x.to, all);
  if (some >= end) return full;
  const std::uint64_t columns = end - some, first = y.to + 2 * some - (n + 2);  // rows of the first of these; each next has 2 more
  return full + columns * first + 2 * triangle(columns);
}

std::uint64_t closed_count(std::uint64_t n, Range x, Range y) {
  const std::uint64_t middle = (n + 1) / 2;
  const Range left = intersection(x, {1, middle + 1}), right = intersection(x, {middle + 1, n + 1});
  return closed_in_half(n, left, y) + (right.size() > 0 ? closed_in_half(n, {n + 2 - right.to, n + 2 - right.from}, y) : 0);
}

/// Whether the runs of a whole window can be counted at once.
bool few_runs(const PawnTable& table, Range cells, Range rows) {
  constexpr double kFew = 5e6;
  if (rows.size() == 0) return true;
  const double runs = static_cast<double>(cells.size()) * std::numbers::ln2 * (rough_log2(rows.to) - rough_log2(rows.from));
  return runs + static_cast<double>(rows.size()) * (table.spacing() + 20.0) < kFew;
}

class PawnBlockRows final : public BlockRows {
 public:
  PawnBlockRows(const PawnTable& table, const Blocks& x, const Blocks& y, Effort effort)
      : table_(table),
        x_(x),
        y_(y),
        window_(table, x.whole(), open_rows(y.whole())),
        per_step_(1.0 / static_cast<double>(x.step())),
        per_side_(1.0 / table.block_side()),
        lacking_(x.count() > 1 ? x.step() - x[0].size() : 0),
        by_runs_(effort == Effort::fine || few_runs(table, x.whole(), open_rows(y.whole()))) {
    if (by_runs_) {
      whole_.resize(x.count() + 1);
    } else {
      left_.resize(table.left_grid().columns() + 1);
      right_.resize(table.right_grid().columns() + 1);
    }
  }

  bool count(std::uint32_t j, BlockCounts& out, const Slice& slice) override {
    const Range open = open_rows(y_[j]);
    const Range known = {std::max<std::uint64_t>(open.from, table_.lowest()), open.to};
    const Range closed = intersection(y_[j], {table_.closed_from(), table_.n() + std::uint64_t{1}});
    std::uint64_t rows = closed.size();
    if (known.from < known.to) {
      if (by_runs_ && !count_runs(known, out, slice)) return false;
      rows += by_runs_ ? known.size() : weigh_grids(known, out);
    }
    if (rows < y_[j].size()) out.hide_all_but(x_, rows);
    if (closed.size() > 0) count_closed(closed, out);
    return true;
  }

  bool sampled() const override { return sampled_; }

 private:
  /// Rows below the closed form.
  Range open_rows(Range rows) const { return intersection(rows, {1, table_.closed_from()}); }

  void count_closed(Range rows, BlockCounts& out) {
    const std::uint64_t n = table_.n();
    const auto margin = [this](std::uint64_t row) {
      return static_cast<std::uint64_t>(pawn_losing_margin(table_.n(), static_cast<std::int64_t>(row)));
    };
    const std::uint64_t some = margin(rows.to - 1) + 1;  // the first column with a P-cell
    const std::uint64_t all = margin(rows.from) + 1;     // the first column without other cells
    for (std::uint32_t i = 0; i < x_.count(); ++i) {
      const Range cells = x_[i];
      if (cells.to <= some || cells.from + some > n + 1) continue;
      const bool whole = cells.from >= all && cells.to + all <= n + 2;
      out.p[i] += whole ? cells.size() * rows.size() : closed_count(n, cells, rows);
    }
  }

  std::uint32_t block_of(std::uint64_t cell) const {
    // Cells and steps are below 2^31, so the error of the product is less than the 1/2 that is added.
    return static_cast<std::uint32_t>((static_cast<double>(cell - x_.whole().from + lacking_) + 0.5) * per_step_);
  }

  bool count_runs(Range rows, BlockCounts& out, const Slice& slice) {
    if (next_ <= rows.from || next_ > rows.to) next_ = rows.to;
    for (std::uint64_t budget = 0; next_ > rows.from;) {
      const auto row = window_.row(static_cast<std::uint32_t>(--next_));
      budget += row.size() + 64;
      for (std::size_t i = 0; i < row.size(); i += 2)
        add({static_cast<std::uint64_t>(row[i]), static_cast<std::uint64_t>(row[i + 1])}, out);
      if (budget > 400'000 && next_ > rows.from) {
        if (slice.over()) return false;
        budget = 0;
      }
    }
    std::uint32_t covering = 0;  // rows in which a run covers the whole block
    for (std::uint32_t i = 0; i < x_.count(); ++i) {
      covering += whole_[i];
      // cppcheck-suppress constStatement
      out.p[i] += std::uint64_t{covering} * x_[i].size();
    }
    std::fill(whole_.begin(), whole_.end(), 0u);
    return true;
  }

  void add(Range run, BlockCounts& out) {
    const Range cells = intersection(run, x_.whole());
    if (cells.size() == 0) return;
    const std::uint32_t first = block_of(cells.from), last = block_of(cells.to - 1);
    if (first == last) {
      out.p[first] += cells.size();
      return;
    }
    out.p[first] += x_[first].to - cells.from;
    out.p[last] += cells.to - x_[last].from;
    ++whole_[first + 1];
    --whole_[last];
  }

  /// Takes P-cells from the grids. Returns the number of rows covered: those whose row of blocks is known.
  std::uint64_t weigh_grids(Range rows, BlockCounts& out) {
    const std::uint64_t n = table_.n(), middle = (n + 1) / 2;
    const Range seen = x_.whole(), left_seen = intersection(seen, {1, middle + 1}), right_seen = intersection(seen, {middle + 1, n + 1});
    const std::uint64_t weighed = sum(table_.left_grid(), left_seen, rows, left_);
    sum(table_.right_grid(), {n + 2 - right_seen.to, n + 2 - right_seen.from}, rows, right_);
    // Blocks meet: where one ends, the next begins.
    double left_before = left_seen.size() > 0 ? up_to(left_seen.from - 1, table_.left_grid(), left_) : 0;
    double right_before = right_seen.size() > 0 ? up_to(n + 1 - right_seen.from, table_.right_grid(), right_) : 0;
    for (std::uint32_t i = 0; i < x_.count(); ++i) {
      const Range left = intersection(x_[i], {1, middle + 1}), right = intersection(x_[i], {middle + 1, n + 1});
      double p = 0;
      if (left.size() > 0) {
        const double before = std::exchange(left_before, up_to(left.to - 1, table_.left_grid(), left_));
        p += left_before - before;
      }
      if (right.size() > 0) {
        const double before = std::exchange(right_before, up_to(n + 1 - right.to, table_.right_grid(), right_));
        p += before - right_before;
      }
      // An estimated share is never shown as none or all.
      const double all = static_cast<double>(x_[i].size() * weighed);
      if (p > 0 && p < all) p = std::clamp(std::floor(p), 1.0, all - 1);
      out.p[i] += static_cast<std::uint64_t>(p);
    }
    return weighed;
  }

  /// Computes prefix sums of P-cells over the grid's columns that meet the cells; rows of blocks are weighted by the share of their rows
  /// that is requested. Returns the number of known rows.
  std::uint64_t sum(const PawnTable::Grid& grid, Range cells, Range rows, std::vector<double>& sums) {
    const std::size_t first = cells.size() > 0 ? grid.column_of(cells.from - 1) : 0;
    const std::size_t last = cells.size() > 0 ? grid.column_of(cells.to - 2) + 1 : 0;  // one past the end
    const std::uint64_t side = table_.block_side(), top = table_.closed_from() - 1;    // the last row that the grid counts
    std::uint64_t weighed = 0;
    std::fill(sums.begin() + static_cast<std::ptrdiff_t>(first), sums.begin() + static_cast<std::ptrdiff_t>(last) + 1, 0.0);
    for (std::uint64_t b = (rows.from - 1) / side; b * side + 1 < rows.to; ++b) {
      const auto counts = grid.row_from_top(table_.block_rows() - 1 - b);
      const Range counted = {b * side + 1, std::min((b + 1) * side, top) + 1}, taken = intersection(counted, rows);
      if (counts.empty()) continue;
      weighed += taken.size();
      if (taken.size() < counted.size()) sampled_ = true;
      const double weight = static_cast<double>(taken.size()) / static_cast<double>(counted.size());
      for (std::size_t i = first; i < last; ++i) sums[i + 1] += weight * counts[i];
    }
    for (std::size_t i = first + 1; i <= last; ++i) sums[i] += sums[i - 1];
    return weighed;
  }

  /// Returns the P-cells of the summed rows among the first `cells` of the half, assuming even distribution within each block.
  double up_to(std::uint64_t cells, const PawnTable::Grid& grid, const std::vector<double>& sums) {
    if (cells == 0) return 0;
    const std::uint64_t column = grid.column_of(cells - 1), end = grid.end(column);
    if (cells == end) return sums[column + 1];
    sampled_ = true;
    const std::uint64_t begin = column == 0 ? 0 : grid.end(column - 1);
    const double per_cell = end - begin == table_.block_side() ? per_side_ : 1 / static_cast<double>(end - begin);
    return sums[column] + (sums[column + 1] - sums[column]) * static_cast<double>(cells - begin) * per_cell;
  }

  const PawnTable& table_;
  Blocks x_, y_;
  PawnWindow window_;
  double per_step_, per_side_;
  std::uint64_t lacking_;  // cells missing at the left of the first block
  bool by_runs_;
  bool sampled_ = false;
  std::uint64_t next_ = 0;            // the last counted row
  std::vector<std::uint32_t> whole_;  // changes in the number of runs that cover a block
  std::vector<double> left_, right_;  // P-cells of the half before each column of the two grids
};

}  // namespace

std::unique_ptr<CellRows> pawn_cell_rows(const PawnTable& table, Range x, Range y) { return std::make_unique<PawnCellRows>(table, x, y); }

std::unique_ptr<BlockRows> pawn_block_rows(const PawnTable& table, const Blocks& x, const Blocks& y, Effort effort) {
  return std::make_unique<PawnBlockRows>(table, x, y, effort);
}

std::uint64_t pawn_grain(const PawnTable& table) {
  const bool few = few_runs(table, {1, table.n() + std::uint64_t{1}}, {1, table.closed_from()});
  return few ? 1 : table.block_side();
}

}  // namespace grundy
