// A position is the cell of the pawn and the number of the move.
#include "games/rules_catalogue.hpp"

namespace grundy {

namespace {

class StripRulesOfPawn final : public Rules {
 public:
  explicit StripRulesOfPawn(std::uint32_t n) : n_(n), parts_{{"pawn", 1, n}, {"move number", 1, std::uint64_t{n} + 1}} {}

  const std::vector<PartSpec>& parts() const override { return parts_; }

  void options(const Position& p, Player, std::vector<Choice>& out) const override {
    const std::uint64_t pawn = p[0], k = p[1];
    if (pawn > k) out.push_back({0, pawn - k, {{pawn - k, k + 1}}});
    if (k <= n_ && pawn <= n_ - k) out.push_back({0, pawn + k, {{pawn + k, k + 1}}});
  }

 private:
  std::uint64_t n_;
  std::vector<PartSpec> parts_;
};

}  // namespace

GameRules ungame_rules(const Parameters& p) {
  GameRules game_rules;
  game_rules.rules = std::make_unique<StripRulesOfPawn>(static_cast<std::uint32_t>(p.integer("n")));
  return game_rules;
}

}  // namespace grundy
