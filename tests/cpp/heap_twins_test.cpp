// Games of heaps through their catalogue entries, against sums of their rules.
#include "english/english.hpp"
#include "families/subtraction.hpp"
#include "families/subtraction_rules.hpp"
#include "support.hpp"
#include "theory/nim.hpp"
#include "twins/rulesets.hpp"
#include "twins/sum.hpp"

namespace grundy {
namespace {

/// Answer and two-heap table of a game with `heaps`, against the sum of `rules`.
template <class R>
void compare_heaps(std::string_view id, RawParameters parameters, const std::vector<std::uint64_t>& heaps, const SumRules<R>& sum,
                   FiniteSolver<SumRules<R>>& twin) {
  parameters["heaps"] = join(heaps);
  const auto solution = open_solved(id, parameters);
  ASSERT_TRUE(solution);
  ASSERT_EQ(solution->answer().value, twin.solve(sum.canonical(heaps))) << id << " " << join(heaps);
}

TEST(Nim, AnswersEqualTheTwin) {
  const SumRules sum{NimHeapRules{}};
  FiniteSolver twin{sum};
  std::mt19937 random(17);
  for (int round = 0; round < 300; ++round) {
    std::vector<std::uint64_t> heaps(random() % 4);
    for (auto& h : heaps) h = random() % 8;
    compare_heaps("nim", {{"max", "5"}}, heaps, sum, twin);
  }
}

TEST(Nim, TableEqualsTheTwinWithTheRestFixed) {
  const SumRules sum{NimHeapRules{}};
  FiniteSolver twin{sum};
  for (const std::vector<std::uint64_t>& rest : {std::vector<std::uint64_t>{}, {3}, {5, 2}}) {
    std::vector<std::uint64_t> heaps{1, 1};
    heaps.insert(heaps.end(), rest.begin(), rest.end());
    const auto table = open_solved("nim", {{"heaps", join(heaps)}, {"max", "7"}});
    for (heaps[0] = 0; heaps[0] <= 7; ++heaps[0]) {
      for (heaps[1] = 0; heaps[1] <= 7; ++heaps[1]) {
        ASSERT_NO_FATAL_FAILURE(expect_cell(*table, {heaps[0], heaps[1]}, twin.solve(sum.canonical(heaps)), "nim"));
      }
    }
  }
}

TEST(Nim, MisereTableEqualsMisereAnswers) {
  for (const std::string rest : {"", ",1", ",1,1", ",2"}) {
    const auto table = open_solved("nim", {{"heaps", "0,0" + rest}, {"misere", "1"}, {"max", "6"}});
    for (std::uint64_t a = 0; a <= 6; ++a) {
      for (std::uint64_t b = 0; b <= 6; ++b) {
        const std::string heaps = std::to_string(a) + "," + std::to_string(b) + rest;
        const Value v = open_solved("nim", {{"heaps", heaps}, {"misere", "1"}})->answer().value;
        ASSERT_NO_FATAL_FAILURE(expect_cell(*table, {a, b}, v, heaps));
      }
    }
  }
}

TEST(Nim, HugeHeaps) {
  const std::string heap = "9223372036854775807";
  const Value one = open_solved("nim", {{"heaps", heap}})->answer().value;
  EXPECT_EQ(one, (Value{Outcome::N, Nimber{INT64_MAX}, Remoteness{1}}));
  const Value two = open_solved("nim", {{"heaps", heap + "," + heap}})->answer().value;
  EXPECT_EQ(two, (Value{Outcome::P, Nimber{0}, Remoteness{Natural{INT64_MAX} * 2}}));
}

TEST(TakeAway, AnswersAndTablesEqualTheTwinOnAllSetsUpTo5) {
  for (std::uint64_t set = 1; set < 32; ++set) {
    SubtractionRules rules;
    for (std::uint64_t s = 1; s <= 5; ++s) {
      if (set >> (s - 1) & 1) rules.take.push_back(s);
    }
    const SumRules sum{rules};
    FiniteSolver twin{sum};
    for (const std::vector<std::uint64_t>& heaps : {std::vector<std::uint64_t>{}, {7}, {4, 9}, {3, 3, 8}}) {
      ASSERT_NO_FATAL_FAILURE(compare_heaps("take-away", {{"take", join(rules.take)}, {"max", "9"}}, heaps, sum, twin));
      const auto table = open_solved("take-away", {{"take", join(rules.take)}, {"max", "9"}, {"heaps", join(heaps)}});
      auto position = heaps;
      if (position.size() < 2) position.resize(2);
      for (position[0] = 0; position[0] <= 9; ++position[0]) {
        for (position[1] = 0; position[1] <= 9; ++position[1]) {
          ASSERT_NO_FATAL_FAILURE(expect_cell(*table, {position[0], position[1]}, twin.solve(sum.canonical(position)), "take-away"));
        }
      }
    }
  }
}

TEST(TakeAway, RemotenessOfOneLargeHeapAmongSmallOnes) {
  // Taking one stone at a time, every line of play lasts as many moves as there are stones.
  for (const char* heaps : {"200000,3", "3,200000", "2,200000,1"}) {
    const auto solution = open_solved("take-away", {{"take", "1"}, {"heaps", heaps}});
    EXPECT_EQ(solution->answer().value.remoteness, Remoteness{200'003}) << heaps;
  }
  EXPECT_EQ(open_solved("take-away", {{"take", "1"}, {"heaps", "200000,200000"}})->answer().value.remoteness, std::nullopt);
}

TEST(TakeAway, RemotenessOfEqualComponentPairsDiffers) {
  // {1, 3, 4}: remoteness of a sum does not follow from the components' nimbers and remotenesses.
  SubtractionRules rules{{1, 3, 4}};
  const SumRules sum{rules};
  FiniteSolver twin{sum};
  for (std::uint64_t a = 0; a <= 14; ++a) {
    for (std::uint64_t b = a; b <= 14; ++b) ASSERT_NO_FATAL_FAILURE(compare_heaps("take-away", {{"take", "1,3,4"}}, {a, b}, sum, twin));
  }
}

TEST(Bachet, JudgeAndAnswerEqualTheTwin) {
  std::mt19937 random(19);
  for (int round = 0; round < by_scale(100, 1000, 10000); ++round) {
    SubtractionRules rules{{1 + random() % 12}};
    while (rules.take.size() < 1 + random() % 6) rules.take.push_back(1 + random() % 40);
    const std::uint64_t n = random() % 150;
    FiniteSolver twin{rules};
    const Value expected = twin.solve(n);
    const auto solution = open_solved("bachet", {{"take", join(rules.take)}, {"n", std::to_string(n)}});
    ASSERT_EQ(solution->answer().value, expected) << join(rules.take) << " " << n;
    std::string line = std::to_string(n) + " " + std::to_string(rules.take.size());
    for (const std::uint64_t s : rules.take) line += " " + std::to_string(s);
    ASSERT_EQ(*judge_game("bachet", line + "\n"), expected.outcome == Outcome::N ? "Stan wins\n" : "Ollie wins\n") << line;
  }
}

TEST(Bachet, WrappedTableHoldsTheHeapsInOrder) {
  FiniteSolver twin{SubtractionRules{{1, 3, 8}}};
  for (const char* width : {"1", "7", "64", "500"}) {
    const auto table = open_solved("bachet", {{"take", "1,3,8"}, {"n", "300"}, {"width", width}});
    const std::uint64_t columns = table->shape().x.count;
    for (std::uint64_t y = 0; y < table->shape().y.count; ++y) {
      for (std::uint64_t x = 0; x < columns; ++x) {
        const std::uint64_t heap = y * columns + x;
        if (heap > 300) ASSERT_TRUE(table->cell(Layer::outcome, {x, y}).is_absent());
        else ASSERT_NO_FATAL_FAILURE(expect_cell(*table, {x, y}, twin.solve(heap), width));
      }
    }
  }
}

TEST(Bachet, WrapsAtThePeriodByDefault) { EXPECT_EQ(open_solved("bachet", {{"take", "1,2,3"}})->shape().x.count, 4u); }

TEST(Bachet, ReachesTheEighteenthPowerOfTenThroughThePeriod) {
  // {1, 2, 3} has period 4: 10^18 is P, and the loser of 4 m stones lasts 2 m moves.
  const Value v = open_solved("bachet", {{"take", "1,2,3"}, {"n", "1000000000000000000"}})->answer().value;
  EXPECT_EQ(v, (Value{Outcome::P, Nimber{0}, Remoteness{500'000'000'000'000'000}}));
}

/// Beyond the first heaps computed: the nimbers' period may be proved long before that of the lengths.
TEST(SingleHeaps, HaveAllTheirLayersAtAnySize) {
  const std::vector<std::uint64_t> powers{1, 4, 27, 256, 3125};
  const auto expect_value = [](std::string_view id, RawParameters parameters, const std::vector<std::uint64_t>& take, std::uint64_t heap) {
    FiniteSolver twin{SubtractionRules{take}};
    const Value expected = twin.solve(heap);
    ASSERT_TRUE(expected.remoteness);
    ASSERT_EQ(open_solved(id, parameters)->answer().value, expected) << id << " " << join(take) << " from " << heap;
  };
  for (const std::uint64_t heap : {16'384u, 16'390u, 30'000u, 46'655u}) {
    ASSERT_NO_FATAL_FAILURE(expect_value("exponential-game", {{"heaps", std::to_string(heap)}}, powers, heap));
  }
  ASSERT_NO_FATAL_FAILURE(
      expect_value("bachet", {{"take", "775,1482,4083,4198,4264"}, {"n", "24498"}}, {775, 1482, 4083, 4198, 4264}, 24'498));
  std::mt19937_64 random(29);
  for (int round = 0; round < by_scale(3, 12, 200); ++round) {
    std::vector<std::uint64_t> take(2 + random() % 4);
    for (auto& s : take) s = 1 + random() % 5000;
    take = sorted_set(take);
    const std::uint64_t heap = 16'384 + random() % 30'000;
    ASSERT_NO_FATAL_FAILURE(expect_value("bachet", {{"take", join(take)}, {"n", std::to_string(heap)}}, take, heap));
    ASSERT_NO_FATAL_FAILURE(expect_value("take-away", {{"take", join(take)}, {"heaps", std::to_string(heap)}}, take, heap));
  }
}

TEST(ExponentialGame, AnswersEqualTheTwin) {
  const SumRules sum{SubtractionRules{{1, 4, 27}}};
  FiniteSolver twin{sum};
  std::mt19937 random(23);
  for (int round = 0; round < 200; ++round) {
    std::vector<std::uint64_t> heaps(random() % 3);
    for (auto& h : heaps) h = random() % 60;
    compare_heaps("exponential-game", {{"size", "10"}}, heaps, sum, twin);
  }
}

TEST(ExponentialGame, FirstHeapsOfEachNimber) {
  const auto table = open_solved("exponential-game", {{"heaps", "0"}, {"size", "50000"}, {"width", "1000"}});
  std::vector<std::uint64_t> first(6, 0);
  for (std::uint64_t heap = 50000; heap > 0; --heap) {
    const auto g = static_cast<std::size_t>(table->cell(Layer::nimber, {heap % 1000, heap / 1000}).value());
    ASSERT_LT(g, first.size());
    first[g] = heap;
  }
  EXPECT_EQ(first, (std::vector<std::uint64_t>{2, 1, 4, 46658, 46674, 49814}));
}

TEST(TheGame, EqualsTheTwinOnAllSmallCounts) {
  const SumRules sum{NimHeapRules{}};
  FiniteSolver twin{sum};
  for (std::uint64_t index = 0; index < power(4, 4); ++index) {
    const std::string digits = nth_word(index, 4, "0123");
    std::vector<std::uint64_t> counts, coins;
    for (std::size_t i = 0; i < 4; ++i) {
      counts.push_back(static_cast<std::uint64_t>(digits[i] - '0'));
      coins.insert(coins.end(), counts.back(), i + 1);
    }
    if (coins.size() > 7) continue;
    ASSERT_EQ(open_solved("the-game", {{"counts", join(counts)}})->answer().value, twin.solve(sum.canonical(coins))) << digits;
  }
}

TEST(TheGame, EveryCoinIsNamedAndCellsAreOfThePosition) {
  const auto solution = open_solved("the-game", {{"counts", "4,0,3"}});
  EXPECT_EQ(english(solution->explain(std::nullopt)->position), "coins on 1,1,1,1,3,3,3");
  EXPECT_EQ(english(solution->explain_state({0, 0, 5})->position), "coins on 3,3,3,3,3");
  const auto many = open_solved("the-game", {{"counts", "100000000000,1"}});
  const std::string text = english(many->explain(std::nullopt)->position);
  EXPECT_LT(text.size(), 3000u);
  EXPECT_NE(text.find("(100000000001 in all)"), std::string::npos);
  // Pairs that the heaps leave out make another position, and another length, of the same heaps.
  const auto four = open_solved("the-game", {{"counts", "4"}});
  for (std::uint64_t count = 0; count <= 6; ++count) {
    const auto e = four->explain_state({count});
    ASSERT_TRUE(e);
    if (!e->cell) continue;
    EXPECT_EQ(four->cell(Layer::remoteness, *e->cell).value(), e->value.remoteness->value) << count;
    EXPECT_EQ(four->state_at(*e->cell), e->state) << count;
  }
}

TEST(TheGame, AsManyCoinsAsASquareMayHoldMoveOnToIt) {
  const std::string most = decimal(kMaxHeap);
  for (const std::string& counts : {most + "," + most, "1," + most, most + "," + most + "," + most}) {
    const auto solution = open_solved("the-game", {{"counts", counts}});
    const TableShape& shape = solution->shape();
    for (std::uint64_t y = 0; y < shape.y.count; ++y) {
      for (std::uint64_t x = 0; x < shape.x.count; ++x) {
        const auto e = solution->explain(Cell{x, y});
        ASSERT_TRUE(e) << counts << " " << x << "," << y;
        EXPECT_EQ(solution->cell(Layer::nimber, {x, y}).value(), e->value.nimber->value) << counts << " " << x << "," << y;
        for (const Option& option : e->options) {
          const auto next = solution->follow(e->state, option.play);
          ASSERT_TRUE(next) << counts << " " << x << "," << y;
          EXPECT_TRUE(solution->explain_state(*next)) << counts << " " << x << "," << y;
        }
      }
    }
  }
}

TEST(TheGame, TableMovesTheTwoLowestCoins) {
  const SumRules sum{NimHeapRules{}};
  FiniteSolver twin{sum};
  const auto table = open_solved("the-game", {{"counts", "0,3,0,1,2"}});  // coins 2 2 2 4 5 5: two of 2 move
  for (std::uint64_t a = 0; a <= 5; ++a) {
    for (std::uint64_t b = 0; b <= 5; ++b) {
      const Value expected = twin.solve(sum.canonical({a, b, 2, 4, 5, 5}));
      ASSERT_NO_FATAL_FAILURE(expect_cell(*table, {a, b}, expected, "the-game"));
    }
  }
}

TEST(StoneGame, EqualsTheTwinOnAllSmallPiles) {
  FiniteSolver twin{StoneRules{}};
  for (std::uint64_t index = 0; index < power(7, 4); ++index) {
    std::vector<std::uint32_t> piles;
    std::vector<std::uint64_t> sizes;
    for (const char c : nth_word(index, 4, "0123456")) {
      piles.push_back(static_cast<std::uint32_t>(c - '0'));
      sizes.push_back(piles.back());
    }
    ASSERT_EQ(open_solved("stone-game", {{"piles", join(sizes)}})->answer().value, twin.solve(piles));
  }
}

TEST(StoneGame, TableIsOnePileAlone) {
  FiniteSolver twin{StoneRules{}};
  const auto table = open_solved("stone-game", {{"max", "20"}, {"rows", "6"}});
  for (std::uint32_t i = 1; i <= 6; ++i) {
    for (std::uint32_t x = 0; x <= 20; ++x) {
      std::vector<std::uint32_t> piles(i, 0);
      piles.back() = x;
      ASSERT_NO_FATAL_FAILURE(expect_cell(*table, {x, i}, twin.solve(piles), "stone-game"));
    }
  }
}

}  // namespace
}  // namespace grundy
