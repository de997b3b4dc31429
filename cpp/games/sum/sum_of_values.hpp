// Sums in which Left and Right have different moves: they add up by their values (theory/values), in normal play.
#pragma once

#include <map>

#include "games/parts.hpp"
#include "games/sum/sum_of_games.hpp"
#include "theory/values/total.hpp"

namespace grundy {

/// The values of the parts of a sum, in one store.
struct PartValues {
  values::Store store;
  /// By part; null where both players have the same moves, and the nimber is the value.
  std::vector<std::unique_ptr<StateValues>> of = {};
};

/// Opens the values of parts; null if both players have the same moves in all of them. Errors have the field `parts`.
Result<std::unique_ptr<PartValues>> open_values(const std::vector<Part>& parts);

/// The state of a sum is that of SumOfGames. All parts with moves of Left and Right say that the same player is to move: who begins in the
/// first of them begins.
class SumOfValues final : public SumOfGames {
 public:
  SumOfValues(const GameInfo& info, std::vector<Part> parts, std::size_t shown, std::unique_ptr<PartValues> part_values);

  const GameInfo& info() const override { return named_; }
  double advance(const Slice& slice) override;
  bool prepare(const State& state) override;
  bool prepare_cells(Layer layer, Range x, Range y) override;
  bool find_cells(Layer layer, Range x, Range y, const Slice& slice) override;

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
  /// Works the cell out if it is not known yet, within the steps that all calls have together. What cannot be valued stays unknown, and is
  /// no failure.
  CellValue cell(Layer layer, Cell at) override;
  void paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) override;
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
  void begin(State sum);
  void work(values::Steps& steps);
  void stop(std::size_t part);
  bool has_wanted() const { return !wanted_.empty() || (work_ && !for_table_); }

  // Cells of the table, as bytes: one of these, or kWon plus who wins.
  static constexpr std::uint8_t kOpen = 0, kAbsent = 1, kFailed = 2, kWon = 4;
  static constexpr std::uint64_t kMostCells = 4'000'000;  // that are kept
  bool keeps_cells() const;
  std::uint8_t cell_byte(Cell at) const;
  std::uint8_t found(Cell at, const Slice& slice, std::uint64_t& steps);
  CellValue shown(Layer layer, std::uint8_t byte) const;
  std::size_t index(Cell at) const { return static_cast<std::size_t>((at.y - shape_.y.first) * shape_.x.count + at.x - shape_.x.first); }
  void leave_table();

  std::unique_ptr<PartValues> part_values_;
  std::size_t first_partizan_ = 0;
  bool right_begins_ = false;
  GameInfo named_;  // with the names of Left and Right
  std::map<State, values::Winners> known_;
  std::vector<State> wanted_;
  std::optional<Work> work_;
  std::optional<values::Id> start_value_;
  std::optional<values::Winners> start_winners_;

  /// Cells that are worked on, and the next of them in reading order.
  struct Window {
    Range x, y;
    std::uint64_t next = 0;
    bool has(const Range& columns, const Range& rows) const {
      return x.from == columns.from && x.to == columns.to && y.from == rows.from && y.to == rows.to;
    }
  };
  static constexpr std::uint64_t kCellSteps = 100'000'000;  // a few minutes
  std::uint64_t cell_steps_ = kCellSteps;
  std::vector<std::uint8_t> cells_;
  Window window_;
  std::optional<Window> prepared_;  // wanted by prepare_cells
  // Whether the work is for a cell, and who wins there.
  bool for_table_ = false;
  std::optional<values::Winners> cell_winners_;
};

}  // namespace grundy
