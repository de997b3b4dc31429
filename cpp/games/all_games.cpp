// The catalogue of programs that have all games. grundyscope.wasm has another (doors/wasm/open_games.cpp), so this file is compiled by
// itself.
#include <array>

#include "games/catalogue.hpp"
#include "games/list.hpp"
#include "games/parts.hpp"

namespace grundy {

#define GRUNDY_DECLARE(name) const Game& name##_game();
GRUNDY_GAMES(GRUNDY_DECLARE)
#undef GRUNDY_DECLARE

std::span<const Game* const> catalogue() {
#define GRUNDY_ADDRESS(name) &name##_game(),
  static const std::array games = {GRUNDY_GAMES(GRUNDY_ADDRESS) & sum_game()};
#undef GRUNDY_ADDRESS
  return games;
}

}  // namespace grundy
