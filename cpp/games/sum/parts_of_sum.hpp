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

/// Returns the reason why a solved part cannot be added, if there is one: it could not be solved, or has no nimber, neither finite nor
/// infinite. `number`: from 1.
std::optional<Error> fault_of(const Part& part, std::size_t number);

/// Returns the reason why a part without a nimber cannot be added.
Error no_nimber(const Part& part, std::size_t number);

/// Total of some of the parts: the nim-sum of their nimbers, and the indices of those whose nimber is infinite.
struct Total {
  Nimber sum = {};
  std::vector<std::size_t> infinite = {};

  void add(std::size_t part, std::optional<Nimber> nimber) {
    if (nimber) sum = nim_sum(sum, *nimber);
    else infinite.push_back(part);
  }
};

/// Returns the value of a sum in these states. With one infinite nimber it is N if that part has an option with the nim-sum of the others,
/// otherwise D; with several it is D (Smith 1966).
Value value_of_sum(const Total& total, std::vector<Part>& parts, const std::vector<State>& states);

}  // namespace grundy
