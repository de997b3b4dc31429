// Proving that a sequence made by a recurrence of bounded memory is periodic for ever.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>

namespace grundy {

/// a(i + period) = a(i) for every i >= preperiod; both least possible.
struct Period {
  std::uint64_t preperiod = 0;
  std::uint64_t period = 1;
  bool operator==(const Period&) const = default;
};

/// Where each term depends on the `memory` terms before it and on nothing else, `memory` consecutive equalities a(i) = a(i + p)
/// prove the period p for ever (memory - 1 do not: the set {2}). Here `terms` are such terms from index 0.
///
/// Brent's way of finding a cycle: a window of `memory` terms is kept at each power of two and compared with every later one, by a
/// rolling hash first and then term by term, so the result is a proof. The first later window that is equal gives the least period,
/// since windows follow one another deterministically; walking back from there gives the least preperiod.
/// O(terms) time, O(1) space. Nothing if the terms do not suffice for a proof.
template <class Term>
std::optional<Period> prove_period(std::span<const Term> terms, std::size_t memory) {
  memory = std::max<std::size_t>(memory, 1);
  constexpr std::uint64_t kBase = 0x9E3779B97F4A7C15u;
  std::uint64_t leaving = 1;  // kBase^memory: the weight of the term that leaves the window
  for (std::size_t k = 0; k < memory; ++k) leaving *= kBase;

  std::uint64_t hash = 0, kept_hash = 0;
  std::size_t kept = 0;  // end of the kept window
  std::size_t next_keep = memory;
  for (std::size_t end = 1; end <= terms.size(); ++end) {
    hash = hash * kBase + static_cast<std::uint64_t>(terms[end - 1]) + 1;
    if (end > memory) hash -= leaving * (static_cast<std::uint64_t>(terms[end - 1 - memory]) + 1);
    if (end < memory) continue;
    if (kept != 0 && hash == kept_hash &&
        std::equal(terms.begin() + (end - memory), terms.begin() + end, terms.begin() + (kept - memory))) {
      const std::size_t period = end - kept;
      std::size_t start = kept - memory;
      while (start > 0 && terms[start - 1] == terms[start - 1 + period]) --start;
      return Period{start, period};
    }
    if (end == next_keep) {
      kept = end;
      kept_hash = hash;
      next_keep = 2 * end;
    }
  }
  return std::nullopt;
}

}  // namespace grundy
