// The n x n table of the pawn game (games/pawn_rows.hpp), of which little is stored: every so many rows one is kept, halved, and how many
// P-cells lie in each of a grid of large blocks. Any window follows from the kept rows above it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "games/pawn_rows.hpp"
#include "games/window.hpp"
#include "theory/slice.hpp"

namespace grundy {

/// All rows have about n ln n runs together. Sweeping takes O(n log n), a window what its runs and those of its cones of dependence
/// take: a row needs cells so far beyond either edge as the moves up to the kept row reach, with about spacing() runs in them.
/// Memory: n ln n / (2 spacing()) runs and at most kMostBlocks counts.
class PawnTable {
 public:
  /// `counted`: count the P-cells of the grid's blocks as well.
  PawnTable(std::uint32_t n, bool counted);

  double advance(const Slice& slice);

  std::uint32_t n() const { return n_; }
  /// Rows from here on are given by the closed form.
  std::uint32_t closed_from() const { return closed_from_; }
  /// The rows from here on are known.
  std::uint32_t lowest() const { return row_ <= spacing_ ? 1 : row_; }
  std::uint32_t spacing() const { return spacing_; }

  /// Runs of the first half of the row from which row k < closed_from() follows: k itself or one above it.
  struct Kept {
    std::uint32_t k;
    std::span<const std::int32_t> half;
  };
  Kept kept_above(std::uint32_t k) const;

  /// Side of the grid's blocks: block (i, j) are the cells 1 + i * side.. of the rows 1 + j * side.., below the closed form and in the
  /// first half. P-cells of its j-th row of blocks by column; nothing where not all of its rows are known.
  std::uint32_t block_side() const { return 1u << shift_; }
  std::uint32_t block_rows() const { return closed_from_ == 1 ? 0 : (closed_from_ - 2) / block_side() + 1; }
  std::uint32_t block_columns() const { return (half_ - 1) / block_side() + 1; }
  std::span<const std::uint32_t> block_row(std::uint32_t j) const;

 private:
  void descend();
  void extend(std::uint32_t reach);
  void descend_bits();
  void count_runs();
  void finish_block_row();

  static constexpr std::uint64_t kMostBlocks = 1 << 22;

  std::uint32_t n_, half_, closed_from_, spacing_;
  std::uint32_t row_;           // the row reached
  PawnRuns runs_, next_;        // of its first half; `length_` bounds, and kRunsEnd
  std::size_t length_ = 0;
  std::vector<PawnRuns> kept_;  // row closed_from(), then the multiples of the spacing below it, downward
  std::optional<PawnBits> bits_;
  bool counted_;
  std::uint32_t shift_ = 6;
  std::vector<std::uint32_t> blocks_;
  std::vector<std::uint32_t> counts_, whole_;  // of the row of blocks being swept: cells of runs' ends, and changes in covered blocks
};

/// Rows of a window, from its last to its first.
class PawnWindow {
 public:
  PawnWindow(const PawnTable& table, Range cells, Range rows) : table_(table), cells_(cells), rows_(rows) {}

  /// Runs of P-cells of row k, a known one; k falls by 1 from call to call. They may reach beyond the window. Valid until the next call.
  std::span<const std::int32_t> row(std::uint32_t k);

 private:
  const PawnTable& table_;
  Range cells_, rows_;
  std::uint32_t from_ = 0, at_ = 0;       // the kept row that we came from, and the row reached
  std::int32_t lowest_ = 1, highest_ = 0;  // cells known in that row
  PawnRuns runs_, next_;
  std::size_t length_ = 0;
};

}  // namespace grundy
