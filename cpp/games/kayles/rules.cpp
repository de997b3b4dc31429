// A row of pins; a move takes one pin or two adjacent ones, and the pins on either side become separate rows. A row without pins
// remains a row.
#include "games/rules_catalogue.hpp"

namespace grundy {

namespace {

/// The most pins that a move takes.
constexpr std::uint64_t kMostPins = 2;

class PinRules final : public Rules {
 public:
  const std::vector<PartSpec>& parts() const override { return parts_; }

  std::uint64_t most_options(const Position& row) const override { return row[0] > UINT64_MAX / 2 ? UINT64_MAX : 2 * row[0]; }

  void options(const Position& row, Player, std::vector<Choice>& out) const override {
    for (std::uint64_t first = 0; first < row[0]; ++first) {
      for (std::uint64_t last = first; last < row[0] && last <= first + 1; ++last) {
        Choice choice{0, 2 * first + (last - first), {}};
        const std::uint64_t behind = row[0] - last - 1;
        if (first > 0) choice.after.push_back({first});
        if (behind > 0 || first == 0) choice.after.push_back({behind});
        out.push_back(std::move(choice));
      }
    }
  }

 private:
  std::vector<PartSpec> parts_ = {{"pins", 0, kMaxHeap}};
};

}  // namespace

GameRules kayles_rules(const Parameters&) {
  GameRules game_rules;
  game_rules.rules = std::make_unique<PinRules>();
  game_rules.has_remoteness = false;  // the remoteness of sums of rows is not computed
  game_rules.period = {"take-and-break-period", [](const Period& p) { return 2 * p.preperiod + 2 * p.period + kMostPins; }};
  return game_rules;
}

}  // namespace grundy
