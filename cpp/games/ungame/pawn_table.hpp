// The n x n table of the pawn game (games/ungame/pawn_rows.hpp), of which little is stored: half of a row at regular distances, and the
// number of P-cells in each block of a coarse grid. Any window is computed from the kept rows above it.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/slice.hpp"
#include "games/ungame/pawn_rows.hpp"
#include "tables/window.hpp"

namespace grundy {

/// Returns log2(n), n >= 1, for estimates, linear between powers of 2. Nothing else needs std::log, so the module is smaller without it.
constexpr double rough_log2(std::uint64_t n) {
  const auto whole = static_cast<unsigned>(std::bit_width(n)) - 1;
  // n >= 1, so `whole` is below 64. NOLINTNEXTLINE(clang-analyzer-core.UndefinedBinaryOperatorResult)
  return whole - 1.0 + static_cast<double>(n) / static_cast<double>(std::uint64_t{1} << whole);
}

/// All rows together have about n ln n runs. A sweep takes O(n log n), a window the time of its runs and of those in its cones of
/// dependence: a row needs cells beyond either edge as far as the moves up to the kept row reach, with about spacing() runs in them.
/// Memory: n ln n / (2 spacing()) runs and at most twice kMostBlocks counts.
class PawnTable {
 public:
  /// `counted`: count the P-cells of the grid's blocks as well.
  PawnTable(std::uint32_t n, bool counted);

  /// Descends row by row until all are swept or the slice is over. Returns the share of the work done, 1 exactly when done.
  double advance(const Slice& slice);

  std::uint32_t n() const { return n_; }
  /// The first row of the closed form.
  std::uint32_t closed_from() const { return closed_from_; }
  /// The first known row.
  std::uint32_t lowest() const { return row_ <= spacing_ ? 1 : row_; }
  std::uint32_t spacing() const { return spacing_; }

  /// Returns the runs of the first half of the row from which row k < closed_from() is computed: k itself or one above it.
  struct Kept {
    std::uint32_t k;
    std::span<const std::int32_t> half;
  };
  Kept kept_above(std::uint32_t k) const;

  /// P-cells of the rows below the closed form, first half, by blocks of side x side cells. Rows of blocks begin with row 1. Columns of
  /// blocks begin with cell 1 - `before`, of which the left grid has 0; the right one has so many that blocks counted from cell 1 through
  /// the whole strip have its blocks as mirror images.
  class Grid {
   public:
    Grid(std::uint32_t half, std::uint32_t before, unsigned shift, std::uint32_t rows)
        : half_(half), before_(before), shift_(shift), columns_(((half - 1 + before) >> shift) + 1), counts_(columns_ + 1) {
      blocks_.reserve(std::size_t{columns_} * rows);
    }
    std::uint32_t columns() const { return columns_; }
    /// Returns the number of cells of the half before the end of column i.
    std::uint64_t end(std::uint64_t i) const { return std::min<std::uint64_t>(half_, ((i + 1) << shift_) - before_); }
    std::uint64_t column_of(std::uint64_t cells) const { return (cells + before_) >> shift_; }
    /// Returns the j-th row of blocks from the top; nothing unless all of its rows are known.
    std::span<const std::uint32_t> row_from_top(std::size_t j) const {
      return (j + 1) * columns_ <= blocks_.size() ? std::span(blocks_.data() + j * columns_, columns_) : std::span<const std::uint32_t>();
    }
    [[gnu::noinline]] void add(std::span<const std::int32_t> runs);
    void add(const PawnBits& bits);
    void finish_row();

   private:
    std::uint32_t half_, before_;
    unsigned shift_;
    std::uint32_t columns_;
    /// For the current row, differences per column: in the low half, cells up to the end of the column; in the high half, runs that
    /// continue into the next column. So a bound of a run is one addition without branches.
    std::vector<std::uint64_t> counts_;
    std::vector<std::uint32_t> blocks_;
  };

  std::uint32_t block_side() const { return 1u << shift_; }
  std::uint32_t block_rows() const { return closed_from_ == 1 ? 0 : (closed_from_ - 2) / block_side() + 1; }
  const Grid& left_grid() const { return grids_.front(); }
  const Grid& right_grid() const { return grids_.back(); }

 private:
  void descend();
  void extend(std::uint32_t reach);
  void descend_bits();

  static constexpr std::uint64_t kMostBlocks = 1 << 22;

  std::uint32_t n_, half_, closed_from_, spacing_;
  std::uint32_t row_;     // the row reached
  PawnRuns runs_, next_;  // of its first half; `length_` bounds, and kRunsEnd
  std::size_t length_ = 0;
  std::vector<PawnRuns> kept_;  // row closed_from(), then the multiples of the spacing below it, downward
  std::optional<PawnBits> bits_;
  unsigned shift_ = 9;       // of the side of the grid's blocks: at least 512
  std::vector<Grid> grids_;  // none, one if both are equal, or the left and the right one
};

/// Computes the rows of a window, from the last to the first.
class PawnWindow {
 public:
  PawnWindow(const PawnTable& table, Range cells, Range rows) : table_(table), cells_(cells), rows_(rows) {}

  /// Returns the runs of P-cells of a known row k; k decreases from call to call. Runs may extend beyond the window. Valid until the next
  /// call.
  std::span<const std::int32_t> row(std::uint32_t k);

 private:
  const PawnTable& table_;
  Range cells_, rows_;
  std::uint32_t from_ = 0, at_ = 0;        // the kept row where the descent began, and the current row
  std::int32_t lowest_ = 1, highest_ = 0;  // cells known in that row
  PawnRuns runs_, next_;
  std::size_t length_ = 0;
};

}  // namespace grundy
