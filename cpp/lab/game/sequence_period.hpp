// Periods of the sequence that a rule text with a single number forms.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "lab/solvers/solved.hpp"
#include "theory/period.hpp"

namespace grundy::lab {

/// Proves a period of the nimbers or outcomes of a subtraction set: each term depends on as many terms as its largest amount (Golomb
/// 1966), so PeriodSearch is a proof. `terms`: from the least number of the range on. Nothing if they are too few. O(terms).
std::optional<Period> proved_period(std::span<const std::uint32_t> terms, const std::vector<std::uint64_t>& set);

/// Returns the least period that the last terms have, three times or more and in at least half of all terms; if there is none, that of
/// their differences, if the terms grow. No proof. O(terms) time and space.
std::optional<Period> seen_period(std::span<const std::uint32_t> terms);

/// Searches the first `most_terms` terms of a solved lone number for a period, and notes what is known of it. O(terms).
void search_period(const Solved& solved, std::uint64_t most_terms, Sequence& sequence);

}  // namespace grundy::lab
