// The generic solver on rules at run time, and the games' rules against their fast solutions.
#include <algorithm>

#include "arena.hpp"
#include "english/english.hpp"
#include "games/rules_catalogue.hpp"
#include "kit/plain_words.hpp"
#include "report/report.hpp"
#include "solve/rules_solver.hpp"
#include "twins/cyclic_solver.hpp"
#include "twins/rulesets.hpp"
#include "twins/sum.hpp"

namespace grundy {
namespace {

GameRules game_rules_of(std::string_view id, const RawParameters& raw) {
  auto game_rules = rules_of(id, *Parameters::read(find_game(id)->info().parameters, raw));
  return std::move(*game_rules);
}

Value solved(RulesSolver& solver, const Position& numbers) {
  EXPECT_TRUE(solver.solve(numbers, Slice::endless()));
  return solver.value(numbers).value_or(Value{});
}

/// Counters on a circle of five: each moves one or two on, unless it stands on 0. Play may repeat; the first part is the place.
class CircleRules final : public Rules {
 public:
  explicit CircleRules(bool repeats) : repeats_(repeats) {}
  const std::vector<PartSpec>& parts() const override { return parts_; }
  bool may_repeat(const Position&) const override { return repeats_; }
  void options(const Position& p, Player, std::vector<Choice>& out) const override {
    for (std::uint64_t step = 1; step <= 2 && p[0] != 0; ++step) out.push_back({0, step, {{(p[0] + step) % 5}}});
  }

 private:
  bool repeats_;
  std::vector<PartSpec> parts_ = {{"place", 0, 4}};
};

TEST(Rules, ComponentsAndWholeOptions) {
  const GameRules stones = game_rules_of("stone-game", {});
  EXPECT_EQ(stones.rules->components({1, 4, 2, 5}), (Sum{{1, 4}, {2, 5}}));
  EXPECT_TRUE(stones.rules->components({1, 4, 2}).empty());
  const auto options = whole_options(*stones.rules, {1, 4, 2, 5}, Player::left);
  ASSERT_EQ(options.size(), 2u);
  EXPECT_EQ(options[0].numbers, (Position{1, 3, 2, 5}));
  EXPECT_EQ(options[1].numbers, (Position{1, 4, 2, 3}));
  EXPECT_EQ(options[1].part, 1u);
}

TEST(ValueFold, IsEmptyOnceItIsTaken) {
  ValueFold fold;
  fold.add({Outcome::N, {}, {}});
  EXPECT_EQ(fold.take(), (Value{Outcome::P, {}, {}}));
  EXPECT_TRUE(fold.empty());
  fold.add({Outcome::P, Nimber{0}, Remoteness{4}});
  fold.add({Outcome::P, Nimber{0}, Remoteness{2}});
  EXPECT_EQ(fold.take(), (Value{Outcome::N, Nimber{1}, Remoteness{3}}));
  EXPECT_TRUE(fold.empty());
}

TEST(RulesSolver, SlicesOfNoLengthLeadToTheSameValues) {
  const GameRules nim = game_rules_of("nim", {}),
                  dominoes = game_rules_of("dominoes", {{"strip", "00000000000000"}, {"k", "2"}, {"d", "5"}});
  for (const auto& [game_rules, state] : {std::pair{&nim, State{20, 30, 5}}, std::pair{&dominoes, State{0, 2, 5}}}) {
    RulesSolver whole(*game_rules->rules), sliced(*game_rules->rules);
    const Position position = game_rules->position(state);
    const Value expected = solved(whole, position);
    std::uint64_t calls = 1;
    while (!sliced.solve(position, Slice(std::chrono::duration<double>(0)))) ++calls;
    EXPECT_GT(calls, 1u);
    EXPECT_EQ(sliced.value(position), expected);
    EXPECT_EQ(sliced.positions(), whole.positions());
  }
}

TEST(RulesSolver, GoesNoFartherThanItsReach) {
  const GameRules nim = game_rules_of("nim", {});
  RulesSolver few(*nim.rules, {.positions = 100, .options = 1'000'000}), short_lived(*nim.rules, {.positions = 1'000'000, .options = 50});
  RulesSolver light(*nim.rules, {.numbers = 400});
  EXPECT_EQ(solved(few, {3}).nimber, Nimber{3});
  for (RulesSolver* solver : {&few, &short_lived, &light}) {
    EXPECT_TRUE(solver->solve({20, 20, 20}, Slice::endless()));
    EXPECT_TRUE(solver->beyond());
    EXPECT_FALSE(solver->value({20, 20, 20}));
  }
  EXPECT_EQ(few.value({3})->nimber, Nimber{3}) << "what was known stays known";
  EXPECT_LT(few.positions(), 200u);
  EXPECT_LT(light.positions(), 200u);
}

/// Thousands of options, each as long as the board: those of one position can be more than memory holds, or more than a slice.
TEST(RulesSolver, SeesTheOptionsOfAPositionOneByOne) {
  const auto slices_of = [](const char* board, std::uint64_t numbers) {
    const auto solution = open_rules("bobs-game", {{"board", board}}, {.numbers = numbers});
    EXPECT_TRUE(solution);
    int slices = 1;
    while ((*solution)->advance(Slice(std::chrono::milliseconds(1))) < 1) ++slices;
    const auto failure = (*solution)->failure();
    EXPECT_TRUE(failure && english(*failure).find("of " + std::to_string(numbers) + " numbers together") != std::string::npos) << board;
    return slices;
  };
  slices_of("random:254:8:30", 3'000'000);
  EXPECT_GT(slices_of("random:20:8:30", 15'000'000), 5);
}

TEST(RulesSolver, NoticesThatPlayRepeatsThoughTheRulesDenyIt) {
  const CircleRules honest(true), lying(false);
  RulesSolver right(honest), wrong(lying);
  // 4 moves to 0, which is lost, or to 1; 3 to 4 or 0: both won in one. 2 leads to 3 and 4 only: lost in two. So 1 is won in three.
  EXPECT_EQ(solved(right, {2}), (Value{Outcome::P, {}, Remoteness{2}}));
  EXPECT_EQ(solved(right, {1}), (Value{Outcome::N, {}, Remoteness{3}}));
  EXPECT_TRUE(wrong.solve({1}, Slice::endless()));
  EXPECT_TRUE(wrong.repeated());
  EXPECT_FALSE(wrong.value({1}));
}

TEST(RulesSolver, AQuestionUsesWhatAnEarlierOneFound) {
  const GameRules game_rules = game_rules_of("dominoes", {{"strip", "000000000"}, {"k", "2"}, {"d", "3"}});
  RulesSolver one(*game_rules.rules), other(*game_rules.rules);
  const Position start = game_rules.position({0, 2, 3}), later = game_rules.position({0, 2, 3, 4});
  const Value first = solved(one, start), second = solved(one, later);
  EXPECT_EQ(solved(other, later), second);
  const std::uint64_t known = other.positions();
  EXPECT_EQ(solved(other, start), first);
  EXPECT_GT(other.positions(), known);
}

/// Dominoes that vanish, spelled out twice: as the game rules have them, and with blocks packed into a word, solved as a template.
TEST(RulesSolver, AgreesWithTheTemplatesOnPlayThatRepeats) {
  std::mt19937_64 random(7);
  for (int round = 0; round < by_scale(30, 200, 2000); ++round) {
    const auto n = static_cast<std::uint32_t>(1 + random() % 8), k = static_cast<std::uint32_t>(1 + random() % 3),
               d = static_cast<std::uint32_t>(1 + random() % 5);
    std::string strip(n, '0');
    std::uint64_t blocked = 0;
    for (std::uint32_t i = 0; i < n; ++i) {
      if (random() % 5 == 0) strip[i] = '1', blocked |= std::uint64_t{1} << i;
    }
    const GameRules game_rules = game_rules_of("dominoes", {{"strip", strip}, {"k", std::to_string(k)}, {"d", std::to_string(d)}});
    RulesSolver solver(*game_rules.rules);
    CyclicSolver<VanishingRules> twin(VanishingRules{n, k, d, blocked});
    ASSERT_EQ(solved(solver, game_rules.position({0, k, d})), twin.solve(0)) << strip << ' ' << k << ' ' << d;
  }
}

/// Every cell of the table, and whatever play meets, by the rules alone and by the fast solution.
TEST(GameRules, EqualTheFastSolutionsOnWholeTables) {
  std::mt19937_64 random(11);
  for (const Arena& arena : arenas()) {
    for (int round = 0; round < by_scale(3, 12, 100); ++round) {
      const Bout bout = arena.bout(random);
      const auto solution = open_solved(arena.id, bout.parameters);
      ASSERT_TRUE(solution);
      const TableShape& shape = solution->shape();
      for (std::uint64_t y = shape.y.first; y < shape.y.first + std::min<std::uint64_t>(shape.y.count, 12); ++y) {
        for (std::uint64_t x = shape.x.first; x < shape.x.first + std::min<std::uint64_t>(shape.x.count, 12); ++x) {
          const auto state = solution->state_at({x, y});
          ASSERT_EQ(state.has_value(), !solution->cell(Layer::outcome, {x, y}).is_absent());
          if (!state) continue;
          Value expected = bout.twin->value(*state);
          if (!bout.lengths) expected.remoteness.reset();
          expect_cell(*solution, {x, y}, expected, arena.id);
        }
      }
    }
  }
}

/// Solved through the door that `--solver rules` opens.
std::unique_ptr<Solution> open_by_rules(std::string_view id, const RawParameters& raw, SolverReach reach = {}) {
  auto solution = open_rules(id, raw, reach);
  if (!solution) return nullptr;
  while ((*solution)->advance(Slice::endless()) < 1) {
  }
  return std::move(*solution);
}

/// Answers and explanations along random games, as the doors give them: the same text, byte for byte.
TEST(GameRules, AgreeWithTheFastSolutions) {
  std::mt19937_64 random(13);
  for (const Arena& arena : arenas()) {
    for (int round = 0; round < by_scale(5, 40, 400); ++round) {
      const RawParameters raw = arena.bout(random).parameters;
      const auto fast = open_solved(arena.id, raw), slow = open_by_rules(arena.id, raw);
      ASSERT_TRUE(fast && slow);
      ASSERT_FALSE(slow->failure());
      ASSERT_EQ(*answer_json(*fast, put_english), *answer_json(*slow, put_english)) << arena.id;
      auto e = fast->explain(std::nullopt);
      for (int moves = 0; moves < 25; ++moves) {  // a drawn game has no end
        std::string state;
        for (const std::uint64_t n : e->state) state += (state.empty() ? "" : ",") + std::to_string(n);
        const auto one = explain_json(*fast, std::string_view(state), put_english),
                   other = explain_json(*slow, std::string_view(state), put_english);
        ASSERT_TRUE(one && other);
        ASSERT_EQ(*one, *other) << arena.id;
        if (e->options.empty()) break;
        e = fast->explain_state(*fast->follow(e->state, e->options[random() % e->options.size()].play));
      }
    }
  }
}

/// A game that is not among ours: a heap is split into two unequal ones.
class GrundyRules final : public Rules {
 public:
  const std::vector<PartSpec>& parts() const override { return parts_; }
  void options(const Position& heap, Player, std::vector<Choice>& out) const override {
    for (std::uint64_t small = 1; 2 * small < heap[0]; ++small) out.push_back({0, small, {{small}, {heap[0] - small}}});
  }

 private:
  std::vector<PartSpec> parts_ = {{"stones", 0, 60}};
};

/// Another: a queen goes left, down or along the diagonal to the corner (Wythoff's game).
class QueenRules final : public Rules {
 public:
  const std::vector<PartSpec>& parts() const override { return parts_; }
  void options(const Position& p, Player, std::vector<Choice>& out) const override {
    for (std::uint64_t way = 0; way < 3; ++way) {
      const std::uint64_t far = way == 0 ? p[0] : way == 1 ? p[1] : std::min(p[0], p[1]);
      for (std::uint64_t steps = 1; steps <= far; ++steps)
        out.push_back({way, steps, {{p[0] - (way == 1 ? 0 : steps), p[1] - (way == 0 ? 0 : steps)}}});
    }
  }

 private:
  std::vector<PartSpec> parts_ = {{"column", 0, 40}, {"row", 0, 40}};
};

template <class R>
std::unique_ptr<RulesSolution> plain(State start, std::uint64_t most) {
  static constexpr GameInfo info = {.id = "of-the-test", .first = PlayerName("Ada"), .second = PlayerName("Bo")};
  auto solution = plain_solution(info, std::make_unique<R>(), std::move(start), most);
  while (solution->advance(Slice::endless()) < 1) {
  }
  return solution;
}

TEST(PlainSolution, AnswersTabulatesAndExplainsRulesThatNobodyWroteWordsFor) {
  const auto one = plain<GrundyRules>({10}, 15);
  // OEIS A002188.
  EXPECT_EQ(table_csv(*one, Layer::nimber, {0, 0, 16, 1}), "0,0,0,1,0,2,1,0,2,1,0,2,1,3,2,1\n");
  const auto two = plain<GrundyRules>({5, 6}, 9);
  EXPECT_EQ(*answer_json(*two, put_english), R"({"outcome":"N","nimber":3,"remoteness":5,"text":"Ada wins in 5 moves"})");
  EXPECT_EQ(english(two->shape().y.name), "stones of component 2");
  const auto explained = explain_json(*two, Cell{3, 1}, put_english);
  EXPECT_EQ(*explained,
            R"({"position":"stones 3; stones 1","outcome":"N","nimber":1,"remoteness":1,"cell":[3,1],"options":[)"
            R"({"move":"move to stones 1; stones 2; stones 1","to":"stones 1; stones 2; stones 1","outcome":"P","nimber":0,)"
            R"("remoteness":0,"play":"0,1"}],)"
            R"("best":"0,1","reason":{"kind":"winning-move","move":"move to stones 1; stones 2; stones 1"},"state":"3,1",)"
            R"("text":"The player to move wins, but only with this move: move to stones 1; stones 2; stones 1; it ends the game."})");
  EXPECT_FALSE(explain_json(*two, Cell{10, 0}, put_english));
  EXPECT_FALSE(explain_json(*two, std::string_view("61"), put_english));
}

TEST(PlainSolution, NumbersTheNumbersOfRulesWithoutAFixedLength) {
  static constexpr GameInfo info = {.id = "of-the-test", .first = PlayerName("Ada"), .second = PlayerName("Bo")};
  const auto coins = plain_solution(info, std::move(game_rules_of("the-game", {}).rules), {1, 0, 1}, 5);
  EXPECT_EQ(english(coins->shape().y.name), "coins on a square 2");
  while (coins->advance(Slice::endless()) < 1) {
  }
  EXPECT_EQ(coins->answer().value.nimber, Nimber{1 ^ 3});
}

TEST(PlainSolution, PlaysByTheRules) {
  const auto queen = plain<QueenRules>({7, 9}, 12);
  EXPECT_EQ(english(queen->shape().x.name), "column");
  for (std::uint64_t x = 0, k = 0; x <= 12; ++x) {
    // Wythoff's pairs are (a, a + k), a the least number in no pair before; a column left of its pair's mirror image has it there.
    std::uint64_t lost = 0, count = 0;
    for (std::uint64_t y = 0; y <= 12; ++y) {
      if (queen->cell(Layer::outcome, {x, y}).value() == CellValue::of(Outcome::P).value()) lost = y, ++count;
    }
    if (count == 0) continue;
    EXPECT_EQ(count, 1u);
    if (lost >= x) EXPECT_EQ(lost, x + k++);
  }
  auto state = queen->start();
  for (int moves = 0;; ++moves) {
    const auto e = queen->explain_state(state);
    ASSERT_TRUE(e);
    const auto best = queen->best(*e);
    if (!best) break;
    EXPECT_FALSE(queen->follow(state, {3, 1}));
    state = *queen->follow(state, *best);
    ASSERT_LT(moves, 30);
  }
  EXPECT_EQ(state, (State{0, 0}));
}

TEST(GameRules, RefuseWhatIsTooLargeWithTheLimit) {
  const auto solution = open_by_rules("nim", {{"heaps", "90,90,90,90"}}, {.positions = 2000, .options = 30'000});
  ASSERT_TRUE(solution && solution->failure());
  EXPECT_EQ(solution->failure()->field, "solver");
  EXPECT_NE(english(solution->failure()->message).find("at most 2000 positions and 30000 options"), std::string::npos);
}

}  // namespace
}  // namespace grundy
