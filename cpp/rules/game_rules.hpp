// An instance of a game, given by its rules alone.
#pragma once

#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "rules/rules.hpp"
#include "rules/state.hpp"
#include "rules/theorem.hpp"

namespace grundy {

struct GameRules {
  std::unique_ptr<Rules> rules;
  /// Converts a position in play into one of the rules, its components in a row. If empty, the identity: both have the same numbers.
  std::function<Position(const State&)> read = {};

  /// Splits a position in play into its components, in the order in which the game names them. If empty, the rules split it, if several
  /// components are possible.
  std::function<std::vector<Position>(const State&)> parts = {};

  /// Whether the game reports remoteness. The rules alone always could.
  bool has_remoteness = true;

  /// Theorems that certificates may use; empty if the game has none.
  KnownValue known = {};
  KnownPeriod period = {};
  KnownReduction reduction = {};

  Position position(const State& state) const { return read ? read(state) : Position(state); }

  std::vector<Position> components(const State& state) const {
    if (parts) return parts(state);
    return rules->open_ended() ? std::vector<Position>() : rules->components(position(state));
  }
};

/// Rules whose positions are single numbers: `ruleset.options(p, out)` appends the options of p. The code of a move is the option itself.
template <class R>
class NumberRules final : public Rules {
 public:
  NumberRules(R ruleset, PartSpec part, Ending ending = Ending::normal)
      : ruleset_(std::move(ruleset)), parts_{std::move(part)}, ending_(ending) {}

  const std::vector<PartSpec>& parts() const override { return parts_; }
  Ending ending() const override { return ending_; }

  std::uint64_t most_options(const Position& p) const override {
    if constexpr (requires { ruleset_.most_options(p[0]); }) return ruleset_.most_options(p[0]);
    return 0;
  }

  void options(const Position& p, Player, std::vector<Choice>& out) const override {
    std::vector<std::uint64_t> to;
    ruleset_.options(p[0], to);
    for (const std::uint64_t number : to) out.push_back({0, number, {{number}}});
  }

 private:
  R ruleset_;
  std::vector<PartSpec> parts_;
  Ending ending_;
};

template <class R>
GameRules number_rules(R ruleset, PartSpec part, Ending ending = Ending::normal) {
  GameRules game_rules;
  game_rules.rules = std::make_unique<NumberRules<R>>(std::move(ruleset), std::move(part), ending);
  return game_rules;
}

}  // namespace grundy
