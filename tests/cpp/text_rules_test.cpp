// Rule texts by their rules alone: the slow twin of what solves them, and certificates of them.
#include "base/json_value.hpp"
#include "certify/certify.hpp"
#include "check/check.hpp"
#include "doors.hpp"
#include "english/english.hpp"
#include "lab/game/open_text.hpp"
#include "lab/solvers/solved.hpp"
#include "lab_texts.hpp"
#include "solve/rules_solver.hpp"
#include "support.hpp"

namespace grundy {
namespace {

constexpr SolverReach kReach = {3'000, 60'000};

/// A few of each nature, some with parameters.
const std::vector<RawParameters>& texts() {
  static const std::vector<RawParameters> all = {
      {{"text", "n: -3..20 = 12\nmove k in {1, 3, 8}: n -= k"}},
      {{"text", "n: 0..30 = 9\nmove k in {1, 2}, a in 0..(n-k)/2: split n into a, n - k - a"}},
      {{"text", "heaps = {3, 5}\nn: 0..15\nmove k in 1..n: n -= k\nstart h in heaps: n = h"}, {"heaps", "2,3,4"}},
      {{"text",
        "row[3]: 0..3 = 3\nlegal if all(row[i] >= row[i+1] for i in 0..1)\nmove i of row, j in 0..row[i]-1: row[k] = min(row[k], j) for k "
        "in i..2\nend if row[0] == 0: next wins"}},
      {{"text", "x: 0..9 = 4; y: -2..5 = 3; Left: x -= 2; Right: x -= 3, y -= 1; end if y < 0: Left wins; end: last loses"}},
      {{"text",
        "coins = {8, 15, 3, 7}\nl: 0..4 = 0\nr: -1..3 = 3\nmove if l <= r: gain coins[l], l += 1\nmove if l <= r: gain coins[r], r -= 1"}},
      {{"text",
        "N = 5; x: 0..N-1 = 1; y: 0..N-1 = 3; move d in {1, 2}: x = (x + d) % N; move d in {1, 3}: y = (y + d) % N; end if x == y: last "
        "wins"},
       {"N", "7"}},
      {{"text", "n: 0..6 = 6; move: n -= 1; end if n == 2: draw; end: score -3"}},
  };
  return all;
}

std::optional<lab::TextInstance> solved(const RawParameters& raw) {
  lab::forget();
  auto opened = lab::open_text_with_rules(raw, false);
  if (!opened) return std::nullopt;
  while (opened->solution->advance(Slice::endless()) < 1) {
  }
  if (opened->solution->failure()) return std::nullopt;
  return std::move(*opened);
}

void expect_same(const Value& fast, const Value& slow, const std::string& shown) {
  EXPECT_EQ(letter(fast.outcome), letter(slow.outcome)) << shown;
  if (fast.nimber && slow.nimber) {
    EXPECT_EQ(fast.nimber->value, slow.nimber->value) << shown;
  }
  if (fast.remoteness && slow.remoteness) {
    EXPECT_EQ(decimal(fast.remoteness->value), decimal(slow.remoteness->value)) << shown;
  }
}

/// How many positions of its table were compared.
std::uint64_t compared(const RawParameters& raw) {
  const auto text = solved(raw);
  if (!text) return 0;
  RulesSolver slow(*text->game_rules.rules, kReach);
  std::uint64_t count = 0;
  const auto compare = [&](const State& state) {
    const Position position = text->game_rules.position(state);
    slow.solve(position, Slice::endless());
    EXPECT_FALSE(slow.repeated()) << raw.at("text");
    const auto value = slow.value(position);
    if (!value) return;
    ++count;
    expect_same(text->solution->value_of(state), *value, raw.at("text"));
  };
  compare(text->solution->start());
  const TableShape& shape = text->solution->shape();
  for (std::uint64_t y = 0; y < std::min<std::uint64_t>(shape.y.count, 12); ++y) {
    for (std::uint64_t x = 0; x < std::min<std::uint64_t>(shape.x.count, 12); ++x) {
      if (const auto state = text->solution->state_at({shape.x.first + x, shape.y.first + y})) compare(*state);
    }
  }
  EXPECT_EQ(text->game_rules.rules->fault(), std::nullopt) << raw.at("text");
  return count;
}

TEST(TextRules, AgreeWithTheLab) {
  for (const RawParameters& raw : texts()) EXPECT_GT(compared(raw), 5) << raw.at("text");
  std::uint64_t count = 0;
  for (std::uint64_t seed = 1; seed <= by_scale<std::uint64_t>(60, 200, 2000); ++seed)
    count += compared({{"text", random_rule_text(seed)}});
  EXPECT_GT(count, by_scale(500, 2000, 15'000));
}

/// The certificate with another value of one name of its claim, and a checksum that fits.
std::string with_claim(const std::string& text, const std::string& name, JsonValue value) {
  JsonValue certificate = parse_json(text).value;
  certificate.object()->at("claim").object()->at(name) = std::move(value);
  certificate.object()->erase("checksum");
  const std::string checksum = certificate_checksum(certificate.canonical());
  certificate.object()->emplace("checksum", JsonValue(checksum));
  return certificate.canonical();
}

void expect_certified(const RawParameters& raw) {
  const auto text = certify("rules", raw, std::nullopt);
  if (!text) return;
  EXPECT_EQ(check_certificate(*text).words.find("position "), std::string::npos) << *text;
  EXPECT_TRUE(check_certificate(*text).valid) << *text;
  const std::string outcome = *parse_json(*text).value.find("claim")->find("outcome")->text();
  for (const std::string other : {"N", "P", "D"})
    EXPECT_EQ(check_certificate(with_claim(*text, "outcome", JsonValue(other))).valid, other == outcome) << *text;
}

TEST(TextRules, AreCertifiedAndChecked) {
  for (const RawParameters& raw : texts()) {
    EXPECT_TRUE(certify("rules", raw, std::nullopt)) << raw.at("text");
    expect_certified(raw);
    const auto opened = lab::open_text(raw);
    const TableShape& shape = (*opened)->shape();
    const auto window = certify_window(
        "rules", raw, {shape.x.first, shape.y.first, std::min<std::uint64_t>(shape.x.count, 6), std::min<std::uint64_t>(shape.y.count, 4)});
    ASSERT_TRUE(window) << raw.at("text") << english(window.error());
    const Verdict verdict = check_certificate(*window);
    EXPECT_TRUE(verdict.valid) << verdict.words << *window;
  }
  for (std::uint64_t seed = 1; seed <= by_scale<std::uint64_t>(15, 60, 500); ++seed) expect_certified({{"text", random_rule_text(seed)}});
}

TEST(TextRules, DefaultsAreThoseOfTheGame) {
  const auto text = certify("rules", {}, std::nullopt);
  ASSERT_TRUE(text);
  EXPECT_TRUE(check_certificate(*text).valid);
  EXPECT_NE(text->find("\"text\":"), std::string::npos);
}

std::string by_hand(const std::string& rules, const std::string& claim, const std::string& values) {
  return with_claim("{\"certificate\":1,\"game\":\"rules\",\"parameters\":{\"text\":\"" + rules + "\"},\"claim\":" + claim +
                        ",\"proof\":\"values\",\"proved\":true,\"checksum\":\"\",\"values\":" + values + "}",
                    "outcome", *parse_json(claim).value.find("outcome"));
}

TEST(TextRules, ThatAreWrongProveNothing) {
  // A value given by = that leaves its range is a mistake in the rules, not a move that there is not.
  const std::string claim = R"({"position":[1],"outcome":"P"})";
  EXPECT_EQ(check_certificate(by_hand("n: 0..3 = 1; move: n = n + 9", claim, R"([[[1],"P",0,0]])")).words,
            "rules: a value given by = leaves its range");
  EXPECT_EQ(check_certificate(by_hand("n: 0..3 = 1; move: n += 9", claim, R"([[[1],"P",0,0]])")).words, "");
  // Without nimbers remotenesses must fall: two that lead to one another are no win.
  const std::string there_and_back = "n: 0..1 = 1; move: n = 1 - n";
  EXPECT_FALSE(
      check_certificate(by_hand(there_and_back, R"({"position":[1],"outcome":"N"})", R"([[[0],"P",null,2],[[1],"N",null,3]])")).valid);
  EXPECT_FALSE(
      check_certificate(by_hand(there_and_back, R"({"position":[1],"outcome":"N","nimber":1})", R"([[[0],"P",0,0],[[1],"N",1,1]])")).valid);
  EXPECT_TRUE(
      check_certificate(by_hand(there_and_back, R"({"position":[1],"outcome":"D"})", R"([[[0],"D",null,null],[[1],"D",null,null]])"))
          .valid);
  EXPECT_NE(check_certificate(by_hand("n: 0..3", claim, "[]")).words.find("parameters: "), std::string::npos);
}

TEST(TextRules, WorkWithoutEndIsGivenUp) {
  // 500^3 looks for each of ten positions, and as often again for what is legal.
  const std::string rounds = "sum(sum(sum(n * i * j * k for i in 1..400) for j in 1..400) for k in 1..400)";
  const RawParameters raw = {{"text", "n: 0..9 = 9\nmove if " + rounds + " >= 0: n -= 1"}};
  const auto text = certify("rules", raw, std::nullopt);
  if (text) {
    EXPECT_TRUE(check_certificate(*text).valid);
  } else {
    EXPECT_FALSE(english(text.error()).empty());
  }
}

TEST(TextRules, CellsAreCertifiedWhereAllAreSolved) {
  // More positions than a graph holds, of which few are reached; without an order, so that they cannot lie in a table.
  const std::string text =
      "x: 0..99999 = 3; y: 0..99999 = 3; move if x > 0: x -= 1, y += 1; move if y > 0: y -= 1, x += 1; end if x == y: next wins";
  EXPECT_TRUE(certify("rules", {{"text", text}}, std::nullopt));
  const auto near = certify("rules", {{"text", text}}, Cell{2, 4});
  ASSERT_FALSE(near);
  EXPECT_NE(english(near.error()).find("reached from the start"), std::string::npos) << english(near.error());
  EXPECT_FALSE(certify_window("rules", {{"text", text}}, {2, 4, 1, 1}));
}

/// With another claim.
std::string claiming(const JsonValue& certificate, const std::string& claim) {
  JsonValue other = certificate;
  other.object()->at("claim") = parse_json(claim).value;
  return sealed(std::move(other));
}

constexpr auto kOutcome = lab::Against::outcome, kNimber = lab::Against::nimber;
const RawParameters kThree = {{"text", "n: 0..20\nmove k in 1..3: n -= k"}};

TEST(Formulas, AreRightEverywhereOrWrongOnThePositionThatIsProved) {
  const RawParameters piles = {{"text", "x: 0..5; y: 0..6; move k in 1..x: x -= k; move k in 1..y: y -= k"}};
  const RawParameters within = {{"text", "   n: 0..20\n   move k in 1..3:\n       n -= k\n"}};
  const RawParameters hot = {{"text", "x: 0..5 = 4; Left: x -= 2; Right: x -= 3"}};
  const RawParameters points = {{"text", "n: 0..4 = 4; move: n -= 1, gain n"}};
  const RawParameters kayles = {{"text", "n: 0..9; move k in {1, 2}, a in 0..(n-k)/2: split n into a, n - k - a"}};
  struct Case {
    const RawParameters& raw;
    const char* formula;
    lab::Against against;
    const char* claim;  // behind the formula
  };
  const Case cases[] = {
      {kThree, "n % 4", kNimber, R"("positions":21)"},
      {kThree, "n % 4 == 0", kOutcome, R"("positions":21)"},
      {kThree, "n % 4 == 0 and n < 9", kOutcome, R"("position":[12],"outcome":"P","nimber":0,"remoteness":6)"},
      {kThree, "n", kNimber, R"("position":[4],"outcome":"P","nimber":0,"remoteness":2)"},
      {kThree, "n % 4 - 1", kNimber, R"("position":[0],"outcome":"P","nimber":0,"remoteness":0)"},
      {kThree, "1 / (n - 2)", kOutcome, R"("position":[1],"outcome":"N","nimber":1,"remoteness":1)"},
      {within, "n % 4", kNimber, R"("positions":21)"},
      {piles, "x ^ y", kNimber, R"("positions":42)"},
      {piles, "x == y", kOutcome, R"("positions":42)"},
      // Left moves by 2 and Right by 3: with 0, 1 nobody, with 2 Left alone.
      {hot, "x < 2", kOutcome, R"("position":[2,1],"outcome":"P","remoteness":0)"},
      {points, "n == 0", kOutcome, R"("position":[0,4503599627370496],"outcome":"D")"},
      {kayles, "n == 0", kOutcome, R"("positions":10)"},
      {kayles, "n % 4", kNimber, R"("position":[4],"outcome":"N","nimber":1,"remoteness":3)"},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.formula);
    const auto text = certify_formula("rules", c.raw, c.formula, c.against);
    ASSERT_TRUE(text) << english(text.error());
    EXPECT_EQ(check_certificate(*text).words, "");
    const std::string claim = "\"claim\":{\"formula\":\"" + std::string(c.formula) + "\",\"against\":\"" +
                              (c.against == kNimber ? "nimber" : "outcome") + "\"," + c.claim + "}";
    EXPECT_NE(text->find(claim), std::string::npos) << text->substr(0, 300);
  }
}

TEST(Formulas, NothingElseIsProvedOfThem) {
  const auto holds = certify_formula("rules", kThree, "n % 4", kNimber);
  const auto fails = certify_formula("rules", kThree, "n % 5", kNimber);
  ASSERT_TRUE(holds && fails);
  const JsonValue right = parse_json(*holds).value, wrong = parse_json(*fails).value;
  const auto expect_refused = [](const JsonValue& certificate, const char* claim, const char* words) {
    EXPECT_EQ(check_certificate(claiming(certificate, claim)).words, words) << claim;
  };
  EXPECT_TRUE(check_certificate(claiming(right, R"({"formula":"n - n / 4 * 4","against":"nimber","positions":21})")).valid);
  expect_refused(right, R"({"formula":"n % 5","against":"nimber","positions":21})",
                 "formula, position 4: the proof shows P, nimber 0, remoteness 2");
  expect_refused(right, R"({"formula":"n % 4","against":"outcome","positions":21})",
                 "formula, position 0: the proof shows P, nimber 0, remoteness 0");
  expect_refused(right, R"({"formula":"n % 4 - 1","against":"nimber","positions":21})",
                 "formula, position 0: it says nothing that could be so");
  expect_refused(right, R"({"formula":"n / n","against":"outcome","positions":21})",
                 "formula, position 0: it says nothing that could be so");
  expect_refused(right, R"({"formula":"n % 4","against":"nimber","positions":20})", "claim: the formula speaks of 21 positions");
  expect_refused(right, R"({"formula":"n % 4","against":"nimber","positions":21,"at":[0,0]})",
                 "claim: no such field beside a formula that holds");
  expect_refused(right, R"({"formula":"n % 4","positions":21})", "claim: expected a formula, against outcome or nimber");
  expect_refused(right, R"({"formula":4,"against":"nimber","positions":21})", "claim: expected a formula, against outcome or nimber");
  expect_refused(right, R"({"formula":"n % 4","against":"both","positions":21})", "claim: expected a formula, against outcome or nimber");
  expect_refused(right, R"({"formula":"m","against":"nimber","positions":21})", "claim: formula: nothing here is called m");
  expect_refused(wrong, R"({"formula":"n % 5","against":"nimber","position":[4],"outcome":"P"})", "claim: nimber is missing");
  expect_refused(wrong, R"({"formula":"n % 5","against":"nimber","position":[40],"outcome":"P","nimber":0})",
                 "claim: the formula does not speak of position 40");
  expect_refused(wrong, R"({"formula":"n % 5","against":"nimber","position":[4],"outcome":"P","nimber":0,"at":[4,0]})",
                 "claim: no such field beside a formula: at");
  expect_refused(wrong, R"({"formula":"n % 4","against":"nimber","position":[4],"outcome":"P","nimber":0})",
                 "claim: the formula says just that");
  expect_refused(wrong, R"({"formula":"n % 4 == 0","against":"outcome","position":[4],"outcome":"P"})",
                 "claim: the formula says just that");
  expect_refused(wrong, R"({"formula":"n % 5","against":"nimber","position":[4],"outcome":"P","nimber":1})",
                 "claim: the proof shows P, nimber 0, remoteness 2");
  expect_refused(wrong, R"({"formula":"n % 5","against":"nimber","position":[4],"outcome":"N","nimber":0})",
                 "claim: the proof shows P, nimber 0, remoteness 2");
  expect_refused(wrong, R"({"against":"nimber","position":[20],"outcome":"P"})", "claim: no such field: against");
  // By no other proof, and of no other game.
  JsonValue other = right;
  other.object()->at("proof") = JsonValue(std::string("theorem"));
  EXPECT_EQ(check_certificate(sealed(other)).words, "proof: none of a formula by theorem");
  const auto nim = certify("nim", {{"heaps", "1,2"}}, std::nullopt);
  EXPECT_EQ(check_certificate(claiming(parse_json(*nim).value, R"({"formula":"1","against":"nimber","positions":3})")).words,
            "claim: the game has no formulas");
}

TEST(Formulas, AreRefusedInWordsWhereNothingCanBeProved) {
  const auto refused = [](const char* text, const char* formula, lab::Against against) {
    const auto certified = certify_formula("rules", {{"text", text}}, formula, against);
    return certified ? "certified" : english(certified.error());
  };
  EXPECT_EQ(refused("n: 0..20; move k in 1..3: n -= k", "m", kOutcome), "formula: nothing here is called m");
  EXPECT_EQ(refused("n: 0..20; move k in 1..3: n -= k; end: next wins", "n", kNimber),
            "against: expected outcome, where there are no nimbers, got nimber");
  EXPECT_EQ(refused("x: 0..449; y: 0..449; move: x -= 1", "x", kOutcome),
            "formula: expected a game whose positions can be looked at one after the other, got one with too many");
  EXPECT_EQ(refused("n: 0..99999; move k in 1..3: n -= k", "n", kOutcome),
            "certificate: expected a game whose positions can all be listed, got one with too many of them");
  EXPECT_EQ(refused("n: 0..9; legal if n > 9; move: n -= 1", "n", kOutcome).substr(0, 5), "text:");
}

}  // namespace
}  // namespace grundy
