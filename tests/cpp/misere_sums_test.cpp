// Misère play of several components, by search in whole sums: against the rules alone, and against what is known.
#include <random>

#include "english/english.hpp"
#include "lab/game/open_text.hpp"
#include "solve/rules_solver.hpp"
#include "support.hpp"

namespace grundy::lab {
namespace {

const std::string kKayles = "move \"take {k}, leave {a} and {n-k-a}\" k in 1..2, a in 0..(n-k)/2 if n >= k: split n into a, n-k-a\n";

TEST(MisereSums, RowsOfKayles) {
  const auto opened = open_text({{"text", "n: 0..40 = 1\n" + kKayles + "end: next wins"}, {"width", "41"}});
  ASSERT_TRUE(opened);
  Solution& game = **opened;
  while (game.advance(Slice(std::chrono::milliseconds(1))) < 1) {
  }
  // The first player loses rows of 1, 4, 9, 12 and 20 pins, and no others (Sibert and Conway 1992).
  for (const std::uint64_t n : {0, 1, 2, 3, 4, 5, 8, 9, 10, 12, 15, 20, 21, 27, 33, 40}) {
    const bool lost = n == 1 || n == 4 || n == 9 || n == 12 || n == 20;
    EXPECT_EQ(letter(game.value_of({n}).outcome), lost ? 'P' : 'N') << n;
    EXPECT_EQ(game.cell(Layer::outcome, {n, 0}).byte(), CellValue::of(lost ? Outcome::P : Outcome::N).byte()) << n;
  }
}

TEST(MisereSums, AreThoseOfTheRulesAlone) {
  const std::string texts[] = {
      "n: 0..12 = 7\n" + kKayles + "end: last loses",
      "n: 0..9 = 7\nmove a in 1..(n-1)/2: split n into a, n-a\nmove if n == 5: n = 1\nend: next wins",
      "x: 0..4 = 3\ny: 0..4 = 3\nlegal if x != 1 or y != 1\nmove k in 1..4: x -= k\nmove k in 1..4: y -= k\n"
      "move if x > 0 and y > 0: split (x, y) into (x - 1, 0), (0, y - 1)\nend: next wins",
  };
  std::mt19937_64 random(5);
  for (const std::string& text : texts) {
    const auto opened = open_text_with_rules({{"text", text}}, false);
    ASSERT_TRUE(opened) << text;
    Solution& game = *opened->solution;
    while (game.advance(Slice::endless()) < 1) {
    }
    ASSERT_FALSE(game.failure()) << text;
    RulesSolver slow(*opened->game_rules.rules, {});
    int lost = 0, options = 0;
    for (int round = 0; round < by_scale(20, 60, 600); ++round) {
      State state;
      for (std::uint64_t parts = random() % 4 + 1; parts > 0; --parts) state.push_back(random() % 8);
      while (!game.prepare(state)) game.advance(Slice(std::chrono::microseconds(50)));
      const auto explained = game.explain_state(state);
      if (!explained) continue;
      const auto of_rules = [&](const State& at) {
        const Position position = opened->game_rules.position(at);
        slow.solve(position, Slice::endless());
        return letter(slow.value(position)->outcome);
      };
      EXPECT_EQ(letter(explained->value.outcome), of_rules(state)) << text << "\n" << english(explained->position);
      lost += explained->value.outcome == Outcome::P;
      for (const Option& option : explained->options) {
        EXPECT_EQ(letter(option.value.outcome), of_rules(*game.follow(state, option.play))) << text << "\n" << english(option.to);
        ++options;
      }
      const auto best = game.best(*explained);
      if (best && explained->value.outcome == Outcome::N) EXPECT_EQ(of_rules(*game.follow(state, *best)), 'P') << text;
    }
    EXPECT_GT(lost, 0) << text;
    EXPECT_GT(options, 20) << text;
  }
}

/// Beyond the limit there is no answer, rather than a wrong one.
TEST(MisereSums, EndAtTheirLimit) {
  const auto opened = open_text({{"text", "n: 0..90 = 20\n" + kKayles + "end: next wins"}});
  ASSERT_TRUE(opened);
  Solution& game = **opened;
  while (game.advance(Slice::endless()) < 1) {
  }
  EXPECT_FALSE(game.failure());
  EXPECT_EQ(letter(game.value_of({20}).outcome), 'P');
  EXPECT_FALSE(game.explain_state({90}));
  while (!game.prepare({90})) game.advance(Slice(std::chrono::milliseconds(1)));
  EXPECT_FALSE(game.explain_state({90}));
  EXPECT_TRUE(game.prepare({20}));
  EXPECT_TRUE(game.explain_state({20}));
  EXPECT_FALSE(game.cell(Layer::outcome, {0, 9}).is_known());
  // Rows of 21 pins and more are won as far as is known: that is no period from where nothing is known on.
  const auto& sequence = *game.shape().sequence;
  EXPECT_GT(sequence.searched, 40u);
  EXPECT_LT(sequence.searched, 60u);
  EXPECT_FALSE(sequence.period);
  EXPECT_EQ(sequence.seen ? sequence.seen->preperiod : 21, 21u);
}

/// When the table has used up its sums, play goes on all the same, from any row of it.
TEST(MisereSums, PlayGoesOnBesideTheTable) {
  const auto opened = open_text({{"text", "n: 0..90 = 31\n" + kKayles + "end: next wins"}});
  ASSERT_TRUE(opened);
  Solution& game = **opened;
  while (game.advance(Slice::endless()) < 1) {
  }
  ASSERT_FALSE(game.failure());
  std::mt19937_64 random(2);
  for (const std::uint64_t row : {13, 30, 43}) {
    State state{row};
    for (bool wins = true;; wins = !wins) {
      while (!game.prepare(state)) game.advance(Slice(std::chrono::milliseconds(1)));
      const auto explained = game.explain_state(state);
      ASSERT_TRUE(explained) << english(game.describe(state)->position);
      EXPECT_EQ(letter(explained->value.outcome), wins ? 'N' : 'P');
      const auto move = wins ? game.best(*explained) : game.any(*explained, random() % 1'000'000);
      if (!move) break;
      state = *game.follow(state, *move);
    }
  }
}

/// A position with billions of moves must not fill the memory, nor take long.
TEST(MisereSums, ManyMovesAreTooMany) {
  const auto opened =
      open_text({{"text", "n: 0..100000 = 100000\nmove a in 0..n, b in 0..n if a + b < n: split n into a, b, n-a-b-1\nend: next wins"}});
  ASSERT_TRUE(opened);
  Solution& game = **opened;
  while (game.advance(Slice::endless()) < 1) {
  }
  ASSERT_TRUE(game.failure());
  EXPECT_EQ(game.failure()->code, Error::Code::reach);
}

/// Nor must a table of billions of positions, most of which have no moves.
TEST(MisereSums, ATableOfPositionsWithoutMovesEnds) {
  const auto opened =
      open_text({{"text", "b[18]: 0..3 = 1\nz: 0..4 = 4\nmove k in 1..z if b[5] == 1: split z into z - k, 0\nend: next wins"}});
  ASSERT_TRUE(opened);
  Solution& game = **opened;
  while (game.advance(Slice::endless()) < 1) {
  }
  ASSERT_FALSE(game.failure());
  EXPECT_EQ(letter(game.answer().value.outcome), 'N');
}

}  // namespace
}  // namespace grundy::lab
