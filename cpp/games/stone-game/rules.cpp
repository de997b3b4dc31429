// A pile is its number i and its size; a move takes exactly i stones.
#include "games/rules_catalogue.hpp"

namespace grundy {

namespace {

class PileRules final : public Rules {
 public:
  const std::vector<PartSpec>& parts() const override { return parts_; }

  void options(const Position& pile, Player, std::vector<Choice>& out) const override {
    if (pile[1] >= pile[0]) out.push_back({0, 0, {{pile[0], pile[1] - pile[0]}}});
  }

 private:
  std::vector<PartSpec> parts_ = {{"number of the pile", 1, kMaxHeap}, {"stones", 0, kMaxHeap}};
};

}  // namespace

GameRules stone_game_rules(const Parameters&) {
  GameRules game_rules;
  game_rules.rules = std::make_unique<PileRules>();
  // Every line of play in a pile lasts floor(x / i) moves.
  game_rules.known = {"quotients", [](const Position& piles) {
                        Nimber sum;
                        for (std::size_t i = 0; i + 1 < piles.size(); i += 2) sum.value ^= piles[i + 1] / piles[i] % 2;
                        return Value{outcome_of(sum), sum, {}};
                      }};
  return game_rules;
}

}  // namespace grundy
