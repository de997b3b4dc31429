#include <gtest/gtest.h>

#include <set>
#include <unordered_map>

#include "base/number_map.hpp"
#include "families/subtraction.hpp"
#include "families/subtraction_rules.hpp"
#include "families/subtraction_sieve.hpp"
#include "support.hpp"
#include "theory/nim.hpp"
#include "theory/period.hpp"
#include "twins/cyclic_solver.hpp"
#include "twins/rulesets.hpp"
#include "twins/sum.hpp"

namespace grundy {
namespace {

TEST(Mex, IsTheLeastNumberNotAdded) {
  std::mt19937 random(1);
  Mex mex;
  for (int round = 0; round < 2000; ++round) {
    std::set<std::uint64_t> values;
    for (auto i = random() % 12; i > 0; --i) {
      const std::uint64_t v = random() % 10 == 0 ? std::uint64_t{random()} << 30 : random() % 12;
      values.insert(v);
      mex.add({v});
    }
    std::uint64_t expected = 0;
    while (values.contains(expected)) ++expected;
    EXPECT_EQ(mex.take().value, expected);
  }
}

TEST(NumberMap, HoldsWhatAnUnorderedMapHolds) {
  std::mt19937_64 random(1);
  // Keys that differ in their lowest, highest or all bits, and the number that a free place holds.
  for (const unsigned shift : {0u, 20u, 52u}) {
    NumberMap map;
    std::unordered_map<std::uint64_t, std::uint32_t> twin;
    for (int step = 0; step < 20'000; ++step) {
      const std::uint64_t key = (random() % 12'000) << shift;
      const auto known = twin.find(key);
      ASSERT_EQ(map.contains(key), known != twin.end());
      ASSERT_EQ(map.find(key), known == twin.end() ? std::nullopt : std::optional(known->second));
      if (known != twin.end()) continue;
      twin.emplace(key, step);
      map.add(key, static_cast<std::uint32_t>(step));
      ASSERT_EQ(map.size(), twin.size());
    }
  }
}

TEST(FiniteSolver, SolvesNimHeapsByTheirSize) {
  FiniteSolver solver{NimHeapRules{}};
  for (std::uint64_t heap = 0; heap <= 40; ++heap) {
    EXPECT_EQ(solver.solve(heap), (Value{outcome_of(Nimber{heap}), Nimber{heap}, Remoteness{heap == 0 ? 0u : 1u}}));
  }
}

TEST(FiniteSolver, DoesNotRecurse) {
  FiniteSolver solver{SubtractionRules{{1}}};
  EXPECT_EQ(solver.solve(200'000).remoteness, Remoteness{200'000});
}

/// A ring of positions with some exits: p may go to p + 1 mod n, and p = 0 may leave to a terminal position.
struct RingRules {
  using Position = std::uint64_t;
  std::uint64_t n;
  void options(Position p, std::vector<Position>& out) const {
    if (p == n) return;
    out.push_back((p + 1) % n);
    if (p == 0) out.push_back(n);
  }
};

TEST(CyclicSolver, FindsWinsLossesAndDraws) {
  CyclicSolver exits{RingRules{4}};
  EXPECT_EQ(exits.solve(0), (Value{Outcome::N, {}, Remoteness{1}}));
  EXPECT_EQ(exits.value(3), (Value{Outcome::P, {}, Remoteness{2}}));
  EXPECT_EQ(exits.value(2), (Value{Outcome::N, {}, Remoteness{3}}));
  EXPECT_EQ(exits.value(1), (Value{Outcome::P, {}, Remoteness{4}}));

  struct Endless {
    using Position = std::uint64_t;
    void options(Position p, std::vector<Position>& out) const { out.push_back((p + 1) % 5); }
  };
  EXPECT_EQ(CyclicSolver{Endless{}}.solve(2), (Value{Outcome::D, {}, {}}));
}

TEST(CyclicSolver, AgreesWithTheFiniteSolverWithoutCycles) {
  for (std::uint64_t set = 1; set < 64; ++set) {
    SubtractionRules rules;
    for (std::uint64_t s = 1; s <= 6; ++s) {
      if (set >> (s - 1) & 1) rules.take.push_back(s);
    }
    FiniteSolver finite(rules);
    CyclicSolver cyclic(rules);
    for (std::uint64_t heap = 0; heap < 40; ++heap) {
      const Value expected = finite.solve(heap), found = cyclic.solve(heap);
      ASSERT_EQ(found.outcome, expected.outcome);
      ASSERT_EQ(found.remoteness, expected.remoteness);
    }
  }
}

TEST(Nim, EqualsTheSumOfHeapsOnAllSmallPositions) {
  FiniteSolver twin{SumRules{NimHeapRules{}}};
  const SumRules sum{NimHeapRules{}};
  const std::uint64_t most = by_scale(4, 6, 8);
  for (std::uint64_t a = 0; a <= most; ++a)
    for (std::uint64_t b = 0; b <= most; ++b)
      for (std::uint64_t c = 0; c <= most; ++c)
        for (std::uint64_t d = 0; d <= 3; ++d) {
          const std::vector<std::uint64_t> heaps{a, b, c, d};
          ASSERT_EQ(nim_value(heaps), twin.solve(sum.canonical(heaps))) << a << " " << b << " " << c << " " << d;
        }
}

/// Nim heaps in misere play: a player who cannot move has won.
struct MisereRules {
  using Position = std::vector<std::uint64_t>;
  void options(const Position& p, std::vector<Position>& out) const { SumRules{NimHeapRules{}}.options(p, out); }
  Outcome result(const Position&) const { return Outcome::N; }
};

TEST(Nim, MisereEqualsItsTwinOnAllSmallPositions) {
  FiniteSolver twin{MisereRules{}};
  const SumRules sum{NimHeapRules{}};
  for (std::uint64_t a = 0; a <= 6; ++a)
    for (std::uint64_t b = 0; b <= 6; ++b)
      for (std::uint64_t c = 0; c <= 6; ++c) {
        const std::vector<std::uint64_t> heaps{a, b, c};
        ASSERT_EQ(misere_nim_outcome(heaps), twin.solve(sum.canonical(heaps)).outcome) << a << " " << b << " " << c;
      }
}

SubtractionSequence sequence_of(std::vector<std::uint64_t> take, std::uint64_t heaps) {
  SubtractionSequence s(std::move(take));
  s.extend_nimbers(heaps, heaps);
  s.extend_remoteness(heaps, heaps);
  while (!s.prove_periods(1000)) {
  }
  return s;
}

TEST(Subtraction, EqualsItsTwinOnAllSetsUpTo10) {
  const std::uint64_t heaps = 64;
  for (std::uint64_t set = 1; set < 1024; ++set) {
    std::vector<std::uint64_t> take;
    for (std::uint64_t s = 1; s <= 10; ++s) {
      if (set >> (s - 1) & 1) take.push_back(s);
    }
    const SubtractionSequence fast = sequence_of(take, heaps);
    const auto outcomes = subtraction_outcomes(take, heaps - 1);
    FiniteSolver twin{SubtractionRules{take}};
    for (std::uint64_t heap = 0; heap < heaps; ++heap) {
      const Value expected = twin.solve(heap);
      ASSERT_EQ((Value{*fast.outcome(heap), fast.nimber(heap), fast.remoteness(heap)}), expected) << "set " << set << " heap " << heap;
      ASSERT_EQ(outcomes[heap] == 1, expected.outcome == Outcome::N);
    }
  }
}

TEST(Subtraction, PeriodsProvedFromAPrefixHoldFarBeyondIt) {
  for (std::uint64_t set = 1; set < 1024; ++set) {
    std::vector<std::uint64_t> take;
    for (std::uint64_t s = 1; s <= 10; ++s) {
      if (set >> (s - 1) & 1) take.push_back(s);
    }
    const SubtractionSequence prefix = sequence_of(take, 512), longer = sequence_of(take, 3000);
    ASSERT_TRUE(prefix.nimber_period() && prefix.outcome_period() && prefix.remoteness_period()) << "set " << set;
    for (std::uint64_t heap = 512; heap < 3000; ++heap) {
      ASSERT_EQ(prefix.nimber(heap), longer.nimber(heap)) << "set " << set << " heap " << heap;
      ASSERT_EQ(prefix.remoteness(heap), longer.remoteness(heap)) << "set " << set << " heap " << heap;
    }
  }
}

/// In slices as short as can be.
bool sieve_wins(SubtractionSieve& sieve, std::span<const std::uint64_t> take, std::uint64_t heap) {
  const Slice none(std::chrono::seconds(0));
  sieve.begin(take, heap);
  for (double last = 0, share = 0; share < 1; last = share) {
    Pace pace(none);
    share = sieve.advance(pace);
    EXPECT_GE(share, last);
  }
  return sieve.wins();
}

TEST(Subtraction, SieveEqualsForwardMarking) {
  SubtractionSieve sieve;
  std::mt19937_64 random(41);
  for (int round = 0; round < by_scale(300, 3000, 30000); ++round) {
    const std::uint64_t largest = round % 3 == 0 ? 12 : round % 3 == 1 ? 70 : 700;
    std::vector<std::uint64_t> take;
    for (std::uint64_t i = 1 + random() % 10; i > 0; --i) take.push_back(1 + random() % largest);
    std::sort(take.begin(), take.end());
    take.erase(std::unique(take.begin(), take.end()), take.end());
    const std::uint64_t n = 2000;
    const auto wins = subtraction_outcomes(take, n);
    for (int probe = 0; probe < 100; ++probe) {
      const std::uint64_t heap = probe < 50 ? static_cast<std::uint64_t>(probe) * 3 : random() % (n + 1);
      ASSERT_EQ(sieve_wins(sieve, take, heap), wins[heap] == 1) << join(take) << " heap " << heap;
    }
  }
}

TEST(Subtraction, SieveOfLargeHeapsInSlices) {
  SubtractionSieve sieve;
  // Several slices of words, and of heaps in the register, whose outcomes come back late.
  for (const std::vector<std::uint64_t>& take : {std::vector<std::uint64_t>{3, 64, 70, 1001}, {5, 9, 31, 48, 59, 64}}) {
    const std::uint64_t n = 300'000;
    const auto wins = subtraction_outcomes(take, n);
    for (std::uint64_t heap = n - 200; heap <= n; ++heap)
      ASSERT_EQ(sieve_wins(sieve, take, heap), wins[heap] == 1) << join(take) << " heap " << heap;
  }
}

/// Sets that reach far, with no small move, with 1, and with some; so that several words are sieved at once.
TEST(Subtraction, SieveOfFarMovesEqualsForwardMarking) {
  std::mt19937_64 random(43);
  SubtractionSieve sieve;
  for (int round = 0; round < by_scale(60, 600, 6000); ++round) {
    std::vector<std::uint64_t> take;
    if (round % 3 > 0) take.push_back(1);
    if (round % 3 > 1) take.push_back(2 + random() % 62);
    const std::uint64_t least = std::uint64_t{64} << random() % 8;
    for (std::uint64_t i = 1 + random() % 10; i > 0; --i) take.push_back(least + random() % (2 * least));
    std::sort(take.begin(), take.end());
    take.erase(std::unique(take.begin(), take.end()), take.end());
    const std::uint64_t n = 40000;
    const auto wins = subtraction_outcomes(take, n);
    for (int probe = 0; probe < 60; ++probe) {
      const std::uint64_t heap = probe < 30 ? least + static_cast<std::uint64_t>(probe) * 37 : random() % (n + 1);
      ASSERT_EQ(sieve_wins(sieve, take, heap), wins[heap] == 1) << join(take) << " heap " << heap;
    }
  }
}

/// The window is exactly as long as requested: the period is found at the first term by which it is proved.
TEST(PeriodSearch, LooksAtNoMoreTermsThanItNeeds) {
  for (const std::uint64_t memory : {1u, 2u, 3u, 5u}) {
    PeriodSearch search(memory);
    search.look([](std::uint64_t) { return 7u; }, 1000, 1000);
    EXPECT_EQ(search.found(), (Period{0, 1})) << memory;
    EXPECT_EQ(search.seen(), memory + 1) << memory;
  }
}

TEST(CyclicSolver, ForgetsWhatItSolvedBefore) {
  const VanishingRules rules{4, 1, 2, 0};
  std::vector<std::uint64_t> options;
  rules.options(0, options);
  CyclicSolver<VanishingRules> again(rules), fresh(rules);
  again.solve(options.back());
  EXPECT_EQ(again.solve(0), fresh.solve(0));
  EXPECT_EQ(again.size(), fresh.size());
}

TEST(Subtraction, KnownPeriods) {
  const auto a = sequence_of({2, 4, 7}, 200);
  EXPECT_EQ(a.nimber_period(), (Period{8, 3}));
  EXPECT_EQ(a.outcome_period(), (Period{4, 3}));
  const auto b = sequence_of({1, 3, 4, 5, 7, 8, 11, 13, 23, 38}, 1000);
  EXPECT_EQ(b.nimber_period(), (Period{40, 6}));
  EXPECT_EQ(b.outcome_period(), (Period{31, 6}));
  // One equality less than max(set) proves nothing: {2} has 0 0 1 1 0 0 1 1 ..., not the period 1 of its first two terms.
  EXPECT_EQ(sequence_of({2}, 100).nimber_period(), (Period{0, 4}));
}

TEST(Subtraction, LongestPeriodsOverAllSets) {
  const unsigned most = by_scale(10u, 13u, 18u);
  std::uint64_t preperiod = 0, period = 0;
  for (std::uint64_t set = 1; set < std::uint64_t{1} << most; ++set) {
    std::vector<std::uint64_t> take;
    for (std::uint64_t s = 1; s <= most; ++s) {
      if (set >> (s - 1) & 1) take.push_back(s);
    }
    SubtractionSequence s(take);
    s.extend_nimbers(4096, 4096);
    while (!s.prove_periods(1000)) {
    }
    ASSERT_TRUE(s.nimber_period()) << "set " << set;
    preperiod = std::max(preperiod, s.nimber_period()->preperiod);
    period = std::max(period, s.nimber_period()->period);
  }
  RecordProperty("preperiod", std::to_string(preperiod));
  RecordProperty("period", std::to_string(period));
  if (scale() == Scale::full) {
    EXPECT_EQ(preperiod, 557u);
    EXPECT_EQ(period, 456u);
  }
}

}  // namespace
}  // namespace grundy
