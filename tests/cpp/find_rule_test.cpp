// Find a rule: what is found is true, by the syntax interpreter on every position, also of ranges twice as wide; known laws are found; in
// tables without a law nothing is.
#include "lab/game/find_rule.hpp"

#include <filesystem>
#include <fstream>
#include <random>
#include <set>
#include <sstream>

#include "english/english.hpp"
#include "lab/game/challenge.hpp"
#include "lab/game/wider_text.hpp"
#include "lab/patterns/finder.hpp"
#include "lab_texts.hpp"
#include "support.hpp"

namespace grundy::lab {
namespace {

std::string found_in(const std::string& text, const Slice& slice = Slice::endless(), const RawParameters& more = {}) {
  RawParameters raw = more;
  raw["text"] = text;
  auto search = find_rule(raw);
  if (!search) return "error: " + english(search.error());
  while ((*search)->advance(slice) < 1) {
  }
  const auto json = (*search)->json(put_english);
  return json ? *json : "error: " + english(json.error());
}

/// Returns the formulas of a result, each with what it is about.
std::vector<std::pair<std::string, Against>> formulas_of(const std::string& json) {
  std::vector<std::pair<std::string, Against>> out;
  const std::string key = "\"formula\":\"";
  for (std::size_t at = json.find(key); at != std::string::npos; at = json.find(key, at + 1)) {
    const std::size_t from = at + key.size(), about = json.rfind("\"about\":\"", at) + 9;
    out.emplace_back(json.substr(from, json.find('"', from) - from), json[about] == 'n' ? Against::nimber : Against::outcome);
  }
  return out;
}

/// Compares a formula with every position, by the syntax interpreter.
void expect_true(const RawParameters& raw, std::span<const std::string> twice_most, const std::string& formula, Against against) {
  std::shared_ptr<const Program> program;
  const auto solved = prepare(raw, program, {}, twice_most);
  ASSERT_TRUE(static_cast<bool>(solved));
  while ((*solved)->solver->advance(Slice::endless()) < 1) {
  }
  auto challenge = Challenge::begin(*solved, formula, against, given_of(raw));
  ASSERT_TRUE(static_cast<bool>(challenge)) << formula << ": " << english(challenge.error());
  while ((*challenge)->advance(Slice::endless()) < 1) {
  }
  EXPECT_GT((*challenge)->compared(), 0U) << formula;
  EXPECT_FALSE((*challenge)->wrong().has_value()) << raw.at("text") << formula;
}

void expect_all_true(const std::string& text, const std::string& json) {
  const RawParameters raw = {{"text", text}};
  std::shared_ptr<const Program> program;
  ASSERT_TRUE(static_cast<bool>(prepare(raw, program))) << text;
  const Wider wider = widened(*program, raw);
  for (const auto& [formula, against] : formulas_of(json)) {
    expect_true(raw, {}, formula, against);
    if (json.find("\"wider\"") != std::string::npos) expect_true(wider.parameters, wider.twice_most, formula, against);
  }
}

struct Law {
  const char* title;
  const char* text;
  std::vector<const char*> found;
};

const Law kLaws[] = {
    {"Nim, two heaps", "x: 0..40\ny: 0..40\nmove k in 1..x: x -= k\nmove k in 1..y: y -= k\n", {"where x == y.", "is x ^ y."}},
    {"Nim, three heaps", "h[3]: 0..15\nmove i of h, k in 1..h[i]: h[i] -= k\n", {"where h[0] == (h[1] ^ h[2]).", "is h[0] ^ h[1] ^ h[2]."}},
    {"one, two or three", "n: 0..100\nmove k in 1..3: n -= k\n", {"where n % 4 == 0.", "is n % 4.", "\"proved\""}},
    {"one, three or eight", "n: 0..200\nmove k in {1, 3, 8}: n -= k\n", {"where n % 11 in {0, 2, 4, 6}.", "period 11", "\"proved\""}},
    {"one or four, misere", "n: 0..100\nmove k in {1, 4}: n -= k\nend: next wins\n", {"where n % 5 in {1, 3}."}},
    {"at most half", "n: 0..300\nmove k in 1..n/2: n -= k\n", {"where (n & (n + 1)) == 0.", "is odd(n + 1) / 2."}},
    {"Fibonacci Nim", "n: 0..60\nm: 0..120\nmove k in 1..min(n, m): n -= k, m = 2 * k\n", {"where n == 0 or m < zeckendorf(n)."}},
    {"Wythoff",
     "x: 0..60\ny: 0..60\nmove k in 1..x: x -= k\nmove k in 1..y: y -= k\nmove k in 1..min(x, y): x -= k, y -= k\n",
     {"The slope is (1 + \u221A5)/2"}},
    {"Wythoff, numbers that differ by less than 2",
     "x: 0..60\ny: 0..60\nmove k in 1..x: x -= k\nmove k in 1..y: y -= k\nmove k in 1..x, l in 1..y if abs(k - l) < 2: x -= k, y -= l\n",
     {"The slope is \u221A2", "abs(x - y) % 2 == 0"}},
    {"a king", "x: 0..30\ny: 0..30\nmove: x -= 1\nmove: y -= 1\nmove: x -= 1, y -= 1\n", {"where (x | y) % 2 == 0."}},
    {"a knight",
     "N = 31\nx: 0..N-1\ny: 0..N-1\nmove (a, b) in {(1, -2), (-1, -2), (-2, 1), (-2, -1)}: x += a, y += b\n",
     {"where (x | y) % 4 <= 1."}},
    {"a rook", "c: 0..20\nr: 0..20\nmove k in 1..c: c -= k\nmove k in 1..r: r -= k\n", {"where c == r.", "is c ^ r."}},
    {"a bishop", "x: 0..30\ny: 0..30\nmove k in 1..min(x, y): x -= k, y -= k\n", {"where min(x, y) == 0.", "is min(x, y)."}},
    {"Moore's Nim",
     "h[3]: 0..7\nmove i of h, k in 1..h[i]: h[i] -= k\n"
     "move i of h, j in i+1..2, k in 1..h[i], l in 1..h[j]: h[i] -= k, h[j] -= l\n",
     {"\"about\":\"outcome\""}},
    {"Northcott's game",
     "N = 6\na[2]: 0..N-1 = {0, 1}\nb[2]: 0..N-1 = {3, 3}\nlegal if all(a[i] < b[i] for i of a)\n"
     "Left i of a, t in 0..N-1 if t != a[i]: a[i] = t\nRight i of b, t in 0..N-1 if t != b[i]: b[i] = t\n",
     {"where abs(a[0] - b[0]) == abs(a[1] - b[1])."}},
    {"Kayles",
     "n: 0..300\nmove k in {1, 2}, a in 0..(n-k)/2: split n into a, n - k - a\n",
     {"From 71 on, the sequence repeats with period 12.", "Guy and Smith"}},
    {"Dawson's Kayles", "0.07", {"From 53 on, the sequence repeats with period 34.", "Guy and Smith"}},
    {"Chomp, two rows",
     "row[2]: 0..30\nlegal if row[0] >= row[1]\nmove i of row, j in 0..row[i]-1: row[k] = min(row[k], j) for k in i..1\n"
     "end if row[0] == 0: next wins\n",
     {"where abs(row[0] - row[1]) == 1."}},
    {"empty one, split the other",
     "a: 1..30\nb: 1..30\nmove k in 1..a-1: b = k, a -= k\nmove k in 1..b-1: a = k, b -= k\n",
     {"where (a & b) % 2 == 1."}},
    {"a proper divisor", "n: 1..300\nmove d in 1..n-1 if n % d == 0: n -= d\n", {"where n % 2 == 1.", "is twos(n)."}},
    {"a number coprime to the heap", "n: 1..399\nmove k in 1..n-1 if gcd(k, n) == 1: n -= k\n", {"is prime(n)."}},
    {"a power of two", "n: 0..300\nmove k in 0..9: n -= 2 ** k\n", {"where n % 3 == 0.", "is n % 3.", "\"proved\""}},
    {"Mock Turtles, one coin",
     "n: 0..60\nmove a in 0..n-1, b in 0..a: split n into a, b\n",
     {"n == 0 ? 0 : (2 * n - 1) ^ (ones(n - 1) % 2)"}},
};

TEST(FindRule, KnownLawsAreFoundAndTrueForEveryPosition) {
  for (const Law& law : kLaws) {
    const std::string json = found_in(law.text);
    for (const char* found : law.found) EXPECT_NE(json.find(found), std::string::npos) << law.title << ": " << json;
    expect_all_true(law.text, json);
  }
}

TEST(FindRule, WhatIsFoundInRandomTextsIsTrue) {
  std::size_t found = 0;
  for (std::uint64_t seed = 0; seed < by_scale<std::uint64_t>(20, 150, 2'000); ++seed) {
    const std::string text = random_rule_text(seed), json = found_in(text);
    if (json.starts_with("error:")) continue;
    expect_all_true(text, json);
    found += formulas_of(json).size();
  }
  EXPECT_GT(found, by_scale<std::size_t>(1, 20, 200));
}

TEST(FindRule, WhatIsFoundInTheLibraryIsTrue) {
  std::size_t number = 0;
  for (const auto& entry : std::filesystem::directory_iterator(GRUNDY_GALLERY)) {
    if (entry.path().extension() != ".game" || ++number % by_scale<std::size_t>(12, 6, 1) != 0) continue;
    std::ifstream file(entry.path());
    std::stringstream text;
    text << file.rdbuf();
    SCOPED_TRACE(entry.path().filename());
    expect_all_true(text.str(), found_in(text.str()));
  }
  EXPECT_GT(number, 80U);
}

TEST(FindRule, WithoutAFormulaTheStatementIsTrueAllTheSame) {
  const std::string text = "n: 0..60\nm: 0..120\nmove k in 1..min(n, m): n -= k, m = 2 * k\n";
  std::shared_ptr<const Program> program;
  const auto solved = prepare({{"text", text}}, program);
  ASSERT_TRUE(static_cast<bool>(solved));
  while ((*solved)->solver->advance(Slice::endless()) < 1) {
  }
  for (std::int64_t n = 0; n <= 60; ++n) {
    std::int64_t least = n;  // of the parts that are taken away greedily
    for (std::int64_t rest = n; rest > 0; rest -= least) {
      for (std::int64_t a = 1, b = 2; a <= rest; b += a, a = b - a) least = a;
    }
    for (std::int64_t m = 0; m <= 120; ++m) {
      const auto known = (*solved)->solver->known((*solved)->layout.number_of({n, m}));
      ASSERT_TRUE(known.has_value());
      EXPECT_EQ(known->outcome == Outcome::P, n == 0 || m < least) << n << ' ' << m;
    }
  }
}

/// A table of values made up, of one or two numbers from 0 on.
class Made final : public SolvedPositions {
 public:
  Made(std::int64_t columns, std::int64_t rows, bool nimbers) : columns_(columns), nimbers_(nimbers) {
    slots_.push_back({"x", 0, columns - 1});
    if (rows > 1) slots_.push_back({"y", 0, rows - 1});
    values.resize(static_cast<std::size_t>(columns * rows));
  }
  std::uint64_t size() const override { return values.size(); }
  std::uint64_t first() const override { return values.size(); }
  bool has_nimbers() const override { return nimbers_; }
  const std::vector<Slot>& slots() const override { return slots_; }
  std::vector<std::string> declared() const override { return {}; }
  std::optional<SolvedValue> at(std::uint64_t number, Slots& numbers) const override {
    numbers.assign(1, static_cast<std::int64_t>(number) % columns_);
    if (slots_.size() > 1) numbers.push_back(static_cast<std::int64_t>(number) / columns_);
    return values[number];
  }
  std::optional<SolvedValue> of(const Slots& numbers) const override {
    return values[static_cast<std::size_t>(numbers[0] + (numbers.size() > 1 ? numbers[1] * columns_ : 0))];
  }

  std::vector<SolvedValue> values;

 private:
  std::int64_t columns_;
  bool nimbers_;
  std::vector<Slot> slots_;
};

std::vector<FoundRule> rules_of(RuleFinder& finder) {
  while (finder.advance(Slice::endless()) < 1) {
  }
  return finder.found();
}

TEST(FindRule, InTablesDrawnByLotNothingIsFound) {
  std::mt19937 random(7);
  for (int round = 0; round < by_scale(6, 20, 200); ++round) {
    const bool plane = round % 2 == 1, nimbers = round % 3 == 0;
    const std::int64_t columns = plane ? 6 + round % 40 : 20 + 25 * (round % 60), rows = plane ? 5 + round % 30 : 1;
    Made table(columns, rows, nimbers);
    const std::uint32_t kinds = 2 + static_cast<std::uint32_t>(round) % 5;
    for (SolvedValue& value : table.values) {
      const auto nimber = static_cast<std::int64_t>(random() % kinds);
      value = {nimber == 0, nimbers ? nimber : -1};
    }
    RuleFinder finder(table);
    EXPECT_TRUE(rules_of(finder).empty()) << round << ": " << finder.terms().text(finder.found()[0].term, true);
    EXPECT_GT(finder.tried(), 1'000U);
  }
}

TEST(FindRule, InTextsWhoseWinnersAreDrawnByLotNothingIsFound) {
  std::mt19937 random(5);
  for (int round = 0; round < 10; ++round) {
    // Beyond the list the game with wider ranges is regular.
    std::string list;
    const int size = 30 + 7 * round;
    for (int i = 0; i < size; ++i) list += (i == 0 ? "" : ", ") + std::to_string(random() % 2);
    const std::string json = found_in("t = {" + list + "}\nn: 0.." + std::to_string(size - 1) +
                                      "\nend if t[n]: next wins\nend if not t[n]: next loses\nmove: n -= 1\n");
    EXPECT_NE(json.find("\"rules\":[]"), std::string::npos) << json;
  }
}

TEST(FindRule, AWrongPositionIsNeverOverlooked) {
  std::mt19937 random(11);
  for (int round = 0; round < by_scale(8, 20, 100); ++round) {
    const bool plane = round % 2 == 1;
    Made table(plane ? 40 : 400, plane ? 40 : 1, true);
    Slots numbers;
    for (std::uint64_t i = 0; i < table.size(); ++i) {
      table.at(i, numbers);
      const std::int64_t nimber = plane ? numbers[0] ^ numbers[1] : numbers[0] % (3 + round);
      table.values[i] = {nimber == 0, nimber};
    }
    if (round >= 4) {
      SolvedValue& wrong = table.values[random() % table.size()];
      wrong = {!wrong.loses, wrong.nimber == 0 ? 1 : 0};
    }
    RuleFinder finder(table);
    const auto rules = rules_of(finder);
    if (round < 4) EXPECT_EQ(rules.size(), 2U) << round;
    for (const FoundRule& rule : rules) {
      ASSERT_NE(rule.term, kNoTerm);
      for (std::uint64_t i = 0; i < table.size(); ++i) {
        table.at(i, numbers);
        EXPECT_EQ(finder.terms().value(rule.term, numbers), of(table.values[i], rule.subject)) << round << ' ' << i;
      }
    }
  }
}

/// The text of each term means the same as its value.
TEST(FindRule, TermsAreWrittenAsTheLanguageReadsThem) {
  const std::string text = "x: 0..90\ny: 0..90\nmove: x -= 1\n";
  Faults faults;
  const auto program = read_program(text, {}, faults);
  ASSERT_TRUE(faults.empty());
  Terms terms({"x", "y"});
  Vocabulary vocabulary(terms, {{"x", 0, 90}, {"y", 0, 90}});
  std::vector<Example> examples;
  std::mt19937 random(3);
  for (int i = 0; i < 40; ++i)
    examples.push_back({{static_cast<std::int64_t>(random() % 91), static_cast<std::int64_t>(random() % 91)}, {}});
  examples.push_back({{0, 0}, {}});
  vocabulary.evaluate(examples, Slice::endless());
  std::vector<TermId> all;
  for (const auto& [term, values] : vocabulary.measures()) all.push_back(term);
  for (const Feature& feature : vocabulary.features()) {
    all.push_back(feature.term);
    all.push_back(class_condition(terms, feature.term, 1));
    all.push_back(one_of(terms, feature.term, {0, 1}));
  }
  std::size_t compared = 0;
  const auto step = by_scale<std::size_t>(23, 7, 1);
  for (std::size_t i = 0; i < all.size(); i += step) {
    if (!terms.expressible(all[i])) continue;
    const std::string formula = terms.text(all[i], false);
    auto read = Formula::read(*program, formula, {});
    ASSERT_TRUE(static_cast<bool>(read)) << formula;
    for (const Example& example : examples) {
      EXPECT_EQ(read->of(example.numbers), std::optional(terms.value(all[i], example.numbers)))
          << formula << " at " << example.numbers[0] << ", " << example.numbers[1];
      ++compared;
    }
  }
  EXPECT_GT(compared, 5'000U);
}

TEST(FindRule, NamesOfTheTextKeepTheirMeaning) {
  for (const char* name : {"k", "p", "d", "n"}) {
    const std::string n = name, text = n + ": 1..200\nmove c in 1.." + n + "-1 if gcd(c, " + n + ") == 1: " + n + " -= c\n";
    const std::string json = found_in(text);
    EXPECT_EQ(formulas_of(json).size(), 1U) << json;
    expect_all_true(text, json);
  }
}

TEST(FindRule, ShortSlicesFindTheSame) {
  for (const std::size_t law : {0, 5, 7, 21}) {
    EXPECT_EQ(found_in(kLaws[law].text, Slice(std::chrono::milliseconds(0))), found_in(kLaws[law].text)) << kLaws[law].title;
  }
}

TEST(FindRule, StatementsThatFailForLargerNumbersAreDropped) {
  // Up to 40 it is the game of taking one or two; beyond, of taking one.
  const std::string json = found_in("n: 0..40\nmove k in 1..2 if k == 1 or n <= 41: n -= k\n");
  EXPECT_EQ(json.find("n % 3"), std::string::npos) << json;
  EXPECT_NE(json.find("\"wider\":81"), std::string::npos) << json;
}

TEST(FindRule, ConstantsThatRangesEndWithAreDoubled) {
  const std::string json = found_in("N = 12\nx: 0..N = 3\nmove k in 1..N if x + k <= N: x += k\n");
  EXPECT_NE(json.find("\"positions\":13,\"wider\":25"), std::string::npos) << json;
}

TEST(FindRule, PeriodsOfLinesAreFoundWhereNoRuleIs) {
  // The amounts i and 2 i + 1 alone: with i fixed, a subtraction game with its period.
  const std::string json = found_in("i: 1..6\nx: 0..90\nmove: x -= i\nmove: x -= 2 * i + 1\n");
  std::string periods;
  for (std::uint64_t i = 1; i <= 12; ++i) {
    std::vector<std::uint64_t> nimbers;
    for (std::uint64_t x = 0; x <= 180; ++x) {
      std::set<std::uint64_t> options;
      for (const std::uint64_t k : {i, 2 * i + 1}) {
        if (k <= x) options.insert(nimbers[x - k]);
      }
      std::uint64_t nimber = 0;
      while (options.contains(nimber)) ++nimber;
      nimbers.push_back(nimber);
    }
    std::uint64_t period = 1;
    const auto repeats = [&] {
      for (std::uint64_t x = 90; x + period <= 180; ++x) {
        if (nimbers[x] != nimbers[x + period]) return false;
      }
      return true;
    };
    while (!repeats()) ++period;
    periods += (i == 1 ? "" : ", ") + std::to_string(period);
  }
  EXPECT_NE(json.find("As x grows and i stays, values repeat; the periods are " + periods + "."), std::string::npos) << json << periods;
}

TEST(FindRule, FaultsAreErrors) {
  EXPECT_EQ(found_in("n: 0..9\nmove k in 1..3 n -= k\n").substr(0, 6), "error:");
  EXPECT_EQ(found_in("n: 0..9\nmove: n = n + 1\n").substr(0, 6), "error:");
}

}  // namespace
}  // namespace grundy::lab
