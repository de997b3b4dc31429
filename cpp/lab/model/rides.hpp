// Moves that go on in a straight line, as rooks and queens do: what they reach is what their first step reaches, and what the position
// there reaches on the same line.
#pragma once

#include <optional>

#include "lab/model/order.hpp"

namespace grundy::lab {

/// As many lines as an entry has bits for.
inline constexpr std::int32_t kMostRides = 6;

/// The same game with Branch::Kind::ride for every loop `k in 1..e` whose rounds, seen from one step further on, are those of the position
/// there: e is smaller by 1, and conditions say the same of the same position. With a bit for each line, whether an option on it is P, a
/// position is then settled in O(lines) instead of O(options). Nothing where there is no such loop, or where more than outcomes N and P is
/// asked: draws, points, Left and Right, splits, positions that are none, last moves that win. O(expressions * loops).
std::optional<Model> with_rides(const Model& model, const Layout& layout);

}  // namespace grundy::lab
