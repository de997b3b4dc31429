// Meaning of the language of rule texts.
#include "english/english.hpp"
#include "lab/export/source.hpp"
#include "lab/game/open_text.hpp"
#include "lab_messages.hpp"
#include "support.hpp"

namespace grundy::lab {
namespace {

std::int64_t value_of(const std::string& expression) {
  Faults faults;
  const auto program = read_program("K = 0 + " + expression +
                                        "\nS = {2, 3, 5}\nB = \"ab/cd\"\nP = {(0,1), (1,2), (2,3)}\nC = {1, 1, 0}\nV = {1, 0, 1, 1}\nf(x, "
                                        "y) = x * 10 + y\nn: 0..3\nmove: n -= 1\n",
                                    {}, faults);
  EXPECT_TRUE(program) << expression << ": " << (faults.empty() ? std::string() : english(faults[0].message));
  return program ? program->constants[0].number : -999;
}

TEST(LabLanguage, ExpressionsHaveTheirUsualMeaning) {
  const std::pair<const char*, std::int64_t> all[] = {{"2 + 3 * 4", 14},
                                                      {"(2 + 3) * 4", 20},
                                                      {"2 ** 3 ** 2", 512},
                                                      {"-2 ** 2", -4},
                                                      {"10 - 3 - 2", 5},
                                                      {"7 / 2", 3},
                                                      {"-7 / 2", -4},
                                                      {"7 / -2", -4},
                                                      {"-7 % 3", 2},
                                                      {"7 % -3", -2},
                                                      {"(1 < 2 < 3)", 1},
                                                      {"(1 < 3 < 2)", 0},
                                                      {"(3 > 2 >= 2)", 1},
                                                      {"(1 == 1 == 1)", 1},
                                                      {"(not 0 and 1)", 1},
                                                      {"(0 or 2)", 1},
                                                      {"(1 ? 5 : 6)", 5},
                                                      {"(0 ? 5 : 0 ? 6 : 7)", 7},
                                                      {"(1 << 4 | 3)", 19},
                                                      {"(6 & 3)", 2},
                                                      {"(6 ^ 3)", 5},
                                                      {"(1 + 2 << 1)", 6},
                                                      {"(3 in S)", 1},
                                                      {"(4 in S)", 0},
                                                      {"(4 not in S)", 1},
                                                      {"(4 in 1..4)", 1},
                                                      {"('c' in B)", 1},
                                                      {"S[1]", 3},
                                                      {"B[1,0] - 'a'", 2},
                                                      {"len(S)", 3},
                                                      {"rows(B) * 10 + cols(B)", 22},
                                                      {"len(B)", 4},
                                                      {"f(1, 2)", 12},
                                                      {"min(3, 1, 2)", 1},
                                                      {"max(x * x for x in S)", 25},
                                                      {"sum(x for x in S)", 10},
                                                      {"count(x > 2 for x in S)", 2},
                                                      {"any(x == 5 for x in S)", 1},
                                                      {"all(x == 5 for x in S)", 0},
                                                      {"abs(-4)", 4},
                                                      {"gcd(12, 18)", 6},
                                                      {"sum(i for i in 1..10 if i % 2 == 0)", 30},
                                                      {"sum(i for i in 1..10 while i < 4)", 6},
                                                      {"sum(i * 10 + j for i in 1..2, j in i..2)", 45},
                                                      {"sum(S[i] for i of S)", 10},
                                                      {"sum(S[i] for i in 0..9)", 10},
                                                      {"count(S[i+1] > 0 for i of S)", 2},
                                                      {"(any(S[i] > 0 for i in 5..9))", 0},
                                                      {"(all(S[i] > 0 for i of S))", 1},
                                                      {"(all(S[i+1] > 0 for i of S))", 0},
                                                      {"sum(x for x in {1..3, 10})", 16},
                                                      {"sum(x for x in {k ** 2 for k in 1..3})", 14},
                                                      {"sum(c - 'a' for c in B)", 6},
                                                      {"(1\n  + 2)", 3}};
  for (const auto& [text, value] : all) EXPECT_EQ(value_of(text), value) << text;
}

TEST(LabLanguage, PlacesHangTogetherOnGraphsAndBoards) {
  const std::pair<const char*, std::int64_t> all[] = {{"P[1,1] * 10 + P[2,0]", 22},
                                                      {"joined(P, C, 0, 2)", 1},
                                                      {"joined(P, C, 0, 3)", 0},
                                                      {"joined(P, C, 3, 3)", 1},
                                                      {"joined(P, V, 0, 1)", 0},
                                                      {"joined(P, V == 0, 1, 1)", 1},
                                                      {"groups(P, C)", 1},
                                                      {"groups(P, V)", 2},
                                                      {"joined(B == 'b', (0,1), (1,0))", 0},
                                                      {"joined8(B != 'a', (0,1), (1,0))", 1},
                                                      {"groups(B != 'd')", 1}};
  for (const auto& [text, value] : all) EXPECT_EQ(value_of(text), value) << text;
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

/// One text in every place where a list of texts may stand for it.
TEST(LabLanguage, ListsOfTextsAreTheTextWithTheseRows) {
  const auto numbers = [](const std::string& text) {
    Faults faults;
    const auto program = read_program("b = " + text + "\np[len(b)]: 0..255 = " + text + "\nk = count('a' <= x for x in " + text +
                                          ") + ('#' in " + text + ")\nn: 0..1\nmove x in " + text + " if x > 'b': n -= 1\n",
                                      {}, faults);
    EXPECT_TRUE(program) << text << ": " << (faults.empty() ? std::string() : english(faults[0].message));
    if (!program) return std::string();
    const Constant& b = program->constants[0];
    std::string out = program->parameters[0].fallback + (b.is_text ? " text of " : " list of ") + std::to_string(b.columns);
    for (const std::int64_t item : b.items) out += " " + std::to_string(item);
    for (const std::int64_t number : program->start) out += " " + std::to_string(number);
    return out + " " + std::to_string(program->constants[1].number);
  };
  EXPECT_EQ(numbers("{\"a#\", \"cd\"}"), "a#/cd text of 2 97 35 99 100 97 35 99 100 1 4");
  for (const auto& [list, text] : {std::pair("{\"a#\", \"cd\"}", "\"a#/cd\""),
                                   {"{\"abc\",\n \"#f#\"}", "\"abc/#f#\""},
                                   {"{\"x\", \"y\", \"z\"}", "\"x/y/z\""},
                                   {"{\"abc\"}", "\"abc\""},
                                   {"{\"{\", \"}\"}", "\"{/}\""}}) {
    EXPECT_EQ(numbers(list), numbers(text));
  }
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
  EXPECT_EQ(moves_of("n: 0..9 = 2\nmove k in 1..5: n -= k\n"), 2u);                 // the others leave the strip
  EXPECT_EQ(moves_of("n: 0..9 = 4\nS = {1, 2}\nmove i in 0..5: n -= S[i]\n"), 2u);  // S[2] does not exist
  EXPECT_EQ(moves_of("n: 0..9 = 6\nmove k in -1..3: n -= 6 / k\n"), 3u);            // by 0: no move; by -1: outside
  EXPECT_EQ(moves_of("h[3]: 0..2 = 1\nmove i in 0..9 if h[i+1] == 1: h[i] -= 1\n"), 2u);
  EXPECT_EQ(moves_of("h[3]: 0..2 = 1\nmove if all(h[i] == 1 for i in 0..3): h[0] -= 1\nmove if any(h[i] == 1 for i in 0..3): h[0] -= 1\n"),
            1u);
  EXPECT_EQ(moves_of("n: 0..9 = 4\nlegal if n != 3\nmove k in 1..4: n -= k\n"), 3u);
  EXPECT_EQ(moves_of("n: 0..9 = 4\nend if 4 / (n - 4) > 0: next wins\nmove: n -= 1\n"), 1u);  // no value: does not hold
}

std::string nested(const std::string& before, const std::string& inside, const std::string& after, int times) {
  std::string out = inside;
  for (int i = 0; i < times; ++i) out = before + out + after;
  return out;
}

/// Expressions that double at each level would take longer than anybody waits.
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

/// Depends not only on the items of folds, but on the ranges and conditions of choices.
TEST(LabLanguage, AbbreviationsThatChooseByThePositionAreGivenIt) {
  const std::string text =
      "far(x) = any(k > x for k in 1..n)\nlow(x) = count(k > x for k in 1..9 while k < n)\nno(x) = any(k > x for k in 1..4)\n"
      "n: 0..9\nmove if far(2) and low(2) > 1 and no(3): n -= 1\n";
  const auto cpp = source_of(text, Language::cpp), python = source_of(text, Language::python);
  ASSERT_TRUE(cpp && python);
  EXPECT_NE(cpp->find("if (far(p, 2) && low(p, 2) > 1 && no(3))"), std::string::npos) << *cpp;
  EXPECT_NE(python->find("if far(n, 2) and low(n, 2) > 1 and no(3):"), std::string::npos) << *python;
}

}  // namespace
}  // namespace grundy::lab
