// The coin goes up or left until it reaches the border, whose digit decides.
#include <algorithm>

#include "games/rules_catalogue.hpp"

namespace grundy {

namespace {

class BorderRules final : public Rules {
 public:
  BorderRules(std::string top, std::string left)
      : top_(std::move(top)), left_(std::move(left)), parts_{{"row", 0, left_.size()}, {"column", 0, top_.size()}} {}

  const std::vector<PartSpec>& parts() const override { return parts_; }
  Ending ending() const override { return Ending::result; }

  void options(const Position& coin, Player, std::vector<Choice>& out) const override {
    if (coin[0] == 0 || coin[1] == 0) return;
    out.push_back({0, 0, {{coin[0] - 1, coin[1]}}});
    out.push_back({1, 0, {{coin[0], coin[1] - 1}}});
  }

  /// '1': the player who moved onto the border loses, so the player who would move next wins.
  Outcome result(const Position& coin, Player) const override {
    const char digit = coin[0] == 0 ? top_[coin[1] - 1] : left_[coin[0] - 1];
    return digit == '1' ? Outcome::N : Outcome::P;
  }

  /// From row 2 and column 2 on each diagonal has one value: that of its first cell, in row 2 or column 2, computed along this line from
  /// the border.
  Value along_diagonal(const Position& coin) const {
    const std::uint64_t least = std::min(coin[0], coin[1]);
    if (least == 0) return {result(coin, Player::left), {}, {}};
    const std::uint64_t back = least > 2 ? least - 2 : 0;
    const std::uint64_t row = coin[0] - back, column = coin[1] - back;
    // Two lines of cells at the most.
    const bool along_row = row <= column;
    const std::uint64_t lines = std::min(row, column), length = std::max(row, column);
    std::vector<std::uint8_t> before(length + 1), now(length + 1);
    for (std::uint64_t i = 1; i <= length; ++i) before[i] = wins(along_row ? Position{0, i} : Position{i, 0});
    for (std::uint64_t line = 1; line <= lines; ++line) {
      now[0] = wins(along_row ? Position{line, 0} : Position{0, line});
      for (std::uint64_t i = 1; i <= length; ++i) now[i] = !(before[i] && now[i - 1]);
      std::swap(before, now);
    }
    return {before[length] ? Outcome::N : Outcome::P, {}, {}};
  }

 private:
  bool wins(const Position& coin) const { return result(coin, Player::left) == Outcome::N; }

  std::string top_, left_;  // cells (0, 1..M) and (1..N, 0)
  std::vector<PartSpec> parts_;
};

}  // namespace

GameRules tabgame_rules(const Parameters& p) {
  auto rules = std::make_unique<BorderRules>(p.text("top"), p.text("left"));
  const BorderRules& border = *rules;
  GameRules game_rules{std::move(rules)};
  game_rules.known = {"diagonals", [&border](const Position& coin) { return border.along_diagonal(coin); }};
  return game_rules;
}

}  // namespace grundy
