// The limits of games: refusals just beyond them, invalid positions, and the documented marks.
#include "english/english.hpp"
#include "lab/game/open_text.hpp"
#include "support.hpp"
#include "theory/nim.hpp"

namespace grundy {
namespace {

std::string refusal(std::string_view id, std::string_view input) {
  const auto output = judge_game(id, input);
  return output ? "" : english(output.error());
}

TEST(Edges, TheBadPieceOfTheJudgeLiesOnTheBar) {
  EXPECT_EQ(refusal("exclusively-edible", "1\n3 4 2 3\n"), "");
  EXPECT_EQ(refusal("exclusively-edible", "1\n3 4 3 3\n"),
            "line 2, token 3: expected the row r of the bad piece, a number from 0 to 2, got 3");
  EXPECT_EQ(refusal("exclusively-edible", "1\n3 4 2 4\n"),
            "line 2, token 4: expected the column c of the bad piece, a number from 0 to 3, got 4");
}

TEST(Edges, SquaresHaveARowAndAColumn) {
  for (const std::string squares : {"5", "5.", ".5", "1.2,5", "1.2.3", "a.b", "."})
    EXPECT_FALSE(open_game("knights", {{"knights", squares}})) << squares;
  for (const std::string squares : {"0.0", "7.7", " 1.2 , 3.4 ", ""})
    EXPECT_TRUE(open_game("knights", {{"n", "8"}, {"knights", squares}})) << squares;
}

TEST(Edges, TheCornerOfTheBorderIsNoPlace) {
  const auto table = open_solved("tabgame", {{"top", "101"}, {"left", "01"}});
  for (const State& state : {State{0, 0}, State{3, 1}, State{1, 4}, State{1}, State{1, 1, 1}, State{}}) {
    EXPECT_FALSE(table->describe(state));
    EXPECT_FALSE(table->explain_state(state));
    EXPECT_FALSE(table->follow(state, {0, 0}));
  }
  EXPECT_TRUE(table->explain_state({0, 3}));
  EXPECT_TRUE(table->explain_state({2, 0}));
  // From the border nobody moves on, and inside there are two moves.
  EXPECT_FALSE(table->follow({0, 3}, {0, 0}));
  EXPECT_FALSE(table->follow({2, 0}, {1, 0}));
  EXPECT_EQ(table->follow({2, 3}, {0, 0}), (State{1, 3}));
  EXPECT_EQ(table->follow({2, 3}, {1, 0}), (State{2, 2}));
  EXPECT_FALSE(table->follow({2, 3}, {2, 0}));
  EXPECT_FALSE(table->follow({2, 3}, {0, 1}));
}

/// The first cell of a diagonal that is constant: from row 2 and column 2 on.
TEST(Edges, DiagonalsBeginInRowOrColumnTwo) {
  const auto table = open_solved("tabgame", {{"top", "random:12:1"}, {"left", "random:9:2"}});
  for (std::uint64_t row = 1; row <= 9; ++row) {
    for (std::uint64_t column = 1; column <= 12; ++column) {
      const auto e = table->describe({row, column});
      const std::uint64_t least = std::min(row, column);
      ASSERT_EQ(e->noted.has_value(), least > 2) << row << ", " << column;
      if (e->noted) {
        EXPECT_EQ(e->noted->cell, (Cell{column - least + 2, row - least + 2}));
      }
    }
  }
}

TEST(Edges, KingsAreMarkedWithTheMovesThatWin) {
  std::mt19937 random(7);
  std::uint64_t arrows = 0;
  for (int i = 0; i < by_scale(30, 60, 1000); ++i) {
    const std::string board = "random:" + decimal(std::uint64_t{2} + random() % 6) + ":" + decimal(std::uint64_t{random()}) + ":60";
    const auto solution = open_solved("bobs-game", {{"board", board}});
    const auto e = solution->explain(std::nullopt);
    std::uint64_t winning = 0;
    for (const Option& option : e->options) winning += option.value.outcome == Outcome::P;
    std::uint64_t marked = 0;
    for (const Mark& mark : solution->marks()) {
      if (!mark.to) continue;
      ++marked;
      // The arrow is a move of a king that stands there, and what it leaves is lost.
      const std::uint64_t side = solution->shape().x.count, from = mark.cell.y * side + mark.cell.x, to = mark.to->y * side + mark.to->x;
      const auto king = std::find(e->state.begin(), e->state.end(), from);
      ASSERT_NE(king, e->state.end()) << board;
      State after = e->state;
      after[static_cast<std::size_t>(king - e->state.begin())] = to;
      EXPECT_EQ(solution->value_of(after).outcome, Outcome::P) << board;
    }
    EXPECT_EQ(solution->reported_winning_moves(), winning) << board;
    EXPECT_EQ(marked, winning) << board;
    arrows += marked;
  }
  EXPECT_GT(arrows, 20u);
}

TEST(Edges, TheBestMoveInNimIsAFastestWinOrASlowestLoss) {
  for (std::uint64_t index = 1; index < power(6, 4); ++index) {
    const std::vector<std::uint64_t> heaps = {index % 6, index / 6 % 6, index / 36 % 6, index / 216};
    const NimMove best = best_nim_move(heaps);
    ASSERT_LT(best.heap, heaps.size()) << join(heaps);
    ASSERT_LT(best.to, heaps[best.heap]) << join(heaps);
    std::vector<std::uint64_t> after = heaps;
    after[best.heap] = best.to;
    EXPECT_EQ(nim_value(after).remoteness->value + 1, nim_value(heaps).remoteness->value) << join(heaps);
    EXPECT_NE(nim_value(after).outcome, nim_value(heaps).outcome) << join(heaps);
  }
}

TEST(Edges, NumbersOfRuleTextsAreShiftedBy31AtTheMost) {
  // Of a negative number the sign stays.
  for (const auto& [by, moves] : {std::pair{"30", true}, {"31", true}, {"32", false}, {"0 - 1", false}}) {
    const std::string text = "x: 0..3 = 3\nmove if ((0 - x) >> (" + std::string(by) + ")) == 0 - 1: x -= 1";
    auto solution = lab::open_text({{"text", text}});
    ASSERT_TRUE(solution) << english(solution.error());
    while ((*solution)->advance(Slice::endless()) < 1) {
    }
    EXPECT_EQ((*solution)->answer().value.outcome, moves ? Outcome::N : Outcome::P) << by;
  }
}

TEST(Edges, SetsOfMovesHave255NumbersAtTheMost) {
  std::string take = "1";
  for (int move = 2; move <= 255; ++move) take += "," + std::to_string(move);
  for (const std::string_view id : {"bachet", "take-away"}) {
    EXPECT_TRUE(open_game(id, {{"take", take}})) << id;
    EXPECT_FALSE(open_game(id, {{"take", take + ",256"}})) << id;
  }
}

TEST(Edges, SixtyNumbersOfARuleTextStandInOneRow) {
  const auto rows = [](const std::string& most) {
    const auto solution = lab::open_text({{"text", "n: 0.." + most + " = 5\nmove: n -= 1"}});
    return (*solution)->shape().y.count;
  };
  EXPECT_EQ(rows("59"), 1u);
  EXPECT_GT(rows("60"), 1u);
}

}  // namespace
}  // namespace grundy
