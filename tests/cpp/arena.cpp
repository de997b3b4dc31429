#include "arena.hpp"

#include <algorithm>

#include "games/rules_catalogue.hpp"
#include "solve/rules_solver.hpp"

namespace grundy {
namespace {

using Numbers = std::vector<std::uint64_t>;

/// The game's rules under the generic solver.
class BookTwin final : public Twin {
 public:
  explicit BookTwin(GameRules game_rules) : game_rules_(std::move(game_rules)), solver_(*game_rules_.rules) {}

  Key key(const State& state) override { return sorted(game_rules_.position(state)); }
  Value value(const State& state) override { return solved(game_rules_.position(state)); }

  std::vector<Key> options(const State& state) override {
    std::vector<Key> keys;
    for (const WholeOption& option : whole_options(*game_rules_.rules, game_rules_.position(state), Player::left))
      keys.push_back(sorted(option.numbers));
    std::sort(keys.begin(), keys.end());
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    return keys;
  }

  Numbers nimbers(const State& state) override {
    Numbers out;
    if (game_rules_.rules->ending() != Ending::normal) return out;
    for (const Position& component : game_rules_.components(state)) {
      const auto nimber = solved(component).nimber;
      if (!nimber) return {};  // an infinite one
      out.push_back(nimber->value);
    }
    return out;
  }

 private:
  Value solved(const Position& numbers) {
    EXPECT_TRUE(solver_.solve(numbers, Slice::endless()) && !solver_.beyond() && !solver_.repeated());
    return solver_.value(numbers).value_or(Value{});
  }

  /// The order of the components does not matter.
  Key sorted(const Position& numbers) const {
    std::vector<Position> all = game_rules_.rules->components(numbers);
    std::sort(all.begin(), all.end());
    Key key;
    for (const Position& component : all) key.insert(key.end(), component.begin(), component.end());
    return key;
  }

  GameRules game_rules_;
  RulesSolver solver_;
};

}  // namespace

Bout Arena::bout(std::mt19937_64& random) const {
  RawParameters raw = random_instance(patterns, random);
  auto game_rules = rules_of(id, *Parameters::read(find_game(id)->info().parameters, raw));
  const bool lengths = game_rules->has_remoteness;
  return {std::move(raw), std::make_unique<BookTwin>(std::move(*game_rules)), lengths};
}

std::vector<Arena> arenas() {
  std::vector<Arena> out;
  for (const Game* game : catalogue()) {
    const std::string id(game->info().id);
    // Sums have their own twin, in sum_test.cpp.
    if (!rules_of(id, *Parameters::read(game->info().parameters, {}))) continue;
    for (const Record& patterns : game_file(id, "twins.json")) out.push_back({id, patterns});
  }
  return out;
}

}  // namespace grundy
