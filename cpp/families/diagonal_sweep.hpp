// Nimber and remoteness of one piece on every square of a board, diagonal by diagonal. All moves lead to earlier anti-diagonals.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>
#include <vector>

#include "tables/option_lanes.hpp"
#include "tables/table.hpp"

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
/// Values as in tables/option_lanes.hpp; blocked squares have none.
/// At most four moves, so nimbers are at most 4. O(1) a square; three bytes a square, or one if only the sum of pieces is wanted.
class DiagonalSweep {
 public:
  enum class Target : std::uint8_t {
    squares,  // nimber and remoteness of each
    sum,      // nimbers, and the sum of the pieces on the board
  };

  DiagonalSweep(std::uint32_t side, std::span<const BoardMove> moves, Target target = Target::squares);

  /// Solves the next anti-diagonal. `board`: the squares row by row, X for a blocked square and K for a piece; empty if no square is
  /// blocked.
  void solve_diagonal(std::string_view board);

  /// Returns the nim-sum of the pieces on the solved diagonals. Target::sum. O(1).
  unsigned nim_sum() const;
  /// Counts the moves that make the nim-sum 0. Target::sum, all diagonals solved. O(1) a square.
  std::uint64_t winning_moves() const;

  std::uint32_t solved() const { return solved_; }
  std::uint32_t diagonals() const { return 2 * side_ - 1; }

  bool is_solved(std::uint64_t row, std::uint64_t column) const { return row + column < solved_; }
  /// For solved squares.
  bool can_stand(std::uint64_t row, std::uint64_t column) const { return values_.nimber_bits[index(row, column)] != 0; }
  std::uint8_t nimber_bits(std::uint64_t row, std::uint64_t column) const { return values_.nimber_bits[index(row, column)]; }
  unsigned nimber(std::uint64_t row, std::uint64_t column) const {
    return static_cast<unsigned>(std::countr_zero(values_.nimber_bits[index(row, column)]));
  }
  /// Writes squares of a row as bytes of a picture.
  void paint_row(Layer layer, std::uint64_t row, std::uint64_t column, std::span<std::uint8_t> out) const;
  unsigned remoteness(std::uint64_t row, std::uint64_t column) const { return values_.remoteness[index(row, column)]; }

  /// Returns the nimber bits of eight neighbours on a diagonal, one byte each from the lowest on: the squares in a row of the board and in
  /// the seven below; unspecified for rows outside of the diagonal. O(1).
  std::uint64_t eight(std::uint64_t diagonal, std::uint64_t row) const {
    std::uint64_t bits;
    std::memcpy(&bits, values_.nimber_bits.data() + base_[diagonal] + static_cast<std::int64_t>(row), 8);
    return bits;
  }

 private:
  static constexpr std::uint32_t kPadding = 2;
  static constexpr std::size_t kMostReaches = 4;

  // Until a square is solved, its nimber bits mark whether it is blocked; the bit of a piece stays beside the nimber.
  static constexpr std::uint8_t kFree = 1, kPiece = 0x80;

  /// A move relative to a diagonal: diagonals back, rows down.
  struct Reach {
    std::uint32_t back;
    int down;
  };

  struct Stretch {
    std::uint32_t first, count;  // rows of a diagonal
  };
  Stretch stretch(std::uint32_t diagonal) const {
    const std::uint32_t first = diagonal < side_ ? 0 : diagonal - side_ + 1;
    return {first, (diagonal < side_ ? diagonal : side_ - 1) - first + 1};
  }

  void place(std::string_view board, std::uint32_t row, std::uint32_t end);
  void place_block(const std::uint8_t* marks, std::uint32_t row, std::uint32_t column);
  void solve_sums(std::size_t to, std::uint32_t count);

  /// The first option of a diagonal's first square, for one kind of move.
  std::size_t options_at(const Reach& reach, std::uint32_t diagonal, std::uint32_t first) const {
    return static_cast<std::size_t>(base_[diagonal - reach.back] + static_cast<std::int64_t>(first) + reach.down);
  }

  std::size_t index(std::uint64_t row, std::uint64_t column) const {
    return static_cast<std::size_t>(base_[row + column] + static_cast<std::int64_t>(row));
  }

  std::uint32_t side_;
  Target target_;
  std::uint8_t odd_ = 0;  // bit g: whether the number of pieces with nimber g is odd
  std::uint32_t solved_ = 0;
  std::vector<Reach> reaches_;
  std::vector<std::int64_t> base_;  // of each diagonal: index of its row 0, even if that is outside of the board
  ValueLanes values_;
  OptionLanes options_;
  std::vector<std::uint8_t> none_;   // stands for options beyond the board, of a diagonal's squares
  std::vector<std::uint8_t> marks_;  // of some rows of the board
};

}  // namespace grundy
