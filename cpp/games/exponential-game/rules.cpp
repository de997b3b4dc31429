// A move takes k^k stones from a heap.
#include "families/subtraction.hpp"
#include "families/subtraction_rules.hpp"
#include "games/rules_catalogue.hpp"

namespace grundy {

GameRules exponential_game_rules(const Parameters&) {
  std::vector<std::uint64_t> take;
  for (std::uint64_t k = 1; k <= 15; ++k) {  // 16^16 exceeds the largest heap
    std::uint64_t power = 1;
    for (std::uint64_t i = 0; i < k; ++i) power *= k;
    take.push_back(power);
  }
  return subtraction_rules(std::move(take));
}

}  // namespace grundy
