// A position is the pawn's cell and the number of the move.
#include "games/rules_catalogue.hpp"
#include "games/ungame/rules.hpp"

namespace grundy {

namespace {

class StripRulesOfPawn final : public Rules {
 public:
  explicit StripRulesOfPawn(std::uint32_t n) : rules_{n}, parts_{{"pawn", 1, n}, {"move number", 1, std::uint64_t{n} + 1}} {}

  const std::vector<PartSpec>& parts() const override { return parts_; }

  void options(const Position& p, Player, std::vector<Choice>& out) const override {
    std::vector<PawnRules::Position> to;
    rules_.options({static_cast<std::uint32_t>(p[1]), static_cast<std::uint32_t>(p[0])}, to);
    for (const auto& [k, pawn] : to) out.push_back({0, pawn, {{pawn, k}}});
  }

 private:
  PawnRules rules_;
  std::vector<PartSpec> parts_;
};

}  // namespace

RuleBook ungame_rules(const Parameters& p) {
  RuleBook book;
  book.rules = std::make_unique<StripRulesOfPawn>(static_cast<std::uint32_t>(p.integer("n")));
  return book;
}

}  // namespace grundy
