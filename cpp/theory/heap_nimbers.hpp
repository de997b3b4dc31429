// Nimbers of take-and-break games, for heaps of millions.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/slice.hpp"
#include "theory/period.hpp"
#include "theory/take.hpp"
#include "theory/value.hpp"

namespace grundy {

/// Nimbers of the heaps 0, 1, 2, ... of a game, without a limit once a period is proved (take_and_break.hpp, arithmetic_period.hpp). A
/// proof is looked for whenever the number of heaps has doubled.
///
/// Moves that leave two heaps: the sparse space (seen by Guy and Smith 1956; Berlekamp, Conway and Guy, "Winning Ways", chapter 4). Call a
/// nimber rare if it has an even number of ones under a mask, otherwise common. The xor of two nimbers of one kind is rare, that of a rare
/// and a common one is common. So the common options of a heap are those with a rare part, and if few heaps are rare, they are found
/// quickly. The nimber is the least common number that is no option, unless a smaller rare number is none either: all pairs are tried
/// until each smaller rare number has been an option. This is exact with every mask; a good one makes it fast. Whenever the number of
/// heaps has doubled, the mask with the fewest rare heaps so far is chosen. O(rare heaps) a heap where the smaller rare numbers are soon
/// found, O(heaps) at most; 4 bytes a heap.
///
/// Moves that leave three: the options of a third part and of all pairs of others, as sets of V bits, where V is above all nimbers so far.
/// Those of third parts with the same nimber are united first. O(heaps * V / 64 + V * V / 10) a heap; V / 8 bytes a heap.
///
/// Heaps are below 2^32 - 1, and have 32 bits, which is faster in WebAssembly.
class HeapNimbers {
 public:
  /// Of the heaps from 0 to `largest`.
  HeapNimbers(std::vector<Take> takes, std::uint64_t largest);

  /// Works until done or the slice is over. Returns the share done, 1 exactly when done.
  double advance(const Slice& slice);

  /// Returns the nimber of a heap up to `largest`, or of any if there is a period; nothing if it is not known yet.
  std::optional<Nimber> nimber(std::uint64_t heap) const;

  /// The least proved period, if any.
  const std::optional<Period>& period() const { return period_; }

  /// The sparse space: its mask, 0 if there is none, and how many of the heaps that were computed are rare, and the last of them.
  struct Sparse {
    std::uint32_t mask = 0;
    std::uint64_t heaps = 0, rare = 0, last = 0;
  };
  Sparse sparse() const { return {mask_, next(), rare_.size(), rare_.empty() ? 0 : rare_.back()}; }

 private:
  bool is_rare(std::uint32_t nimber) const { return std::popcount(nimber & mask_) % 2 == 0; }
  void add(std::uint32_t nimber) { option_of_[nimber] = next() + 1; }
  bool is_option(std::uint32_t nimber) const { return option_of_[nimber] == next() + 1; }
  std::uint32_t next() const { return static_cast<std::uint32_t>(nimbers_.size()); }
  /// Adds the options of the next heap that leave nothing or one heap.
  void add_whole();
  /// Adds those that leave two heaps of which one is rare. Returns the steps.
  std::uint64_t add_rare_pairs();
  /// Adds those that leave two heaps, until the wanted numbers are options; the ones that are not stay wanted. Returns the steps.
  std::uint64_t add_pairs();
  /// Adds those that leave three heaps. Returns the steps.
  std::uint64_t add_triples();
  /// Adds the pairs of parts that have the size of the next heap together to the sets of pairs. Returns the steps.
  std::uint64_t add_pair_set();
  /// Makes the sets of pairs as wide as the nimbers need.
  void widen();
  /// Computes the nimber of the next heap; returns the steps.
  std::uint64_t add_next();
  void choose_mask();

  std::vector<Take> takes_;
  std::uint64_t largest_;
  bool splits_ = false, into_three_ = false;  // whether a move leaves two heaps, or three
  std::vector<std::uint32_t> nimbers_;
  std::vector<std::uint32_t> rare_;       // heaps of a rare nimber, except 0
  std::vector<std::uint32_t> option_of_;  // for each number, 1 more than the last heap of which it was an option
  std::vector<std::uint32_t> wanted_;     // numbers that may be options of the next heap
  std::vector<std::uint64_t> pairs_;      // for each size of two parts, the set of their nimbers: `words_` words, a bit a nimber
  std::vector<std::uint64_t> united_;     // for each nimber, a set as wide
  std::size_t words_ = 1;
  std::uint32_t mask_ = 0;
  std::uint64_t next_choice_ = 64;
  std::optional<Period> period_;
};

}  // namespace grundy
