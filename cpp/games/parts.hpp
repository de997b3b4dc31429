// Parts of a sum: games that each program chooses.
#pragma once

#include <memory>
#include <string_view>

#include "kit/game.hpp"
#include "kit/state_values.hpp"

namespace grundy {

/// Opens a game as a part of a sum: a game of the catalogue, or a rule text. `by_rules`: solved by the rules alone. Defined by the program
/// (doors/parts.cpp), which knows rule texts, unlike the games.
Result<std::unique_ptr<Solution>> open_part(std::string_view id, const RawParameters& raw, bool by_rules);

/// Opens the values of the same part, in a store; null if both players have the same moves there. Errors: those of `open_part`, and play
/// that is not normal.
Result<std::unique_ptr<StateValues>> open_part_values(std::string_view id, const RawParameters& raw, values::Store& store);

/// The game `sum`. Its parts may be solved by the rules alone, too.
const Game& sum_game();
Result<std::unique_ptr<Solution>> open_sum_by_rules(const RawParameters& raw);

}  // namespace grundy
