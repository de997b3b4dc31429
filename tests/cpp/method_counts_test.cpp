// The methods as they are watched: their output is the judge's, and what they count is what is known of them.
#include "english/english.hpp"
#include "support.hpp"
#include "tracer/methods.hpp"

namespace grundy {
namespace {

MethodRun ran(std::string_view id, std::string_view method, const RawParameters& raw, std::size_t steps = 0) {
  auto run = run_method(id, method, raw, {.steps = steps});
  EXPECT_TRUE(run) << id << " " << method << ": " << english(run.error());
  return run ? std::move(*run) : MethodRun{};
}

/// Small enough for all ways to play.
const std::vector<std::pair<std::string_view, RawParameters>> kInstances = {
    {"dominoes", {{"strip", "0010000"}, {"k", "2"}, {"d", "3"}}},
    {"dominoes", {{"n", "6"}, {"k", "1"}, {"d", "2"}}},
    {"tabgame", {{"top", "01101"}, {"left", "1010"}}},
    {"tabgame", {{"top", "0"}, {"left", "1"}}},
    {"letter-picking", {{"s", "forces"}}},
    {"letter-picking", {{"s", "abba"}}},
    {"ungame", {{"n", "17"}, {"start", "5"}}},
    {"bachet", {{"take", "1,3,8"}, {"n", "22"}}},
    {"bachet", {{"take", "2,5"}, {"n", "0"}}},
    {"take-away", {{"take", "1,3,4"}, {"heaps", "6,4"}}},
    {"nim", {{"heaps", "2,3,1"}}},
    {"nim", {{"heaps", ""}}},
    {"knights", {{"n", "5"}, {"knights", "3.4,4.2"}}},
    {"the-game", {{"counts", "1,0,2,1"}}},
    {"stone-game", {{"piles", "3,5,7"}}},
    {"exclusively-edible", {{"m", "4"}, {"n", "5"}, {"r", "1"}, {"c", "2"}}},
    {"exponential-game", {{"heaps", "5,9"}}},
    {"bobs-game", {{"board", ".K./X.K/..K"}}},
    {"kayles", {{"rows", "4,3"}}},
    {"graph", {{"edges", "0>1,1>2,2>0,2>3,3>4,1>1,4>5,3>5"}, {"start", "2"}}},
    {"graph", {{"edges", ""}, {"start", "3"}}},
};

TEST(MethodCounts, EveryMethodGivesTheJudgesOutput) {
  for (const auto& [id, raw] : kInstances) {
    const auto game = methods_of(id);
    ASSERT_TRUE(game);
    const auto parameters = Parameters::read(find_game(id)->info().parameters, raw);
    ASSERT_TRUE(parameters);
    const auto instance = (*game)->instance(*parameters);
    ASSERT_TRUE(instance) << id;
    const auto expected = judge_game(id, instance->input);
    ASSERT_TRUE(expected) << id << " " << instance->input << english(expected.error());
    for (const Method& method : (*game)->methods) {
      const MethodRun run = ran(id, method.id, raw, 1000);
      EXPECT_EQ(run.output, *expected) << id << " " << method.id;
      // A step for each position, in the same order, with the options before it.
      ASSERT_EQ(run.steps.size(), std::min<std::size_t>(1000, run.count.positions)) << id << " " << method.id;
      std::uint64_t options = 0;
      for (const MethodStep& step : run.steps) {
        EXPECT_GT(step.line, 0);
        options += step.options;
      }
      EXPECT_LE(options, run.count.options) << id << " " << method.id;
    }
  }
}

TEST(MethodCounts, CountWhatIsKnown) {
  const MethodCount calls = ran("bachet", "recursion", {{"take", "1,2,3"}, {"n", "22"}}).count;
  // T(n) = 1 + T(n - 1) + T(n - 2) + T(n - 3) calls.
  std::vector<std::uint64_t> expected = {1, 2, 4};
  while (expected.size() < 23)
    expected.push_back(1 + expected[expected.size() - 1] + expected[expected.size() - 2] + expected[expected.size() - 3]);
  EXPECT_EQ(calls.positions, expected[22]);
  EXPECT_EQ(calls.options, calls.positions - 1);
  EXPECT_EQ(ran("bachet", "memory", {{"take", "1,2,3"}, {"n", "22"}}).count.positions, 23u);
  // Fibonacci numbers: F(n + 1) sets of places where dominoes of two cells lie apart.
  EXPECT_EQ(ran("dominoes", "masks", {{"n", "12"}, {"k", "2"}}).count.positions, 233u);
  // All of a strip of 30 cells: sets of covered cells, and lists of lengths of free runs.
  EXPECT_EQ(ran("dominoes", "masks", {{"n", "30"}, {"k", "2"}}).count.positions, 1'346'269u);
  EXPECT_EQ(ran("dominoes", "runs", {{"n", "30"}, {"k", "2"}}).count.positions, 1'029u);
  EXPECT_EQ(ran("tabgame", "rows", {{"top", "01011"}, {"left", "001"}}).count.positions, 15u);
  EXPECT_EQ(ran("nim", "nim-sum", {{"heaps", "3,5,7"}}).count.positions, 3u);
}

TEST(MethodCounts, OfARecursionEachCallGivesItsOptionsAndHowManyWaitForIt) {
  const auto run = ran("bachet", "recursion", {{"take", "1,2,3"}, {"n", "4"}}, 100);
  std::vector<std::size_t> depths;
  for (const MethodStep& step : run.steps) {
    EXPECT_EQ(step.options, std::min<std::uint64_t>(3, static_cast<std::uint64_t>(step.position.front())));
    ASSERT_TRUE(step.depth);
    depths.push_back(*step.depth);
  }
  EXPECT_EQ(depths, (std::vector<std::size_t>{4, 3, 3, 2, 3, 2, 2, 1, 3, 2, 2, 1, 2, 1, 0}));
  EXPECT_FALSE(ran("bachet", "nimbers", {{"take", "1,2,3"}, {"n", "4"}}, 1).steps.front().depth);
}

TEST(MethodCounts, GiveTheOptionsPositions) {
  const auto run = ran("tabgame", "rows", {{"top", "01"}, {"left", "10"}}, 1);
  EXPECT_EQ(run.steps.front().looked, (std::vector<std::int64_t>{1, 0, 0, 1}));
  for (const MethodStep& step : ran("bachet", "recursion", {{"take", "1,2,3"}, {"n", "6"}}, 100).steps)
    for (std::size_t i = 0; i < step.looked.size(); ++i)
      EXPECT_EQ(step.looked[i], step.position.front() - 1 - static_cast<std::int64_t>(i));
}

TEST(MethodCounts, AreRefusedBeyondTheLimits) {
  const RawParameters raw{{"take", "1,2,3"}, {"n", "20"}};
  EXPECT_FALSE(run_method("bachet", "recursion", raw, {.most = 1000}));
  const auto all = run_method("bachet", "recursion", raw);
  ASSERT_TRUE(all);
  EXPECT_TRUE(run_method("bachet", "recursion", raw, {.most = all->count.positions + all->count.options}));
}

TEST(MethodCounts, StepsComeInTheMethodsOrder) {
  const MethodRun rows = ran("tabgame", "rows", {{"top", "01"}, {"left", "10"}}, 10);
  std::vector<std::vector<std::int64_t>> cells;
  for (const MethodStep& step : rows.steps) cells.push_back(step.position);
  EXPECT_EQ(cells, (std::vector<std::vector<std::int64_t>>{{1, 1}, {2, 1}, {1, 2}, {2, 2}}));
}

TEST(MethodCounts, StepsHaveTheValuesThatTheCodeWrites) {
  const MethodRun rows = ran("tabgame", "rows", {{"top", "00"}, {"left", "00"}}, 10);
  std::vector<std::int64_t> values;
  for (const MethodStep& step : rows.steps) values.push_back(step.value.value_or(-1));
  EXPECT_EQ(values, (std::vector<std::int64_t>{0, 0, 0, 1}));  // N, N, N, P
  EXPECT_EQ(rows.places, MethodPlaces::cells);
  EXPECT_EQ(rows.parts, (std::vector<std::vector<std::int64_t>>{{2, 2, 1}}));
  // A word of bits has more cells than the one that the step is named after, and nothing is recorded beyond the first steps.
  const MethodRun bits = ran("tabgame", "anti-diagonals", {{"top", "00"}, {"left", "00"}}, 2);
  ASSERT_EQ(bits.steps.size(), 2u);
  EXPECT_EQ(bits.steps[1].position, (std::vector<std::int64_t>{2, 1}));
  EXPECT_EQ(bits.steps[1].value, 0);
  EXPECT_EQ(bits.steps[1].more, (std::vector<std::int64_t>{1, 2, 0}));
  const MethodRun squares = ran("knights", "memory", {{"n", "5"}, {"knights", "3.4,4.2"}}, 1000);
  EXPECT_EQ(squares.places, MethodPlaces::squares);
  EXPECT_EQ(squares.steps.back().position, (std::vector<std::int64_t>{3, 4, 4, 2}));
}

TEST(MethodCounts, StepsHaveTheirSigns) {
  const auto counts = count_json("dominoes", "vanishing", {{"strip", "010"}, {"k", "1"}, {"d", "2"}}, {.steps = 1});
  ASSERT_TRUE(counts);
  EXPECT_NE(counts->find("-1"), std::string::npos) << *counts;
}

TEST(MethodCounts, RefusesWhatIsNotSmall) {
  const auto refused = [](std::string_view id, std::string_view method, const RawParameters& raw) {
    const auto run = run_method(id, method, raw);
    return run ? std::string() : english(run.error());
  };
  EXPECT_EQ(refused("bachet", "memory", {{"n", "1000000"}}), "memory: expected a game of at most 2000 moves, got more");
  EXPECT_EQ(refused("bachet", "nimbers", {{"n", "1000000000"}}), "nimbers: expected a table of at most 20000000 cells, got more");
  EXPECT_EQ(refused("bachet", "no", {}), "method: expected one of recursion, memory, forward, backward, nimbers, period, got \"no\"");
  EXPECT_EQ(refused("no", "no", {}), english(judge_game("no", {}).error()));
  EXPECT_EQ(refused("ungame", "rows", {{"n", "8"}, {"start", "9"}}), english(open_game("ungame", {{"n", "8"}, {"start", "9"}}).error()));
  EXPECT_EQ(refused("knights", "memory", {{"knights", "1.1,1.1"}}),
            "knights: expected knights on different squares, as the judge's board shows them, got two on one");
  EXPECT_EQ(refused("nim", "nimbers", {{"misere", "1"}}), "misere: expected 0: the methods are of normal play, got 1");
}

}  // namespace
}  // namespace grundy
