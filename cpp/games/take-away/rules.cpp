// Several heaps with one subtraction set.
#include "families/subtraction.hpp"
#include "families/subtraction_rules.hpp"
#include "games/rules_catalogue.hpp"

namespace grundy {

GameRules take_away_rules(const Parameters& p) { return subtraction_rules(sorted_set(p.list("take"))); }

}  // namespace grundy
