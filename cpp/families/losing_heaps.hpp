// Prefix counts of the P-heaps of a subtraction game, and pictures of the wrapped sequence made from them.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "families/subtraction.hpp"
#include "tables/window.hpp"

namespace grundy {

/// Counts P-heaps 64 heaps at a time, as far as the sequence is stored or, if its outcomes are periodic, to the end of the first period.
/// A bit and a half a heap.
class LosingHeaps {
 public:
  /// Counts `count` more heaps of the sequence, which must be final. True when done. O(count).
  bool extend(const SubtractionSequence& sequence, std::uint64_t count);

  /// Returns the number of P-heaps below `heap`, which must be known. O(1).
  std::uint64_t below(std::uint64_t heap) const;

  /// The same for equidistant heaps, without a division each.
  void below(std::uint64_t heap, std::uint64_t step, std::span<std::uint64_t> out) const;

  const std::optional<Period>& period() const { return period_; }

 private:
  std::uint64_t below_stored(std::uint64_t heap) const;

  std::uint64_t counted_ = 0, total_ = 0;
  std::vector<std::uint64_t> words_;   // bit h: heap h is P
  std::vector<std::uint32_t> before_;  // number of P-heaps before each word
  std::optional<Period> period_;
  std::uint64_t in_period_ = 0, before_period_ = 0;
};

/// Blocks of the table whose cell (x, y) is the heap y * width + x, of the heaps 0..last. Exact: O(1) per row of cells and block, and
/// repeated rows are counted once. Coarse pictures count only some of the rows if there are too many.
std::unique_ptr<BlockRows> wrapped_block_rows(const LosingHeaps& heaps, std::uint64_t width, std::uint64_t last, const Blocks& x,
                                              const Blocks& y, Effort effort);

}  // namespace grundy
