#include "lab/game/sequence_period.hpp"

#include <algorithm>

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

}  // namespace grundy::lab
