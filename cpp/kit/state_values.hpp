// The values of one game's positions, for sums in which Left and Right have different moves.
#pragma once

#include <optional>

#include "base/result.hpp"
#include "rules/state.hpp"
#include "theory/values/store.hpp"

namespace grundy {

/// States are positions of the game: they say who is to move, which their value does not depend on.
class StateValues {
 public:
  virtual ~StateValues() = default;
  /// Returns the value in the store that it was opened with. Nothing if it stops before: with `error()`, or because the steps are used up:
  /// then the same call goes on.
  virtual std::optional<values::Id> of(const State& state, values::Steps& steps) = 0;
  virtual const std::optional<Error>& error() const = 0;
  virtual bool right_moves(const State& state) const = 0;
  /// Returns the same position with the other player to move.
  virtual State turned(const State& state) const = 0;
};

}  // namespace grundy
