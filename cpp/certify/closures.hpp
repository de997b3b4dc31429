// What proofs list: positions with all that follows from them, options first.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "check/claim.hpp"
#include "kit/game.hpp"

namespace grundy {

/// A certificate but for its head: the values that it proves, one for each position, and the lines of its lists, each list by its name.
struct Proof {
  std::string kind, theorem;
  std::vector<ListedValue> values;
  std::optional<std::uint64_t> within, seed;
  std::optional<Period> period;
  std::vector<std::pair<std::string, std::vector<std::string>>> lists = {};
};

/// Each gives nothing where the game or the size of the positions does not allow it.

/// All positions with outcome, nimber and remoteness.
std::optional<Proof> prove_by_values(const Rules& rules, const std::vector<Position>& positions);

/// Nimbers of components; with `lengths` how long play lasts as well, if that can be written out.
std::optional<Proof> prove_by_nimbers(const Rules& rules, const std::vector<Position>& positions, bool lengths);

std::optional<Proof> prove_by_period(const GameRules& game_rules, const std::vector<Position>& positions);
std::optional<Proof> prove_by_theorem(const GameRules& game_rules, const std::vector<Position>& positions);
std::optional<Proof> prove_by_reduction(const GameRules& game_rules, const Position& position);

/// One answer to each move, found by the solution's values.
std::optional<Proof> prove_by_strategy(const GameRules& game_rules, Solution& solution, const State& state);

/// No proof: lines of play with the solution's values.
std::optional<Proof> sample_of(const GameRules& game_rules, Solution& solution, const State& state, std::uint32_t seed);

/// No proof: some of these cells, nothing where no position stands, each with its options and the solution's values.
std::optional<Proof> sample_of_cells(const GameRules& game_rules, Solution& solution, const std::vector<std::optional<State>>& cells, std::uint32_t seed);

}  // namespace grundy
