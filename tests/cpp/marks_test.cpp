// The position of the parameters is marked on every table, and where a table lacks a position, its parameters open one that has it.
#include "games/catalogue.hpp"
#include "lab/game/open_text.hpp"
#include "support.hpp"

namespace grundy {
namespace {

using MarkedGame = std::pair<std::string, RawParameters>;

std::unique_ptr<Solution> open_marked(const MarkedGame& marked) {
  if (marked.first != "rules") return open_solved(marked.first, marked.second);
  auto solution = lab::open_text(marked.second);
  if (!solution) {
    ADD_FAILURE() << english(solution.error());
    return nullptr;
  }
  while ((*solution)->advance(Slice::endless()) < 1) {
  }
  return std::move(*solution);
}

/// Games whose position is beyond a small table, or has parts that no axis shows; and rule texts of each kind of table.
const std::vector<MarkedGame> kMarkedGames = {
    {"nim", {{"heaps", "3,5,7"}, {"max", "9"}}},
    {"nim", {{"heaps", "3,1,4"}, {"misere", "1"}, {"max", "9"}}},
    {"nim", {{"heaps", "5"}, {"max", "9"}}},
    {"kayles", {{"rows", "3,4,2"}, {"max", "9"}}},
    {"take-away", {{"take", "1,2,3"}, {"heaps", "4,2,5"}, {"max", "9"}}},
    {"exponential-game", {{"heaps", "4,9,30"}, {"size", "20"}}},
    {"stone-game", {{"piles", "3,5,9"}, {"max", "9"}, {"rows", "9"}}},
    {"the-game", {{"counts", "1,0,2,1"}}},
    {"exclusively-edible", {{"m", "3"}, {"n", "4"}, {"r", "1"}, {"c", "2"}}},
    {"dominoes", {{"n", "6"}, {"k", "2"}, {"table", "B"}}},
    {"rules", {{"text", "n: 0..9\nmove k in 1..3: n -= k"}}},
    {"rules", {{"text", "a: 0..5 = 2\nb: 0..5 = 3\nc: 0..3 = 2\nmove k in 1..a: a -= k\nmove: b -= 1\nmove: c -= 1"}}},
    {"rules", {{"text", "row[3]: 0..4 = {1, 2, 3}\nmove i in 0..2, k in 1..row[i]: row[i] -= k"}}},
    {"rules", {{"text", "n: 0..9\nheaps = {4, 7}\nstart h in heaps: n = h\nmove k in 1..2: n -= k"}}},
    {"rules", {{"text", "n: 0..9\nmove k in 1..2, i in 0..n - k: split n into i, n - k - i"}}},
    {"rules", {{"text", "a: 0..4\nb: 0..4\nc: 0..2\nLeft: a -= 1\nRight: b -= 1\nmove: c -= 1"}}},
};

TEST(Marks, EveryPositionOfParametersIsMarked) {
  std::vector<MarkedGame> games = kMarkedGames;
  for (const Game* game : catalogue()) games.push_back({std::string(game->info().id), {}});
  for (const MarkedGame& marked : games) {
    const auto solution = open_marked(marked);
    ASSERT_TRUE(solution);
    const TableShape& shape = solution->shape();
    const auto marks = solution->marks();
    ASSERT_FALSE(marks.empty()) << marked.first;
    for (const Mark& mark : marks) EXPECT_TRUE(shape.contains(mark.cell)) << marked.first;
    // The mark of a single piece is the cell of the position.
    const auto cell = solution->describe(solution->start())->cell;
    if (cell && marks.size() == 1) {
      EXPECT_EQ(marks[0].cell, *cell) << marked.first;
      EXPECT_FALSE(marks[0].x || marks[0].y) << marked.first;
    }
  }
}

TEST(Marks, PiecesBeyondTheAxesHaveTheirIndices) {
  const auto nim = open_solved("nim", {{"heaps", "40,5,1"}, {"max", "9"}})->marks();
  ASSERT_EQ(nim.size(), 1u);
  EXPECT_EQ(nim[0].cell, (Cell{9, 5}));
  EXPECT_EQ(nim[0].x, 40u);
  EXPECT_FALSE(nim[0].y);
  const auto kayles = open_solved("kayles", {{"rows", "12,1000000000000000000"}, {"max", "9"}})->marks();
  EXPECT_EQ(kayles[0].cell, (Cell{9, 9}));
  EXPECT_EQ(kayles[0].x, 12u);
  EXPECT_EQ(kayles[0].y, 1'000'000'000'000'000'000u);
  // Along a sequence, the term: also where the last row would have a column for it.
  const auto heaps = open_solved("exponential-game", {{"heaps", "4,25"}, {"size", "20"}, {"width", "10"}})->marks();
  ASSERT_EQ(heaps.size(), 2u);
  EXPECT_EQ(heaps[0].cell, (Cell{4, 0}));
  EXPECT_FALSE(heaps[0].y);
  EXPECT_EQ(heaps[1].cell, (Cell{0, 2}));
  EXPECT_EQ(heaps[1].y, 25u);
  const auto turns = open_solved("dominoes", {{"n", "6"}, {"k", "9"}, {"d", "100"}})->marks();
  EXPECT_EQ(turns[0].cell, (Cell{8, 6}));
  EXPECT_EQ(turns[0].x, 100u);
  EXPECT_EQ(turns[0].y, 9u);
}

/// Along random play, wherever a table lacks the position, the parameters that it offers open one that begins there and marks it.
TEST(Marks, TablesFollowThePosition) {
  std::mt19937_64 random(5);
  std::size_t followed = 0;
  for (const MarkedGame& marked : kMarkedGames) {
    const auto solution = open_marked(marked);
    for (int i = 0; i < 3; ++i) {
      auto e = solution->explain(std::nullopt);
      while (const auto move = solution->any(*e, random() >> (64 - kChanceBits))) {
        const auto next = solution->follow(e->state, *move);
        ASSERT_TRUE(next) << marked.first;
        e = solution->explain_state(*next);
        const RawParameters given = solution->other_table(*e);
        if (given.empty()) continue;
        MarkedGame other = marked;
        for (const auto& [name, value] : given) other.second.insert_or_assign(name, value);
        const auto there = open_marked(other);
        ASSERT_TRUE(there) << marked.first;
        const auto start = there->explain(std::nullopt);
        EXPECT_EQ(english(start->position), english(e->position)) << marked.first;
        EXPECT_EQ(start->value, e->value) << marked.first;
        const auto marks = there->marks();
        EXPECT_FALSE(marks.empty()) << marked.first;
        const bool beyond = std::any_of(marks.begin(), marks.end(), [](const Mark& m) { return m.x || m.y; });
        EXPECT_TRUE(start->cell || beyond) << marked.first << " " << english(e->position);
        ++followed;
      }
    }
  }
  EXPECT_GT(followed, 30u);
}

}  // namespace
}  // namespace grundy
