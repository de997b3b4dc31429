// Nimbers of octal games, for heaps of millions.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/slice.hpp"
#include "theory/period.hpp"
#include "theory/value.hpp"

namespace grundy {

/// A digit of the code of a take-and-break game: what a move that takes so many stones may leave of a heap, none of it empty.
struct Take {
  static constexpr unsigned kNothing = 1, kOne = 2, kTwo = 4, kThree = 8;
  std::uint64_t stones = 0;
  unsigned left = 0;
};

/// Nimbers of the heaps 0, 1, 2, ... of a game whose moves leave at most two heaps, by the sparse space (seen by Guy and Smith 1956;
/// Berlekamp, Conway and Guy, "Winning Ways", chapter 4).
///
/// Call a nimber rare if it has an even number of ones under a mask, otherwise common. The xor of two nimbers of one kind is rare, that of
/// a rare and a common one is common. So the common options of a heap are those with a rare part, and if few heaps are rare, they are
/// found quickly. The nimber is the least common number that is no option, unless a smaller rare number is none either: all pairs are
/// tried until each smaller rare number has been an option. This is exact with every mask; a good one makes it fast. Whenever the number
/// of heaps has doubled, the mask with the fewest rare heaps so far is chosen.
///
/// At these times a proof of a period is looked for, too (take_and_break.hpp). With one, larger heaps cost nothing.
///
/// O(rare heaps) a heap where the smaller rare numbers are soon found, O(heaps) at most; 4 bytes a heap. Heaps are below 2^32 - 1, and have
/// 32 bits, which is faster in WebAssembly.
class OctalNimbers {
 public:
  /// Of the heaps from 0 to `largest`.
  OctalNimbers(std::vector<Take> takes, std::uint64_t largest);

  /// Works until done or the slice is over. Returns the share done, 1 exactly when done.
  double advance(const Slice& slice);

  /// Returns the nimber of a heap up to `largest`; nothing if it is not known yet.
  std::optional<Nimber> nimber(std::uint64_t heap) const;

  /// The least proved period, if any.
  const std::optional<Period>& period() const { return period_; }

 private:
  bool is_rare(std::uint32_t nimber) const { return std::popcount(nimber & mask_) % 2 == 0; }
  void add(std::uint32_t nimber) { option_of_[nimber] = next() + 1; }
  bool is_option(std::uint32_t nimber) const { return option_of_[nimber] == next() + 1; }
  std::uint32_t next() const { return static_cast<std::uint32_t>(nimbers_.size()); }
  /// Adds the options of the next heap that break it in two, one of them in `parts`, until `enough` of a new one. Returns the steps.
  template <class Parts, class Enough>
  std::uint64_t break_heap(const Parts& parts, Enough enough);
  /// Computes the nimber of the next heap; returns the steps.
  std::uint64_t add_next();
  void choose_mask();

  std::vector<Take> takes_;
  std::uint64_t largest_;
  std::vector<std::uint32_t> nimbers_;
  std::vector<std::uint32_t> rare_;       // heaps of a rare nimber, except 0
  std::vector<std::uint32_t> option_of_;  // for each number, 1 more than the last heap of which it was an option
  std::uint32_t mask_ = 0;
  std::uint64_t next_choice_ = 64;
  std::optional<Period> period_;
};

}  // namespace grundy
