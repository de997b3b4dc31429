// Slots that only count are left out of the game, and only those; moves of pieces are seen place by place.
#include "by_regions.hpp"

namespace grundy::lab {
namespace {

std::optional<MoveTables> tables_of(const std::string& text, const TableReach& reach, Unsplit& refusal) {
  Faults faults;
  const auto program = read_program(text, {}, faults);
  const auto model = program && faults.empty() ? lower(program, faults) : nullptr;
  if (!model) {
    ADD_FAILURE() << "faults in " << text;
    return std::nullopt;
  }
  return tabulate(*model, {program->start}, Reached::by_slot, reach, refusal);
}

/// Returns the slots that count, or why there are no tables.
std::string counters_of(const std::string& text) {
  Unsplit refusal{};
  const auto tables = tables_of(text, {}, refusal);
  if (!tables) return "refused " + std::to_string(static_cast<int>(refusal.reason));
  std::string out;
  for (const Counter& counter : tables->counters) out += std::to_string(counter.slot) + " ";
  return out;
}

const std::string kBoard = "b[5]: 0..1 = 0\n";
const std::string kPlace = "move i of b if not b[i]: b[i] = 1";

/// A text, and the slots that count.
struct Case {
  std::string text;
  std::string counters;
};

void expect_counters(const std::vector<Case>& cases) {
  for (const Case& c : cases) {
    EXPECT_EQ(counters_of(c.text), c.counters) << c.text;
    if (c.counters.find("refused") == std::string::npos)
      EXPECT_EQ(by_regions(c.text) != "0", (value_by_search(c.text).outcome == Outcome::N)) << c.text;
  }
}

/// A text whose start lines make no component, as they are typed.
TEST(RegionCounters, FromNowhereNothingIsProved) {
  Faults faults;
  const auto program = read_program("n: 0..5 = 3\ntaken: 0..9 = 0\nmove: n -= 1, taken += 1\n", {}, faults);
  const auto model = lower(program, faults);
  Unsplit refusal{};
  const auto tables = tabulate(*model, {}, Reached::by_slot, {}, refusal);
  EXPECT_TRUE(!tables || tables->counters.empty());
}

TEST(RegionCounters, ANumberCountsIfItsLimitIsNeverReached) {
  expect_counters({
      {kBoard + "n: 0..5 = 0\n" + kPlace + ", n += 1\n", "5 "},
      {kBoard + "n: 0..4 = 0\n" + kPlace + ", n += 1\n", ""},
      {kBoard + "n: 0..5 = 5\n" + kPlace + ", n -= 1\n", "5 "},
      {kBoard + "n: 0..5 = 4\n" + kPlace + ", n -= 1\n", ""},
      {kBoard + "n: 0..1000 = 0\n" + kPlace + ", n += 3\n", "5 "},
      {kBoard + "n: 0..9 = 0\nmove i of b if not b[i] and n < 5: b[i] = 1, n += 1\n", "5 "},
      {kBoard + "n: 0..9 = 0\nmove i of b if not b[i] and n < 4: b[i] = 1, n += 1\n", ""},
      // It counts squares, not moves.
      {kBoard + "n: 0..5 = 0\n" + kPlace + ", n += 1\nmove i in 0..3 if not b[i] and not b[i+1]: b[i] = 1, b[i+1] = 1, n += 2\n", "5 "},
      {kBoard + "n: 0..5 = 0\n" + kPlace + ", n += 1\nmove i in 0..3 if not b[i] and not b[i+1]: b[i] = 1, b[i+1] = 1, n += 3\n", ""},
      // Two lines make the same move, but count differently.
      {kBoard + "n: 0..9 = 0\n" + kPlace + ", n += 1\n" + kPlace + ", n += 5\n", ""},
      // An `=` that leaves its range is a fault.
      {kBoard + "n: 0..5 = 0\n" + kPlace + ", n = n + 1\n", "5 "},
      {kBoard + "n: 0..4 = 0\n" + kPlace + ", n = n + 1\n", "refused " + std::to_string(static_cast<int>(Unsplit::Reason::checks))},
      // Heaps that fall, and the numbers of an array.
      {"h[2]: 0..4 = {3, 4}\nn[2]: 0..9 = 0\nmove i of h, k in 1..h[i]: h[i] -= k, n[i] += 1\n", "2 3 "},
      {"h[2]: 0..4 = {3, 4}\nn: 0..7 = 0\nmove i of h, k in 1..h[i]: h[i] -= k, n += k\n", "2 "},
      {"h[2]: 0..4 = {3, 4}\nn: 0..6 = 0\nmove i of h, k in 1..h[i]: h[i] -= k, n += k\n", ""},
  });
}

TEST(RegionCounters, WhatSomethingElseReadsIsNoCounter) {
  expect_counters({
      // The latest move: nobody reads it, or the next one does.
      {kBoard + "v: 0..4 = 0\n" + kPlace + ", v = i\n", "5 "},
      {kBoard + "v: 0..4 = 0\nmove i of b if not b[i] and i != v: b[i] = 1, v = i\n", ""},
      // Another number is computed from it, and decides.
      {kBoard + "m: 0..9 = 0\nn: 0..9 = 0\nmove i of b if not b[i] and m < 4: b[i] = 1, n += 1, m = n\n", ""},
      // Two numbers that have a limit together.
      {kBoard + "n: 0..9 = 0\nm: 0..9 = 0\nmove i of b if not b[i] and n + m < 6: b[i] = 1, n += 1, m += 1\n", ""},
      {"b[5]: 0..1 = 0\nm: 0..9 = 0\nn: 0..9 = 0\nmove i of b if not b[i] and n <= m + 2: b[i] = 1, n += 1\n" + kPlace + ", m += 1\n", ""},
      // A limit that falls.
      {kBoard + "c: 0..3 = 3\nn: 0..9 = 0\nmove i of b if not b[i] and n <= c: b[i] = 1, n += 1\nmove: c -= 1\n", ""},
      // An end of either kind, which may come or not.
      {kBoard + "n: 0..9 = 0\n" + kPlace + ", n += 1\nend if n == 4: last wins\n", ""},
      {kBoard + "n: 0..9 = 0\n" + kPlace + ", n += 1\nend if n == 4: next wins\n", ""},
      {kBoard + "n: 0..9 = 0\n" + kPlace + ", n += 1\nend if n == 7: last wins\n", ""},  // not proved
      {kBoard + "n: 0..9 = 0\n" + kPlace + ", n += 1\nend if n == 7: next wins\n", "5 "},
      {kBoard + "n: 0..9 = 0\n" + kPlace + ", n += 1\nlegal if n < 4\n", ""},
      {kBoard + "n: 0..9 = 0\n" + kPlace + ", n += 1\nlegal if n < 6\n", "5 "},
  });
}

/// Coins may be turned back, so moves do not use them up.
TEST(RegionCounters, WhereMovesUseNothingUpALimitIsReached) {
  const std::string flips = "b[3]: 0..1 = 1\nn: 0..9 = 0\nmove i of b: b[i] = 1 - b[i], n += 1\n";
  EXPECT_EQ(counters_of(flips), "");
  EXPECT_EQ(by_regions(flips), by_search(flips));
  // It stays below the limit by itself.
  EXPECT_EQ(counters_of("b[3]: 0..1 = 1\nn: 0..9 = 0\nmove i of b if b[i]: b[i] = 0, n = min(n + 4, 9)\n"), "3 ");
  EXPECT_EQ(counters_of("b[3]: 0..1 = 1\nt: 0..1 = 0\nmove i of b: b[i] = 1 - b[i], t = 1 - t\n"), "3 ");
}

/// From the start the number counts; in a position that play cannot reach it may matter.
TEST(RegionCounters, OtherPositionsAreTabulatedAnew) {
  const std::string text = kBoard + "n: 0..5 = 0\n" + kPlace + ", n += 1\n";
  Faults faults;
  const auto program = read_program(text, {}, faults);
  const auto model = lower(program, faults);
  Unsplit refusal;
  for (std::int64_t n = 0; n <= 5; ++n) {
    const auto regions = RegionSolver::create(*model, {program->start}, refusal);
    ASSERT_TRUE(regions);
    regions->begin({0, 0, 0, 0, 0, n}, true);
    regions->advance(Slice::endless());
    ASSERT_TRUE(regions->value().nimber) << n;
    EXPECT_EQ(regions->value().nimber->value, static_cast<std::uint64_t>((5 - n) % 2)) << n;
  }
}

/// A path on a board: whoever cannot go on loses. By the matchings of Fraenkel, Scheinerman and Ullman the second player wins from the
/// corner of a board with an odd number of squares.
TEST(RegionCounters, APieceIsSeenPlaceByPlace) {
  const auto geography = [](int n, const std::string& steps) {
    const std::string size = std::to_string(n), most = std::to_string(n - 1);
    return "v[" + size + "," + size + "]: 0..1 = 0\nx: 0.." + most + " = 0\ny: 0.." + most + " = 0\nn: 0..500 = 0\n" +
           "move (dx, dy) in {(1,0), (-1,0), (0,1), (0,-1)} if not v[x+dx,y+dy]: " + steps + "\n";
  };
  const std::string marks = "v[x,y] = 1, x += dx, y += dy", counts = "x += dx, y += dy, v[x,y] = 1, n += 1";
  EXPECT_EQ(by_regions(geography(4, marks)), "1");
  EXPECT_EQ(by_regions(geography(5, marks)), "0");
  EXPECT_EQ(by_regions(geography(3, marks)), by_search(geography(3, marks)));
  EXPECT_EQ(by_regions(geography(3, counts)), by_search(geography(3, counts)));
  // An `=` that stays in its range where the conditions before it hold.
  const std::string row =
      "v[13]: 0..1 = 0\nx: 0..12 = 5\nmove d in {-1, 1} if v[x+d] + v[x] == 0: v[x] = v[x] + 1, x += d\nmove if v[x] == 0: v[x] = 1\n";
  EXPECT_EQ(by_regions(row), by_search(row));
  Unsplit refusal;
  const auto whole = tables_of(geography(3, marks), {.entries = 1 << 14}, refusal);
  const auto narrow = tables_of(geography(3, marks), {.entries = 64}, refusal);
  ASSERT_TRUE(whole && narrow);
  EXPECT_EQ(whole->moves.size(), 4u);
  EXPECT_EQ(narrow->moves.size(), 24u);  // the edges, in both directions
}

/// A condition on the whole board is about all of its squares, whatever number one of them has.
TEST(RegionCounters, AConditionOnAllSquaresIsRefused) {
  EXPECT_EQ(counters_of("b[13]: 0..1 = 0\nmove i of b if sum(b[j] for j of b) < 3: b[i] += 1\n"),
            "refused " + std::to_string(static_cast<int>(Unsplit::Reason::wide)));
}

}  // namespace
}  // namespace grundy::lab
