// Heaps; a move reduces one of them.
#include <algorithm>

#include "games/rules_catalogue.hpp"
#include "theory/nim.hpp"

namespace grundy {

namespace {

/// Options with larger heaps first, in the order of the game.
struct DescendingHeapRules {
  std::uint64_t most_options(std::uint64_t heap) const { return heap; }
  void options(std::uint64_t heap, std::vector<std::uint64_t>& out) const {
    NimHeapRules{}.options(heap, out);
    std::reverse(out.begin(), out.end());
  }
};

}  // namespace

GameRules nim_rules(const Parameters& p) {
  const bool misere = p.flag("misere");
  GameRules game_rules = number_rules(DescendingHeapRules{}, {"heap", 0, kMaxHeap}, misere ? Ending::misere : Ending::normal);
  game_rules.has_remoteness = !misere;  // the fast solution of misere play knows outcomes only
  if (misere) {
    // Bouton (1901): as in normal play while a heap exceeds 1; otherwise heaps vanish one by one, and an even number of them is won.
    game_rules.known = {"misere-nim", [](const Position& heaps) {
                          const bool large = std::any_of(heaps.begin(), heaps.end(), [](std::uint64_t heap) { return heap > 1; });
                          const bool wins = (nim_sum(heaps).value != 0) == large;
                          return Value{wins ? Outcome::N : Outcome::P, {}, {}};
                        }};
  } else {
    game_rules.known = {"nim-sum", [](const Position& heaps) { return Value{outcome_of(nim_sum(heaps)), nim_sum(heaps), {}}; }};
  }
  return game_rules;
}

}  // namespace grundy
