// Proving that a sequence made by a recurrence of bounded memory is periodic for ever.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

namespace grundy {

/// a(i + period) = a(i) for every i >= preperiod; both least possible.
struct Period {
  std::uint64_t preperiod = 0;
  std::uint64_t period = 1;
  bool operator==(const Period&) const = default;
};

/// Looks for a period while the terms come in. Where each term depends on the `memory` terms before it and on nothing else, `memory`
/// consecutive equalities a(i) = a(i + p) prove the period p for ever (memory - 1 do not: the set {2}).
///
/// Brent's way of finding a cycle: a window of `memory` terms is kept at each power of two and compared with every later one, by a
/// rolling hash first and then term by term, so the result is a proof. The first later window that is equal gives the least period,
/// since windows follow one another deterministically; walking back from there gives the least preperiod.
/// O(terms) time, O(1) space. Nothing if the terms do not suffice for a proof.
class PeriodSearch {
 public:
  explicit PeriodSearch(std::uint64_t memory) : memory_(std::max<std::uint64_t>(memory, 1)), next_keep_(memory_) {
    for (std::uint64_t power = memory_, base = kBase; power > 0; power /= 2, base *= base) leaving_ *= power % 2 ? base : 1;
  }

  /// Reads on to the terms before `end`; `term(i)` is any of them as a number.
  template <class Term>
  void extend(std::uint64_t end, Term term) {
    while (!period_ && read_ < end) {
      hash_ = hash_ * kBase + term(read_++) + 1;
      if (read_ > memory_) hash_ -= leaving_ * (term(read_ - 1 - memory_) + 1);
      if (read_ < memory_) continue;
      if (kept_ != 0 && hash_ == kept_hash_ && same_as_kept(term)) {
        const std::uint64_t period = read_ - kept_;
        std::uint64_t start = kept_ - memory_;
        while (start > 0 && term(start - 1) == term(start - 1 + period)) --start;
        period_ = Period{start, period};
      }
      if (read_ == next_keep_) {
        kept_ = read_;
        kept_hash_ = hash_;
        next_keep_ = 2 * read_;
      }
    }
  }

  std::uint64_t read() const { return read_; }
  const std::optional<Period>& period() const { return period_; }

 private:
  template <class Term>
  bool same_as_kept(Term term) const {
    for (std::uint64_t i = 1; i <= memory_; ++i) {
      if (term(read_ - i) != term(kept_ - i)) return false;
    }
    return true;
  }

  static constexpr std::uint64_t kBase = 0x9E3779B97F4A7C15u;
  std::uint64_t memory_, next_keep_;
  std::uint64_t leaving_ = 1;  // kBase^memory: the weight of the term that leaves the window
  std::uint64_t read_ = 0, hash_ = 0;
  std::uint64_t kept_ = 0, kept_hash_ = 0;  // end of the kept window
  std::optional<Period> period_;
};

}  // namespace grundy
