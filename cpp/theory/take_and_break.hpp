// Take-and-break games: a move takes adjacent pins from a row, which may split it in two.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "theory/mex.hpp"
#include "theory/period.hpp"
#include "theory/take.hpp"
#include "theory/value.hpp"

namespace grundy {

/// Facts that decide how many equalities prove a period.
struct Breaks {
  std::uint64_t heaps = 1;    // the most that a move leaves of one
  std::uint64_t largest = 0;  // the most stones that a move takes
  bool unequal = false;       // whether some move leaves two heaps only if they are of different sizes

  static Breaks of(std::span<const Take> takes) {
    Breaks out;
    for (const Take& take : takes) {
      const bool unequal = (take.left & (Take::kTwo | Take::kUnequal)) == Take::kUnequal;
      const std::uint64_t heaps = (take.left & Take::kThree) != 0 ? 3 : (take.left & (Take::kTwo | Take::kUnequal)) != 0 ? 2 : 1;
      out = {std::max(out.heaps, heaps), std::max(out.largest, take.stones), out.unequal || unequal};
    }
    return out;
  }
};

/// Guy and Smith ("The G-values of various games", 1956), for any number of heaps: in a game in which a move takes at most t from a heap and
/// leaves at most k heaps, let g(n + p) = g(n) for all n with e <= n < k e + (k - 1) p + t, e >= 1. Then it is so for all n >= e: each
/// option of a larger heap has a part of at least e + p, from which p may be taken away, or to which it may be added, without another
/// nimber. So finitely many equalities prove the period for ever.
///
/// Where the two parts must differ, p is taken from the larger part. That is no move if it makes the parts equal: the option of n + p has
/// the parts a and a + p then, and the nimber 0 if a >= e. For a >= e + p, n has the option a - p and a + p, whose nimber is 0, too. So it
/// is enough to have the equalities for e <= n < 2 e + 2 p + t as well.
///
/// Returns the least period that this proves for the nimbers of the heaps from 0 on, and its least preperiod; nothing if they are too few.
/// O(terms) for most sequences, O(terms^2) at most.
template <class Term>
std::optional<Period> take_and_break_period(Term term, std::uint64_t size, const Breaks& breaks) {
  for (std::uint64_t p = 1; p < size; ++p) {
    std::uint64_t e = size - p;  // g(n + p) = g(n) for all n >= e that are known
    while (e > 0 && term(e - 1) == term(e - 1 + p)) --e;
    const std::uint64_t first = std::max<std::uint64_t>(e, 1);
    const std::uint64_t enough = std::max(breaks.heaps * (first + p), breaks.unequal ? 2 * first + 3 * p : 0);
    if (enough + breaks.largest <= size) return Period{e, p};
  }
  return std::nullopt;
}

/// Nimbers of the rows of a game in which a move takes k pins side by side, for a k in `take`, from anywhere in a row and leaves the rest
/// as one row or two (octal code 0.7...7). g(n) = mex { g(a) xor g(n - k - a) : k in take, 0 <= a <= n - k }
class TakeAndBreak {
 public:
  /// Searches for the period among rows of up to `reach` pins. O(reach^2 moves).
  TakeAndBreak(std::span<const std::uint64_t> take, std::uint64_t reach) {
    Mex mex;
    std::uint64_t largest = 0;
    for (const std::uint64_t k : take) largest = k > largest ? k : largest;
    for (std::uint64_t n = 0; n <= reach; ++n) {
      for (const std::uint64_t k : take) {
        for (std::uint64_t a = 0; k <= n && 2 * a <= n - k; ++a) mex.add(nim_sum(nimbers_[a], nimbers_[n - k - a]));
      }
      nimbers_.push_back(mex.take());
    }
    period_ = take_and_break_period([this](std::uint64_t n) { return nimbers_[n]; }, nimbers_.size(), {.heaps = 2, .largest = largest});
  }

  /// Returns the least period that the theorem proves and its least preperiod; nothing if the rows examined are too few.
  const std::optional<Period>& period() const { return period_; }

  /// Returns the nimber of a row: any row once there is a period, otherwise one within reach. O(1).
  std::optional<Nimber> nimber(std::uint64_t pins) const {
    if (period_ && pins >= period_->preperiod) pins = period_->preperiod + (pins - period_->preperiod) % period_->period;
    return pins < nimbers_.size() ? std::optional(nimbers_[pins]) : std::nullopt;
  }

 private:
  std::vector<Nimber> nimbers_;
  std::optional<Period> period_;
};

}  // namespace grundy
