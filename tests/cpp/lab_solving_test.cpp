// Interpreting and solving rule texts: within their limits, and in the announced order.
#include <algorithm>
#include <functional>

#include "base/json.hpp"
#include "english/english.hpp"
#include "lab/game/open_text.hpp"
#include "lab/language/syntax_interpreter.hpp"
#include "lab/solvers/solved.hpp"
#include "lab_messages.hpp"
#include "support.hpp"

namespace grundy::lab {
namespace {

std::shared_ptr<const Program> whole_program(const std::string& text) {
  Faults faults;
  auto program = read_program(text, {}, faults);
  EXPECT_TRUE(program && faults.empty()) << text;
  return program;
}

TEST(LabSolving, WhatIsAllowedToAWalkEndsIt) {
  std::string list = "L = {0";
  for (int i = 1; i < 100; ++i) list += ", " + std::to_string(i);
  list += "}\n";
  const std::string choices[] = {
      "k in {0..9}, a in 0..9: n -= k",                                // spent within the second round of the outer choice
      "a in L, b in L, c in L, d in L, e in L, f in L, g in L: pass",  // ways without an expression
      "a in L, b in L, c in L, d in L, e in L, f in L, g in L if a == b + 200: n -= 1",
  };
  for (const std::string& choice : choices) {
    const auto program = whole_program(list + "n: 0..9\nmove " + choice + "\n");
    SyntaxInterpreter interpreter(*program);
    interpreter.budget = 60;
    std::size_t moves = 0;
    interpreter.moves({9}, Mover::left, [&](MoveResult&&) { return ++moves < 1'000; });
    EXPECT_EQ(interpreter.budget, 0U) << choice;
    EXPECT_LT(moves, 60U) << choice;
  }
}

TEST(LabSolving, WhatIsNotLookedAtToItsEndCountsForNothing) {
  const auto program = whole_program("n: 0..9\nlegal if n != 5 or all(k < 90 for k in n..99)\nmove: n -= 1\n");
  for (std::uint64_t budget = 1; budget < 1'000; ++budget) {
    SyntaxInterpreter interpreter(*program);
    interpreter.budget = budget;
    EXPECT_FALSE(interpreter.legal({5})) << budget;
    interpreter.budget = budget;
    interpreter.moves({6}, Mover::left, [&](MoveResult&&) {
      ADD_FAILURE() << "a move, with " << budget;
      return true;
    });
  }
}

/// The scores of all positions, in the order of their numbers.
std::vector<std::optional<std::int64_t>> scores_of(const std::string& text) {
  std::shared_ptr<const Program> program;
  const auto solved = prepare({{"text", text}}, program);
  EXPECT_TRUE(solved) << text << (solved ? std::string() : english(solved.error()));
  if (!solved) return {};
  while ((*solved)->solver->advance(Slice::endless()) < 1) {
  }
  std::vector<std::optional<std::int64_t>> out;
  for (std::uint64_t number = 0; number < (*solved)->layout.size; ++number) {
    const auto known = (*solved)->solver->known(number);
    out.push_back(known && known->score ? std::optional(known->score->value) : std::nullopt);
  }
  return out;
}

TEST(LabSolving, PointsOfThePlayerWhoBeganAreThoseOfATextThatCountsTurns) {
  const std::string prizes = "a = {3, 1, 4, 2, 5}\nx: 0..4 = 2\nsteps: 0..3 = 3\n";
  const std::string coins = "n: 0..9 = 9\n";
  const std::pair<std::string, std::string> pairs[] = {
      {prizes + "move d in {-1, 1}: x += d, steps -= 1\nend: score first a[x]\n",
       prizes + "turn: 0..1 = 0\nmove d in {-1, 1}: x += d, steps -= 1, turn = 1 - turn\nend: score turn ? -a[x] : a[x]\n"},
      // With gains, another end, and a value that may not exist.
      {prizes + "move d in {-1, 1}: x += d, steps -= 1, gain d\nend if x == 3: score a[steps]\nend: score first -a[2 * x]\n",
       prizes + "turn: 0..1 = 0\nmove d in {-1, 1}: x += d, steps -= 1, gain d, turn ^= 1\nend if x == 3: score a[steps]\n"
                "end: score turn ? a[2 * x] : -a[2 * x]\n"},
      // A pass is a move.
      {coins + "move k in 1..3: n -= k, again if n % 4 == 1\nend if n < 2: score first n + 1\n",
       coins + "more: 0..1 = 0\nturn: 0..1 = 0\nmove k in 1..3 if not more: n -= k, turn ^= 1, more = 1 if n % 4 == 1\n"
               "move if more: more = 0, turn ^= 1\nend if n < 2: score turn ? -(n + 1) : n + 1\n"},
      {coins + "Left k in {1, 2}: n -= k\nRight k in {1, 3}: n -= k\nend: score first (n - 1)\n",
       coins +
           "turn: 0..1 = 0\nLeft k in {1, 2}: n -= k, turn ^= 1\nRight k in {1, 3}: n -= k, turn ^= 1\nend: score turn ? 1 - n : n - 1\n"},
      // Names of the text stay what they are.
      {"second: 0..9 = 9\nmove first in {1, 2}: second -= first\nend: score first second - 1\n",
       "second: 0..9 = 9\nturn: 0..1 = 0\nmove k in {1, 2}: second -= k, turn ^= 1\nend: score turn ? 1 - second : second - 1\n"},
      {coins + "move second in {1, 2}: n -= second\nend: score first n + 2\n",
       coins + "turn: 0..1 = 0\nmove k in {1, 2}: n -= k, turn ^= 1\nend: score turn ? -(n + 2) : n + 2\n"},
      {"first: 0..9 = 9\nmove k in {1, 2}: first -= k\nend if first < 3: score first - 1\n",
       "n: 0..9 = 9\nmove k in {1, 2}: n -= k\nend if n < 3: score n - 1\n"},
  };
  for (const auto& [one, other] : pairs) {
    const auto scores = scores_of(one);
    EXPECT_FALSE(scores.empty());
    EXPECT_EQ(scores, scores_of(other)) << one;
  }
  forget();
}

TEST(LabSolving, TablesTooLargeAreSolvedFromTheStart) {
  // The mover is a part of the position, which the start does not name.
  EXPECT_EQ(failure_of("n: 0..6000 = 3\nm: 0..6000 = 3\nLeft if n > 0: n -= 1\nLeft if n < 9: n += 1\nRight if m > 0: m -= 1\n"), "");
}

TEST(LabSolving, TextsWithoutAMoveAreSolvedAtOnce) {
  bool ok = false;
  const std::string json =
      check_json("n: 0..9\nmove if n > 12: n -= 1\n", {}, [](Json& out, const Message& message) { out.text(english(message)); }, ok);
  EXPECT_TRUE(ok && json.find("\"order\":\"solved at once: no position has a move\"") != std::string::npos) << json;
}

/// Where sums or points need an end, it is promised only if play never comes back: of large games that shows when they are solved.
TEST(LabSolving, OrdersPromiseNoMoreThanSolvingKeeps) {
  const auto order = [](const std::string& moves) {
    bool ok = false;
    const std::string json =
        check_json("n: 0..30000 = 5\n" + moves, {}, [](Json& out, const Message& message) { out.text(english(message)); }, ok);
    EXPECT_TRUE(ok) << moves;
    return json;
  };
  const std::string comes_back = "lines of play may come back", if_none = "if no line of play comes back";
  EXPECT_NE(order("move k in 1..3: n = 3 * k\n").find(comes_back), std::string::npos);
  for (const char* moves : {"move k in 1..3: split n into k, n\n", "move k in 1..3: n = 3 * k, gain k\n"}) {
    EXPECT_NE(order(moves).find(if_none), std::string::npos) << moves;
    EXPECT_EQ(order(moves).find(comes_back), std::string::npos) << moves;
    const std::string failure = failure_of(std::string("n: 0..30000 = 5\n") + moves);
    EXPECT_NE(failure.find("in line 2, column 1: this move can lead back"), std::string::npos) << failure;
  }
}

/// Play that comes back has no nimbers, which is known once it is solved.
TEST(LabSolving, LayersAreNamedAnewOnceItIsSolved) {
  auto solution = open_text({{"text", "n: 0..9 = 5\nmove k in 1..3: n = 3 * k\n"}});
  ASSERT_TRUE(solution);
  while ((*solution)->advance(Slice::endless()) < 1) {
  }
  EXPECT_EQ((*solution)->shape().layers, (std::vector<Layer>{Layer::outcome, Layer::remoteness}));
}

/// The nimbers of a text whose position is one number from 0 on.
std::vector<std::uint64_t> nimbers_of(const std::string& text) {
  const RawParameters raw = {{"text", text}};
  std::shared_ptr<const Program> program;
  const auto solved = prepare(raw, program);
  EXPECT_TRUE(static_cast<bool>(solved)) << text;
  std::vector<std::uint64_t> out;
  if (!solved) return out;
  while ((*solved)->solver->advance(Slice::endless()) < 1) {
  }
  for (std::uint64_t n = 0; n < (*solved)->layout.size; ++n) out.push_back((*solved)->solver->known(n)->nimber->value);
  return out;
}

/// Nim-sums of components may exceed the number of positions.
TEST(LabSolving, NimbersOfSplitsMayExceedTheNumberOfPositions) {
  const std::vector<std::uint64_t> nimbers = nimbers_of("n: 0..60\nmove a in 0..n-1, b in 0..a: split n into a, b\n");
  for (std::uint64_t n = 1; n < nimbers.size(); ++n) {
    // Mock Turtles (Berlekamp, Conway and Guy, Winning Ways, 1982): the odious one of 2n - 2 and 2n - 1.
    const std::uint64_t odious = 2 * (n - 1) + 1 - static_cast<std::uint64_t>(std::popcount(n - 1)) % 2;
    EXPECT_EQ(nimbers[n], odious) << n;
  }
}

/// Nimbers by the definition: the nimber that each move leaves, from those of smaller heaps.
using LeftBy = std::function<std::vector<std::uint64_t>(std::size_t n, const std::vector<std::uint64_t>& smaller)>;
std::vector<std::uint64_t> nimbers_by(std::size_t count, const LeftBy& left) {
  std::vector<std::uint64_t> out;
  while (out.size() < count) {
    const std::vector<std::uint64_t> met = left(out.size(), out);
    std::uint64_t mex = 0;
    while (std::count(met.begin(), met.end(), mex) > 0) ++mex;
    out.push_back(mex);
  }
  return out;
}

TEST(LabSolving, ChoicesDecideHowManyComponentsAreLeft) {
  const std::vector<std::uint64_t> equal = nimbers_by(201, [](std::size_t n, const std::vector<std::uint64_t>& of) {
    std::vector<std::uint64_t> out;
    for (std::size_t d = 2; d <= n; ++d) {
      if (n % d == 0) out.push_back(d % 2 * of[n / d]);
    }
    return out;
  });
  EXPECT_EQ(nimbers_of("n: 0..200\nmove d in 2..n if n % d == 0: split n into n / d for i in 1..d\n"), equal);
  const std::vector<std::uint64_t> fewer(equal.begin(), equal.begin() + 31);
  EXPECT_EQ(nimbers_of("n: 0..30\nmove d in 2..n if n % d == 0: split n into n / d for i in 1..n if i <= d\n"), fewer);

  // A move may leave nothing, and then the player who makes it has won.
  const std::vector<std::uint64_t> heaps = nimbers_by(61, [](std::size_t n, const std::vector<std::uint64_t>& of) {
    std::vector<std::uint64_t> out;
    for (std::size_t k = 1; k <= 3 && n >= 2; ++k) {
      const bool odd = (n - 2) / k % 2 == 1;
      out.push_back((odd ? of[k] : 0) ^ ((n - 2) % k > 0 ? of[(n - 2) % k] : 0));
    }
    return out;
  });
  EXPECT_EQ(nimbers_of("n: 0..60\nmove k in 1..3 if n >= 2: split n into k for i in 1..(n-2)/k, (n-2) % k if (n-2) % k > 0\n"), heaps);

  // A list with different numbers in its items.
  const std::vector<std::uint64_t> run = nimbers_by(31, [](std::size_t n, const std::vector<std::uint64_t>& of) {
    std::vector<std::uint64_t> out;
    for (std::size_t from = 0; from < n; ++from) {
      for (std::size_t to = from; to < n; ++to) {
        std::uint64_t sum = 0;
        for (std::size_t k = from; k <= to; ++k) sum ^= of[k];
        out.push_back(sum);
      }
    }
    return out;
  });
  EXPECT_EQ(nimbers_of("n: 0..30\nmove from in 0..n-1, to in from..n-1: split n into k for k in from..to\n"), run);
}

}  // namespace
}  // namespace grundy::lab
