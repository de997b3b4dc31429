// Sums and order, thermographs by cooling, and atomic weights, on random games.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "support.hpp"
#include "theory/values/atomic_weight.hpp"
#include "theory/values/cooling.hpp"
#include "theory/values/thermograph.hpp"
#include "twins/short_games.hpp"

namespace grundy::values {
namespace {

using twins::Game;
using twins::ShortGames;

/// A store and all that is computed over it.
struct Laws {
  Store store;
  Thermographs thermographs{store};
  AtomicWeights weights{store};
  ShortGames games;
  std::map<Game, Id> values;
  std::map<std::pair<Id, Id>, Id> cooled;
  Steps steps;

  Id value(Game g) { return twins::value_of(store, g, values); }
  Id number(const Dyadic& x) { return store.number(x).value(); }
  Id plus(Id g, Id h) { return store.plus(g, h, steps).value(); }
  Id minus(Id g) { return store.negative(g, steps).value(); }
  bool at_most(Id g, Id h) { return store.at_most(g, h, steps).value(); }
  const Thermograph& thermograph(Id g) { return *thermographs.of(g, steps); }

  std::vector<Id> options(Id g, Side side) {
    EXPECT_TRUE(store.list(g));
    const auto all = store.options(g, side);
    return {all.begin(), all.end()};
  }

  /// g cooled by t by the definition: {g^L cooled - t | g^R cooled + t}, unless a lower tax has made it infinitesimally close to a
  /// number, which then it is. Nothing in it uses walls: taxes below t are tried one by one, in steps of `fine`.
  Id cool(Id g, const Dyadic& t, const Dyadic& fine) {
    if (store.is_number(g)) return g;
    const auto known = cooled.find({g, number(t)});
    if (known != cooled.end()) return known->second;
    Id out = taxed(g, t, fine);
    for (Dyadic lower; lower < t; lower = *sum(lower, fine)) {
      const Id frozen = taxed(g, lower, fine);
      if (!(store.stop(frozen, Side::left) == store.stop(frozen, Side::right))) continue;
      out = number(store.stop(frozen, Side::left));
      break;
    }
    return cooled[{g, number(t)}] = out;
  }

  Id taxed(Id g, const Dyadic& t, const Dyadic& fine) {
    std::vector<Id> left, right;
    for (const Id l : options(g, Side::left)) left.push_back(plus(cool(l, t, fine), number(-t)));
    for (const Id r : options(g, Side::right)) right.push_back(plus(cool(r, t, fine), number(t)));
    return store.make(left, right, steps).value();
  }
};

/// Calls again with one step more until there is a result.
template <class Call>
auto in_pauses(const Call& call) {
  for (std::uint64_t steps = 0;; ++steps) {
    Steps few{steps};
    if (const auto result = call(few)) return *result;
  }
}

TEST(ValueLaws, WallsAreTheStopsOfCooledGames) {
  std::mt19937 random(4);
  int bends = 0;
  for (int round = by_scale(100, 500, 10'000); round > 0; --round) {
    Laws laws;
    const Id g = laws.value(twins::random_game(laws.games, random, 3, 2));
    const Thermograph graph = laws.thermograph(g);
    const Dyadic fine = *half(*half(*half(Dyadic(1))));
    for (Dyadic t; t < Dyadic(3); t = *sum(t, fine)) {
      const Id cooled = laws.cool(g, t, fine);
      ASSERT_EQ(value_at(graph.left, t)->text(), laws.store.stop(cooled, Side::left).text()) << t.text();
      ASSERT_EQ(value_at(graph.right, t)->text(), laws.store.stop(cooled, Side::right).text()) << t.text();
      Cooling cooling(laws.store, laws.thermographs, t);
      ASSERT_EQ(in_pauses([&](Steps& steps) { return cooling.of(g, steps); }), cooled) << t.text();
    }
    bends += graph.left.size() > 2 || graph.right.size() > 2;
    for (const Wall* wall : {&graph.left, &graph.right}) ASSERT_EQ(wall->back().value, graph.mean);
  }
  EXPECT_GT(bends, 0);
}

/// Sums are a group that keeps the order, and stops keep it, too: all triples of a dozen random games.
TEST(ValueLaws, OfSumsAndOrder) {
  std::mt19937 random(7);
  std::uint64_t laws_checked = 0, below = 0;
  const auto hold = [&](std::initializer_list<bool> all) {
    laws_checked += all.size();
    return std::ranges::all_of(all, std::identity());
  };
  for (int round = by_scale(5, 50, 2'000); round > 0; --round) {
    Laws laws;
    std::vector<Id> games;
    for (int i = 0; i < 12; ++i) games.push_back(laws.value(twins::random_game(laws.games, random, 3, 3)));
    for (const Id a : games) {
      ASSERT_TRUE(hold({laws.plus(a, laws.minus(a)) == kZero, laws.plus(a, kZero) == a, laws.minus(laws.minus(a)) == a}));
      for (const Id b : games) {
        const Id ab = laws.plus(a, b);
        const bool under = laws.at_most(a, b);
        const auto stop = [&](Id g, Side side) { return laws.store.stop(g, side); };
        ASSERT_TRUE(hold({
            ab == laws.plus(b, a),
            laws.minus(ab) == laws.plus(laws.minus(a), laws.minus(b)),
            under == laws.at_most(kZero, laws.plus(b, laws.minus(a))),
            under == laws.at_most(laws.minus(b), laws.minus(a)),
            (under && laws.at_most(b, a)) == (a == b),
            !under || (!(stop(b, Side::left) < stop(a, Side::left)) && !(stop(b, Side::right) < stop(a, Side::right))),
        }));
        for (const Id c : games) {
          ASSERT_TRUE(hold({
              laws.plus(ab, c) == laws.plus(a, laws.plus(b, c)),
              under == laws.at_most(laws.plus(a, c), laws.plus(b, c)),
              !under || !laws.at_most(b, c) || laws.at_most(a, c),
          }));
        }
        below += under && a != b;
      }
    }
  }
  std::printf("%llu laws checked\n", static_cast<unsigned long long>(laws_checked));
  EXPECT_GT(below, 0u);
}

/// Means add, temperatures of sums are at most the greater one, those of negatives the same; numbers m / 2^e have -1 / 2^e.
TEST(ValueLaws, OfMeansAndTemperatures) {
  std::mt19937 random(5);
  for (int round = by_scale(20, 1'000, 20'000); round > 0; --round) {
    Laws laws;
    const Id g = laws.value(twins::random_game(laws.games, random, 3, 2));
    const Id h = laws.value(twins::random_game(laws.games, random, 3, 2));
    const Thermograph a = laws.thermograph(g);
    const Thermograph b = laws.thermograph(h);
    const Thermograph c = laws.thermograph(laws.plus(g, h));
    ASSERT_EQ(c.mean, *sum(a.mean, b.mean));
    ASSERT_LE(c.temperature, std::max(a.temperature, b.temperature));
    const Thermograph minus = laws.thermograph(laws.minus(g));
    ASSERT_EQ(minus.mean, -a.mean);
    ASSERT_EQ(minus.temperature, a.temperature);
    ASSERT_EQ(a.temperature.sign() < 0, laws.store.is_number(g));
  }
}

/// A game whose moves keep both players moving.
Game all_small_game(ShortGames& games, std::mt19937& random, int depth) {
  if (depth == 0 || random() % 5 == 0) return games.nimber(static_cast<int>(random() % 3));
  std::set<Game> left, right;
  for (auto n = 1 + random() % 2; n > 0; --n) left.insert(all_small_game(games, random, depth - 1));
  for (auto n = 1 + random() % 2; n > 0; --n) right.insert(all_small_game(games, random, depth - 1));
  return games.make(std::move(left), std::move(right));
}

/// Atomic weights add; two ahead wins; ups weigh what they count; g + far star is settled by the weight.
TEST(ValueLaws, OfAtomicWeights) {
  std::mt19937 random(6);
  int general = 0;
  for (int round = by_scale(20, 1'000, 20'000); round > 0; --round) {
    Laws laws;
    const Id g = laws.value(all_small_game(laws.games, random, 3));
    const Id h = laws.value(all_small_game(laws.games, random, 3));
    ASSERT_TRUE(laws.store.is_all_small(g));
    const Id a = laws.weights.of(g, laws.steps).value();
    const Id b = laws.weights.of(h, laws.steps).value();
    ASSERT_EQ(laws.weights.of(laws.plus(g, h), laws.steps), laws.plus(a, b));
    ASSERT_EQ(laws.weights.of(laws.minus(g), laws.steps), laws.minus(a));
    if (laws.at_most(laws.number(Dyadic(2)), a)) {
      ASSERT_TRUE(g != kZero && laws.at_most(kZero, g));
    }
    if (laws.at_most(laws.number(Dyadic(1)), a)) {
      ASSERT_FALSE(laws.at_most(g, kZero));
    }
    general += !laws.store.is_compact(g);
    // The same with one step a call.
    AtomicWeights slow(laws.store);
    std::optional<Id> again;
    while (!again) {
      Steps one{1};
      again = slow.of(g, one);
    }
    ASSERT_EQ(again, a);
  }
  EXPECT_GT(general, 0);
}

/// {two ups | two downs} weighs *; so {that | three downs} weighs {* - 2 | -1}, between which only the integer -2 fits.
TEST(ValueLaws, OfAWeightBesideAStar) {
  Laws laws;
  const auto ups = [&](int k) { return laws.store.compact({Dyadic(), k, 0}).value(); };
  const Id g = laws.store.make(std::vector{ups(2)}, std::vector{ups(-2)}, laws.steps).value();
  EXPECT_EQ(laws.weights.of(g, laws.steps), laws.store.compact({Dyadic(), 0, 1}));
  const Id h = laws.store.make(std::vector{g}, std::vector{ups(-3)}, laws.steps).value();
  ASSERT_FALSE(laws.store.is_compact(h));
  EXPECT_EQ(laws.weights.of(h, laws.steps), laws.number(Dyadic(-2)));
  EXPECT_EQ(laws.weights.of(laws.minus(h), laws.steps), laws.number(Dyadic(2)));
}

/// The sum of the switches 1 to 24 is a fight over the hottest: mean 0 and temperature 24.
TEST(ValueLaws, OfTwentyFourSwitches) {
  Laws laws;
  Id g = kZero;
  for (int n = 1; n <= 24; ++n) {
    const std::vector<Id> left{laws.number(Dyadic(n))}, right{laws.number(Dyadic(-n))};
    g = laws.plus(g, laws.store.make(left, right, laws.steps).value());
  }
  const Thermograph graph = laws.thermograph(g);
  EXPECT_EQ(graph.mean, Dyadic());
  EXPECT_EQ(graph.temperature, Dyadic(24));
  EXPECT_EQ(laws.store.stop(g, Side::left), Dyadic(12));
  EXPECT_EQ(laws.store.stop(g, Side::right), Dyadic(-12));
}

}  // namespace
}  // namespace grundy::values
