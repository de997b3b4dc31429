// Any number of knights: each a component by itself.
#include "games/knights/rules.hpp"
#include "games/rules_catalogue.hpp"

namespace grundy {

RuleBook knights_rules(const Parameters& p) {
  const std::uint32_t side = p.has("board") ? p.board("board").side : static_cast<std::uint32_t>(p.integer("n"));
  return number_rules(KnightRules{side}, {"square", 0, std::uint64_t{side} * side - 1});
}

}  // namespace grundy
