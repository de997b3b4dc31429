// Subtraction games: from a heap of n, take s stones for an s in a fixed set.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "theory/period.hpp"
#include "theory/value.hpp"

namespace grundy {

/// 0 of none.
std::uint64_t largest(const std::vector<std::uint64_t>& numbers);

/// Ascending, each once.
std::vector<std::uint64_t> sorted_set(std::vector<std::uint64_t> numbers);

/// Outcomes of the heaps 0..n by forward marking: each P-heap h makes every h + s an N-heap.
/// O(n + P-heaps * moves) time, n bytes. out[h] is 1 where h is N.
std::vector<std::uint8_t> subtraction_outcomes(std::span<const std::uint64_t> take, std::uint64_t n);

/// Nimbers and remoteness of all heaps from 0 upwards: as far as computed, and for ever once their period is proved.
///   g(n) = mex { g(n - s) }       r(n) = 1 + min r over the P options, or 1 + max r over all options if none is P
/// Translating all r by a constant translates the result, so r(i + p) = r(i) + c with equal outcomes for max(set) consecutive i
/// proves it for all later i too: remoteness is arithmetically periodic with saltus c.
class SubtractionSequence {
 public:
  /// `take`: positive, at most 255 distinct values, so that a nimber fits a byte.
  explicit SubtractionSequence(std::vector<std::uint64_t> take);

  static constexpr std::size_t kMaxMoves = 255;

  /// The most heaps whose nimbers are stored, one byte each.
  static constexpr std::uint64_t kNimberReach = 100'000'000;
  /// The most heaps whose remoteness is stored, four bytes each.
  static constexpr std::uint64_t kRemotenessReach = 1 << 24;

  /// Extends the computed heaps by at most `count`, up to `end`. O(moves) a heap.
  void extend_nimbers(std::uint64_t end, std::uint64_t count);
  void extend_remoteness(std::uint64_t end, std::uint64_t count);

  /// Continues the proof of the periods with at most `count` computed heaps. True when all of them are examined. O(count).
  bool prove_periods(std::uint64_t count);
  /// Number of heaps examined for a period of the nimbers.
  std::uint64_t periods_tried() const { return nimber_search_.seen(); }

  const std::vector<std::uint64_t>& take() const { return take_; }
  const std::vector<std::uint8_t>& nimbers() const { return nimbers_; }
  std::uint64_t remoteness_computed() const { return remoteness_.size(); }
  const std::optional<Period>& nimber_period() const { return nimber_search_.found(); }
  const std::optional<Period>& outcome_period() const { return outcome_search_.found(); }
  const std::optional<Period>& remoteness_period() const { return remoteness_search_.found(); }
  std::uint64_t saltus() const;

  /// Returns the value of a heap; nothing if it is neither computed nor within a proved period.
  std::optional<Nimber> nimber(std::uint64_t heap) const;
  /// Writes the nimbers of the heaps from `heap` on, all of them known. O(1) a heap.
  void copy_nimbers(std::uint64_t heap, std::span<std::uint32_t> out) const;
  std::optional<Outcome> outcome(std::uint64_t heap) const;
  std::optional<Remoteness> remoteness(std::uint64_t heap) const;

 private:
  std::vector<std::uint64_t> take_;
  std::vector<std::uint8_t> nimbers_;
  std::vector<std::uint32_t> remoteness_;
  PeriodSearch nimber_search_, outcome_search_, remoteness_search_;
};

}  // namespace grundy
