// How many of the heaps of a subtraction game are P, up to any heap; and pictures of the wrapped sequence made from that.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "families/subtraction.hpp"
#include "tables/window.hpp"

namespace grundy {

/// P-heaps counted 64 heaps at a time, as far as the sequence is stored or, if its outcomes have a period, to the end of the first one.
/// A bit and a half a heap.
class LosingHeaps {
 public:
  /// Counts `count` more heaps of the sequence, which must not change any more. True when done. O(count).
  bool extend(const SubtractionSequence& sequence, std::uint64_t count);

  /// P-heaps below `heap`, which must be known. O(1).
  std::uint64_t below(std::uint64_t heap) const;

  /// The same for heaps that are equally far apart, without a division each.
  void below(std::uint64_t heap, std::uint64_t step, std::span<std::uint64_t> out) const;

  const std::optional<Period>& period() const { return period_; }

 private:
  std::uint64_t below_stored(std::uint64_t heap) const;

  std::uint64_t counted_ = 0, total_ = 0;
  std::vector<std::uint64_t> words_;    // bit h: heap h is P
  std::vector<std::uint32_t> before_;   // P-heaps before each word
  std::optional<Period> period_;
  std::uint64_t in_period_ = 0, before_period_ = 0;
};

/// Blocks of the table whose cell (x, y) is the heap y * width + x, of the heaps 0..last. Exact: O(1) a row of cells and block, and rows
/// that repeat are counted once. Where a coarse picture would still have too much to count, it counts some of the rows.
std::unique_ptr<BlockRows> wrapped_block_rows(const LosingHeaps& heaps, std::uint64_t width, std::uint64_t last, const Blocks& x,
                                              const Blocks& y, Effort effort);

}  // namespace grundy
