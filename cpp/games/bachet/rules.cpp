// One heap; a move takes a number of stones from the set.
#include "families/subtraction.hpp"
#include "families/subtraction_rules.hpp"
#include "games/rules_catalogue.hpp"

namespace grundy {

GameRules bachet_rules(const Parameters& p) { return subtraction_rules(sorted_set(p.list("take"))); }

}  // namespace grundy
