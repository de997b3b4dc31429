// All positions that can be reached from the start of a rule text, by the syntax interpreter alone, and who wins there, as plainly as can
// be.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "lab/language/syntax_interpreter.hpp"
#include "theory/value.hpp"
#include "theory/values/store.hpp"

namespace grundy::lab {

class PlainGame {
 public:
  /// Whole positions: components in ascending order, and the player to move, who is always `left` in impartial games.
  using Position = std::pair<std::vector<Slots>, Mover>;

  /// Explores what can be reached from the start, whoever begins. Nothing if that is more than `most` positions, if a position has too many
  /// moves, or if the text has no start.
  static std::optional<PlainGame> explore(const Program& program, std::size_t most);

  /// Whether an `=` leaves its range somewhere: then there are no values.
  bool is_faulty() const { return faulty_; }
  /// Whether play may come back to a position.
  bool is_cyclic() const { return cyclic_; }
  /// Returns the value of a position. No score and no nimber where play may come back to a position.
  const Value& value(const Position& position) const { return nodes_[places_.at(position)].value; }
  /// Returns the values of the options, each position once.
  std::vector<Value> options(const Position& position) const;
  Position start(Mover mover) const { return {start_, mover}; }

  /// Returns the value of the start in the theory of Left and Right. Nothing if one player could move for ever, or both in turn.
  std::optional<ShortValue> short_value() const;

 private:
  struct Node {
    std::vector<std::pair<std::size_t, std::int64_t>> options;  // where a move leads, and what it gains
    std::optional<std::int64_t> payoff;                         // if play is over
    bool settled = false;
    Value value = {Outcome::D};
  };

  explicit PlainGame(const Program& program) : program_(program) {}
  std::size_t place_of(Position position);
  void look(std::size_t place);
  void order();
  void solve_backward();
  void solve_in_order();

  const Program& program_;
  std::vector<Slots> start_;
  std::map<Position, std::size_t> places_;
  std::vector<Position> positions_;
  std::vector<Node> nodes_;
  std::vector<std::size_t> order_;  // options first; some are missing if play may come back
  bool faulty_ = false, cyclic_ = false, too_large_ = false;
};

}  // namespace grundy::lab
