#include "games/rulebook.hpp"

#include "games/catalogue.hpp"
#include "games/list.hpp"

namespace grundy {

#define GRUNDY_DECLARE(name) RuleBook name##_rules(const Parameters& parameters);
GRUNDY_GAMES(GRUNDY_DECLARE)
#undef GRUNDY_DECLARE

std::optional<RuleBook> rules_of(std::string_view id, const Parameters& parameters) {
  using Make = RuleBook (*)(const Parameters&);
#define GRUNDY_ADDRESS(name) &name##_rules,
  static constexpr Make makers[] = {GRUNDY_GAMES(GRUNDY_ADDRESS)};
#undef GRUNDY_ADDRESS
  const auto games = catalogue();
  for (std::size_t i = 0; i < games.size(); ++i) {
    if (games[i]->info().id == id) return makers[i](parameters);
  }
  return std::nullopt;
}

}  // namespace grundy
