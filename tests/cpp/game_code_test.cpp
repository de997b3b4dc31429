// Codes of take-and-break games, against their definition and against what is known of them.
#include <functional>
#include <random>
#include <set>

#include "lab/game/open_text.hpp"
#include "lab/language/game_code.hpp"
#include "lab_messages.hpp"
#include "support.hpp"
#include "theory/mex.hpp"
#include "theory/heap_nimbers.hpp"
#include "theory/take.hpp"

namespace grundy::lab {
namespace {

/// Nimbers of the heaps 0 to n from the definition: bit b of digit k allows to take k stones and to leave b heaps, none of them empty.
/// Behind a digit, ! wants that no two of them are equal, ? that not all are.
std::vector<unsigned> defined(const std::string& code, std::size_t n) {
  std::vector<unsigned> nimbers;
  using Heaps = std::vector<std::size_t>;
  /// The nimbers of all ways to break a heap into so many.
  const std::function<void(std::size_t, int, char, const Heaps&, std::set<unsigned>&)> broken =
      [&](std::size_t heap, int heaps, char mark, const Heaps& left, std::set<unsigned>& out) {
        if (heaps == 0 && heap == 0) {
          const std::set<std::size_t> sizes(left.begin(), left.end());
          if (left.size() > 1 && ((mark == '!' && sizes.size() < left.size()) || (mark == '?' && sizes.size() == 1))) return;
          unsigned sum = 0;
          for (const std::size_t one : left) sum ^= nimbers[one];
          out.insert(sum);
        }
        for (std::size_t first = 1; heaps > 0 && first <= heap && first < nimbers.size(); ++first) {
          Heaps more = left;
          more.push_back(first);
          broken(heap - first, heaps - 1, mark, more, out);
        }
      };
  for (std::size_t heap = 0; heap <= n; ++heap) {
    std::set<unsigned> options;
    std::size_t taken = 0;
    for (std::size_t at = 0, repeated = 0; at < code.size(); ++at) {
      if (code[at] == '[') repeated = at;
      // Again from the bracket on, until more than the heap would be taken.
      if (code[at] == ']' && taken < heap) at = repeated;
      if (std::string("[]!?").find(code[at]) != std::string::npos) continue;
      if (code[at] == '.') {
        taken = 0;
        continue;
      }
      if (at > 0 && at > code.find('.')) ++taken;
      const auto digit = static_cast<unsigned>(std::stoul(code.substr(at, 1), nullptr, 16));
      for (int heaps = 0; heaps < 4; ++heaps) {
        if (((digit >> heaps) & 1) != 0 && taken <= heap)
          broken(heap - taken, heaps, at + 1 < code.size() ? code[at + 1] : '.', {}, options);
      }
    }
    unsigned mex = 0;
    while (options.contains(mex)) ++mex;
    nimbers.push_back(mex);
  }
  return nimbers;
}

std::vector<unsigned> solved(const std::string& text, std::size_t n) {
  std::vector<unsigned> nimbers;
  for (std::size_t heap = 0; heap <= n; ++heap) {
    const auto solution = open_text({{"text", text}, {"n", std::to_string(heap)}});
    if (!solution) return {};
    while ((*solution)->advance(Slice::endless()) < 1) {
    }
    nimbers.push_back(static_cast<unsigned>((*solution)->answer().value.nimber->value));
  }
  return nimbers;
}

TEST(GameCode, HasTheNimbersOfItsDefinition) {
  const char* codes[] = {"0.77",    "0.07",  "0.137",   "0.33",   "4.3",    "4.0",     "0.1337", "0.4",          "0.26",
                         "0.F",     "0.8",   "8.3",     "C.1",    ".77",    "0.0f",    "4!.0",   "4!.",          "4?.",
                         "8!.",     "8?.",   "C!.1",    "0.4!",   "0.07!",  "0.1F?4!", "0.[3]",  "0.3003330[3]", "0.[12]",
                         "0.3[01]", "0.[7]", "0.[07!]", "0.4[8]", "0.[F?]", "4!.[03]"};
  for (const char* code : codes) EXPECT_EQ(solved(code, 24), defined(code, 24)) << code;
}

TEST(GameCode, StandsAloneBesideComments) {
  EXPECT_EQ(solved("# Kayles\n\n  0.77  # and nothing else\n", 11), (std::vector<unsigned>{0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6}));
  // Two words are no code, and neither is a number.
  EXPECT_NE(faults_of("0.77 0.7"), "");
  EXPECT_NE(faults_of("77"), "");
}

TEST(GameCode, HasBracketsAndMarksWhereTheyMeanSomething) {
  const std::string brackets = "expected brackets once, around the last digits of a code, which are repeated without end: 0.[3], got ";
  const std::string mark = "expected ! or ? behind a digit that leaves two heaps or more, as in 4!.0, got ";
  for (const auto& [code, fault] : std::initializer_list<std::pair<std::string, std::string>>{{"0.[3", "1:4 " + brackets + "3"},
                                                                                              {"0.[]", "1:4 " + brackets + "\"]\""},
                                                                                              {"0.3]", "1:4 " + brackets + "\"]\""},
                                                                                              {"0.[3]3", "1:6 " + brackets + "3"},
                                                                                              {"0.3!", "1:4 " + mark + "\"!\""},
                                                                                              {"0.0?", "1:4 " + mark + "\"?\""},
                                                                                              {"0.!7", "1:3 " + mark + "\"!\""}})
    EXPECT_EQ(faults_of(code), fault) << code;
}

TEST(GameCode, IsWrittenOutAsRulesWithTheSameNimbers) {
  Faults faults;
  const auto code = read_game_code("0.1F4", faults);
  ASSERT_TRUE(code && faults.empty());
  EXPECT_EQ(solved(code->rules, 24), solved("0.1F4", 24));
  EXPECT_EQ(code->place, (Place{1, 1}));
}

/// Nimbers of the heaps 0 to `heaps` from all options, one after the other.
std::vector<Nimber> plain_nimbers(const std::vector<Take>& takes, std::uint64_t heaps) {
  std::vector<Nimber> all;
  Mex mex;
  for (std::uint64_t heap = 0; heap <= heaps; ++heap) {
    for (const Take& take : takes) {
      if (heap < take.stones) continue;
      const std::uint64_t rest = heap - take.stones;
      if (rest == 0 && (take.left & Take::kNothing) != 0) mex.add({0});
      if (rest > 0 && (take.left & Take::kOne) != 0) mex.add(all[rest]);
      for (std::uint64_t part = 1; 2 * part <= rest; ++part) {
        const bool allowed = (take.left & Take::kTwo) != 0 || ((take.left & Take::kUnequal) != 0 && 2 * part != rest);
        if (allowed) mex.add(nim_sum(all[part], all[rest - part]));
        for (std::uint64_t third = part; (take.left & Take::kThree) != 0 && part + 2 * third <= rest; ++third)
          mex.add(nim_sum(nim_sum(all[part], all[third]), all[rest - part - third]));
      }
    }
    all.push_back(mex.take());
  }
  return all;
}

/// Moves with digits up to `most`, chosen at random.
std::vector<Take> random_takes(std::mt19937& random, unsigned most) {
  std::vector<Take> takes;
  // Without taking, a heap is broken in two, or in two that differ.
  if (random() % 4 == 0) takes.push_back({0, most > 7 && random() % 2 == 0 ? Take::kUnequal : Take::kTwo});
  for (std::uint64_t stones = 1, digits = 1 + random() % 5; stones <= digits; ++stones) {
    const auto digit = static_cast<unsigned>(random() % (most + 1));
    if (digit != 0) takes.push_back({stones, digit});
  }
  return takes;
}

std::string shown(const std::vector<Take>& takes) {
  std::string out;
  for (const Take& take : takes) out += std::to_string(take.stones) + ": " + std::to_string(take.left) + "; ";
  return out;
}

/// The sparse space against all pairs, sets of pairs against all triples; both also behind a period.
TEST(HeapNimbers, AreThoseOfAllOptions) {
  std::mt19937 random(7);
  for (int round = 0; round < by_scale(40, 200, 1000); ++round) {
    const unsigned most = round % 2 == 0 ? 7 : 31;
    const std::uint64_t heaps = most == 7 ? by_scale(300, 2000, 5000) : by_scale(150, 300, 500);
    const std::vector<Take> takes = random_takes(random, most);
    SCOPED_TRACE(shown(takes));
    HeapNimbers fast(takes, heaps);
    while (fast.advance(Slice(std::chrono::duration<double>(0))) < 1) {
    }
    const std::vector<Nimber> plain = plain_nimbers(takes, heaps);
    for (std::uint64_t heap = 0; heap <= heaps; ++heap) ASSERT_EQ(fast.nimber(heap), plain[heap]) << heap;
  }
}

/// Guy and Smith (1956) list the first values; the last rare heaps are those of Flammenkamp's list (2002), which has 1,273 up to 82,860.
TEST(HeapNimbers, OfGrundysGame) {
  const unsigned first[] = {0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3, 0, 4, 1, 2};
  const std::uint64_t heaps = by_scale(20'000, 100'000, 1 << 20);
  HeapNimbers nimbers({{0, Take::kUnequal}}, heaps);
  while (nimbers.advance(Slice::endless()) < 1) {
  }
  for (std::size_t heap = 0; heap < std::size(first); ++heap) EXPECT_EQ(nimbers.nimber(heap), Nimber{first[heap]}) << heap;
  EXPECT_EQ(nimbers.period(), std::nullopt);
  if (scale() == Scale::small) return;
  const auto sparse = nimbers.sparse();
  // All bits but the lowest one.
  EXPECT_EQ(sparse.mask & (sparse.mask + 2), 0u);
  EXPECT_EQ(sparse.mask % 2, 0u);
  EXPECT_EQ(sparse.last, 82'860u);
}

/// Periods proved of games that leave three heaps are true of heaps far beyond those from which they were proved.
TEST(HeapNimbers, ArithmeticPeriodsGoOn) {
  std::mt19937 random(11);
  int found = 0;
  for (int round = 0; round < by_scale(60, 300, 2000); ++round) {
    const std::vector<Take> takes = random_takes(random, 31);
    HeapNimbers nimbers(takes, 127);
    while (nimbers.advance(Slice::endless()) < 1) {
    }
    if (!nimbers.period() || nimbers.period()->saltus == 0) continue;
    ++found;
    SCOPED_TRACE(shown(takes));
    const std::vector<Nimber> plain = plain_nimbers(takes, 400);
    for (std::uint64_t heap = 0; heap < plain.size(); ++heap) ASSERT_EQ(nimbers.nimber(heap), plain[heap]) << heap;
  }
  EXPECT_GT(found, 5);
}

/// In 0.8 a move takes one and leaves three heaps: "triplicate Nim" (Winning Ways, chapter 4). 0.AA and 0.FF grow by 1 with each heap.
TEST(HeapNimbers, KnownSaltus) {
  const auto period_of = [](std::vector<Take> takes) {
    HeapNimbers nimbers(std::move(takes), 500);
    while (nimbers.advance(Slice::endless()) < 1) {
    }
    return nimbers.period();
  };
  EXPECT_EQ(period_of({{1, 8}}), (Period{1, 3, 1}));
  EXPECT_EQ(period_of({{1, 10}, {2, 10}}), (Period{1, 1, 1}));
  EXPECT_EQ(period_of({{1, 15}, {2, 15}}), (Period{0, 1, 1}));
  EXPECT_EQ(period_of({{2, 8}}), (Period{1, 4, 1}));
  EXPECT_EQ(period_of({{1, 15}}), (Period{0, 2, 0}));
  // Proved with twice the period, 0.1A, 0.1B and 8.B; the period is the least all the same.
  EXPECT_EQ(period_of({{1, 1}, {2, 10}}), (Period{4, 2, 1}));
  EXPECT_EQ(period_of({{1, 1}, {2, 11}}), (Period{5, 2, 1}));
  EXPECT_EQ(period_of({{0, 8}, {1, 11}}), (Period{3, 1, 1}));
}

/// Proved by computation (Gangolli and Plambeck 1989, and others since); 0.56 has its last exception at 326,639.
TEST(GameCode, PeriodsFarOut) {
  if (scale() == Scale::small) GTEST_SKIP() << "heaps of half a million";
  const auto period_of = [](std::vector<Take> takes) {
    HeapNimbers nimbers(std::move(takes), 660'000);
    while (nimbers.advance(Slice::endless()) < 1) {
    }
    return nimbers.period();
  };
  EXPECT_EQ(period_of({{1, 1}, {2, 6}}), (Period{105'351, 149'459}));
  EXPECT_EQ(period_of({{1, 5}, {2, 6}}), (Period{326'640, 144}));
  EXPECT_EQ(period_of({{1, 3}, {2, 5}, {3, 6}}), (Period{7'315, 142}));
  EXPECT_EQ(period_of({{1, 1}, {2, 6}, {3, 5}}), (Period{5'181, 1'550}));
  EXPECT_EQ(period_of({{1, 1}, {2, 2}, {3, 7}}), (Period{46'578, 4}));
}

/// From lists in the literature (Guy and Smith 1956; Berlekamp, Conway and Guy, Winning Ways, chapter 4).
TEST(GameCode, OctalGamesHaveTheirProvedPeriods) {
  const auto period_of = [](const char* code) {
    const auto solution = open_text({{"text", code}});
    while ((*solution)->advance(Slice::endless()) < 1) {
    }
    return (*solution)->shape().sequence->period;
  };
  EXPECT_EQ(period_of("0.77"), (Period{71, 12}));
  EXPECT_EQ(period_of("0.07"), (Period{53, 34}));
  EXPECT_EQ(period_of("0.137"), (Period{52, 34}));
  EXPECT_EQ(period_of("0.33"), (Period{0, 3}));
  EXPECT_EQ(period_of("0.3"), (Period{0, 2}));
  EXPECT_EQ(period_of("4.3"), (Period{2, 2}));
  EXPECT_EQ(period_of("0.8"), (Period{1, 3, 1}));
  // It has a period far beyond this table.
  EXPECT_EQ(period_of("0.16"), std::nullopt);
}

TEST(GameCode, FaultsAreAtTheirDigit) {
  EXPECT_EQ(faults_of("1.77"), "1:1 expected 0, 4, 8 or C before the point of a code: without taking, a heap can only be broken, got 1");
  EXPECT_EQ(faults_of("# a code\n 0.7G7"), "2:5 expected a digit from 0 to 9 or from A to F, as in the code 0.77, got \"G\"");
  EXPECT_EQ(faults_of("0." + std::string(65, '7')), "1:1 expected a code of at most 64 digits behind the point, got 65");
}

}  // namespace
}  // namespace grundy::lab
