// Sums of positions of any games side by side: a move is a move in one of them, and who cannot move in any loses. The nim-sum of their
// nimbers decides (Sprague 1935, Grundy 1939).
#pragma once

#include <utility>
#include <vector>

#include "games/sum/parts_of_sum.hpp"
#include "games/sum/phrases.hpp"
#include "kit/game.hpp"

namespace grundy {

/// The state of a sum is, for each part, how many numbers its state has, and these numbers. The move (p, to) of part i of n is
/// (n * p + i, to).
class SumOfGames : public Solution {
 public:
  /// `shown`: the index of the part in the table.
  SumOfGames(const GameInfo& info, std::vector<Part> parts, std::size_t shown) : info_(info), parts_(std::move(parts)), shown_(shown) {
    take_shape();
  }

  const GameInfo& info() const override { return info_; }
  const TableShape& shape() const override { return shape_; }

  double advance(const Slice& slice) override;
  bool prepare(const State& state) override;
  std::optional<Error> failure() const override;

  std::vector<TablePart> parts() override;
  State start() const override;
  std::optional<State> state_at(Cell at) const override;
  Value value_of(const State& state) override;
  std::optional<Explanation> describe(const State& state) override;
  void value_options(Explanation& e) override;
  Reason reason(const Explanation& e, Solution& values) override;

  std::optional<State> follow(const State& state, Move move) const override { return after(state, move); }

  std::optional<Move> best(const Explanation& e) const override;
  std::optional<Move> any(const Explanation& e, std::uint64_t random) const override;

  std::vector<Mark> marks() override { return parts_[shown_].solution->marks(); }
  Headers headers() const override { return parts_[shown_].solution->headers(); }
  CellValue cell(Layer layer, Cell at) override;
  std::unique_ptr<BlockRows> block_rows(const Blocks& x, const Blocks& y, Effort effort) override;

  RawParameters table_with(const State& state) const override;

 protected:
  /// Advances the parts; sets `fault_` for one that cannot be added.
  double advance_parts(const Slice& slice);
  /// Returns the reason why a solved part cannot be added, if there is one. `number`: from 1.
  virtual std::optional<Error> refused(const Part& part, std::size_t number) const { return fault_of(part, number); }
  /// The table is that of the part, as far as it has nimbers.
  virtual void take_shape();

  static State joined(const std::vector<State>& states);

  /// Returns the states of the parts, without checking whether the parts have them. Nothing if the numbers do not divide into as many.
  std::optional<std::vector<State>> split(const State& state) const;

  Move whole_move(std::size_t part, Move own) const { return {own.part * parts_.size() + part, own.to}; }

  /// Returns the index of the part that moves, and the move there.
  std::pair<std::size_t, Move> own_move(Move move) const;

  /// Returns the position after a move of a position.
  virtual std::optional<State> after(const State& state, Move move) const;
  /// Describes parts that did not move, after a move in another one.
  virtual std::vector<Message> resting(const std::vector<Explanation>& parts) const;

  /// Describes the position of each part. Nothing if one of them has no such position.
  std::optional<std::vector<Explanation>> described(const State& state) const;

  /// Returns the move in words, with the number of the part.
  static Message move_text(std::size_t part, const Message& own);

  /// Returns a winning move, if there is one.
  std::optional<Option> winning_option(const Explanation& e) const;

  const GameInfo& info_;
  std::vector<Part> parts_;
  std::size_t shown_;
  TableShape shape_;
  std::size_t solved_ = 0;  // parts
  std::optional<Error> fault_;

 private:
  /// Once all parts are solved.
  void finish();

  Total rest_;  // of the parts that are not in the table
  bool done_ = false;
};

}  // namespace grundy
