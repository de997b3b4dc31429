// Tables whose cells are a sum of two components: the nimber is the nim-sum of a number of the column and a number of the row.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "tables/window.hpp"

namespace grundy {

/// The numbers of a window's columns and rows, in order from its corner; larger ones count as kLargestKey.
inline constexpr std::uint32_t kLargestKey = 0xFFFFFFFF;
struct NimSumKeys {
  std::vector<std::uint32_t> columns, rows;
};

/// Cells of the layers outcome and nimber. O(cells).
std::unique_ptr<CellRows> nim_sum_cell_rows(Layer layer, Range x, Range y, NimSumKeys keys);

/// A cell whose outcome differs from that of the nim-sum.
struct Exception {
  Cell cell;
  Outcome outcome;
};

/// Shares of P-cells where the numbers are the indices themselves, and the nim-sum of the rest. O(log step + exceptions) a row of blocks.
std::unique_ptr<BlockRows> nim_block_rows(const Blocks& x, const Blocks& y, std::uint64_t rest, std::vector<Exception> exceptions = {});

/// The most columns or rows that are listed: larger tables are counted by samples of their cells.
inline constexpr std::uint64_t kMostKeys = std::uint64_t{1} << 21;

/// Shares of P-cells for arbitrary numbers, of columns below kMostKeys: the cells whose two numbers are equal. Columns are grouped by their
/// number, so a row of blocks costs O(its rows + columns with one of its numbers), and where there are few numbers
/// O(its rows + numbers * blocks).
std::unique_ptr<BlockRows> nim_sum_block_rows(const Blocks& x, const Blocks& y, NimSumKeys keys);

}  // namespace grundy
