// Values of short games against Conway's definitions on trees, and the laws that they obey.
#include <gtest/gtest.h>

#include <set>

#include "support.hpp"
#include "theory/values/store.hpp"
#include "twins/short_games.hpp"

namespace grundy::values {
namespace {

using twins::Game;
using twins::ShortGames;

/// A store and its twin, side by side.
struct Both {
  Store store;
  ShortGames games;
  std::map<Game, Id> values;
  std::map<Id, Game> trees;
  Steps steps;
  Id value(Game g) { return twins::value_of(store, g, values); }
  Game tree(Id g) { return twins::tree_of(store, g, games, trees); }
  Id plus(Id g, Id h) { return store.plus(g, h, steps).value(); }
  Id negative(Id g) { return store.negative(g, steps).value(); }
  bool at_most(Id g, Id h) { return store.at_most(g, h, steps).value(); }
};

/// All values of games whose options are among `below`.
std::set<Id> next_day(Both& both, const std::vector<Id>& below) {
  std::vector<std::vector<Id>> antichains{{}};
  for (const Id g : below) {
    for (std::size_t i = antichains.size(); i-- > 0;) {
      const auto comparable = [&](Id h) { return both.at_most(g, h) || both.at_most(h, g); };
      if (std::ranges::any_of(antichains[i], comparable)) continue;
      auto longer = antichains[i];
      longer.push_back(g);
      antichains.push_back(std::move(longer));
    }
  }
  std::set<Id> out;
  for (const auto& left : antichains)
    for (const auto& right : antichains) out.insert(both.store.make(left, right, both.steps).value());
  return out;
}

TEST(Values, OfTheFirstDays) {
  Both both;
  std::set<Id> day{kZero};
  for (const std::size_t size : {4u, 22u, 1474u}) {
    day = next_day(both, {day.begin(), day.end()});
    ASSERT_EQ(day.size(), size);
    std::uint64_t latest = 0;
    for (const Id g : day) latest = std::max(latest, both.store.birthday(g));
    EXPECT_EQ(latest, size == 4 ? 1u : size == 22 ? 2u : 3u);
    // Nothing is dominated or reversible: each is its own canonical form, by the definition.
    for (const Id g : day) ASSERT_EQ(both.games.canonical(both.tree(g)), both.tree(g)) << g;
  }
}

TEST(Values, EveryFormOfDayTwo) {
  Both both;
  std::vector<Game> day_one;
  const Game zero = both.games.make({}, {});
  for (const int k : {0, 1, 2, 3})
    day_one.push_back(both.games.make(k & 1 ? std::set{zero} : std::set<Game>{}, k & 2 ? std::set{zero} : std::set<Game>{}));
  std::vector<Game> forms;
  for (unsigned mask = 0; mask < 256; ++mask) {
    std::set<Game> left, right;
    for (unsigned i = 0; i < 4; ++i) {
      if (mask >> i & 1) left.insert(day_one[i]);
      if (mask >> (4 + i) & 1) right.insert(day_one[i]);
    }
    forms.push_back(both.games.make(left, right));
  }
  for (const Game g : forms) {
    ASSERT_EQ(both.tree(both.value(g)), both.games.canonical(g));
    for (const Game h : forms) {
      ASSERT_EQ(both.at_most(both.value(g), both.value(h)), both.games.at_most(g, h));
      ASSERT_EQ(both.value(g) == both.value(h), both.games.equal(g, h));
    }
  }
}

TEST(Values, AreThoseOfTheDefinitions) {
  std::mt19937 random(1);
  for (int round = by_scale(20, 1'000, 30'000); round > 0; --round) {
    Both both;
    std::vector<Game> drawn;
    for (int i = 0; i < 4; ++i) drawn.push_back(twins::random_game(both.games, random, 3, 3));
    for (const Game g : drawn) {
      const Id a = both.value(g);
      ASSERT_EQ(both.tree(a), both.games.canonical(g));
      ASSERT_EQ(both.tree(both.negative(a)), both.games.canonical(both.games.negative(g)));
      ASSERT_EQ(both.plus(a, both.negative(a)), kZero);
      for (const Game h : drawn) {
        const Id b = both.value(h);
        ASSERT_EQ(both.at_most(a, b), both.games.at_most(g, h));
        ASSERT_EQ(a == b, both.games.equal(g, h));
        const Id c = both.plus(a, b);
        ASSERT_EQ(c, both.plus(b, a));
        ASSERT_EQ(both.plus(c, both.negative(b)), a);
        if (both.store.birthday(a) + both.store.birthday(b) <= 6) {
          ASSERT_EQ(both.tree(c), both.games.canonical(both.games.plus(both.tree(a), both.tree(b))));
        }
      }
    }
  }
}

/// x + k ups + *m by sums of the definitions: order, options, birthday.
TEST(Values, CompactFormsAreTheirCanonicalForms) {
  Both both;
  const Game zero = both.games.make({}, {});
  const Game up = both.games.make({zero}, {both.games.nimber(1)});
  for (const int x : {0, 1, -2}) {
    for (int k = -3; k <= 3; ++k) {
      for (int m = 0; m <= 3; ++m) {
        Game tree = both.games.integer(x);
        for (int i = 0; i < std::abs(k); ++i) tree = both.games.canonical(both.games.plus(tree, k > 0 ? up : both.games.negative(up)));
        tree = both.games.canonical(both.games.plus(tree, both.games.nimber(m)));
        const Id id = both.value(tree);
        const Compact expected{Dyadic(x), k, static_cast<std::uint32_t>(m)};
        ASSERT_EQ(both.store.compact_form(id), expected);
        ASSERT_EQ(both.tree(id), tree);
        std::uint64_t born = 0;
        for (const Side side : {Side::left, Side::right})
          for (const Id g : both.store.options(id, side)) born = std::max(born, both.store.birthday(g) + 1);
        ASSERT_EQ(both.store.birthday(id), born) << x << ' ' << k << ' ' << m;
      }
    }
  }
}

TEST(Values, GoOnWhenStepsAreUsedUp) {
  std::mt19937 random(2);
  for (int round = by_scale(5, 40, 300); round > 0; --round) {
    Both whole, parts;
    const Game g = twins::random_game(whole.games, random, 4, 3);
    const Game h = twins::random_game(whole.games, random, 4, 3);
    const Game sum = whole.tree(whole.plus(whole.value(g), whole.value(h)));
    const Id a = parts.value(g), b = parts.value(h);
    std::optional<Id> found;
    int calls = 0;
    while (!found && ++calls < 10'000'000) {
      Steps few{1};
      found = parts.store.plus(a, b, few);
      ASSERT_TRUE(found || parts.store.halt() == Halt::steps);
    }
    ASSERT_TRUE(found);
    ASSERT_EQ(twins::tree_of(parts.store, *found, whole.games, parts.trees), sum);
  }
}

TEST(Values, StopAtTheLimitOfMemory) {
  std::mt19937 random(3);
  Store store(Store::kMegabyte);
  std::vector<Id> values{kZero};
  std::optional<Id> next = kZero;
  while (next) {
    const auto any = [&] { return values[random() % values.size()]; };
    const std::vector<Id> left{any(), any()}, right{any(), any()};
    Steps steps{100'000};
    next = store.make(left, right, steps);
    if (next) values.push_back(*next);
    else if (store.halt() == Halt::steps) next = kZero;
  }
  EXPECT_EQ(store.halt(), Halt::memory);
  EXPECT_LE(store.bytes(), Store::kMegabyte);
}

TEST(Values, ThatAreTooFineOrTooLarge) {
  Store store;
  Steps steps;
  Id x = *store.number(Dyadic(1));
  const std::vector<Id> zero{kZero};
  for (int i = 0; i < 62; ++i) x = store.make(zero, std::vector{x}, steps).value();
  EXPECT_EQ(store.compact_form(x)->x.text(), "1/4611686018427387904");
  EXPECT_FALSE(store.make(zero, std::vector{x}, steps));
  EXPECT_EQ(store.halt(), Halt::fine);
  const Id large = *store.number(Dyadic(INT64_MAX));
  EXPECT_FALSE(store.plus(large, *store.number(Dyadic(1)), steps));
  EXPECT_EQ(store.halt(), Halt::large);
  EXPECT_FALSE(store.make(std::vector{large}, {}, steps));
  EXPECT_EQ(store.halt(), Halt::large);
  EXPECT_FALSE(store.plus(large, x, steps));
  EXPECT_EQ(store.halt(), Halt::large);
  EXPECT_FALSE(store.compact({Dyadic(), 0, Store::kMostNim + 1}));
  const Id ups = *store.compact({Dyadic(), Store::kMostUps, 0});
  EXPECT_FALSE(store.plus(ups, ups, steps));
  EXPECT_EQ(store.halt(), Halt::large);
}

/// A chain of 200,000 positions, each {previous | *2 or 1}: nothing recurses.
TEST(Values, OfDeepGames) {
  Store store;
  Steps steps;
  Id g = *store.compact({Dyadic(), 0, 2});
  const Id star = *store.compact({Dyadic(), 0, 1});
  const int depth = by_scale(2'000, 20'000, 200'000);
  for (int i = 0; i < depth; ++i) g = store.make(std::vector{g}, std::vector{star}, steps).value();
  const Id minus = store.negative(g, steps).value();
  EXPECT_EQ(store.negative(minus, steps), g);
  EXPECT_TRUE(store.at_most(minus, g, steps).value());
  EXPECT_GE(store.birthday(g), 3u);
}

}  // namespace
}  // namespace grundy::values
