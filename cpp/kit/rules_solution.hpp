// A solution by the rules alone: the slow twin of every game's fast solution, with the same interface.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "kit/game.hpp"
#include "rules/game_rules.hpp"
#include "solve/rules_solver.hpp"

namespace grundy {

/// Separate from the other phrases, so that a module without the generic solvers does not contain them.
inline constexpr auto kRulesPhrases = phrases({
    {"rules-reach", "an instance with at most {} positions and {} options to look at, of {} numbers together, for the rules alone"},
    {"a-larger-one", "a larger one"},
    {"one-row", "one row"},
    {"of-component", "{} of component {}"},
    {"nothing-left", "nothing is left"},
    {"move-to", "move to {}"},
});

/// Values come from the rules and the generic solver, moves from the rules. Descriptions of positions, moves and cells, and the
/// shape of the table, come from the game's fast solution, which describes without valuing.
class RulesSolution final : public Solution {
 public:
  RulesSolution(std::unique_ptr<Solution> words, GameRules game_rules, SolverReach reach = {});

  const GameInfo& info() const override { return words_->info(); }
  const TableShape& shape() const override { return words_->shape(); }
  Headers headers() const override { return words_->headers(); }
  std::string_view scene() const override { return words_->scene(); }

  /// The shape first (that of a sequence depends on its period), then the position that the parameters describe.
  double advance(const Slice& slice) override;

  /// The error of a position beyond the reach of the rules alone, if any was requested so far.
  std::optional<Error> failure() const override;

  std::vector<Mark> marks() override { return words_->marks(); }
  RawParameters table_with(const State& state) const override { return words_->table_with(state); }

  State start() const override { return words_->start(); }
  std::optional<State> state_at(Cell at) const override { return words_->state_at(at); }
  std::optional<State> follow(const State& state, Move move) const override;

  Value value_of(const State& state) override { return solved(game_rules_.position(state)); }
  std::vector<Nimber> nimbers_of(const State& state) override;
  bool has_infinite_nimbers() const override { return words_->has_infinite_nimbers(); }
  std::optional<std::uint64_t> reported_winning_moves() override;

  std::optional<Explanation> describe(const State& state) override { return words_->describe(state); }
  std::optional<Explanation> explain_state(const State& state) override;

  CellValue cell(Layer layer, Cell at) override;

 private:
  Value solved(const Position& numbers);
  std::vector<WholeOption> options_of(const State& state) const;

  std::unique_ptr<Solution> words_;
  GameRules game_rules_;
  SolverReach reach_;
  RulesSolver solver_;
};

}  // namespace grundy
