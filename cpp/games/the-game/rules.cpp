// Coins on squares: a position is the number of coins on each square from 1 on; a move shifts a coin to any lower square.
#include "games/rules_catalogue.hpp"
#include "games/the-game/coins.hpp"

namespace grundy {

namespace {

class CoinsRules final : public Rules {
 public:
  const std::vector<PartSpec>& parts() const override { return parts_; }
  bool open_ended() const override { return true; }

  /// Coins on one square are interchangeable.
  std::uint64_t most_options(const Position& counts) const override {
    std::uint64_t sum = 0;
    for (std::uint64_t square = 1; square <= counts.size(); ++square) sum += counts[square - 1] == 0 ? 0 : square;
    return sum;
  }

  void options(const Position& counts, Player, std::vector<Choice>& out) const override {
    for (std::uint64_t square = 1; square <= counts.size(); ++square) {
      if (counts[square - 1] == 0) continue;
      for (std::uint64_t to = square; to-- > 0;) {
        Position next = counts;
        --next[square - 1];
        if (to > 0) ++next[to - 1];
        out.push_back({square, to, {std::move(next)}});
      }
    }
  }

 private:
  std::vector<PartSpec> parts_ = {{"coins on a square", 0, kMaxHeap}};
};

}  // namespace

GameRules the_game_rules(const Parameters&) {
  const auto coins = [](const State& counts) {
    std::vector<Position> alone;
    for (const std::uint64_t square : coins_of(counts).heaps) {
      alone.emplace_back(counts.size(), 0);
      alone.back()[square - 1] = 1;
    }
    while (alone.size() < 2) alone.emplace_back(counts.size(), 0);  // a coin on square 0
    return alone;
  };
  GameRules game_rules{std::make_unique<CoinsRules>(), {}, coins};
  // A coin on square i is a Nim heap of i.
  game_rules.known = {"nim-sum", [](const Position& counts) {
                        Nimber sum;
                        for (std::uint64_t square = 1; square <= counts.size(); ++square)
                          sum.value ^= counts[square - 1] % 2 == 0 ? 0 : square;
                        return Value{outcome_of(sum), sum, {}};
                      }};
  return game_rules;
}

}  // namespace grundy
