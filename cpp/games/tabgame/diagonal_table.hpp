// The table of the coin game: outcomes are constant along diagonals, except in the first row and column.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tables/window.hpp"

namespace grundy {

///   a(x, y): the player to move at row x, column y wins; on the border a is the digit (1: who moved there loses)
///   a(x, y) = NOT (a(x-1, y) AND a(x, y-1))
///
/// Theorem (Kulkov, the problem's editorial): a(x, y) = a(x+1, y+1) for x, y >= 2. So the first row and column and one line across the
/// diagonals determine the table: O(N + M) time and bytes, any cell in O(1). Rows and columns count from 1.
class DiagonalTable {
 public:
  DiagonalTable(std::string_view top, std::string_view left);

  bool wins(std::uint64_t row, std::uint64_t column) const {
    if (row == 1) return first_row_[column];
    if (column == 1) return first_column_[row];
    return diagonal_[rows_ + column - row];
  }

  /// Appends a digit per cell, given as row and column: 1 if the player to move wins. O(cells).
  void put_digits(std::span<const std::uint64_t> cells, std::string& out) const;

  /// Writes outcomes of a row as bytes, from a column rightward. O(cells).
  void paint_row(std::uint64_t row, std::uint64_t column, std::span<std::uint8_t> out) const;

  /// Returns exact shares: O(1) per block, after O(N + M) time and 8 (N + M) bytes in the first call.
  std::unique_ptr<BlockRows> block_rows(const Blocks& x, const Blocks& y);

  /// Adds the P-cells of the rows y to their blocks of columns, once `block_rows` has been called.
  void count_row(const Blocks& x, Range y, std::span<std::uint64_t> out) const;

 private:
  using Line = std::vector<std::uint8_t>;  // 1 where the player to move wins
  void sum();

  std::uint64_t rows_, columns_;
  Line first_row_, first_column_;
  Line diagonal_;                                  // of cell (row, column), both at least 2, at rows_ + column - row
  std::vector<std::uint64_t> twice_;               // P-cells of diagonal_ summed twice: twice_[i + 1] - twice_[i] are those before place i
  std::vector<std::uint32_t> in_row_, in_column_;  // P-cells of the first row and column before each place
};

}  // namespace grundy
