// One piece on every square of a board whose moves all lead to earlier anti-diagonals: nimbers and remotenesses, diagonal by diagonal.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "games/option_lanes.hpp"
#include "games/table.hpp"

namespace grundy {

inline constexpr std::uint64_t kLongestBoard = 4096;

/// A move as rows down and columns right; down + right is -1, -2 or -3, and both within -2..1.
using BoardMove = std::array<int, 2>;

/// The squares of one anti-diagonal lie side by side, by row, with two places of padding at either end, so that a diagonal is solved by
/// operations on whole stretches of it (which the compiler turns into vector instructions):
///
///    row          2 3 4 5          2 3 4 5
///    diagonal  # # . . . . # #  # # . . . . # #  ...      # padding: no square
///
/// Values as in games/option_lanes.hpp; where no piece can stand there is none.
/// At most four moves, so nimbers are at most 4. O(1) a square; three bytes a square.
class DiagonalSweep {
 public:
  DiagonalSweep(std::uint32_t side, std::span<const BoardMove> moves);

  /// Solves the next anti-diagonal. `damaged`: the board row by row with X where no piece can stand, or empty.
  void solve_diagonal(std::string_view damaged);

  std::uint32_t solved() const { return solved_; }
  std::uint32_t diagonals() const { return 2 * side_ - 1; }

  bool is_solved(std::uint64_t row, std::uint64_t column) const { return row + column < solved_; }
  /// Of solved squares.
  bool can_stand(std::uint64_t row, std::uint64_t column) const { return values_.nimber_bits[index(row, column)] != 0; }
  std::uint8_t nimber_bits(std::uint64_t row, std::uint64_t column) const { return values_.nimber_bits[index(row, column)]; }
  unsigned nimber(std::uint64_t row, std::uint64_t column) const {
    return static_cast<unsigned>(std::countr_zero(values_.nimber_bits[index(row, column)]));
  }
  /// Squares of a row as `paint` gives them.
  void paint_row(Layer layer, std::uint64_t row, std::uint64_t column, std::span<std::uint8_t> out) const;
  unsigned remoteness(std::uint64_t row, std::uint64_t column) const { return values_.remoteness[index(row, column)]; }

 private:
  static constexpr std::uint32_t kPadding = 2;

  /// A move as seen from within a diagonal: so many diagonals back, so many rows down.
  struct Reach {
    std::uint32_t back;
    int down;
  };

  std::size_t index(std::uint64_t row, std::uint64_t column) const { return static_cast<std::size_t>(base_[row + column] + static_cast<std::int64_t>(row)); }

  std::uint32_t side_;
  std::uint32_t solved_ = 0;
  std::vector<Reach> reaches_;
  std::vector<std::int64_t> base_;  // of each diagonal: index of its row 0, were it to have one
  ValueLanes values_;
  OptionLanes options_;
};

}  // namespace grundy
