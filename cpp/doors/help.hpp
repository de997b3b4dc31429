// The commands `list` and `help`.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"

namespace grundy {

/// The id of games written as rule texts.
inline constexpr std::string_view kRulesId = "rules";

/// Returns a line for each game: its id, a tab, its title.
std::string list_text();

/// Returns the help of a game: its parameters with the values that they take, the format of its judge's input, the judge's limits. Of
/// `rules`, what can be done with rule texts. An error if there is no such game.
Result<std::string> help_text(std::string_view id);

}  // namespace grundy
