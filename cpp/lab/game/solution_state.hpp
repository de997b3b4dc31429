// What solutions of rule texts hold: the rules solved, their table, their moves.
#pragma once

#include <memory>
#include <optional>

#include "base/result.hpp"
#include "kit/game.hpp"
#include "lab/game/text_table.hpp"
#include "lab/game/move_lister.hpp"

namespace grundy::lab {

/// What sums and single components share.
struct SolutionState {
  std::shared_ptr<Solved> solved;
  std::shared_ptr<const Program> program;
  TextTable table;
  MoveLister moves;

  /// Works until done or the slice is over; the layers are known then.
  double advance(const Slice& slice);

  /// Why it could not be solved, if it could not.
  std::optional<Error> failure() const;

  /// Which `=` left its range where, by walking once more.
  Error outside(std::uint64_t number) const;

  /// Which line it is by which play comes back.
  Error cycle(const Obstacle& obstacle) const;

  /// What the layers are once it is known what there is.
  void name_layers();

  Value value(std::uint64_t number) const {
    const auto known = solved->solver->known(number);
    return known ? known->value : Value{Outcome::D, {}, {}};
  }
};

/// What is said of `rules` among games: of those where both players have the same moves, and of those of Left and Right.
extern const GameInfo kImpartial, kPartisan;

/// The text of a game whose parameters leave it out.
std::string_view text_fallback();

}  // namespace grundy::lab
