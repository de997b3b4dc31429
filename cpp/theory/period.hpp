// Proves that a sequence from a recurrence with bounded memory is periodic for ever.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

namespace grundy {

/// a(i + period) = a(i) + saltus for every i >= preperiod; both least possible. With a saltus other than 0, the sequence is called
/// arithmetic periodic.
struct Period {
  std::uint64_t preperiod = 0;
  std::uint64_t period = 1;
  std::uint64_t saltus = 0;
  bool operator==(const Period&) const = default;
};

/// Where each term depends on the `memory` terms before it and on nothing else, `memory` consecutive equalities a(i) = a(i + p)
/// prove the period p for ever (memory - 1 do not: the set {2}). The terms are such terms from index 0; there may be more each time.
///
/// Brent's cycle finding: a window of `memory` terms is kept at each power of two and compared with every later one, by a
/// rolling hash first and then term by term, so the result is a proof. The first later window that is equal gives the least period,
/// since windows follow one another deterministically; walking back from there gives the least preperiod.
/// O(terms) time in all, O(1) space.
class PeriodSearch {
 public:
  explicit PeriodSearch(std::uint64_t memory) : memory_(std::max<std::uint64_t>(memory, 1)), next_keep_(memory_) {
    std::uint64_t power = kBase;
    for (std::uint64_t e = memory_; e != 0; e >>= 1, power *= power) {
      if (e & 1) leaving_ *= power;
    }
  }

  /// Examines at most `count` further terms of term(0), ..., term(size - 1); terms already examined must not change. False while there are
  /// more.
  template <class Term>
  bool look(Term term, std::uint64_t size, std::uint64_t count) {
    if (found_) return true;
    for (; period_ == 0 && seen_ < size; --count) {
      if (count == 0) return false;
      add(term);
    }
    if (period_ == 0) return true;
    for (; start_ > 0 && term(start_ - 1) == term(start_ - 1 + period_); --start_, --count) {
      if (count == 0) return false;
    }
    found_ = Period{start_, period_};
    return true;
  }

  const std::optional<Period>& found() const { return found_; }
  /// Number of terms examined.
  std::uint64_t seen() const { return seen_; }

 private:
  static constexpr std::uint64_t kBase = 0x9E3779B97F4A7C15u;

  template <class Term>
  void add(Term term) {
    hash_ = hash_ * kBase + term(seen_) + 1;
    if (seen_ >= memory_) hash_ -= leaving_ * (term(seen_ - memory_) + 1);
    if (++seen_ < memory_) return;
    if (kept_ != 0 && hash_ == kept_hash_) {
      std::uint64_t same = 0;
      while (same < memory_ && term(seen_ - 1 - same) == term(kept_ - 1 - same)) ++same;
      if (same == memory_) {
        period_ = seen_ - kept_;
        start_ = kept_ - memory_;
        return;
      }
    }
    if (seen_ == next_keep_) {
      kept_ = seen_;
      kept_hash_ = hash_;
      next_keep_ = 2 * seen_;
    }
  }

  std::uint64_t memory_;
  std::uint64_t leaving_ = 1;  // kBase^memory: the weight of the term that leaves the window
  std::uint64_t seen_ = 0;
  std::uint64_t hash_ = 0, kept_hash_ = 0;
  std::uint64_t kept_ = 0;  // end of the kept window
  std::uint64_t next_keep_;
  std::uint64_t period_ = 0, start_ = 0;  // once there is a period: the period, and the index from which it is known to hold
  std::optional<Period> found_;
};

}  // namespace grundy
