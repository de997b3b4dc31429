// Sums in which Left and Right have different moves: they add up by their values (theory/values), in normal play.
#pragma once

#include <chrono>
#include <map>

#include "games/parts.hpp"
#include "games/sum/sum_of_games.hpp"
#include "theory/values/total.hpp"

namespace grundy {

/// The values of the parts of a sum, in one store.
struct PartWorths {
  values::Store store;
  /// By part; null where both players have the same moves, and the nimber is the value.
  std::vector<std::unique_ptr<PositionWorth>> of = {};
};

/// Opens the values of parts; null if both players have the same moves in all of them. Errors have the field `parts`.
Result<std::unique_ptr<PartWorths>> open_worths(const std::vector<Part>& parts);

/// The state of a sum is that of SumOfGames. All parts with moves of Left and Right say that the same player is to move: who begins in the
/// first of them begins.
class SumOfValues final : public SumOfGames {
 public:
  SumOfValues(const GameInfo& info, std::vector<Part> parts, std::size_t shown, std::unique_ptr<PartWorths> worths);

  const GameInfo& info() const override { return named_; }
  double advance(const Slice& slice) override;
  bool prepare(const State& state) override;
  bool prepare_cells(Layer layer, Range x, Range y) override;

  State start() const override;
  std::optional<State> state_at(Cell at) const override;
  Value value_of(const State& state) override { return {outcome(state)}; }
  std::optional<OutcomeClass> outcome_class() override;
  std::optional<ShortValue> short_value() override;
  std::optional<Explanation> describe(const State& state) override;
  void value_options(Explanation& e) override;
  Reason reason(const Explanation& e, Solution& values) override;
  std::optional<State> follow(const State& state, Move move) const override;
  std::optional<Move> best(const Explanation& e) const override { return Solution::best(e); }
  CellValue cell(Layer layer, Cell at) override;
  std::unique_ptr<BlockRows> block_rows(const Blocks& x, const Blocks& y, Effort effort) override {
    return Solution::block_rows(x, y, effort);
  }

 private:
  /// A sum that is worked out.
  struct Work {
    State sum;
    std::vector<State> states;  // of the parts
    values::Total total;
  };

  std::optional<Error> refused(const Part& part, std::size_t number) const override;
  void take_shape() override;
  /// The other player is to move there, too.
  std::vector<Message> resting(const std::vector<Explanation>& parts) const override;

  /// Whether all parts have such positions, with the same player to move: states come from outside.
  bool is_position(const State& state) const;
  bool right_moves(const std::vector<State>& states) const;
  /// Makes all parts say who is to move.
  State turned(std::vector<State> states, bool right) const;
  std::optional<State> after(const State& state, Move move) const override;
  /// The state with Left to move, which is the key of what is known.
  State key_of(const State& state) const;
  bool want(const State& state);
  Outcome outcome(const State& state);
  std::optional<Outcome> known(const State& state) const;
  std::optional<values::Id> value_of_part(std::size_t part, const State& state, values::Steps& steps);
  void work(values::Steps& steps);
  void stop(std::size_t part);
  bool want_cell();

  std::unique_ptr<PartWorths> worths_;
  std::size_t first_partizan_ = 0;
  bool right_begins_ = false;
  GameInfo named_;  // with the names of Left and Right
  std::map<State, values::Winners> known_;
  std::vector<State> wanted_;
  std::optional<Work> work_;
  std::optional<values::Id> start_value_;
  // The table: the cell that comes next, and the time that is left for cells. What cannot be valued there is no fault.
  std::uint64_t next_cell_ = 0;
  std::chrono::duration<double> cell_time_{1};
  bool for_table_ = false;
};

}  // namespace grundy
