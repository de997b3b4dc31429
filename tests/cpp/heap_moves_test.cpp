// Texts that are take-and-break games, whatever their spelling: recognised exactly where they are, and solved alike.
#include "lab/model/heap_moves.hpp"

#include <random>

#include "kit/game.hpp"
#include "lab/game/open_text.hpp"
#include "lab/language/game_code.hpp"
#include "lab/language/syntax_interpreter.hpp"
#include "lab_messages.hpp"
#include "support.hpp"
#include "theory/mex.hpp"

namespace grundy::lab {
namespace {

/// The moves that are recognised, "stones:digit" each; empty if none are.
std::string recognised(const std::string& text) {
  Faults faults;
  const auto program = read_program(text, {}, faults);
  if (!program) return "fault";
  std::string out;
  for (const Take& take : take_and_break_moves(*program))
    (out += out.empty() ? "" : " ") += std::to_string(take.stones) + ":" + std::to_string(take.left);
  return out;
}

TEST(HeapMoves, AreRecognisedInManySpellings) {
  const std::pair<const char*, const char*> texts[] = {
      {"n: 0..100\nmove k in {1, 3, 8}: n -= k", "1:3 3:3 8:3"},
      {"n: 0..9\nmove k in 1..3: n -= k", "1:3 2:3 3:3"},
      {"n: 0..9\nmove k in 1..min(n, 3): n -= k", "1:3 2:3 3:3"},
      {"n: 0..9\nmove if n >= 2: n = n - 2", "2:3"},
      {"n: 0..9\nmove if n > 2: n = n - 2", "2:2"},
      {"n: 0..9\nmove if n == 2: n = 0", "2:1"},
      {"n: 0..9\nmove if n == 2: n -= 2", "2:1"},
      {"n: 1..9\nmove k in {1, 2}: n -= k", "1:2 2:2"},
      {"n: 2..100\nmove k in {1, 2}: n -= k", "1:3 2:3"},
      {"n: -7..100\nmove k in {1, 2}: n -= k", "1:3 2:3"},
      {"n: 0..1000\nmove k in 1..100: n -= k", "1:3"},
      {"n: 0..100000\nmove k in 1..6: n -= k ** k", "1:3 4:3 27:3 256:3 3125:3 46656:3"},
      // Kayles, in four ways.
      {"n: 0..200 = 20\nmove k in {1, 2}, a in 0..(n-k)/2: split n into a, n - k - a", "1:7 2:7"},
      {"n: 0..200 = 20\nmove k in {1, 2}, a in 0..n-k: split n into a, n - k - a", "1:7 2:7"},
      {"n: 0..200 = 20\nmove k in {1, 2}, a in 0..n if a <= n - k: split n into n - k - a, a", "1:7 2:7"},
      {"n: 0..200\nmove at in 1..n: split n into at - 1, n - at\nmove at in 1..n-1: split n into at - 1, n - at - 1", "1:7 2:7"},
      {"n: 0..200\nmove a in 1..n-1: split n into a, n - a", "0:4"},
      {"n: 0..200\nmove a in 0..n-2: split n into a, n - 2 - a", "2:7"},
      {"n: 0..200\nmove a in 1..n-2: split n into a, n - 2 - a + 0 * a", "2:6"},
      // Grundy's game.
      {"n: 1..200 = 20\nmove a in 1..(n-1)/2: split n into a, n - a", "0:16"},
      {"n: 0..200 = 20\nmove a in 1..n-1 if 2 * a < n: split n into a, n - a", "0:16"},
      {"n: 0..200 = 20\nmove a in 1..n-1 if a != n - a: split n into a, n - a", "0:16"},
      {"n: 0..200\nmove a in 1..(n-2)/2: split n into a, n - 1 - a", "1:16"},
      {"n: 0..60\nmove a in 1..n/3, b in a..(n-a)/2: split n into a, b, n - a - b", "0:8"},
      {"n: 0..60\nmove a in 1..n, b in 1..n if a + b < n - 1: split n into a, b, n - 1 - a - b", "1:8"},
  };
  for (const auto& [text, takes] : texts) {
    if (std::string_view(text).find("1..100:") != std::string_view::npos) {
      EXPECT_EQ(recognised(text).substr(0, 8), "1:3 2:3 ") << text;
    } else {
      EXPECT_EQ(recognised(text), takes) << text;
    }
  }
}

/// Each of them differs from a take-and-break game somewhere, or the proof does not reach it.
TEST(HeapMoves, OtherTextsAreNot) {
  const char* texts[] = {
      "n: 0..100\nmove k in 1..n: n -= k",
      "n: 0..100\nmove k in {1, 2} if n <= 50: n -= k",
      "n: 0..100\nmove k in {1, 2} if n <= 500: n -= k",
      "n: 0..100\nmove k in {1, 2} if n % 3 > 0: n -= k",
      "n: 0..100\nmove k in {1, 2}: n -= k\nend: next wins",
      "n: 0..100\nmove k in {1, 2}: n -= k\nend if n == 5: next wins",
      "n: 0..100\nlegal if n != 7\nmove k in {1, 2}: n -= k",
      "n: 0..100\nm: 0..3\nmove k in {1, 2}: n -= k",
      "n: 2..100\nmove k in {1, 2}, a in 2..n-k-2: split n into a, n - k - a",
      "n: 0..100\nmove k in {1, 2} if n > 2: n -= k",
      "n: 0..100\nmove: n /= 2",
      "n: 0..100\nmove a in 2..n-2: split n into a, n - a",
      "n: 0..100\nmove a in 1..n-1 if a != 3: split n into a, n - a",
      "n: 0..100\nmove a in 1..n-1 if a % 2 == 0: split n into a, n - a",
      "n: 0..100\nmove if n > 1: split n into 1, n - 1",
      "n: 0..100\nmove a in 1..(n-1)/3: split n into a, n - a",
      "n: 0..100\nmove a in 1..n-1: split n into a, a",
      "n: 0..100\nmove a in 1..(n+3)/2: split n into a, n - a",
      "n: 0..100\nmove k in {1, 2} while n > 3: n -= k",
      "n: 0..9\nmove k in 0..2 if n > 5: n -= k",
      "n: 0..100\nmove k in {1, 2} if n <= 1000000000: n -= k",
      "n: 0..100\nmove k in {1, 2} if n <= 30000 * 30000: n -= k",
      "n: 0..9\nmove if n == 2: n = 1",
      "n: 1..9\nmove k in {1, 2}, a in 0..n - k: split n into a, n - k - a",
  };
  for (const char* text : texts) EXPECT_TRUE(recognised(text).empty() || recognised(text) == "fault") << text << ": " << recognised(text);
}

/// The nimbers of all heaps from the interpreter's moves.
std::vector<Nimber> plain_nimbers(const Program& program) {
  std::vector<Nimber> all;
  Mex mex;
  SyntaxInterpreter interpreter(program);
  for (std::int64_t heap = program.least(0); heap <= program.most(0); ++heap) {
    interpreter.budget = 1'000'000;
    interpreter.moves({heap}, Mover::left, [&](MoveResult&& move) {
      Nimber sum;
      for (const Slots& after : move.after) sum = nim_sum(sum, all[static_cast<std::size_t>(after[0] - program.least(0))]);
      mex.add(sum);
      return true;
    });
    all.push_back(mex.take());
  }
  return all;
}

/// A line of moves at random: bounds, conditions and heaps that are nearly those of a take-and-break game.
std::string random_line(std::mt19937& random) {
  const auto one_of = [&](std::initializer_list<const char*> all) { return std::string(all.begin()[random() % all.size()]); };
  if (random() % 2 == 0)
    return "move k in " + one_of({"1..2", "1..3", "{1, 4}", "2..min(n, 5)", "{3}"}) +
           one_of({"", "", " if n > k", " if n == k", " if n >= 2 * k"}) + ": n -= k";
  const std::string taken = one_of({"", "", " - 1", " - 2", " - k"});
  return "move k in " + one_of({"1..2", "{1}", "{2, 3}"}) + ", a in " + one_of({"0", "1", "1", "2"}) + ".." +
         one_of({"(n", "(n", "(n - 1", "n", "n - 1"}) + taken + "" + (random() % 2 == 0 ? ")/2" : ")") +
         one_of({"", "", " if a <= n - a", " if a != n - a", " if 2 * a < n"}) + ": split n into a, n - a" + taken;
}

/// Random texts, of which some are recognised: the same nimbers as from their moves, and those of the code where there is one.
TEST(HeapMoves, SolutionsAreThoseOfTheRules) {
  std::mt19937 random(5);
  int found = 0, others = 0;
  for (int round = 0; round < by_scale(400, 3000, 20'000); ++round) {
    std::string text = "n: " + std::to_string(random() % 2) + "..40\n" + random_line(random);
    if (random() % 3 == 0) text += "\n" + random_line(random);
    // Brackets that opened for a half only.
    for (std::size_t at; (at = text.find("..n - 1)")) != std::string::npos || (at = text.find("..n)")) != std::string::npos;)
      text.erase(text.find(')', at), 1);
    SCOPED_TRACE(text);
    Faults faults;
    const auto program = read_program(text, {}, faults);
    if (!program) continue;
    const auto solution = open_text({{"text", text}});
    if (!solution) continue;
    while ((*solution)->advance(Slice::endless()) < 1) {
    }
    if ((*solution)->failure()) continue;
    const std::vector<Nimber> plain = plain_nimbers(*program);
    (take_and_break_moves(*program).empty() ? others : found) += 1;
    for (std::size_t i = 0; i < plain.size(); ++i) ASSERT_EQ((*solution)->value_of({i}).nimber, plain[i]) << i;
    if (take_and_break_moves(*program).empty()) continue;
    // A range of twice the size, and a start above the range.
    const auto wide = open_text({{"text", "n: " + text.substr(3, 1) + "..90" + text.substr(text.find('\n'))}});
    const auto beyond = open_text({{"text", text}, {"n", "90"}});
    ASSERT_TRUE(wide && beyond);
    for (const auto* one : {&wide, &beyond}) {
      while ((**one)->advance(Slice::endless()) < 1) {
      }
    }
    EXPECT_EQ((*wide)->answer().value.nimber, (*beyond)->answer().value.nimber);
    for (std::size_t i = 0; i < 90; ++i) ASSERT_EQ((*wide)->value_of({i}).nimber, (*beyond)->value_of({i}).nimber) << i;
  }
  EXPECT_GT(found, 20);
  EXPECT_GT(others, 20);
}

Nimber nimber_of(const RawParameters& parameters) {
  const auto solution = open_text(parameters);
  EXPECT_TRUE(solution);
  if (!solution) return {};
  while ((*solution)->advance(Slice::endless()) < 1) {
  }
  EXPECT_FALSE((*solution)->failure());
  return (*solution)->answer().value.nimber.value_or(Nimber{UINT64_MAX});
}

TEST(HeapMoves, HeapsBeyondTheRange) {
  const std::string kayles = "n: 0..200 = 20\nmove k in {1, 2}, a in 0..(n-k)/2: split n into a, n - k - a";
  // Period 12 from 71 on.
  for (const std::uint64_t heap : {std::uint64_t{83}, std::uint64_t{200}, std::uint64_t{201}, std::uint64_t{1'000'000'007},
                                   std::uint64_t{1} << 62, std::uint64_t{INT64_MAX}}) {
    const std::uint64_t like = 72 + (heap - 72) % 12;
    EXPECT_EQ(nimber_of({{"text", kayles}, {"n", std::to_string(heap)}}), nimber_of({{"text", kayles}, {"n", std::to_string(like)}}))
        << heap;
  }
  EXPECT_EQ(nimber_of({{"text", "n: 0..9\nmove k in 1..3: n -= k"}, {"n", "9223372036854775807"}}), Nimber{3});
  EXPECT_EQ(nimber_of({{"text", "n: 0..9 = 1000003\nmove k in 1..3: n -= k"}}), Nimber{3});
  // In a sum, too.
  EXPECT_EQ(nimber_of({{"text", "heaps = {3, 1000001}\nn: 0..9\nmove k in 1..3: n -= k\nstart h in heaps: n = h"}}), Nimber{2});
  // Grows by 1 with each period of 3.
  EXPECT_EQ(nimber_of({{"text", "0.8"}, {"n", "3000000000000000001"}}), Nimber{1'000'000'000'000'000'000u});
}

TEST(HeapMoves, HeapsThatStayOutOfReach) {
  EXPECT_EQ(failure_of("n: 0..9 = 12\nmove k in 1..n: n -= k"),
            "text: expected a rule text without faults, got in line 1, column 1: n starts at 12, outside of 0..9");
  EXPECT_EQ(failure_of("n: 0..9 = 12\nmove k in 1..3: n -= k"), "");
  const auto refused = open_text({{"text", "n: 0..9\nmove k in 1..n: n -= k"}, {"n", "12"}});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().field, "n");
  // A certificate states the text, so its positions are in range.
  EXPECT_FALSE(open_text_with_rules({{"text", "n: 0..9\nmove k in 1..3: n -= k"}, {"n", "12"}}, false));
  // Without a period, some heaps are known and others are not.
  const auto far = open_text({{"text", "n: 0..9\nmove a in 1..n, b in 1..n if a + b < n: split n into a, b, n - a - b"}, {"n", "1000000"}});
  ASSERT_TRUE(far);
  EXPECT_LT((*far)->advance(Slice(std::chrono::duration<double>(0))), 1);
}

}  // namespace
}  // namespace grundy::lab
