// The rules of one heap of a subtraction game.
#pragma once

#include <cstdint>
#include <vector>

#include "families/subtraction.hpp"
#include "kit/parameters.hpp"
#include "rules/game_rules.hpp"

namespace grundy {

struct SubtractionRules {
  using Position = std::uint64_t;
  std::vector<std::uint64_t> take;
  void options(Position heap, std::vector<Position>& out) const {
    for (const std::uint64_t s : take) {
      if (s <= heap) out.push_back(heap - s);
    }
  }
};

/// Builds the rules of a subtraction set. Each nimber depends on the `largest(take)` before it, so that many consecutive equalities prove a
/// period (theory/period.hpp).
inline GameRules subtraction_rules(std::vector<std::uint64_t> take) {
  const std::uint64_t memory = largest(take);
  GameRules game_rules = number_rules(SubtractionRules{std::move(take)}, {"heap", 0, kMaxHeap});
  game_rules.period = {"subtraction-period", [memory](const Period& p) { return p.preperiod + p.period + memory; }};
  return game_rules;
}

}  // namespace grundy
