// Take-and-break games: a move takes adjacent pins from a row, which may split it in two.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "theory/mex.hpp"
#include "theory/period.hpp"
#include "theory/value.hpp"

namespace grundy {

/// Nimbers of the rows of a game in which a move takes k pins side by side, for a k in `take`, from anywhere in a row and leaves the rest
/// as one row or two (octal code 0.7...7). g(n) = mex { g(a) xor g(n - k - a) : k in take, 0 <= a <= n - k }
///
/// Guy and Smith ("The G-values of various games", 1956): let K be the largest move. If g(n + p) = g(n) for all n with
/// e <= n < 2 e + p + K, then for all n >= e: each option of a longer row has a part of at least e + p pins, from which p may be taken
/// away without another nimber. So finitely many equalities prove the period for ever.
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
    period_ = proved(largest);
  }

  /// Returns the least period that the theorem proves and its least preperiod; nothing if the rows examined are too few.
  const std::optional<Period>& period() const { return period_; }

  /// Returns the nimber of a row: any row once there is a period, otherwise one within reach. O(1).
  std::optional<Nimber> nimber(std::uint64_t pins) const {
    if (period_ && pins >= period_->preperiod) pins = period_->preperiod + (pins - period_->preperiod) % period_->period;
    return pins < nimbers_.size() ? std::optional(nimbers_[pins]) : std::nullopt;
  }

 private:
  std::optional<Period> proved(std::uint64_t largest) const {
    const std::uint64_t size = nimbers_.size();
    for (std::uint64_t p = 1; p < size; ++p) {
      std::uint64_t e = size - p;  // g(n + p) = g(n) for all n >= e that are known
      while (e > 0 && nimbers_[e - 1] == nimbers_[e - 1 + p]) --e;
      if (2 * e + 2 * p + largest <= size) return Period{e, p};
    }
    return std::nullopt;
  }

  std::vector<Nimber> nimbers_;
  std::optional<Period> period_;
};

}  // namespace grundy
