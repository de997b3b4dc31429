// The one list of games.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "kit/game.hpp"

namespace grundy {

/// All games in the order in which they are shown.
std::span<const Game* const> catalogue();

/// Nothing if there is no such id.
const Game* find_game(std::string_view id);

/// Reads the parameters and opens the game. Errors: unknown id, or a parameter's.
Result<std::unique_ptr<Solution>> open_game(std::string_view id, const RawParameters& raw);

/// The judge of a game by id, ready to work on an input, which must outlive it. Error: unknown id.
Result<std::unique_ptr<JudgeRun>> open_judge(std::string_view id, std::string_view input);

/// The judge of a game by id, run to its end.
Result<std::string> judge_game(std::string_view id, std::string_view input);

}  // namespace grundy
