// Positions in play: every claim of an explanation against the twin, and whole games of perfect play.
#include <algorithm>
#include <map>
#include <numeric>

#include "arena.hpp"
#include "english/english.hpp"
#include "report/report.hpp"

namespace grundy {
namespace {

class Play : public testing::TestWithParam<std::size_t> {
 protected:
  const Arena& arena() const {
    static const std::vector<Arena> all = arenas();
    return all[GetParam()];
  }
  std::mt19937_64 random_{1000 + GetParam()};
};

std::uint64_t xor_of(const std::vector<Nimber>& nimbers) {
  return std::accumulate(nimbers.begin(), nimbers.end(), std::uint64_t{0}, [](std::uint64_t sum, Nimber g) { return sum ^ g.value; });
}

/// Sorted, without zeros and pairs, which add nothing and may be omitted.
std::vector<std::uint64_t> without_pairs(std::vector<std::uint64_t> nimbers) {
  std::sort(nimbers.begin(), nimbers.end());
  std::vector<std::uint64_t> out;
  for (const std::uint64_t g : nimbers) {
    if (!out.empty() && out.back() == g) out.pop_back();
    else if (g != 0) out.push_back(g);
  }
  return out;
}

/// Checks the reason against the options, which are known to be right.
void expect_true_reason(const Solution& solution, const Explanation& e, Twin& twin) {
  using Kind = Reason::Kind;
  const Reason& r = e.reason;
  const auto wins = [&e](const Message& move) {
    return std::any_of(e.options.begin(), e.options.end(),
                       [&move](const Option& o) { return o.move == move && o.value.outcome == Outcome::P; });
  };
  const std::vector<std::uint64_t> nimbers = twin.nimbers(e.state);
  switch (r.kind) {
    case Kind::terminal:
    case Kind::result: ASSERT_TRUE(e.options.empty()); break;
    case Kind::winning_move: ASSERT_TRUE(wins(r.text)) << r.text; break;
    case Kind::all_options_n:
      ASSERT_EQ(e.value.outcome, Outcome::P);
      ASSERT_EQ(static_cast<std::size_t>(r.count), e.options.size());
      break;
    case Kind::drawn: ASSERT_EQ(e.value.outcome, Outcome::D); break;
    case Kind::nim_sum:
      ASSERT_EQ(xor_of(r.numbers), r.total);
      ASSERT_EQ(r.total == 0, e.value.outcome == Outcome::P);
      if (!nimbers.empty()) {
        std::vector<std::uint64_t> claimed;
        for (const Nimber g : r.numbers) claimed.push_back(g.value);
        ASSERT_EQ(without_pairs(claimed), without_pairs(nimbers));
        ASSERT_EQ(xor_of(r.numbers), std::accumulate(nimbers.begin(), nimbers.end(), std::uint64_t{0}, std::bit_xor<>()));
      }
      if (r.total != 0) {
        ASSERT_TRUE(wins(r.text)) << r.text;
        ASSERT_TRUE(r.part);
        const auto named = std::find_if(e.options.begin(), e.options.end(), [&r](const Option& o) { return o.move == r.text; });
        if (!nimbers.empty()) {
          std::vector<std::uint64_t> claimed;
          for (const Nimber g : r.numbers) claimed.push_back(g.value);
          claimed[*r.part] ^= static_cast<std::uint64_t>(r.total);
          const std::vector<std::uint64_t> after = twin.nimbers(*solution.follow(e.state, named->play));
          ASSERT_EQ(std::accumulate(after.begin(), after.end(), std::uint64_t{0}, std::bit_xor<>()), 0u);
          // A component that breaks in two leaves other nimbers with the same sum.
          if (after.size() <= claimed.size()) {
            ASSERT_EQ(without_pairs(claimed), without_pairs(after));
          }
        }
      }
      break;
    case Kind::own:
      if (r.own->kind == "fixed-length") {
        ASSERT_EQ(e.value.remoteness->value, r.named[0]);
      } else if (r.own->kind == "vanishing") {
        ASSERT_EQ(r.named[0] >= r.named[1], e.value.outcome == Outcome::D);
      } else {
        ASSERT_EQ(r.own->kind, "misere");
      }
      break;
  }
}

void expect_true(Solution& solution, const Explanation& e, const Bout& bout) {
  Twin& twin = *bout.twin;
  Value expected = twin.value(e.state);
  if (!bout.lengths) expected.remoteness.reset();
  ASSERT_EQ(e.value, expected);
  std::vector<Twin::Key> keys;
  for (const Option& option : e.options) {
    const auto next = solution.follow(e.state, option.play);
    ASSERT_TRUE(next) << english(option.move);
    keys.push_back(twin.key(*next));
    const auto after = solution.explain_state(*next);
    ASSERT_TRUE(after) << english(option.move);
    ASSERT_EQ(after->value, option.value) << english(option.move);
    if (option.cell) {
      ASSERT_EQ(solution.cell(Layer::outcome, *option.cell).value(), static_cast<Natural>(option.value.outcome)) << english(option.move);
    }
    ASSERT_EQ(option.value.outcome, twin.value(*next).outcome) << english(option.move);
  }
  std::sort(keys.begin(), keys.end());
  keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
  ASSERT_EQ(keys, twin.options(e.state));
  ASSERT_NO_FATAL_FAILURE(expect_true_reason(solution, e, twin));
  ASSERT_EQ(english(sentence(solution.info(), e)).find("{}"), std::string::npos);
  if (e.cell) {
    ASSERT_EQ(solution.cell(Layer::outcome, *e.cell).value(), static_cast<Natural>(e.value.outcome));
  }
}

TEST_P(Play, EveryClaimEqualsTheTwins) {
  const int positions = by_scale(300, 4'000, 100'000);
  for (int seen = 0; seen < positions;) {
    const Bout bout = arena().bout(random_);
    const auto solution = open_solved(arena().id, bout.parameters);
    ASSERT_TRUE(solution);
    auto e = solution->explain(std::nullopt);
    for (; e; ++seen) {
      ASSERT_NO_FATAL_FAILURE(expect_true(*solution, *e, bout)) << arena().id << " " << english(e->position);
      const auto move = solution->any(*e, random_() >> 11);
      ASSERT_EQ(!move, e->options.empty());
      if (!move || (e->value.outcome == Outcome::D && seen % 30 == 29)) break;
      e = solution->explain_state(*solution->follow(e->state, *move));
    }
    ASSERT_TRUE(e);
  }
}

/// Plays on from `e`; `perfect[i]`: whether the player of the moves i, i + 2, ... is. Gives up on draws.
void play_out(Solution& solution, Explanation e, const bool (&perfect)[2], std::mt19937_64& random) {
  constexpr int kMost = 400;
  const Value start = e.value;
  int moves = 0;
  for (; moves < kMost; ++moves) {
    const bool plays_perfectly = perfect[moves % 2];
    const auto move = plays_perfectly ? solution.best(e) : solution.any(e, random() >> 11);
    if (!move) break;
    const auto state = solution.follow(e.state, *move);
    ASSERT_TRUE(state);
    auto next = solution.explain_state(*state);
    ASSERT_TRUE(next);
    if (plays_perfectly) {
      // A won game stays won, a drawn one is not lost, and remoteness goes down by one where both know it.
      if (e.value.outcome == Outcome::N) {
        ASSERT_EQ(next->value.outcome, Outcome::P) << english(e.position);
      }
      if (e.value.outcome == Outcome::D) {
        ASSERT_EQ(next->value.outcome, Outcome::D) << english(e.position);
      }
      if (e.value.remoteness) {
        ASSERT_EQ(next->value.remoteness->value + 1, e.value.remoteness->value) << english(e.position);
      }
    }
    e = std::move(*next);
  }
  if (perfect[0] && perfect[1] && start.remoteness) {
    ASSERT_EQ(static_cast<Natural>(moves), start.remoteness->value);
  }
  if (moves == kMost) {
    ASSERT_EQ(e.value.outcome, Outcome::D);
  }
}

TEST_P(Play, ThePerfectSideKeepsItsWinAndHurries) {
  const int games = by_scale(50, 1000, 10'000);
  for (int game = 0; game < games; ++game) {
    const Bout bout = arena().bout(random_);
    const auto solution = open_solved(arena().id, bout.parameters);
    ASSERT_TRUE(solution);
    const auto e = solution->explain(std::nullopt);
    for (const auto& perfect : {std::array{true, false}, std::array{false, true}, std::array{true, true}}) {
      const bool sides[] = {perfect[0], perfect[1]};
      ASSERT_NO_FATAL_FAILURE(play_out(*solution, *e, sides, random_)) << arena().id << " " << english(e->position);
    }
  }
}

TEST_P(Play, OnlyLegalMovesAndPositionsAreTaken) {
  for (int round = 0; round < by_scale(50, 500, 5000); ++round) {
    const Bout bout = arena().bout(random_);
    const auto solution = open_solved(arena().id, bout.parameters);
    const auto e = solution->explain(std::nullopt);
    for (std::uint64_t part = 0; part < 12; ++part) {
      for (std::uint64_t to = 0; to < 60; ++to) {
        const auto next = solution->follow(e->state, {part, to});
        const bool listed = std::any_of(e->options.begin(), e->options.end(), [&](const Option& o) { return o.play == Move{part, to}; });
        // Equal components are listed once only in games where they have no place of their own.
        if (listed) {
          ASSERT_TRUE(next);
        }
        if (!next) continue;
        const auto options = bout.twin->options(e->state);
        ASSERT_TRUE(std::binary_search(options.begin(), options.end(), bout.twin->key(*next))) << arena().id << " " << part << "," << to;
      }
    }
    // Any request from outside gives nothing or an explanation.
    State wild = e->state;
    if (!wild.empty()) wild[random_() % wild.size()] = random_() % 3 == 0 ? UINT64_MAX : random_() % 70;
    if (random_() % 4 == 0) wild.push_back(random_() % 12);
    if (random_() % 4 == 0 && !wild.empty()) wild.pop_back();
    if (const auto strange = solution->explain_state(wild)) {
      ASSERT_EQ(strange->state, wild);
    }
  }
}

std::string name_of(const testing::TestParamInfo<std::size_t>& info) {
  std::string name(arenas()[info.param].id);
  std::replace(name.begin(), name.end(), '-', '_');
  return name + "_" + std::to_string(info.param);
}

INSTANTIATE_TEST_SUITE_P(Games, Play, testing::Range<std::size_t>(0, arenas().size()), name_of);

/// Of equal chances all pairs of choices are equally likely: the remainder of a number serves further choices.
TEST(Play, ChancesAreDealtEqually) {
  std::map<std::pair<std::uint64_t, std::uint64_t>, int> dealt;
  for (std::uint64_t i = 0; i < 600; ++i) {
    Deal deal((std::uint64_t{1} << kChanceBits) / 600 * i + (std::uint64_t{1} << 40));
    const std::uint64_t first = deal.among(3);
    ++dealt[{first, deal.among(2)}];
  }
  EXPECT_EQ(dealt.size(), 6u);
  for (const auto& [pair, times] : dealt) EXPECT_EQ(times, 100) << pair.first << " " << pair.second;
}

TEST(Play, AChanceOfOneIsDealtTheLastShare) {
  Deal deal(std::uint64_t{1} << kChanceBits);
  EXPECT_EQ(deal.among(5), 4u);
}

}  // namespace
}  // namespace grundy
