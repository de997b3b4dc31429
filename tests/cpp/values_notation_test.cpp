// The notation of values: what is printed, what is read, what is refused.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "base/characters.hpp"
#include "support.hpp"
#include "theory/values/format.hpp"
#include "theory/values/parse.hpp"
#include "theory/values/thermograph.hpp"
#include "twins/short_games.hpp"

namespace grundy::values {
namespace {

/// A store that reads and writes.
struct Notation {
  Store store{64 * Store::kMegabyte};
  Formatter formatter{store};
  std::optional<Id> read(std::string_view text, std::uint64_t most = UINT64_MAX) {
    auto expression = parse_value(text);
    if (!expression) {
      ADD_FAILURE() << text << ": " << english(expression.error());
      return std::nullopt;
    }
    Steps steps{most};
    return Evaluation(store, std::move(*expression)).run(steps);
  }
  ValueText text(Id g) {
    Steps steps;
    const ValueText* out = formatter.text(g, steps);
    return out ? *out : ValueText{"too long", "too long"};
  }
  std::string rewritten(std::string_view text) {
    const auto g = read(text);
    return g ? this->text(*g).unicode : "stopped";
  }
};

/// Notations, and how the value is written.
const std::pair<const char*, const char*> kWritten[] = {
    {"0", "0"},
    {"{|}", "0"},
    {"3/4", "3/4"},
    {"-6/8", "-3/4"},
    {"\u22123/4", "-3/4"},
    {"*", "*"},
    {"{0|0}", "*"},
    {"*2", "*2"},
    {"*1", "*"},
    {"*0", "0"},
    {"^", "↑"},
    {"^^", "⇑"},
    {"^^*", "⇑*"},
    {"^3", "3·↑"},
    {"^^^", "3·↑"},
    {"3.^*2", "3·↑*2"},
    {"3·↑*2", "3·↑*2"},
    {"v", "↓"},
    {"vv*", "⇓*"},
    {"v3", "3·↓"},
    {"-3·↑", "3·↓"},
    {"1/2+3·↑", "1/2+3·↑"},
    {"1/2^3", "1/2+3·↑"},
    {"-1↑*", "-1↑*"},
    {"-1^*", "-1↑*"},
    {"-(1^*)", "-1↓*"},
    {"2-1^*", "1↓*"},
    {"+-1", "±1"},
    {"±1", "±1"},
    {"{1|-1}", "±1"},
    {"±1*", "±1*"},
    {"±{1*}", "±1*"},
    {"{1*|-1*}", "±1*"},
    {"±{0,{1|0}}", "±{0,{1|0}}"},
    {"+-{0,{1|0}}", "±{0,{1|0}}"},
    {"±{0,{2|1}}", "±{2|1}"},
    {"±{2|1}", "±{2|1}"},
    {"{2|-1/2}", "{2|-1/2}"},
    {"{4|1||-3}", "{4|1||-3}"},
    {"{{4|1}|-3}", "{4|1||-3}"},
    {"{8|||4|1||-3}", "{8|||4|1||-3}"},
    {"{{2|1||0}|||-5}", "{2|1||0|||-5}"},
    {"⧾2", "⧾2"},
    {"Tiny(2)", "⧾2"},
    {"+_2", "⧾2"},
    {"+₂", "⧾2"},
    {"{0||0|-2}", "⧾2"},
    {"-_2", "⧿2"},
    {"−₂", "⧿2"},
    {"Miny(1/2)", "⧿1/2"},
    {"1⧿2", "1⧿2"},
    {"1Miny(2)", "1⧿2"},
    {"2⧾2", "2⧾2"},
    {"⧾{2|1}", "{0|||0||-1|-2}"},
    {"^<2>", "↑²"},
    {"↑²", "↑²"},
    {"{0|v*}", "↑²"},
    {"^[3]", "↑[3]"},
    {"^+^<2>+^<3>", "↑[3]"},
    {"{^[2]|*}", "↑[3]"},
    {"v[2]*", "↓[2]*"},
    {"-1v<2>*", "-1↓²*"},
    {"↑^1", "⇑"},
    {"{2|0} + *", "{2*|*}"},
    {"{1|0} - {1|0}", "0"},
    {"2·{1|0}", "1"},
    {"0·{1|0}", "0"},
    {"3·1/2", "3/2"},
    {"5.{1|0}", "{3|2}"},
    {"(1 + (^))", "1↑"},
    {"  1 \t", "1"},
    {"{^|v}", "*"},
    {"{-1|1}", "0"},
    {"{0|1}", "1/2"},
    {"{|}+{1|}", "2"},
    {"1{1|0}", "{2|1}"},
    {"±(1*)", "±1*"},
    {"±{1↑}", "±{1↑}"},
    {"{0,*,*2|0,*,*2}", "*3"},
    {"{1||}", "2"},
    {"0.5", "1/2"},
    {"-2.750", "-11/4"},
    {"3.0", "3"},
    {"0.50000000000000000000000000", "1/2"},
    {"0.000003814697265625", "1/262144"},
    {"2.5*", "5/2*"},
    {"{0.25|1}", "1/2"},
    {"up", "↑"},
    {"-up + star", "↓*"},
    {"3.up", "3·↑"},
    {"down2star2", "⇓*2"},
    {"4611686018427387904/4611686018427387904", "1"},
};

TEST(ValueNotation, ReadsAndWrites) {
  Notation notation;
  for (const auto& [text, expected] : kWritten) {
    EXPECT_EQ(notation.rewritten(text), expected) << text;
  }
}

TEST(ValueNotation, NamesTheFault) {
  const std::pair<const char*, const char*> cases[] = {
      {"", "character 1: expected a value: a number, *, ^, v, +-, Tiny(, { or (, got the end of the expression"},
      {"{2|0", "character 5: expected the bracket that closes the one at character 1, got the end of the expression"},
      {"{2|0)", "character 5: expected the bracket that closes the one at character 1, got \")\""},
      {"⇑ x", "character 3: expected +, -, another part of the sum, or the end, got \"x\""},
      {"{1 x|0}", "character 4: expected a comma, | or }, got \"x\""},
      {"1/3", "character 3: expected a power of 2 up to 2^62 as denominator, got 3"},
      {"1/", "character 3: expected a power of 2 up to 2^62 as denominator, got the end of the expression"},
      {"*70000", "character 2: expected a number from 0 to 4095, got 70000"},
      {"9223372036854775808", "character 1: expected a number from 0 to 9223372036854775807, got 9223372036854775808"},
      {"{1|2|3}",
       "character 5: expected one bar | between Left's and Right's options, with more bars around it than on either side, got \"|\""},
      {"{1}",
       "character 3: expected one bar | between Left's and Right's options, with more bars around it than on either side, got \"}\""},
      {"{1,|2}", "character 4: expected a value: a number, *, ^, v, +-, Tiny(, { or (, got \"|\""},
      {"1 2", "character 3: expected *, ^, v, +-, { or ( after a number: a number begins a sum or follows + or -, got 2"},
      {"1)", "character 2: expected a bracket that closes one that is open, got \")\""},
      {"1|2", "character 2: expected +, -, another part of the sum, or the end, got \"|\""},
      {"3·", "character 3: expected a value after the number of copies, got the end of the expression"},
      {"±*", "character 2: expected a number or { after +-, got \"*\""},
      {"Tiny", "character 5: expected a number, or a value in brackets, got the end of the expression"},
      {"^[65]", "character 2: expected a number from 1 to 64, the order of an uptimal, got \"[\""},
      {"±{}", "character 3: expected a value: a number, *, ^, v, +-, Tiny(, { or (, got \"}\""},
      {"1 + + 2 +", "character 10: expected a value: a number, *, ^, v, +-, Tiny(, { or (, got the end of the expression"},
      {"{stars|0}", "character 2: expected a value: a number, *, ^, v, +-, Tiny(, { or (, got \"stars\""},
      {"2 + very", "character 5: expected a value: a number, *, ^, v, +-, Tiny(, { or (, got \"very\""},
      {"1 + x2y", "character 5: expected a value: a number, *, ^, v, +-, Tiny(, { or (, got \"x2\""},
      {"1 año", "character 3: expected +, -, another part of the sum, or the end, got \"año\""},
      {"vTinys(2)", "character 1: expected a value: a number, *, ^, v, +-, Tiny(, { or (, got \"vTinys\""},
      {"3·upper", "character 3: expected a value after the number of copies, got \"upper\""},
      {"1×2", "character 2: expected +, -, another part of the sum, or the end, got \"×\""},
      {"1 23", "character 3: expected *, ^, v, +-, { or ( after a number: a number begins a sum or follows + or -, got 23"},
      {"1.3", "character 1: expected a decimal of at most 19 digits that is a fraction of a power of 2, such as 0.5 or 2.75, got \"1.3\""},
      {"0.0000000000000000000000001",
       "character 1: expected a decimal of at most 19 digits that is a fraction of a power of 2, such as 0.5 or 2.75, got "
       "\"0.0000000000000000000000001\""},
      {"1.", "character 3: expected a value after the number of copies, got the end of the expression"},
  };
  for (const auto& [text, expected] : cases) {
    const auto parsed = parse_value(text);
    ASSERT_FALSE(parsed) << text;
    EXPECT_EQ(english(parsed.error()), expected) << text;
  }
}

/// A printed value is read back to the same value, in both alphabets.
TEST(ValueNotation, PrintedIsRead) {
  std::mt19937 random(7);
  for (int round = by_scale(50, 2'000, 50'000); round > 0; --round) {
    Notation notation;
    twins::ShortGames games;
    std::map<twins::Game, Id> values;
    const Id g = twins::value_of(notation.store, twins::random_game(games, random, 3, 3), values);
    const ValueText text = notation.text(g);
    ASSERT_EQ(notation.read(text.unicode), g) << text.unicode;
    ASSERT_EQ(notation.read(text.ascii), g) << text.ascii;
    ASSERT_TRUE(is_ascii(text.ascii));
  }
}

/// Random and changed notations: each is a value, or a fault at a place in the text, or stops at its limits.
TEST(ValueNotation, AnyTextIsAnswered) {
  std::mt19937 random(8);
  const std::vector<std::string> pieces = {"0", "1",  "2", "7", "/",  "*", "^",     "v", "↑",  "⇑", "↓", "²",    "[", "]",
                                           "<", ">",  "{", "}", "{",  "}", "|",     "|", "||", ",", "(", ")",    "+", "-",
                                           "±", "+-", "⧾", "⧿", "+_", "₂", "Tiny(", "·", ".",  " ", "x", "\xFF", "−"};
  const std::vector<std::string> seeds = {"{2|0} + *", "±{0,{2|1}}", "{4|1||-3}", "1/2+3·↑*2", "-1⧾2", "↑[3]*", "Tiny(2)", "{3·↑|↓}"};
  int read = 0;
  const int rounds = by_scale(3'000, 60'000, 300'000);
  for (int round = 0; round < rounds; ++round) {
    std::string text = random() % 3 == 0 ? "" : seeds[random() % seeds.size()];
    for (auto n = random() % 8; n > 0; --n) {
      const std::size_t at = text.empty() ? 0 : random() % (text.size() + 1);
      if (random() % 3 == 0 && !text.empty()) text.erase(at, 1 + random() % 3);
      else text.insert(at, pieces[random() % pieces.size()]);
    }
    auto expression = parse_value(text);
    if (!expression) {
      ASSERT_GE(expression.error().column, 1u) << text;
      ASSERT_LE(expression.error().column, text.size() + 1) << text;
      ASSERT_FALSE(english(expression.error()).empty());
      continue;
    }
    Notation notation;
    Steps steps{20'000};
    const auto g = Evaluation(notation.store, std::move(*expression)).run(steps);
    if (!g) continue;
    ++read;
    const ValueText written = notation.text(*g);
    if (written.unicode == "too long") continue;
    ASSERT_EQ(notation.read(written.unicode, 1'000'000), *g) << text << " is " << written.unicode;
  }
  EXPECT_GT(read, rounds / 20);
}

TEST(ValueNotation, OfDeepTexts) {
  const std::size_t depth = by_scale<std::size_t>(1'000, 100'000, 300'000);
  Notation notation;
  std::string text = std::string(depth, '(') + "1" + std::string(depth, ')');
  EXPECT_EQ(notation.read(text), notation.read("1"));
  text = std::string(depth, '{');
  EXPECT_FALSE(parse_value(text));
  text.clear();
  for (std::size_t i = 0; i < depth; ++i) text += "{0|";
  text += "0";
  text += std::string(depth, '}');
  // {0|{0|{0|0}}} and so on: the second is up, from then on multiples of up and a star.
  const auto g = notation.read(text);
  ASSERT_TRUE(g);
  EXPECT_TRUE(notation.store.is_compact(*g));
}

/// The facts of the design: every printed form and every number that goes with it.
TEST(ValueNotation, PublishedValues) {
  std::ifstream file(GRUNDY_FIXTURES "/values.tsv");
  std::string line;
  int facts = 0;
  while (std::getline(file, line)) {
    std::istringstream fields(line);
    std::string value, ascii, mean, temperature, outcome, left, right;
    for (std::string* field : {&value, &ascii, &mean, &temperature, &outcome, &left, &right}) std::getline(fields, *field, '\t');
    Notation notation;
    Steps steps;
    const auto g = notation.read(value);
    ASSERT_TRUE(g);
    ASSERT_EQ(notation.read(ascii), g) << ascii;
    EXPECT_EQ(notation.text(*g).unicode, value);
    EXPECT_EQ(notation.text(*g).ascii, ascii);
    Thermographs thermographs(notation.store);
    const Thermograph& graph = *thermographs.of(*g, steps);
    EXPECT_EQ(graph.mean.text(), mean) << value;
    EXPECT_EQ(graph.temperature.text(), temperature) << value;
    EXPECT_EQ(notation.store.stop(*g, Side::left).text(), left) << value;
    EXPECT_EQ(notation.store.stop(*g, Side::right).text(), right) << value;
    const bool above = notation.store.at_most(kZero, *g, steps).value();
    const bool below = notation.store.at_most(*g, kZero, steps).value();
    EXPECT_EQ(above && below ? "P" : above ? "L" : below ? "R" : "N", outcome) << value;
    ++facts;
  }
  EXPECT_EQ(facts, 61);
}

}  // namespace
}  // namespace grundy::values
