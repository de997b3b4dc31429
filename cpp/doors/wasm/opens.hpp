// Opens a game in a module: the only difference between the modules.
#pragma once

#include <memory>
#include <string_view>

#include "kit/game.hpp"

namespace grundy {

/// The first module opens games (open_games.cpp). The lab's module also takes "solver", `fast` or `rules`, beside the game's own parameters
/// (open_lab.cpp).
Result<std::unique_ptr<Solution>> open_here(std::string_view id, RawParameters raw);

}  // namespace grundy
