// Coin to the border, knights, kings, chocolate bars: fast solutions against their rules.
#include "support.hpp"
#include "twins/rulesets.hpp"
#include "twins/sum.hpp"

namespace grundy {
namespace {

TEST(TableGame, EqualsTheTwinOnAllSmallBorders) {
  std::uint64_t tables = 0;
  const std::size_t most = by_scale<std::size_t>(4, 6, 8);
  for (std::size_t columns = 1; columns <= most; ++columns) {
    for (std::size_t rows = 1; rows <= most; ++rows) {
      for (std::uint64_t t = 0; t < power(2, columns); ++t) {
        for (std::uint64_t l = 0; l < power(2, rows); ++l, ++tables) {
          const std::string top = nth_word(t, columns, "01"), left = nth_word(l, rows, "01");
          const auto table = open_solved("tabgame", {{"top", top}, {"left", left}});
          FiniteSolver twin{CoinRules{top, left}};
          for (std::uint32_t x = 1; x <= rows; ++x) {
            for (std::uint32_t y = 1; y <= columns; ++y) {
              ASSERT_NO_FATAL_FAILURE(expect_cell(*table, {y, x}, twin.solve({x, y}), top + " / " + left));
            }
          }
        }
      }
    }
  }
  RecordProperty("tables", std::to_string(tables));
}

TEST(TableGame, EqualsTheTwinOnRandomTables) {
  std::mt19937 random(5);
  for (int round = 0; round < 30; ++round) {
    const std::string top = nth_word(random(), 1 + random() % 31, "01"), left = nth_word(random(), 1 + random() % 31, "01");
    const auto table = open_solved("tabgame", {{"top", top}, {"left", left}});
    FiniteSolver twin{CoinRules{top, left}};
    for (std::uint32_t x = 1; x <= left.size(); ++x) {
      for (std::uint32_t y = 1; y <= top.size(); ++y)
        ASSERT_NO_FATAL_FAILURE(expect_cell(*table, {y, x}, twin.solve({x, y}), top + " / " + left));
    }
  }
}

TEST(TableGame, BordersLongerThanAWordEqualTheTwin) {
  std::mt19937 random(6);
  for (int round = 0; round < by_scale(4, 12, 60); ++round) {
    const auto border = [&random] {
      std::string digits(60 + random() % 200, '1');
      for (char& digit : digits) digit = random() % 6 ? '1' : '0';  // long runs, which reach over the ends of words
      return digits;
    };
    const std::string top = border(), left = border();
    const auto table = open_solved("tabgame", {{"top", top}, {"left", left}});
    FiniteSolver twin{CoinRules{top, left}};
    for (std::uint32_t x = 1; x <= left.size(); ++x) {
      for (std::uint32_t y = 1; y <= top.size(); ++y)
        ASSERT_NO_FATAL_FAILURE(expect_cell(*table, {y, x}, twin.solve({x, y}), top + " / " + left));
    }
  }
}

TEST(Knights, AllSquaresOfAllBoardsEqualTheTwin) {
  for (std::uint32_t side = 1; side <= by_scale(8u, 40u, 120u); ++side) {
    const auto table = open_solved("knights", {{"n", std::to_string(side)}});
    FiniteSolver twin{KnightRules{side}};
    for (std::uint64_t p = 0; p < side * side; ++p)
      ASSERT_NO_FATAL_FAILURE(expect_cell(*table, {p % side, p / side}, twin.solve(p), "knights"));
  }
}

TEST(Knights, PairsOfKnightsEqualTheSum) {
  for (std::uint32_t side = 2; side <= by_scale(3u, 5u, 7u); ++side) {
    const SumRules sum{KnightRules{side}};
    FiniteSolver twin{sum};
    for (std::uint64_t a = 0; a < side * side; ++a) {
      for (std::uint64_t b = a; b < side * side; ++b) {
        const auto square = [side](std::uint64_t p) { return std::to_string(p / side) + "." + std::to_string(p % side); };
        const auto solution = open_solved("knights", {{"n", std::to_string(side)}, {"knights", square(a) + "," + square(b)}});
        ASSERT_EQ(solution->answer().value, twin.solve(sum.canonical({a, b}))) << side << " " << square(a) << " " << square(b);
      }
    }
  }
}

Board board_of(std::uint32_t side, std::uint64_t blocked) { return {side, nth_word(blocked, std::size_t{side} * side, ".X")}; }

std::string rows_of(const Board& board) {
  std::string rows;
  for (std::uint32_t r = 0; r < board.side; ++r) (r ? rows += '/' : rows) += board.squares.substr(r * board.side, board.side);
  return rows;
}

void compare_kings(const Board& board) {
  const auto table = open_solved("bobs-game", {{"board", rows_of(board)}});
  ASSERT_TRUE(table);
  FiniteSolver twin{KingRules{&board}};
  for (std::uint64_t p = 0; p < board.squares.size(); ++p) {
    const Cell cell{p % board.side, p / board.side};
    if (board.squares[p] == 'X') {
      ASSERT_TRUE(table->cell(Layer::outcome, cell).is_absent());
      ASSERT_FALSE(table->explain(cell));
    } else {
      ASSERT_NO_FATAL_FAILURE(expect_cell(*table, cell, twin.solve(p), rows_of(board)));
    }
  }
}

TEST(BobsGame, EveryBlockedPatternTo4By4EqualsTheTwin) {
  std::uint64_t boards = 0;
  for (std::uint32_t side = 1; side <= by_scale(3u, 4u, 4u); ++side) {
    for (std::uint64_t blocked = 0; blocked < power(2, side * side); ++blocked, ++boards)
      ASSERT_NO_FATAL_FAILURE(compare_kings(board_of(side, blocked)));
  }
  RecordProperty("boards", std::to_string(boards));
}

TEST(BobsGame, RandomBoardsTo8By8EqualTheTwin) {
  std::mt19937_64 random(9);
  for (int round = 0; round < by_scale(50, 2000, 20000); ++round) {
    const auto side = static_cast<std::uint32_t>(5 + random() % 4);
    ASSERT_NO_FATAL_FAILURE(compare_kings(board_of(side, random() & random())));
  }
}

TEST(BobsGame, BoardsLongerThanAWordEqualTheTwin) {
  std::mt19937_64 random(15);
  for (const std::uint32_t side : {57u, 63u, 64u, 65u, 72u, 129u, by_scale(130u, 260u, 521u)}) {
    Board board{side, std::string(std::size_t{side} * side, '.')};
    for (char& square : board.squares) square = random() % 5 ? '.' : 'X';
    ASSERT_NO_FATAL_FAILURE(compare_kings(board));
  }
}

TEST(BobsGame, SumsAndCountsOfWinningMovesEqualTheTwin) {
  std::mt19937_64 random(13);
  for (int round = 0; round < by_scale(60, 600, 5000); ++round) {
    const auto side = static_cast<std::uint32_t>(2 + random() % 3);
    Board board = board_of(side, random() & random());
    std::vector<std::uint64_t> kings;
    for (std::uint64_t p = 0; p < board.squares.size() && kings.size() < 3; ++p) {
      if (board.squares[p] == '.' && random() % 4 == 0) {
        board.squares[p] = 'K';
        kings.push_back(p);
      }
    }
    const SumRules sum{KingRules{&board}};
    FiniteSolver twin{sum};
    const Value expected = twin.solve(sum.canonical(kings));
    ASSERT_EQ(open_solved("bobs-game", {{"board", rows_of(board)}})->answer().value, expected) << rows_of(board);

    std::size_t winning = 0;
    for (std::size_t i = 0; i < kings.size(); ++i) {
      std::vector<std::uint64_t> to;
      KingRules{&board}.options(kings[i], to);
      for (const std::uint64_t p : to) {
        auto moved = kings;
        moved[i] = p;
        winning += twin.solve(sum.canonical(moved)).outcome == Outcome::P;
      }
    }
    std::string input = "1\n" + std::to_string(side) + "\n" + rows_of(board) + "\n";
    std::replace(input.begin(), input.end(), '/', '\n');
    ASSERT_EQ(*judge_game("bobs-game", input), winning ? "WIN " + std::to_string(winning) + "\n" : "LOSE\n") << input;
  }
}

TEST(ExclusivelyEdible, AllSmallBarsEqualTheBarItself) {
  FiniteSolver twin{BarRules{}};
  const std::uint32_t most = by_scale(5u, 9u, 14u);
  for (std::uint32_t m = 1; m <= most; ++m) {
    for (std::uint32_t n = 1; n <= most; ++n) {
      const auto table = open_solved("exclusively-edible", {{"m", std::to_string(m)}, {"n", std::to_string(n)}});
      for (std::uint32_t r = 0; r < m; ++r) {
        for (std::uint32_t c = 0; c < n; ++c) ASSERT_NO_FATAL_FAILURE(expect_cell(*table, {c, r}, twin.solve({m, n, r, c}), "bar"));
      }
    }
  }
}

}  // namespace
}  // namespace grundy
