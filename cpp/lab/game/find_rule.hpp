// Find a rule: short statements that are true for all positions of a rule text.
#pragma once

#include <memory>

#include "kit/parameters.hpp"
#include "kit/task.hpp"

namespace grundy::lab {

/// Solves the text among the parameters, and once more with its ranges twice as wide if that is at most kMostWider positions; then searches
/// for statements that are true for all positions of both (patterns/finder.hpp), and for periods. The result has the shape FoundRules
/// (report/shapes.hpp). Errors: those of the text, and positions that cannot be looked at one after the other.
Result<std::unique_ptr<Task>> find_rule(const RawParameters& raw);

inline constexpr std::uint64_t kMostWider = std::uint64_t{1} << 23;

}  // namespace grundy::lab
