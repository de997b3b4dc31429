// Pairs of numbers along a line whose slope is a quadratic number.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "lab/patterns/positions.hpp"
#include "lab/patterns/terms.hpp"

namespace grundy::lab {

/// u is the floor of s * v / step, where s is positive and s * s = p * s + q. All pairs prove that low / low_of <= s < high / high_of.
struct Slope {
  std::int64_t p = 0, q = 0, step = 1;
  std::int64_t low = 0, low_of = 1, high = 0, high_of = 1;
};

/// Returns the slopes of small p and q that fit all pairs (u, v) of numbers from 0 to 2^27, the smallest first. O(pairs).
std::vector<Slope> slopes_of(std::span<const std::pair<std::int64_t, std::int64_t>> pairs);

/// Writes s with a root: (1 + sqrt 5) / 2.
std::string quadratic_text(const Slope& slope);

/// Returns the condition that (u, v) is such a pair.
TermId on_slope(Terms& terms, TermId u, TermId v, const Slope& slope);

}  // namespace grundy::lab
