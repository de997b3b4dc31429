// One piece on every square of a board whose moves all lead to earlier anti-diagonals: nimbers and remotenesses, diagonal by diagonal.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

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
/// A nimber g is kept as the bit 2^g, so mex is ~seen & (seen + 1). Remoteness is even exactly on P-positions, so that
///   r = 1 + least even r of an option if there is one, else 1 + greatest.
/// Where no piece can stand the nimber's bits are 0 and r is 0xFFFF, which is odd and, plus 1, is 0: neutral in both minimum and maximum.
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
  bool can_stand(std::uint64_t row, std::uint64_t column) const { return nimber_bits_[index(row, column)] != 0; }
  unsigned nimber(std::uint64_t row, std::uint64_t column) const {
    return static_cast<unsigned>(std::countr_zero(nimber_bits_[index(row, column)]));
  }
  unsigned remoteness(std::uint64_t row, std::uint64_t column) const { return remoteness_[index(row, column)]; }

 private:
  static constexpr std::uint32_t kPadding = 2;
  static constexpr std::uint16_t kNone = 0xFFFF;

  /// A move as seen from within a diagonal: so many diagonals back, so many rows down.
  struct Reach {
    std::uint32_t back;
    int down;
  };

  std::size_t index(std::uint64_t row, std::uint64_t column) const { return static_cast<std::size_t>(base_[row + column] + static_cast<std::int64_t>(row)); }
  void combine(const Reach& reach, std::uint32_t first, std::uint32_t count);

  std::uint32_t side_;
  std::uint32_t solved_ = 0;
  std::vector<Reach> reaches_;
  std::vector<std::int64_t> base_;  // of each diagonal: index of its row 0, were it to have one
  std::vector<std::uint8_t> nimber_bits_;
  std::vector<std::uint16_t> remoteness_;
  // Of the diagonal being solved: bits of the options' nimbers, least even remoteness, 1 + greatest.
  std::vector<std::uint8_t> seen_;
  std::vector<std::uint16_t> nearest_, farthest_;
};

}  // namespace grundy
