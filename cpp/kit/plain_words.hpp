// A full solution of any rules: answer, table, explanation and play without code specific to the game.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "kit/rules_solution.hpp"

namespace grundy {

/// Describes positions by their rules alone: numbers by name, moves by the position after them, and a table of the first two numbers that
/// may vary, with the others as in the start. Supplies the descriptions of a RulesSolution; it has no values itself.
class PlainWords final : public Solution {
 public:
  /// `info` and `rules` must outlive it. `start`: the components in a row, all within their ranges. The table goes up to `most`.
  PlainWords(const GameInfo& info, const Rules& rules, State start, std::uint64_t most);

  const GameInfo& info() const override { return info_; }
  const TableShape& shape() const override { return shape_; }
  State start() const override { return start_; }
  std::optional<State> state_at(Cell at) const override;
  std::optional<Explanation> describe(const State& state) override;
  std::optional<State> follow(const State& state, Move move) const override;

  CellValue cell(Layer, Cell at) override { return shape_.contains(at) ? CellValue::unknown() : CellValue::absent(); }
  Value value_of(const State&) override { return {Outcome::D, {}, {}}; }

 private:
  /// Returns the part of the number at `index` of a position.
  const PartSpec& part(std::size_t index) const;
  bool is_position(const State& state) const;
  Message text(const State& state) const;
  /// Returns the cell of a position that equals the start except for the numbers of the axes.
  std::optional<Cell> cell_of(const State& state) const;

  const GameInfo& info_;
  const Rules& rules_;
  State start_;
  std::vector<std::size_t> axes_;  // the numbers along x and y; at most two
  TableShape shape_;
};

/// Solves `rules` from `start`, its components in a row.
std::unique_ptr<RulesSolution> plain_solution(const GameInfo& info, std::unique_ptr<Rules> rules, State start, std::uint64_t most,
                                              SolverReach reach = {});

}  // namespace grundy
