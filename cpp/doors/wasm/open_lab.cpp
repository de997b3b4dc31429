// The lab's module has only the game `rules`: this file replaces the catalogue of the other games (games/catalogue.cpp).
#include "doors/wasm/opens.hpp"
#include "games/catalogue.hpp"
#include "lab/game/open_text.hpp"
#include "lab/language/phrases.hpp"

namespace grundy {

namespace {

Error no_such_game(std::string_view id) {
  return parameter_error("game", verbatim(lab::text_game().info().id), shown(id), Error::Code::usage);
}

}  // namespace

std::span<const Game* const> catalogue() {
  static const Game* const games[] = {&lab::text_game()};
  return games;
}

const Game* find_game(std::string_view id) { return id == lab::text_game().info().id ? &lab::text_game() : nullptr; }

Result<std::unique_ptr<Solution>> open_game(std::string_view id, const RawParameters& raw) {
  if (!find_game(id)) return no_such_game(id);
  return lab::open_text(raw);
}

Result<std::unique_ptr<Solution>> open_here(std::string_view id, RawParameters raw) { return open_game(id, raw); }

/// The tools judge rule texts.
Result<std::unique_ptr<JudgeRun>> open_judge_here(std::string_view id, const RawParameters&, std::string_view) { return no_such_game(id); }

}  // namespace grundy
