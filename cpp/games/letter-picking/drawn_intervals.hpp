// The drawn intervals of a word in the letter game, and pictures of all intervals.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "tables/window.hpp"

namespace grundy {

/// Later picks weigh more, so the value of an interval is that of its inner interval unless that is a draw. This gives the linear rule
/// (tests compare it with the recurrence): strip equal outer letters while they match; it is a draw exactly when the rest is a run of
/// doubled letters (possibly empty), and else Alice wins. O(n) bytes.
class DrawnIntervals {
 public:
  /// The word must outlive it.
  explicit DrawnIntervals(std::string_view word);

  /// Whether the letters l..r are a draw, r - l odd or r = l - 1. O(letters stripped / 8).
  bool drawn(std::uint64_t l, std::uint64_t r) const { return drawn_within(l, r, r + 1 - l, true); }

  /// The same, if matching outer letters, `most` at each end, leave an interval with the known result `rest`.
  bool drawn_within(std::uint64_t l, std::uint64_t r, std::uint64_t most, bool rest) const;

  /// Returns the end of the doubled letters from l on: l..r with different outer letters is a draw exactly when r is before it.
  std::uint64_t doubled_end(std::uint64_t l) const { return l + 2 * std::uint64_t{pairs_[l]}; }

  std::string_view word() const { return word_; }

 private:
  std::string_view word_;
  std::string reversed_;
  std::vector<std::uint32_t> pairs_;  // doubled letters in a row from here: "aabbc" has 2
};

/// The cells (r, l) of a window of the table, l < r and r - l odd. O(cells), plus, for each row and O(columns) times for the last one,
/// the cost of stripping letters.
std::unique_ptr<CellRows> letter_cell_rows(const DrawnIntervals& intervals, Range x, Range y);

/// Samples of blocks, the same number in each: along an anti-diagonal of blocks each sample is contained in the next, so no letter is
/// compared twice. O(samples * (1 + step / 8)).
std::unique_ptr<BlockRows> letter_block_samples(const DrawnIntervals& intervals, const Blocks& x, const Blocks& y);

}  // namespace grundy
