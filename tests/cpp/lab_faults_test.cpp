// Faults of rule texts, their places and words: those that reading finds, and those that solving comes upon.
#include "english/english.hpp"
#include "fixture.hpp"
#include "lab/game/open_text.hpp"
#include "lab/language/phrases.hpp"
#include "lab_messages.hpp"
#include "support.hpp"

namespace grundy::lab {
namespace {

TEST(LabFaults, BrokenTextsGetEachFaultAtItsPlace) {
  const auto texts = fixture("broken-texts.json");
  EXPECT_GE(texts.size(), 200u);
  for (const Record& record : texts) EXPECT_EQ(faults_of(record.at("text")), record.at("faults")) << record.at("text");
}

/// The longest piece of a phrase that stands in every message made of it.
std::string piece_of(std::string_view phrase) {
  std::string best;
  for (std::size_t from = 0; from <= phrase.size();) {
    const std::size_t to = std::min(phrase.find("{}", from), phrase.size());
    if (to - from > best.size()) best = phrase.substr(from, to - from);
    from = to + 2;
  }
  return best;
}

TEST(LabFaults, EveryFaultIsReportedForSomeText) {
  std::string all;
  for (const Record& record : fixture("broken-texts.json")) all += record.at("faults") + "\n";
  for (const Pattern& phrase : kLabPhrases.all) {
    // Faults of meaning end where parameters begin. Two are found by solving, and have tests of their own.
    if (std::string_view(phrase.id) == "lab-text") break;
    if (std::string_view(phrase.id) == "lab-outside" || std::string_view(phrase.id) == "lab-cycle-split") continue;
    EXPECT_NE(all.find(piece_of(phrase.english)), std::string::npos) << phrase.id;
  }
}

TEST(LabFaults, ValuesFromOutsideAreRefusedByTheirName) {
  const std::string text = "take = {1, 3}\nN = 4 in 2..9\nn: 0..100 = 20\nrow[2]: 0..3 = 1\nmove s in take: n -= s\nmove k in 1..N: n -= k";
  const auto refusal = [&](const char* name, const char* value) {
    const auto solution = open_text({{"text", text}, {name, value}});
    return solution ? std::string() : english(solution.error());
  };
  EXPECT_EQ(refusal("n", "200"), "n: expected a number from 0 to 100, got 200");
  EXPECT_EQ(refusal("n", "x"), "n: expected a number from 0 to 100, got \"x\"");
  EXPECT_EQ(refusal("n", "N"), "n: expected a number from 0 to 100, got \"N\"");
  EXPECT_EQ(refusal("take", ""), "take: expected numbers separated by commas, got \"\"");
  EXPECT_EQ(refusal("N", "77"), "N: expected a number from 2 to 9, got 77");
  EXPECT_EQ(refusal("row", "1,7"), "row: expected a number from 0 to 3, got 7");
  EXPECT_EQ(refusal("m", "3"), "m: expected one of text, take, N, n, row, got \"m\"");
  EXPECT_EQ(refusal("across", "q"), "across: expected the name of a part of the position, got \"q\"");
  EXPECT_EQ(refusal("n", "7"), "");
  EXPECT_EQ(refusal("row", "2,3"), "");
}

TEST(LabFaults, TextsFromOutsideAreRowsOfEqualLengthInAnyForm) {
  const auto of = [](const std::string& value) {
    Faults faults;
    const auto program = read_program("b = {\"ab\", \"cd\"}\nn: 0..9\nmove if b[0,0] > 'a': n -= 1\n", {{"b", value}}, faults);
    return program ? program->given.at("b") : english(faults.at(0).message);
  };
  for (const char* same :
       {"xyz/uvw", "\"xyz/uvw\"", "xyz\nuvw", "{\"xyz\",\"uvw\"}", " [ \"xyz\" ,\n\"uvw\" ] ", "{\xE2\x80\x9Cxyz\xE2\x80\x9D, \"uvw\"}"}) {
    EXPECT_EQ(of(same), "xyz/uvw") << same;
  }
  EXPECT_EQ(of("{\"xyz\"}"), "xyz");
  EXPECT_EQ(of("{xyz}"), "{xyz}");
  EXPECT_EQ(of("{\"xyz\", \"u\"}"), "xyz/u  ");
  const std::string wanted = "one row in double quotes, without /, like every item of this list";
  EXPECT_EQ(of("{\"xyz\", -3}"), "expected " + wanted + ", got -3");
  EXPECT_EQ(of("{\"xyz\", \"u/v\"}"), "expected " + wanted + ", got \"u/v\"");
  EXPECT_EQ(of("{\"xyz\" for i in {1}}"), "expected " + wanted + ", got \"{\"xyz\" for i in {1}}\"");
  EXPECT_EQ(of("{\"xyz\" \"uvw\"}"), "expected }, got \"uvw\"");
  EXPECT_EQ(of("['xyz', 'uvw']"), "a character stands between two single quotes, such as 'X'; a text stands between double quotes");
}

TEST(LabFaults, FaultsThatPlayFinds) {
  EXPECT_EQ(failure_of("n: 0..60 = 20\nm: 0..50 = 19\nmove k in 1..min(n, m): n -= k, m = 2 * k\n"),
            "text: expected a rule text without faults, got in line 3, column 33: m = 52 leaves 0..50 at the position 26,26");
  EXPECT_EQ(failure_of("n: 0..9\nmove a in 0..n: split n into a, n - a\n"),
            "text: expected a rule text without faults, got in line 2, column 1: this move can lead back to a position before it: a game "
            "that splits or counts points must come to an end");
  // The first piece is at fault before the second, which looks nowhere, makes it no move; the other way round it is none.
  EXPECT_EQ(failure_of("n: 5..7\nmove k in 0..0: split n into 1, n / k\n"),
            "text: expected a rule text without faults, got in line 2, column 17: n = 1 leaves 5..7 at the position 5");
  EXPECT_EQ(failure_of("n: 5..7\nmove k in 0..0: split n into n / k, 1\n"), "");
  EXPECT_EQ(
      failure_of("n: 0..9\nstart k in 1..2: n = k\nmove k in 1..n: n -= k\nend if n == 1: next wins\n"),
      "text: expected a rule text without faults, got in line 4, column 1: line 2 makes several components, and these are played until "
      "somebody cannot move: write no other end, or put all parts into one position, such as h[3]: 0..15");
  // Misère play of several components is searched, which needs play that ends, and is never for ever.
  EXPECT_EQ(
      failure_of("n: 0..9\nstart k in 1..2: n = k\nmove: n = (n + 1) % 10\nend: next wins\n"),
      "text: expected one component, or play that ends, got several components side by side, in play that may come back to a position");
  EXPECT_EQ(failure_of("n: 0..200 = 200\nmove k in 1..2, a in 0..(n-k)/2 if n >= k: split n into a, n - k - a\nend: next wins\n"),
            "text: expected a position of which at most 100000 sums are looked at, got more");
  // A loop that never gets anywhere may not hold whoever runs it.
  EXPECT_EQ(failure_of("m: 0..3\nmove k in 1..1000000000 if k < 0: m -= 1\n"),
            "text: expected loops that take at most 134217728 steps for a position, got more");
}

/// Not the first line, nor the first unsolved position, but a move that lies on a cycle.
TEST(LabFaults, TheMoveThatLeadsBackIsNamed) {
  const std::string failure = failure_of(
      "n: 0..99 = 50\nm: 0..1 = 0\nmove k in 1..3: n -= k, gain k\nmove if n > 90 and m == 0: m = 1\nmove if n > 90 and m == 1: m = 0, "
      "gain 1\n");
  EXPECT_TRUE(failure.find("in line 4, column 1") != std::string::npos || failure.find("in line 5, column 1") != std::string::npos)
      << failure;
}

TEST(LabFaults, TooManyPositionsAreReportedWithTheirCause) {
  const auto solution = open_text({{"text", "n: 0..3\nx[16]: 0..15\nmove: x[0] -= 1\nend: next wins\n"}});
  ASSERT_FALSE(solution);
  EXPECT_EQ(english(solution.error()),
            "text: expected at most 9007199254740992 positions (make the range of x smaller), got 10^19; and it does not fall apart into "
            "small games: a player who cannot move does not lose (line 4)");
}

}  // namespace
}  // namespace grundy::lab
