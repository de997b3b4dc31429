// Several heaps with one set.
#include "families/subtraction.hpp"
#include "families/subtraction_rules.hpp"
#include "games/rulebook.hpp"

namespace grundy {

RuleBook take_away_rules(const Parameters& p) {
  return number_rules(SubtractionRules{sorted_set(p.list("take"))}, {"heap", 0, kMaxHeap});
}

}  // namespace grundy
