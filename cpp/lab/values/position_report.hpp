// Facts about the value of a position of a text, with the reason why each option stays or goes.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "kit/game.hpp"
#include "kit/parameters.hpp"
#include "kit/task.hpp"

namespace grundy::lab {

/// Opens {"position", the facts of a value (value_facts.hpp), "positions", "left_options","right_options"} of the start of a text, of the
/// cell `at` of its table, or of a position in the format of `state` in explanations. "positions": how many were valued, each component
/// once. Options are [{"move","value","ascii","mean","wins","fate",...}]: "wins" if the player who makes the move wins, even alone. Fates:
///   kept        in the canonical form
///   same        as the move "by", counted from 0 in its list
///   dominated   the move "by" is at least as good; without it, an option that takes the place of a reversible one
///   reversible  the other player answers with "reply" to "through", a value, at least as good for that player as the position; the
///               options of "through" take the place of this one: "instead"
/// "more": true follows if there are more than 1,000 moves of a player. Errors: those of `open_text`, play that is not normal, no such
/// cell or position.
Result<std::unique_ptr<Task>> open_position_value(const RawParameters& raw, std::optional<Cell> at, std::optional<std::string_view> state);

}  // namespace grundy::lab
