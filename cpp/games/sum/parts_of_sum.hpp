// The games of a sum, opened.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "games/sum/part_list.hpp"
#include "kit/game.hpp"

namespace grundy {

/// A game of a sum.
struct Part {
  ListedPart listed;
  std::unique_ptr<Solution> solution;
};

/// Opens the listed parts, which follow `before` others. Errors have the field `parts`, and count from the first of all.
Result<std::vector<Part>> open_all(std::vector<ListedPart> listed, bool by_rules, std::size_t before = 0);

/// Returns the reason why a solved part cannot be added, if there is one: it could not be solved, or has no nimber. `number`: from 1.
std::optional<Error> fault_of(const Part& part, std::size_t number);

/// Returns the nimber of a position of a part that can be added.
inline Nimber nimber_in(Solution& part, const State& state) { return part.value_of(state).nimber.value_or(Nimber{}); }

}  // namespace grundy
