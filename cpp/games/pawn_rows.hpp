// Rows of the pawn game: which cells of the strip 1..n are P before move number k.
#pragma once

#include <cstdint>
#include <vector>

namespace grundy {

/// A set of cells as its runs, the bounds of each in turn: first cell, cell after the last.
///
///    cells   1 2 3 4 5 6 7 8        runs   3 5 7 8
///            . . P P . . P .
class CellRuns {
 public:
  CellRuns() = default;
  explicit CellRuns(std::vector<std::uint32_t> bounds) : bounds_(std::move(bounds)) {}

  std::size_t size() const { return bounds_.size(); }
  const std::vector<std::uint32_t>& bounds() const { return bounds_; }
  /// O(log runs).
  bool contains(std::uint32_t cell) const;
  bool operator==(const CellRuns&) const = default;

 private:
  std::vector<std::uint32_t> bounds_;
};

/// The P-cells of row k, from those of row k + 1: a cell is N when a move of k lands on a P-cell, so
///   N_k = (P_{k+1} + k) u (P_{k+1} - k), clipped to 1..n,   P_k the rest.
/// O(runs of both rows).
CellRuns pawn_row_below(const CellRuns& above, std::uint32_t n, std::uint32_t k);

/// The rows with 3k >= n - 1 in closed form: h cells N, then P, then h cells N, h = floor((n - k + 1) / 2).
CellRuns pawn_row_closed_form(std::uint32_t n, std::uint32_t k);

/// The least k for which the closed form holds.
constexpr std::uint32_t pawn_closed_form_from(std::uint32_t n) { return n < 2 ? 1 : (n + 1) / 3; }

}  // namespace grundy
