#include "games/catalogue.hpp"

namespace grundy {

const Game* find_game(std::string_view id) {
  for (const Game* game : catalogue()) {
    if (game->info().id == id) return game;
  }
  return nullptr;
}

namespace {

Error no_such_game(std::string_view id) {
  std::string ids;
  for (const Game* game : catalogue()) (ids.empty() ? ids : ids += ", ") += game->info().id;
  return parameter_error("game", message(kKitPhrases["one-of"], {ids}), shown(id), Error::Code::usage);
}

}  // namespace

Result<std::unique_ptr<Solution>> open_game(std::string_view id, const RawParameters& raw) {
  const Game* game = find_game(id);
  if (!game) return no_such_game(id);
  auto parameters = Parameters::read(game->info().parameters, raw);
  if (!parameters) return parameters.error();
  return game->open(std::move(*parameters));
}

Result<std::unique_ptr<JudgeRun>> open_judge(std::string_view id, std::string_view input) {
  const Game* game = find_game(id);
  if (!game) return no_such_game(id);
  auto run = game->new_judge();
  run->begin(input);
  return run;
}

Result<std::string> judge_game(std::string_view id, std::string_view input) {
  const auto run = open_judge(id, input);
  if (!run) return run.error();
  while ((*run)->advance(Slice::endless()) < 1) {
  }
  return (*run)->take();
}

}  // namespace grundy
