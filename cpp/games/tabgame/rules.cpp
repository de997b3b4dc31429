// The coin goes up or left until it reaches the border, whose digit decides.
#include "games/rulebook.hpp"
#include "games/tabgame/rules.hpp"

namespace grundy {

namespace {

class BorderRules final : public Rules {
 public:
  BorderRules(std::string top, std::string left)
      : top_(std::move(top)), left_(std::move(left)), parts_{{"row", 0, left_.size()}, {"column", 0, top_.size()}} {}

  const std::vector<PartSpec>& parts() const override { return parts_; }
  Ending ending() const override { return Ending::result; }

  void options(const Position& coin, Player, std::vector<Choice>& out) const override {
    std::vector<CoinRules::Position> to;
    rules().options(inner(coin), to);
    for (const auto& [row, column] : to) out.push_back({row < coin[0] ? 0u : 1u, 0, {{row, column}}});
  }

  Outcome result(const Position& coin, Player) const override { return rules().result(inner(coin)); }

 private:
  CoinRules rules() const { return {top_, left_}; }
  static CoinRules::Position inner(const Position& coin) { return {static_cast<std::uint32_t>(coin[0]), static_cast<std::uint32_t>(coin[1])}; }

  std::string top_, left_;
  std::vector<PartSpec> parts_;
};

}  // namespace

RuleBook tabgame_rules(const Parameters& p) {
  RuleBook book;
  book.rules = std::make_unique<BorderRules>(p.text("top"), p.text("left"));
  return book;
}

}  // namespace grundy
