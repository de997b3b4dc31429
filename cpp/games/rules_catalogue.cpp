#include "games/rules_catalogue.hpp"

#include "games/catalogue.hpp"
#include "games/list.hpp"
#include "games/parts.hpp"
#include "kit/rules_solution.hpp"

namespace grundy {

#define GRUNDY_DECLARE(name) GameRules name##_rules(const Parameters& parameters);
GRUNDY_GAMES(GRUNDY_DECLARE)
#undef GRUNDY_DECLARE

std::optional<GameRules> rules_of(std::string_view id, const Parameters& parameters) {
  using Make = GameRules (*)(const Parameters&);
#define GRUNDY_ADDRESS(name) &name##_rules,
  static constexpr Make makers[] = {GRUNDY_GAMES(GRUNDY_ADDRESS)};
#undef GRUNDY_ADDRESS
  // The catalogue begins with these games.
  const auto games = catalogue();
  for (std::size_t i = 0; i < std::size(makers); ++i) {
    if (games[i]->info().id == id) return makers[i](parameters);
  }
  return std::nullopt;
}

Result<std::unique_ptr<Solution>> open_rules(std::string_view id, const RawParameters& raw, SolverReach reach) {
  if (id == sum_game().info().id) return open_sum_by_rules(raw);
  auto words = open_game(id, raw);
  if (!words) return words.error();
  const auto parameters = Parameters::read(find_game(id)->info().parameters, raw);
  auto game_rules = rules_of(id, *parameters);
  return std::make_unique<RulesSolution>(std::move(*words), std::move(*game_rules), reach);
}

}  // namespace grundy
