// How a module opens a game: the one thing in which the modules differ.
#pragma once

#include <memory>
#include <string_view>

#include "kit/game.hpp"

namespace grundy {

/// What pages load opens games (open_games.cpp). The lab's module also takes "solver", `fast` or `rules`, beside the game's own parameters
/// (open_lab.cpp).
Result<std::unique_ptr<Solution>> open_here(std::string_view id, RawParameters raw);

}  // namespace grundy
