// Periods of sequences of own rules: what is proved and what is seen, against searches that try every period.
#include "lab/game/open_text.hpp"
#include "lab/game/sequence_period.hpp"
#include "lab/solvers/solved.hpp"
#include "support.hpp"

namespace grundy::lab {
namespace {

/// The least period that holds three times in at least half of the terms, each compared.
std::optional<Period> naive_period(const std::vector<std::uint32_t>& terms) {
  for (std::size_t p = 1; p < terms.size(); ++p) {
    std::size_t from = terms.size() - p;
    while (from > 0 && terms[from - 1] == terms[from - 1 + p]) --from;
    const std::size_t periodic = terms.size() - from;
    if (periodic >= 3 * p && 2 * periodic >= terms.size()) return Period{from, p};
  }
  return std::nullopt;
}

TEST(LabPeriod, WhatIsSeenIsTheLeastOfAll) {
  std::mt19937 random(3);
  int found = 0;
  for (int round = 0; round < by_scale(500, 3000, 20000); ++round) {
    const std::size_t period = 1 + random() % 12;
    std::vector<std::uint32_t> terms(random() % 80);
    for (std::size_t i = 0; i < terms.size(); ++i) terms[i] = i < random() % 40 + period ? random() % 3 : terms[i - period];
    const auto seen = seen_period(terms);
    ASSERT_EQ(seen, naive_period(terms));
    found += seen.has_value();
  }
  EXPECT_GT(found, 100);
}

std::unique_ptr<Solution> solved_text(const std::string& text) {
  auto solution = open_text({{"text", text}});
  if (!solution) return nullptr;
  while ((*solution)->advance(Slice::endless()) < 1) {
  }
  return std::move(*solution);
}

TEST(LabPeriod, SubtractionSetsHaveTheProvedPeriodsOfBachet) {
  std::mt19937 random(5);
  for (int round = 0; round < by_scale(20, 100, 500); ++round) {
    std::string set;
    for (std::size_t left = 1 + random() % 4; left > 0; --left) (set.empty() ? set : set += ",") += std::to_string(1 + random() % 9);
    SCOPED_TRACE(set);
    const auto own = solved_text("take = {" + set + "}\nn: 0..1000 = 20\nmove \"take {s}\" s in take: n -= s\n");
    const auto bachet = open_solved("bachet", {{"take", set}, {"n", "1000"}});
    ASSERT_TRUE(own && bachet);
    ASSERT_TRUE(own->shape().sequence->period);
    EXPECT_EQ(own->shape().sequence->period, bachet->shape().sequence->period);
    EXPECT_FALSE(own->shape().sequence->seen);
  }
}

TEST(LabPeriod, OtherSequencesAreSeenOrHaveNone) {
  const auto period = [](const std::string& text) { return *solved_text(text)->shape().sequence; };
  const Sequence kayles = period("n: 0..1000 = 20\nmove k in {1, 2}, a in 0..(n-k)/2: split n into a, n - k - a\n");
  // Recognised as take-and-break.
  EXPECT_EQ(kayles.period, (Period{71, 12}));
  EXPECT_FALSE(kayles.seen);
  // Misere play: outcomes only.
  EXPECT_EQ(period("n: 0..100 = 11\nmove k in 1..3: n -= k\nend: next wins\n").seen, (Period{0, 4}));
  // A range that begins at 5: index 5 is the first term.
  EXPECT_EQ(period("n: 5..105 = 11\nmove k in 1..3: n -= k\n").period, (Period{5, 4}));
  EXPECT_EQ(period("n: 5..105 = 11\nmove k in 1..min(n, 3): n -= k\n").period, (Period{5, 4}));
  const Sequence nim = period("n: 0..200 = 11\nmove k in 1..n: n -= k\n");
  EXPECT_FALSE(nim.period);
  EXPECT_EQ(nim.seen, (Period{0, 1, 1}));
  const Sequence half = period("n: 0..200 = 11\nmove k in 1..n/2: n -= k\n");
  EXPECT_FALSE(half.period || half.seen);
}

/// A proved period comes with its theorem; the sparse space is told only where no period is known.
TEST(LabPeriod, FactsNameTheTheorem) {
  const auto facts = [](const std::string& text) {
    std::string out;
    const Sequence sequence = *solved_text(text)->shape().sequence;
    for (const Message& fact : sequence.facts) out += english(fact) + "\n";
    return out;
  };
  EXPECT_EQ(facts("0.77"), "A period that lasts this long goes on for ever (theorem of Guy and Smith, 1956).\n");
  EXPECT_TRUE(facts("0.8").starts_with("Growth that lasts this long goes on for ever")) << facts("0.8");
  EXPECT_TRUE(facts("0.007").starts_with("Sparse space: ")) << facts("0.007");
  EXPECT_TRUE(facts("n: 5..105 = 11\nmove k in 1..min(n, 3): n -= k\n").starts_with("Each value depends on the 3 before it alone"))
      << facts("n: 5..105 = 11\nmove k in 1..min(n, 3): n -= k\n");
}

/// Texts whose moves depend on the number, or that end otherwise, are no subtraction sets.
TEST(LabPeriod, OnlySubtractionSetsAreProved) {
  const auto set = [](const std::string& text) {
    std::shared_ptr<const Program> program;
    const auto solved = prepare({{"text", text}}, program);
    return solved ? subtraction_set(**solved) : std::vector<std::uint64_t>();
  };
  EXPECT_EQ(set("n: 0..99 = 9\nmove k in 1..3: n -= k\nmove: n -= 7\n"), (std::vector<std::uint64_t>{1, 2, 3, 7}));
  EXPECT_EQ(set("d = 2\nn: 0..99 = 9\nmove k in 1..3 if k != d: n -= k\n"), (std::vector<std::uint64_t>{1, 3}));
  EXPECT_EQ(set("n: 0..99 = 9\nmove k in {-1, -4}: n += k\n"), (std::vector<std::uint64_t>{1, 4}));
  for (const char* text :
       {"n: 0..99 = 9\nmove k in 1..n: n -= k\n", "n: 0..99 = 9\nmove if n > 4: n -= 1\n", "n: 0..99 = 9\nmove: n -= 1\nend: next wins\n",
        "n: 0..99 = 9\nmove: n -= 1\nlegal if n != 5\n", "n: 0..99 = 9\nmove k in {-1, 2}: n -= k\n", "n: 0..99 = 9\nmove: n = 1\n",
        "n: 0..99 = 9\nmove: n -= 1, n -= n % 2\n", "big(k) = n > k\nn: 0..99 = 9\nmove k in 1..3 if big(k): n -= k\n",
        "n: 0..99 = 9\nmove: gain 1, n -= 1\n", "n: 0..99 = 9\nLeft: n -= 1\nRight: n -= 2\n", "n: 0..99 = 9\nmove k in {0, 1}: n -= k\n"})
    EXPECT_TRUE(set(text).empty()) << text;
}

}  // namespace
}  // namespace grundy::lab
