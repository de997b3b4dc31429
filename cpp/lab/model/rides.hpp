// Moves along a straight line, like those of rooks and queens: they reach the square of the first step, and everything that the position
// there reaches on the same line.
#pragma once

#include <optional>

#include "lab/model/order.hpp"

namespace grundy::lab {

/// The most lines: one bit each in a table entry.
inline constexpr std::int32_t kMostRides = 6;

/// Returns the same game with Branch::Kind::ride for every loop `k in 1..e` whose rounds, seen from one step further on, are those of the
/// position there: e is smaller by 1, and conditions have the same value for the same position. With a bit for each line, whether an option
/// on it is P, a position is then solved in O(lines) instead of O(options). Nothing without such a loop, or if the game needs more than the
/// outcomes N and P: draws, points, Left and Right, splits, positions that are none, last moves that win. O(expressions * loops).
std::optional<Model> with_rides(const Model& model, const Layout& layout);

}  // namespace grundy::lab
