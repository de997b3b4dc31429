// The module that every page loads has the games that are small: this file replaces games/all_games.cpp.
#include <array>

#include "doors/wasm/opens.hpp"
#include "games/catalogue.hpp"
#include "games/list.hpp"

namespace grundy {

#define GRUNDY_DECLARE(name) const Game& name##_game();
GRUNDY_FIRST_GAMES(GRUNDY_DECLARE)
#undef GRUNDY_DECLARE

std::span<const Game* const> catalogue() {
#define GRUNDY_ADDRESS(name) &name##_game(),
  static const std::array games = {GRUNDY_FIRST_GAMES(GRUNDY_ADDRESS)};
#undef GRUNDY_ADDRESS
  return games;
}

Result<std::unique_ptr<Solution>> open_here(std::string_view id, RawParameters raw) { return open_game(id, raw); }

Result<std::unique_ptr<JudgeRun>> open_judge_here(std::string_view id, const RawParameters&, std::string_view input) {
  return open_judge(id, input);
}

}  // namespace grundy
