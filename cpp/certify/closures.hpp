// The positions that proofs list: closed under options, options first.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "check/claim.hpp"
#include "kit/game.hpp"

namespace grundy {

/// A certificate without its head: the proved values, one per position, and its lists by name, as lines.
struct Proof {
  std::string kind, theorem;
  std::vector<ListedValue> values;
  std::optional<std::uint64_t> within, seed;
  std::optional<Period> period;
  std::vector<std::pair<std::string, std::vector<std::string>>> lists = {};
};

/// Each function returns nothing if the game or the size of the positions does not allow the proof.

/// Lists all positions with outcome, nimber and remoteness.
std::optional<Proof> prove_by_values(const Rules& rules, const std::vector<Position>& positions);

/// Lists the nimbers of components; with `lengths` the remoteness as well, if it is small enough.
std::optional<Proof> prove_by_nimbers(const Rules& rules, const std::vector<Position>& positions, bool lengths);

std::optional<Proof> prove_by_period(const GameRules& game_rules, const std::vector<Position>& positions);
std::optional<Proof> prove_by_theorem(const GameRules& game_rules, const std::vector<Position>& positions);
std::optional<Proof> prove_by_reduction(const GameRules& game_rules, const Position& position);

/// Lists one answer to each move, by the solution's values.
std::optional<Proof> prove_by_strategy(const GameRules& game_rules, Solution& solution, const State& state);

/// Lists lines of play with the solution's values. No proof.
std::optional<Proof> sample_of(const GameRules& game_rules, Solution& solution, const State& state, std::uint32_t seed);

/// Lists some of these cells (nothing: no position) with their options and the solution's values. No proof.
std::optional<Proof> sample_of_cells(const GameRules& game_rules, Solution& solution, const std::vector<std::optional<State>>& cells,
                                     std::uint32_t seed);

}  // namespace grundy
