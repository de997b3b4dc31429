// The state shared by all solutions of rule texts: the solved rules, their table and their moves.
#pragma once

#include <memory>
#include <optional>

#include "base/result.hpp"
#include "kit/game.hpp"
#include "lab/game/text_table.hpp"
#include "lab/game/move_lister.hpp"

namespace grundy::lab {

/// Returns the error of the `=` that leaves its range at a position, found by interpreting it again.
Error outside_error(const Solved& solved, std::uint64_t number);

/// The common state of sums and single components.
struct SolutionState {
  std::shared_ptr<Solved> solved;
  std::shared_ptr<const Program> program;
  TextTable table;
  MoveLister moves;
  std::string layout = layout_json(*solved, table.right_begins());  // for drawing boards

  /// Works until done or the slice is over. The layers are known when done.
  double advance(const Slice& slice);

  /// The reason why it could not be solved, if any.
  std::optional<Error> failure() const;

  /// The error of a start above the range, if it is not known after all: there is no period.
  std::optional<Error> beyond_reach() const;

  /// Returns the error of the line that leads back to a position.
  Error cycle(const Obstacle& obstacle) const;

  /// Sets the table's layers from what the solver computed, with those of values if Left and Right have different moves in normal play
  /// that ends.
  void name_layers();

  /// Returns the outcome class of the start (Berlekamp, Conway and Guy, Winning Ways, 1982); nothing in impartial games, or with draws.
  std::optional<OutcomeClass> outcome_class() const;

  Value value(std::uint64_t number) const {
    const auto known = solved->solver->known(number);
    return known.value_or(Value{Outcome::D});
  }
};

/// The catalogue entries of `rules`: impartial, and partizan by the player who begins.
extern const GameInfo kImpartial, kLeftBegins, kRightBegins;

/// The default text.
std::string_view text_fallback();

}  // namespace grundy::lab
