// The P-squares and the blocked squares of a solved board, one bit each. Pictures of the board are counted from these bits.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "families/diagonal_sweep.hpp"
#include "tables/window.hpp"

namespace grundy {

/// Rows of bits, in words of 64 from the lowest bit on.
class BitRows {
 public:
  BitRows() = default;
  explicit BitRows(std::uint32_t side) : words_((side + 63) / 64), bits_(words_ * side) {}

  void put(std::uint64_t row, std::size_t word, std::uint64_t bits) { bits_[row * words_ + word] = bits; }
  /// Returns the row's bits as bytes (all our platforms are little-endian).
  const std::uint8_t* row(std::uint64_t row) const { return reinterpret_cast<const std::uint8_t*>(bits_.data() + row * words_); }
  /// Counts the set bits of a non-empty range of columns. O(columns / 64).
  std::uint64_t count(std::uint64_t row, Range columns) const;
  bool empty() const { return bits_.empty(); }

 private:
  std::size_t words_ = 0;  // per row
  std::vector<std::uint64_t> bits_;
};

class BoardBits {
 public:
  explicit BoardBits(std::uint32_t side) : side_(side) {}

  /// Reads the next 64 rows of the solved board. True when all are read.
  bool extend(const DiagonalSweep& sweep, bool damaged);
  bool complete() const { return rows_ == side_; }

  /// Returns exact counts. A row of blocks costs O(its cells / 8), or O(its cells / 64) where blocks are wide.
  std::unique_ptr<BlockRows> block_rows(const Blocks& x, const Blocks& y) const;

  const BitRows& losing() const { return losing_; }
  bool any_missing() const { return !missing_.empty(); }
  /// Blocked squares.
  const BitRows& missing() const { return missing_; }

 private:
  std::uint32_t side_;
  std::uint32_t rows_ = 0;
  BitRows losing_, missing_;
};

}  // namespace grundy
