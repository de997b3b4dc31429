#include "arena.hpp"

#include <algorithm>

#include "games/rulebook.hpp"
#include "solve/rules_solver.hpp"

namespace grundy {
namespace {

using Random = std::mt19937_64;
using Numbers = std::vector<std::uint64_t>;

std::uint64_t roll(Random& random, std::uint64_t least, std::uint64_t most) { return least + random() % (most - least + 1); }

Numbers rolls(Random& random, std::size_t count, std::uint64_t least, std::uint64_t most) {
  Numbers out(count);
  for (auto& n : out) n = roll(random, least, most);
  return out;
}

std::string word(Random& random, std::size_t length, std::string_view letters) {
  std::string out(length, ' ');
  for (char& c : out) c = letters[random() % letters.size()];
  return out;
}

/// The game's rule book under the generic solver.
class BookTwin final : public Twin {
 public:
  explicit BookTwin(RuleBook book) : book_(std::move(book)), solver_(*book_.rules) {}

  Key key(const State& state) override { return sorted(book_.position(state)); }
  Value value(const State& state) override { return solved(book_.position(state)); }

  std::vector<Key> options(const State& state) override {
    std::vector<Key> keys;
    for (const WholeOption& option : whole_options(*book_.rules, book_.position(state), Player::left)) keys.push_back(sorted(option.numbers));
    std::sort(keys.begin(), keys.end());
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    return keys;
  }

  Numbers nimbers(const State& state) override {
    Numbers out;
    if (book_.rules->ending() != Ending::normal) return out;
    for (const Position& component : book_.components(state)) out.push_back(solved(component).nimber->value);
    return out;
  }

 private:
  Value solved(const Position& numbers) {
    EXPECT_TRUE(solver_.solve(numbers, Slice::endless()) && !solver_.beyond() && !solver_.repeated());
    return solver_.value(numbers).value_or(Value{});
  }

  /// The order of the components does not matter.
  Key sorted(const Position& numbers) const {
    std::vector<Position> all = book_.rules->components(numbers);
    std::sort(all.begin(), all.end());
    Key key;
    for (const Position& component : all) key.insert(key.end(), component.begin(), component.end());
    return key;
  }

  RuleBook book_;
  RulesSolver solver_;
};

Bout bout(std::string_view id, RawParameters raw) {
  auto book = rules_of(id, *Parameters::read(find_game(id)->info().parameters, raw));
  return {std::move(raw), std::make_unique<BookTwin>(std::move(*book))};
}

Bout dominoes(Random& random) {
  const std::string strip = word(random, roll(random, 1, 9), "00001");
  return bout("dominoes", {{"strip", strip}, {"k", std::to_string(roll(random, 1, 4))}, {"d", std::to_string(roll(random, 1, 7))}});
}

Bout tabgame(Random& random) {
  return bout("tabgame", {{"top", word(random, roll(random, 1, 9), "01")}, {"left", word(random, roll(random, 1, 9), "01")}});
}

Bout letters(Random& random) { return bout("letter-picking", {{"s", word(random, 2 * roll(random, 1, 5), random() % 2 ? "ab" : "abc")}}); }

Bout ungame(Random& random) {
  const std::uint64_t n = roll(random, 1, 40);
  return bout("ungame", {{"n", std::to_string(n)}, {"start", std::to_string(roll(random, 1, n))}});
}

Numbers set_of(Random& random) { return rolls(random, roll(random, 1, 4), 1, 8); }

Bout bachet(Random& random) { return bout("bachet", {{"take", join(set_of(random))}, {"n", std::to_string(roll(random, 0, 60))}}); }

Bout take_away(Random& random) {
  return bout("take-away", {{"take", join(set_of(random))}, {"heaps", join(rolls(random, roll(random, 1, 3), 0, 14))}, {"max", "20"}});
}

Bout nim(Random& random) { return bout("nim", {{"heaps", join(rolls(random, roll(random, 1, 4), 0, 6))}}); }

Bout misere(Random& random) { return bout("nim", {{"heaps", join(rolls(random, roll(random, 1, 4), 0, 5))}, {"misere", "1"}}); }

Bout knights(Random& random) {
  const auto side = static_cast<std::uint32_t>(roll(random, 2, 7));
  std::string pieces;
  for (std::uint64_t left = roll(random, 1, 3); left > 0; --left) {
    (((pieces += pieces.empty() ? "" : ",") += std::to_string(random() % side)) += '.') += std::to_string(random() % side);
  }
  return bout("knights", {{"n", std::to_string(side)}, {"knights", pieces}});
}

Bout kings(Random& random) {
  const std::uint64_t side = roll(random, 1, 5);
  std::string squares = word(random, side * side, "....X");
  for (int i = 0; i < 3; ++i) squares[random() % squares.size()] = 'K';
  std::string text;
  for (std::uint64_t row = 0; row < side; ++row) (text += row > 0 ? "/" : "") += squares.substr(row * side, side);
  return bout("bobs-game", {{"board", text}});
}

Bout coins(Random& random) {
  Numbers counts = rolls(random, roll(random, 1, 5), 0, 1);
  counts[random() % counts.size()] = roll(random, 0, 5);
  return bout("the-game", {{"counts", join(counts)}});
}

Bout stones(Random& random) { return bout("stone-game", {{"piles", join(rolls(random, roll(random, 1, 4), 0, 9))}}); }

Bout bar(Random& random) {
  const std::uint64_t m = roll(random, 1, 7), n = roll(random, 1, 7);
  const std::uint64_t r = random() % m, c = random() % n;
  return bout("exclusively-edible", {{"m", std::to_string(m)}, {"n", std::to_string(n)}, {"r", std::to_string(r)}, {"c", std::to_string(c)}});
}

Bout exponential(Random& random) { return bout("exponential-game", {{"heaps", join(rolls(random, roll(random, 1, 2), 0, 30))}, {"size", "100"}}); }

}  // namespace

std::vector<Arena> arenas() {
  return {
      {"dominoes", false, true, dominoes},    {"tabgame", false, true, tabgame},       {"letter-picking", false, true, letters},
      {"ungame", true, true, ungame},         {"bachet", true, true, bachet},          {"take-away", true, true, take_away},
      {"nim", true, true, nim},               {"nim", false, false, misere},           {"knights", true, true, knights},
      {"the-game", true, true, coins},        {"stone-game", true, true, stones},      {"exclusively-edible", true, true, bar},
      {"exponential-game", true, true, exponential}, {"bobs-game", true, true, kings},
  };
}

}  // namespace grundy
