// The catalogue of games.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "kit/game.hpp"

namespace grundy {

/// Returns all games in display order.
std::span<const Game* const> catalogue();

/// Returns the game with this id, or null.
const Game* find_game(std::string_view id);

/// Reads the parameters and opens the game. Errors: unknown id, or a parameter's.
Result<std::unique_ptr<Solution>> open_game(std::string_view id, const RawParameters& raw);

/// Opens the judge of a game on an input, which must outlive it. Error: unknown id.
Result<std::unique_ptr<JudgeRun>> open_judge(std::string_view id, std::string_view input);

/// Runs the judge of a game to its end.
Result<std::string> judge_game(std::string_view id, std::string_view input);

}  // namespace grundy
