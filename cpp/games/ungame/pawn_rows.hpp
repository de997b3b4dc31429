// Rows of the pawn game: the P-cells of the strip 1..n before move number k.
//
// A cell is N when a move of k lands on a P-cell of the row above, so
//   N_k = (P_{k+1} + k) u (P_{k+1} - k), clipped to 1..n,   P_k the rest.
// Rows are mirror symmetric: the cells 1..half, half = ceil(n / 2), determine all.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace grundy {

/// A set of cells as runs, with the bounds of each in turn: first cell, cell after the last. Signed, because shifts may leave the strip.
///
///    cells   1 2 3 4 5 6 7 8        runs   3 5 7 8
///            . . P P . . P .
using PawnRuns = std::vector<std::int32_t>;

/// The longest strip: bounds and their shifts fit 32 bits, and so does the mark after the last run.
inline constexpr std::uint32_t kLongestPawnStrip = 100'000'000;

/// The mark after the last run of a row.
inline constexpr std::int32_t kRunsEnd = 1 << 30;

/// Computes the P-cells of row k among lowest..highest, from those of the row above among lowest - k..highest + k (as far as they lie on
/// the strip); `above` may have more, and must end with kRunsEnd. `out` is enlarged if necessary, never shrunk. Returns the number of
/// bounds written, before kRunsEnd. O(runs of both rows). Never inlined: a browser's optimiser replaces whole functions between calls, so a
/// kernel within a caller that loops would stay slow.
[[gnu::noinline]] std::size_t pawn_row_below(std::span<const std::int32_t> above, std::int32_t k, std::int32_t lowest, std::int32_t highest,
                                             PawnRuns& out);

/// Appends to `out` the P-cells lowest..highest of the strip 1..n, from those of its first half, followed by kRunsEnd. A run that
/// begins where the last one of `out` ends is joined to it. O(log runs of the half + runs found).
void unfold(std::span<const std::int32_t> half, std::int32_t n, std::int32_t lowest, std::int32_t highest, PawnRuns& out);

/// Returns h for the rows with 3k >= n - 1 in closed form: h cells N, then P, then h cells N, h = floor((n - k + 1) / 2).
constexpr std::int32_t pawn_losing_margin(std::int64_t n, std::int64_t k) { return static_cast<std::int32_t>((n - k + 1) / 2); }
/// Returns the least k for which the closed form is valid.
constexpr std::uint32_t pawn_closed_form_from(std::uint32_t n) { return n < 2 ? 1 : (n + 1) / 3; }

/// The first half of a row as bits, for the lowest rows, which have nearly as many runs as cells.
class PawnBits {
 public:
  PawnBits(std::uint32_t n, std::span<const std::int32_t> half);

  /// Advances from row k + 1 to row k, 64 cells at a time. O(n / 64).
  void descend(std::uint32_t k);
  /// Writes the runs of the first half.
  bool contains(std::uint32_t cell) const { return words_[kPadding + (cell - 1) / 64] >> ((cell - 1) % 64) & 1; }
  /// Counts P-cells of the half after the first `before` up to the first `end`. O(cells / 64).
  std::uint64_t count(std::uint32_t before, std::uint32_t end) const;

 private:
  static constexpr std::size_t kPadding = 2;  // words before and after the half, so that shifts of up to 127 cells need no checks
  void put(std::uint32_t cell) { words_[kPadding + (cell - 1) / 64] |= std::uint64_t{1} << ((cell - 1) % 64); }

  std::uint32_t n_, half_;
  std::vector<std::uint64_t> words_, next_;  // bit c of the words after the padding is cell c + 1
};

}  // namespace grundy
