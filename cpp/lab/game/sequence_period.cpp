#include "lab/game/sequence_period.hpp"

#include <algorithm>

#include "lab/language/phrases.hpp"

namespace grundy::lab {

std::optional<Period> proved_period(std::span<const std::uint32_t> terms, const std::vector<std::uint64_t>& set) {
  PeriodSearch search(set.back());
  search.look([&](std::uint64_t i) { return terms[i]; }, terms.size(), UINT64_MAX);
  return search.found();
}

namespace {

/// The least period that the last terms have, three times or more and in at least half of all terms.
std::optional<Period> repeated(std::span<const std::uint32_t> terms) {
  const std::size_t size = terms.size();
  const auto term = [&](std::size_t i) { return terms[size - 1 - i]; };
  // The Z function of the reversed sequence (Gusfield 1997): same[p] terms before the last p ones equal those p further on.
  std::vector<std::uint32_t> same(size);
  for (std::size_t p = 1, from = 0, to = 0; p < size; ++p) {
    std::size_t length = p < to ? std::min<std::size_t>(to - p, same[p - from]) : 0;
    while (p + length < size && term(length) == term(p + length)) ++length;
    same[p] = static_cast<std::uint32_t>(length);
    if (p + length > to) from = p, to = p + length;
    const std::size_t periodic = p + length;
    if (periodic >= 3 * p && 2 * periodic >= size) return Period{size - periodic, p};
  }
  return std::nullopt;
}

}  // namespace

std::optional<Period> seen_period(std::span<const std::uint32_t> terms) {
  if (const auto period = repeated(terms)) return period;
  std::vector<std::uint32_t> differences;
  for (std::size_t i = 1; i < terms.size(); ++i) differences.push_back(terms[i] - terms[i - 1]);
  auto period = repeated(differences);
  if (!period || terms.back() <= terms[terms.size() - 1 - period->period]) return std::nullopt;
  period->saltus = terms.back() - terms[terms.size() - 1 - period->period];
  return period;
}

void search_period(const Solved& solved, std::uint64_t most_terms, Sequence& sequence) {
  const Program& program = *solved.program;
  const Solver& solver = *solved.solver;
  sequence.facts = solver.facts();
  sequence.period = solver.period();
  if (sequence.period) {
    // Smallest numbers of 2 and more are the empty heap.
    sequence.period->preperiod += static_cast<std::uint64_t>(program.least(0) > 1 ? program.least(0) : 0);
    return;
  }
  const auto size = static_cast<std::uint64_t>(program.most(0) - program.least(0)) + 1;
  if (size > most_terms) sequence.searched = most_terms;
  std::vector<std::uint32_t> terms;
  for (std::uint64_t i = 0; i < std::min(size, most_terms); ++i) {
    const std::uint64_t number = solved.layout.number_of({program.least(0) + static_cast<std::int64_t>(i)});
    const auto value = solver.known(number);
    if (!value && !solver.absent(number)) {
      sequence.searched = i;  // the rest is beyond reach
      break;
    }
    // Absent positions count as a value of their own.
    if (!value) terms.push_back(UINT32_MAX);
    else terms.push_back(value->nimber ? static_cast<std::uint32_t>(value->nimber->value) : static_cast<std::uint32_t>(value->outcome));
  }
  // The indices of the table, which begins at the least number of the range, or at 0.
  const auto shifted = [first = sequence.count - size](std::optional<Period> period) {
    if (period) period->preperiod += first;
    return period;
  };
  if (const auto set = subtraction_set(solved); !set.empty()) {
    sequence.period = shifted(proved_period(terms, set));
    if (sequence.period) sequence.facts.push_back(message(kLabPhrases["lab-golomb"], {set.back()}));
  }
  if (!sequence.period) sequence.seen = shifted(seen_period(terms));
}

}  // namespace grundy::lab
