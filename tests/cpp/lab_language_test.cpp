// The language of rule texts: what is wrong, where, in which words; and what expressions mean.
#include "base/json.hpp"
#include "fixture.hpp"
#include "lab/model.hpp"
#include "lab/phrases.hpp"
#include "lab/solved.hpp"
#include "lab/source.hpp"
#include "lab/text_solution.hpp"
#include "lab/walker.hpp"
#include "support.hpp"

namespace grundy::lab {
namespace {

/// "line:column message", one a line.
std::string faults_of(const std::string& text) {
  Faults faults;
  if (const auto program = read_program(text, {}, faults)) lower(program, faults);
  std::string out;
  for (const Fault& fault : faults) {
    out += (out.empty() ? "" : "\n") + std::to_string(fault.place.line) + ":" + std::to_string(fault.place.column) + " " + english(fault.message);
  }
  return out;
}

TEST(LabLanguage, BrokenTextsAreToldWhatIsWrongWhere) {
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

TEST(LabLanguage, EveryFaultIsSaidOfSomeText) {
  std::string all;
  for (const Record& record : fixture("broken-texts.json")) all += record.at("faults") + "\n";
  for (const Phrase& phrase : kLabPhrases.all) {
    // Faults of meaning end where parameters begin. Three need a solver, and have tests of their own.
    if (std::string_view(phrase.id) == "lab-text") break;
    if (std::string_view(phrase.id) == "lab-outside" || std::string_view(phrase.id) == "lab-cycle-split") continue;
    EXPECT_NE(all.find(piece_of(phrase.english)), std::string::npos) << phrase.id;
  }
}

/// What is said of a text when it is solved.
std::string failure_of(const std::string& text) {
  auto solution = open_text({{"text", text}});
  if (!solution) return english(solution.error());
  while ((*solution)->advance(Slice::endless()) < 1) {
  }
  const auto failure = (*solution)->failure();
  return failure ? english(*failure) : std::string();
}

TEST(LabLanguage, ValuesFromOutsideAreRefusedByTheirName) {
  const std::string text = "take = {1, 3}\nN = 4 in 2..9\nn: 0..100 = 20\nrow[2]: 0..3 = 1\nmove s in take: n -= s\nmove k in 1..N: n -= k";
  const auto refusal = [&](const char* name, const char* value) {
    const auto solution = open_text({{"text", text}, {name, value}});
    return solution ? std::string() : english(solution.error());
  };
  EXPECT_EQ(refusal("n", "200"), "n: expected a number from 0 to 100, got 200");
  EXPECT_EQ(refusal("n", "x"), "n: expected numbers separated by commas, got \"x\"");
  EXPECT_EQ(refusal("n", "N"), "n: expected numbers separated by commas, got \"N\"");
  EXPECT_EQ(refusal("take", ""), "take: expected numbers separated by commas, got \"\"");
  EXPECT_EQ(refusal("N", "77"), "N: expected a number from 2 to 9, got 77");
  EXPECT_EQ(refusal("row", "1,7"), "row: expected a number from 0 to 3, got 7");
  EXPECT_EQ(refusal("m", "3"), "m: expected one of the parameters text, take, N, n, row, got \"m\"");
  EXPECT_EQ(refusal("across", "q"), "across: expected the name of a part of the position, got \"q\"");
  EXPECT_EQ(refusal("n", "7"), "");
  EXPECT_EQ(refusal("row", "2,3"), "");
}

TEST(LabLanguage, FaultsThatPlayFinds) {
  EXPECT_EQ(failure_of("n: 0..60 = 20\nm: 0..50 = 19\nmove k in 1..min(n, m): n -= k, m = 2 * k\n"),
            "text: expected a rule text without faults, got in line 3, column 33: m = 52 leaves 0..50 at the position 26,26");
  EXPECT_EQ(failure_of("n: 0..9\nmove a in 0..n: split n into a, n - a\n"),
            "text: expected a rule text without faults, got in line 2, column 1: this move can lead back to a position before it: a game that splits or counts points must come to an end");
  // The first piece is at fault before the second, which looks nowhere, makes it no move; the other way round it is none.
  EXPECT_EQ(failure_of("n: 5..7\nmove k in 0..0: split n into 1, n / k\n"),
            "text: expected a rule text without faults, got in line 2, column 17: n = 1 leaves 5..7 at the position 5");
  EXPECT_EQ(failure_of("n: 5..7\nmove k in 0..0: split n into n / k, 1\n"), "");
  EXPECT_EQ(failure_of("n: 0..9\nstart k in 1..2: n = k\nmove k in 1..n: n -= k\nend: next wins\n"),
            "text: expected one component, or normal play, got several components side by side: they add up in normal play only, where Left and Right move alike");
  // A loop that never gets anywhere may not hold whoever runs it.
  EXPECT_EQ(failure_of("m: 0..3\nmove k in 1..1000000000 if k < 0: m -= 1\n"), "text: expected loops that take at most 16777216 rounds for a position, got more");
}

std::shared_ptr<const Program> whole_program(const std::string& text) {
  Faults faults;
  auto program = read_program(text, {}, faults);
  EXPECT_TRUE(program && faults.empty()) << text;
  return program;
}

TEST(LabLanguage, WhatIsAllowedToAWalkEndsIt) {
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
    Walker walker(*program);
    walker.budget = 60;
    std::size_t moves = 0;
    walker.moves({9}, Mover::left, [&](Taken&&) { return ++moves < 1'000; });
    EXPECT_EQ(walker.budget, 0U) << choice;
    EXPECT_LT(moves, 60U) << choice;
  }
}

TEST(LabLanguage, WhatIsNotLookedAtToItsEndCountsForNothing) {
  const auto program = whole_program("n: 0..9\nlegal if n != 5 or all(k < 90 for k in n..99)\nmove: n -= 1\n");
  for (std::uint64_t budget = 1; budget < 1'000; ++budget) {
    Walker walker(*program);
    walker.budget = budget;
    EXPECT_FALSE(walker.legal({5})) << budget;
    walker.budget = budget;
    walker.moves({6}, Mover::left, [&](Taken&&) {
      ADD_FAILURE() << "a move, with " << budget;
      return true;
    });
  }
}

TEST(LabLanguage, TablesTooLargeAreSolvedFromTheStart) {
  // The mover is a part of the position, which the start does not name.
  EXPECT_EQ(failure_of("n: 0..6000 = 3\nm: 0..6000 = 3\nLeft if n > 0: n -= 1\nLeft if n < 9: n += 1\nRight if m > 0: m -= 1\n"), "");
}

TEST(LabLanguage, TooManyPositionsAreToldWithWhatMakesThemMany) {
  const auto solution = open_text({{"text", "n: 0..3\nx[16]: 0..15\nmove: x[0] -= 1\n"}});
  ASSERT_FALSE(solution);
  EXPECT_EQ(english(solution.error()), "text: expected at most 9007199254740992 positions (make the range of x smaller), got 10^19");
}

TEST(LabLanguage, TextsWithoutAMoveAreSolvedAtOnce) {
  bool ok = false;
  const std::string json = check_json("n: 0..9\nmove if n > 12: n -= 1\n", {}, [](Json& out, const Message& message) { out.text(english(message)); }, ok);
  EXPECT_TRUE(ok && json.find("\"order\":\"solved at once: no position has a move\"") != std::string::npos) << json;
}

std::int64_t worth(const std::string& expression) {
  Faults faults;
  const auto program = read_program("K = 0 + " + expression + "\nS = {2, 3, 5}\nB = \"ab/cd\"\nf(x, y) = x * 10 + y\nn: 0..3\nmove: n -= 1\n", {}, faults);
  EXPECT_TRUE(program) << expression << ": " << (faults.empty() ? std::string() : english(faults[0].message));
  return program ? program->constants[0].number : -999;
}

TEST(LabLanguage, ExpressionsMeanWhatTheySay) {
  const std::pair<const char*, std::int64_t> all[] = {
      {"2 + 3 * 4", 14}, {"(2 + 3) * 4", 20}, {"2 ** 3 ** 2", 512}, {"-2 ** 2", -4}, {"10 - 3 - 2", 5}, {"7 / 2", 3}, {"-7 / 2", -4}, {"7 / -2", -4}, {"-7 % 3", 2}, {"7 % -3", -2},
      {"(1 < 2 < 3)", 1}, {"(1 < 3 < 2)", 0}, {"(3 > 2 >= 2)", 1}, {"(1 == 1 == 1)", 1}, {"(not 0 and 1)", 1}, {"(0 or 2)", 1}, {"(1 ? 5 : 6)", 5}, {"(0 ? 5 : 0 ? 6 : 7)", 7},
      {"(1 << 4 | 3)", 19}, {"(6 & 3)", 2}, {"(6 ^ 3)", 5}, {"(1 + 2 << 1)", 6}, {"(3 in S)", 1}, {"(4 in S)", 0}, {"(4 not in S)", 1}, {"(4 in 1..4)", 1}, {"('c' in B)", 1}, {"S[1]", 3},
      {"B[1,0] - 'a'", 2}, {"len(S)", 3}, {"rows(B) * 10 + cols(B)", 22}, {"len(B)", 4}, {"f(1, 2)", 12}, {"min(3, 1, 2)", 1}, {"max(x * x for x in S)", 25}, {"sum(x for x in S)", 10},
      {"count(x > 2 for x in S)", 2}, {"any(x == 5 for x in S)", 1}, {"all(x == 5 for x in S)", 0}, {"abs(-4)", 4}, {"gcd(12, 18)", 6}, {"sum(i for i in 1..10 if i % 2 == 0)", 30},
      {"sum(i for i in 1..10 while i < 4)", 6}, {"sum(i * 10 + j for i in 1..2, j in i..2)", 45}, {"sum(S[i] for i of S)", 10}, {"sum(S[i] for i in 0..9)", 10}, {"count(S[i+1] > 0 for i of S)", 2},
      {"(any(S[i] > 0 for i in 5..9))", 0}, {"(all(S[i] > 0 for i of S))", 1}, {"(all(S[i+1] > 0 for i of S))", 0}, {"sum(x for x in {1..3, 10})", 16}, {"sum(x for x in {k ** 2 for k in 1..3})", 14},
      {"sum(c - 'a' for c in B)", 6}, {"(1\n  + 2)", 3}};
  for (const auto& [text, value] : all) EXPECT_EQ(worth(text), value) << text;
}

TEST(LabLanguage, LinesGoOnWhereTheyAreIndentedAndPartAtSemicolons) {
  EXPECT_EQ(faults_of("n: 0..20; move k in 1..3: n -= k"), "");
  EXPECT_EQ(faults_of("n:\n  0..20\nmove k in\n\t1..3:\n  n -= k  # so\n"), "");
  EXPECT_EQ(faults_of("n: 0..20\r\nmove: n -= 1\r\n"), "");
  EXPECT_EQ(faults_of("n: 0..20\nmove: n -= 1;; end: next wins"), "");
}

/// The moves of the start, as they are worded.
std::size_t moves_of(const std::string& text) {
  auto solution = open_text({{"text", text}});
  EXPECT_TRUE(solution) << text;
  if (!solution) return 999;
  while ((*solution)->advance(Slice::endless()) < 1) {
  }
  const auto explanation = (*solution)->describe((*solution)->start());
  return explanation ? explanation->options.size() : 999;
}

TEST(LabLanguage, QuotientsByNegativeNumbersOfThePositionGoDown) {
  const auto holds = [](const std::string& a, const std::string& d, const std::string& condition) {
    return moves_of("a: -9..9 = " + a + "\nd: -3..3 = " + d + "\nmove if " + condition + ": a -= 1\n") == 1;
  };
  EXPECT_TRUE(holds("7", "-1", "a / d == -7 and a % d == 0"));
  EXPECT_TRUE(holds("7", "-2", "a / d == -4 and a % d == -1"));
  EXPECT_TRUE(holds("-7", "-2", "a / d == 3 and a % d == -1"));
  EXPECT_TRUE(holds("-7", "2", "a / d == -4 and a % d == 1"));
  EXPECT_FALSE(holds("7", "0", "a / d == 0 or a / d != 0"));
  EXPECT_FALSE(holds("7", "-1", "a / d != -7"));
}

TEST(LabLanguage, NowhereHoldsNothingAndStepsStayInside) {
  EXPECT_EQ(moves_of("n: 0..9 = 2\nmove k in 1..5: n -= k\n"), 2u);                                       // the others leave the strip
  EXPECT_EQ(moves_of("n: 0..9 = 4\nS = {1, 2}\nmove i in 0..5: n -= S[i]\n"), 2u);                         // S[2] does not exist
  EXPECT_EQ(moves_of("n: 0..9 = 6\nmove k in -1..3: n -= 6 / k\n"), 3u);                                   // by 0: no move; by -1: outside
  EXPECT_EQ(moves_of("h[3]: 0..2 = 1\nmove i in 0..9 if h[i+1] == 1: h[i] -= 1\n"), 2u);
  EXPECT_EQ(moves_of("h[3]: 0..2 = 1\nmove if all(h[i] == 1 for i in 0..3): h[0] -= 1\nmove if any(h[i] == 1 for i in 0..3): h[0] -= 1\n"), 1u);
  EXPECT_EQ(moves_of("n: 0..9 = 4\nlegal if n != 3\nmove k in 1..4: n -= k\n"), 3u);
  EXPECT_EQ(moves_of("n: 0..9 = 4\nend if 4 / (n - 4) > 0: next wins\nmove: n -= 1\n"), 1u);              // no value: does not hold
}

std::string nested(const std::string& before, const std::string& inside, const std::string& after, int times) {
  std::string out = inside;
  for (int i = 0; i < times; ++i) out = before + out + after;
  return out;
}

/// What doubles at each level would take longer than anybody waits.
TEST(LabLanguage, WhatIsNestedIsReadOnce) {
  const std::string rest = "\nn: 0..3\nmove: n -= 1\n";
  for (const std::string& first : {"f(x) = " + nested("(0 <= ", "x", " <= 5)", 80), "c = " + nested("(0 <= ", "1", " <= 5)", 80)}) {
    EXPECT_NE(faults_of(first + rest).find("expressions"), std::string::npos);
  }
  std::string doubled = "f0(x) = x + n\n", lists = "f0(x) = x in {1, 2}\n";
  for (int i = 1; i < 310; ++i) {
    const std::string now = "f" + std::to_string(i) + "(x) = ", before = "f" + std::to_string(i - 1) + "(x)";
    if (i < 40) doubled += now + before + " + " + before + "\n";
    lists += now + before + " in {1, 2}\n";
  }
  EXPECT_NE(faults_of(doubled + rest).find("expressions"), std::string::npos);
  EXPECT_NE(faults_of(lists + rest).find("nested"), std::string::npos);
  for (const Language language : {Language::cpp, Language::python}) {
    const auto minus = source_of("n: 0..3\nmove if " + nested("-", "n", "", 60) + " > 0: n -= 1\n", language);
    ASSERT_TRUE(minus);
    EXPECT_LT(minus->size(), 20'000u);
  }
}

/// Not only what is summed up or asked, but how far and how long choices go.
TEST(LabLanguage, AbbreviationsThatChooseByThePositionAreGivenIt) {
  const std::string text =
      "far(x) = any(k > x for k in 1..n)\nlow(x) = count(k > x for k in 1..9 while k < n)\nno(x) = any(k > x for k in 1..4)\n"
      "n: 0..9\nmove if far(2) and low(2) > 1 and no(3): n -= 1\n";
  const auto cpp = source_of(text, Language::cpp), python = source_of(text, Language::python);
  ASSERT_TRUE(cpp && python);
  EXPECT_NE(cpp->find("if (far(p, 2) && low(p, 2) > 1 && no(3))"), std::string::npos) << *cpp;
  EXPECT_NE(python->find("if far(n, 2) and low(n, 2) > 1 and no(3):"), std::string::npos) << *python;
}

/// Where sums or points need an end, it is promised only if play never comes back: that shows when it is solved.
TEST(LabLanguage, OrdersPromiseNoMoreThanSolvingKeeps) {
  const auto order = [](const std::string& moves) {
    bool ok = false;
    const std::string json = check_json("n: 0..9 = 5\n" + moves, {}, [](Json& out, const Message& message) { out.text(english(message)); }, ok);
    EXPECT_TRUE(ok) << moves;
    return json;
  };
  const std::string comes_back = "lines of play may come back", if_none = "if no line of play comes back";
  EXPECT_NE(order("move k in 1..3: n = 3 * k\n").find(comes_back), std::string::npos);
  for (const char* moves : {"move k in 1..3: split n into k, n\n", "move k in 1..3: n = 3 * k, gain k\n"}) {
    EXPECT_NE(order(moves).find(if_none), std::string::npos) << moves;
    EXPECT_EQ(order(moves).find(comes_back), std::string::npos) << moves;
    auto solution = open_text({{"text", std::string("n: 0..9 = 5\n") + moves}});
    ASSERT_TRUE(solution) << moves;
    while ((*solution)->advance(Slice::endless()) < 1) {
    }
    ASSERT_TRUE((*solution)->failure()) << moves;
    EXPECT_NE(english(*(*solution)->failure()).find("in line 2, column 1: this move can lead back"), std::string::npos) << english(*(*solution)->failure());
  }
}

/// Not the first line, nor the first position that is left over, but a move that lies on a cycle.
TEST(LabLanguage, TheMoveThatLeadsBackIsNamed) {
  auto solution = open_text({{"text", "n: 0..99 = 50\nm: 0..1 = 0\nmove k in 1..3: n -= k, gain k\nmove if n > 90 and m == 0: m = 1\nmove if n > 90 and m == 1: m = 0, gain 1\n"}});
  ASSERT_TRUE(solution);
  while ((*solution)->advance(Slice::endless()) < 1) {
  }
  const auto failure = (*solution)->failure();
  ASSERT_TRUE(failure);
  const std::string said = english(*failure);
  EXPECT_TRUE(said.find("in line 4, column 1") != std::string::npos || said.find("in line 5, column 1") != std::string::npos) << said;
}

/// What play that comes back has no nimbers of is known once it is solved.
TEST(LabLanguage, LayersAreNamedAnewOnceItIsSolved) {
  auto solution = open_text({{"text", "n: 0..9 = 5\nmove k in 1..3: n = 3 * k\n"}});
  ASSERT_TRUE(solution);
  while ((*solution)->advance(Slice::endless()) < 1) {
  }
  EXPECT_EQ((*solution)->shape().layers, (std::vector<Layer>{Layer::outcome, Layer::remoteness}));
}

}  // namespace
}  // namespace grundy::lab
