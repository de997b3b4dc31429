// The positions of a text whose positions fall apart: read from states, with their moves in words.
#pragma once

#include <optional>
#include <vector>

#include "kit/game.hpp"
#include "lab/game/move_words.hpp"
#include "lab/model/model.hpp"

namespace grundy::lab {

/// A move in words, and the position after it.
struct MoveInWords {
  Slots after;
  Message words;
};

/// In partizan texts the player to move follows the numbers of a position, 1 for Right.
class RegionPositions {
 public:
  /// Both must outlive it.
  RegionPositions(const Program& program, const Model& model) : program_(program), model_(model) {}

  Mover mover(const Slots& position) const { return program_.nature.partisan && position.back() == 1 ? Mover::right : Mover::left; }

  /// Returns the numbers in declared order, each minus the least of its range, and the player to move.
  State state_of(const Slots& slots) const;
  /// Returns the position of a state, which comes from outside: nothing if it is no position.
  std::optional<Slots> position_of(const State& state) const;

  /// Returns the moves of a position; those of the last one are kept.
  const std::vector<MoveInWords>& moves_of(const Slots& position) const;

  /// Returns the result of an end line that applies.
  std::optional<EndValue> ended(const Slots& position) const;
  /// Whether a move of an impartial text makes an end condition true.
  bool completes(const Slots& position) const;

 private:
  const Program& program_;
  const Model& model_;
  mutable std::optional<Slots> listed_of_;
  mutable std::vector<MoveInWords> listed_;
};

}  // namespace grundy::lab
