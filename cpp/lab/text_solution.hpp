// Solutions of rule texts, behind the door of all games.
#pragma once

#include <memory>

#include "kit/game.hpp"

namespace grundy::lab {

/// Opens `rules`: the parameter `text`, those of the text, and of its table `across`, `down` or `up`, and `width`.
Result<std::unique_ptr<Solution>> open_text(const RawParameters& raw);

/// What is said of `rules` among games.
const Game& text_game();

}  // namespace grundy::lab
