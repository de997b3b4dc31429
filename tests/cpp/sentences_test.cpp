// Every claim of the sentences that explain a position, for random positions of all games, against the rules alone. A sentence is checked
// as a message, so the claims hold in every language.
#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <vector>

#include "arena.hpp"
#include "english/english.hpp"
#include "lab/game/open_text.hpp"
#include "report/report.hpp"

namespace grundy {
namespace {

/// The outcomes of a finite game, by all its moves, and the nimbers of normal play.
class PlayedOut final : public Twin {
 public:
  explicit PlayedOut(Solution& solution) : solution_(solution) {}
  Key key(const State& state) override { return state; }
  std::vector<Key> options(const State&) override { return {}; }
  Value value(const State& state) override {
    if (const auto known = known_.find(state); known != known_.end()) return known->second;
    const auto e = solution_.describe(state);
    Value out{e->options.empty() ? solution_.value_of(state).outcome : Outcome::P, {}, {}};
    std::set<std::uint64_t> nimbers;
    for (const Option& option : e->options) {
      const Value after = value(*solution_.follow(state, option.play));
      nimbers.insert(after.nimber->value);
      if (after.outcome == Outcome::P) out.outcome = Outcome::N;
      else if (after.outcome == Outcome::D && out.outcome == Outcome::P) out.outcome = Outcome::D;
    }
    out.nimber = Nimber{};
    while (nimbers.contains(out.nimber->value)) ++out.nimber->value;
    return known_[state] = out;
  }

 private:
  Solution& solution_;
  std::map<State, Value> known_;
};

/// The number of moves that the game of dominoes that stay lasts, and whether the first player wins it.
std::pair<std::uint64_t, bool> permanent(const std::string& strip, std::uint64_t k,
                                         std::map<std::string, std::pair<std::uint64_t, bool>>& known) {
  if (const auto found = known.find(strip); found != known.end()) return found->second;
  std::uint64_t longest = 0, fastest = UINT64_MAX;
  for (std::size_t first = 0; first + k <= strip.size(); ++first) {
    if (strip.find_first_not_of('0', first) < first + k) continue;
    std::string next = strip;
    next.replace(first, k, k, '1');
    const auto [moves, wins] = permanent(next, k, known);
    if (!wins) fastest = std::min(fastest, moves + 1);
    longest = std::max(longest, moves + 1);
  }
  const bool wins = fastest != UINT64_MAX;
  return known[strip] = {wins ? fastest : longest, wins};
}

/// The numbers of "3 xor 5 = 6", with the sum at the end.
std::vector<std::uint64_t> numbers_in(const std::string& text) {
  std::vector<std::uint64_t> out;
  for (std::size_t i = 0; i < text.size();) {
    std::size_t used = 1;
    if (text[i] >= '0' && text[i] <= '9') out.push_back(std::stoull(text.substr(i), &used));
    i += used;
  }
  return out;
}

class Claims {
 public:
  Claims(Solution& solution, const Explanation& e, Twin& twin, std::set<std::string>& seen)
      : solution_(solution), e_(e), twin_(twin), seen_(seen) {}

  void check() {
    const Message shown = sentence(solution_.info(), e_);
    const std::string text = english(shown);
    SCOPED_TRACE(text);
    for (const char* letter : {" N-", " P-", "N:", "P:", " N,", " P,", " N.", " P."}) ASSERT_EQ(text.find(letter), std::string::npos);
    if (e_.second) {
      const GameInfo& info = solution_.info();
      const std::string mover = english((*e_.second ? info.second : info.first).message());
      ASSERT_TRUE(e_.value.outcome == Outcome::D || text.starts_with(mover + (e_.value.outcome == Outcome::N ? " wins" : " loses")));
    }
    ASSERT_NO_FATAL_FAILURE(expect_true(shown));
  }

 private:
  static const Message& part(const Message& m, std::size_t i) { return m.arguments()[i]; }
  static std::uint64_t number(const Message& m) { return m.number() ? *m.number() : std::stoull(*m.text()); }

  const Option* named(const Message& move, const Explanation& e) const {
    const auto found = std::find_if(e.options.begin(), e.options.end(), [&](const Option& o) { return o.move == move; });
    return found == e.options.end() ? nullptr : &*found;
  }
  Outcome after(const Option& option) { return twin_.value(*solution_.follow(e_.state, option.play)).outcome; }
  std::size_t count(Outcome outcome) {
    return static_cast<std::size_t>(
        std::count_if(e_.options.begin(), e_.options.end(), [&](const Option& o) { return after(o) == outcome; }));
  }

  void expect_leads_to(const Message& move, Outcome outcome) {
    const Option* const option = named(move, e_);
    ASSERT_TRUE(option) << english(move);
    ASSERT_EQ(after(*option), outcome) << english(move);
  }

  void expect_wins(const Message& effect, bool only) {
    const std::string id = effect.id();
    seen_.insert(id);
    const Message& move = part(effect, 0);
    ASSERT_NO_FATAL_FAILURE(expect_leads_to(move, Outcome::P));
    if (only) {
      ASSERT_EQ(count(Outcome::P), 1u);
    }
    const Option& option = *named(move, e_);
    const auto next = solution_.describe(*solution_.follow(e_.state, option.play));
    if (id == "ends-game") {
      ASSERT_TRUE(next->options.empty());
    } else if (id == "leaves-lost-place") {
      ASSERT_EQ(part(effect, 1), next->position);
    } else {
      ASSERT_EQ(id, "leaves-lost");
    }
  }

  void expect_answered(const Message& move, const Message& answer) {
    const Option* const option = named(move, e_);
    ASSERT_TRUE(option) << english(move);
    const State next = *solution_.follow(e_.state, option->play);
    const auto there = solution_.describe(next);
    const Option* const best = named(answer, *there);
    ASSERT_TRUE(best) << english(answer);
    ASSERT_EQ(twin_.value(*solution_.follow(next, best->play)).outcome, Outcome::P) << english(answer);
  }

  void expect_sum(const Message& equation, bool zero) {
    std::vector<std::uint64_t> numbers = numbers_in(english(equation));
    const std::uint64_t sum = numbers.back();
    ASSERT_EQ(sum == 0, zero);
    if (numbers.size() > 1) numbers.pop_back();
    if (english(equation).find("...") != std::string::npos) return;
    ASSERT_EQ(std::accumulate(numbers.begin(), numbers.end(), std::uint64_t{0}, std::bit_xor<>()), sum);
    const std::vector<std::uint64_t> nimbers = twin_.nimbers(e_.state);
    if (nimbers.empty()) return;
    ASSERT_EQ(std::accumulate(nimbers.begin(), nimbers.end(), std::uint64_t{0}, std::bit_xor<>()), sum);
  }

  void expect_diagonal(std::uint64_t row, std::uint64_t column) {
    const std::uint64_t steps = e_.state[0] - row;
    ASSERT_EQ(e_.state[1] - column, steps);
    for (std::uint64_t i = 0; i <= steps; ++i) ASSERT_EQ(twin_.value({row + i, column + i}).outcome, e_.value.outcome);
  }

  void expect_repeats(std::uint64_t from, std::uint64_t period, std::uint64_t like) {
    const auto nimber = [this](std::uint64_t heap) { return twin_.value({heap}).nimber.value().value; };
    ASSERT_TRUE(like >= from && like < from + period && (e_.state[0] - like) % period == 0);
    for (std::uint64_t heap = from; heap + period <= e_.state[0]; ++heap) ASSERT_EQ(nimber(heap), nimber(heap + period)) << heap;
  }

  void expect_middle() {
    const std::uint64_t row = *std::max_element(e_.state.begin(), e_.state.end());
    const auto index = static_cast<std::uint64_t>(std::max_element(e_.state.begin(), e_.state.end()) - e_.state.begin());
    const std::uint64_t left = (row - 1) / 2, taken = row % 2 == 0 ? 2 : 1;
    State next = *solution_.follow(e_.state, {index, 2 * left + taken - 1});
    ASSERT_EQ(twin_.value(next).outcome, Outcome::P);
    std::erase(next, 0);
    ASSERT_EQ(next, (State{left, left}));
  }

  /// Strips the letters of the position as the sentence says.
  void expect_doubled(bool doubled) {
    std::string rest = english(e_.position);
    rest = rest.substr(0, rest.find(','));
    while (rest.size() > 1 && rest.front() == rest.back()) rest = rest.substr(1, rest.size() - 2);
    bool found = true;
    for (std::size_t i = 0; i < rest.size(); i += 2) found = found && rest[i] == rest[i + 1];
    ASSERT_EQ(found, doubled);
    ASSERT_EQ(e_.value.outcome, doubled ? Outcome::D : Outcome::N);
  }

  void expect_vanishing(const std::string& id, const Message& m) {
    const std::size_t laid = e_.state.size() - 3;
    std::map<std::string, std::pair<std::uint64_t, bool>> known;
    std::string strip = *e_.position.arguments()[0].text();
    std::replace(strip.begin(), strip.end(), '#', '1');
    const auto [moves, wins] = permanent(strip, e_.state[1], known);
    const Message& length = laid == 0 ? part(m, 0) : part(part(m, 0), 0);
    ASSERT_EQ(number(part(length, 0)), moves + laid);
    ASSERT_EQ(number(part(part(m, 1), 0)), e_.state[2]);
    if (id == "vanishing-draw") return expect_leads_to(part(m, 2), Outcome::D);
    ASSERT_EQ(id, wins ? "vanishing-won" : "vanishing-lost");
    if (wins) expect_leads_to(part(m, 2), Outcome::P);
  }

  void expect_infinite(const std::vector<std::uint64_t>& claimed) {
    ASSERT_FALSE(twin_.value(e_.state).nimber);
    std::set<std::uint64_t> nimbers;
    for (const Option& option : e_.options) {
      if (const auto nimber = twin_.value(*solution_.follow(e_.state, option.play)).nimber) nimbers.insert(nimber->value);
    }
    ASSERT_EQ(claimed, std::vector<std::uint64_t>(nimbers.begin(), nimbers.end()));
  }

  void expect_misere(const std::string& id, const Message& m) {
    const State& heaps = e_.state;
    const auto ones = static_cast<std::uint64_t>(std::count(heaps.begin(), heaps.end(), 1u));
    const auto large = std::count_if(heaps.begin(), heaps.end(), [](std::uint64_t h) { return h > 1; });
    if (id == "misere-one-large") {
      ASSERT_EQ(large, 1);
      ASSERT_NO_FATAL_FAILURE(expect_leads_to(part(m, 0), Outcome::P));
      const State next = *solution_.follow(heaps, named(part(m, 0), e_)->play);
      ASSERT_EQ(std::count(next.begin(), next.end(), 1u) % 2, 1);
      ASSERT_LE(*std::max_element(next.begin(), next.end()), 1u);
    } else if (id == "misere-move" || id == "misere-0") {
      ASSERT_GT(large, 1);
      ASSERT_NO_FATAL_FAILURE(expect_sum(part(m, 0), id == "misere-0"));
      if (id == "misere-move") ASSERT_NO_FATAL_FAILURE(expect_leads_to(part(m, 1), Outcome::P));
    } else {
      ASSERT_EQ(large, 0);
      ASSERT_EQ(id, ones == 0 ? "misere-none" : ones % 2 == 0 ? "misere-even" : "misere-odd");
      if (ones > 0) {
        ASSERT_EQ(number(part(m, 0)), ones);
        ASSERT_EQ(count(Outcome::P), ones % 2 == 0 ? e_.options.size() : 0);
      }
    }
  }

  void expect_lost(const std::string& id, const Message& m) {
    ASSERT_EQ(count(Outcome::N), e_.options.size());
    const std::size_t listed = id == "one-option" ? 1 : id == "both-options" ? 2 : number(part(m, 1));
    ASSERT_EQ(listed, e_.options.size());
    if (listed == 1) {
      ASSERT_EQ(part(m, 1), e_.options[0].move);
    }
  }

  void expect_true(const Message& m) {
    ASSERT_TRUE(m.id());
    const std::string id = m.id();
    seen_.insert(id);
    const Outcome outcome = e_.value.outcome;
    ASSERT_EQ(twin_.value(e_.state).outcome, outcome);
    if (id == "two-sentences") {
      ASSERT_NO_FATAL_FAILURE(expect_true(part(m, 0)));
      ASSERT_NO_FATAL_FAILURE(expect_true(part(m, 1)));
    } else if (id == "diagonal") {
      ASSERT_NO_FATAL_FAILURE(expect_true(part(m, 0)));
      expect_diagonal(number(part(m, 1)), number(part(m, 2)));
    } else if (id == "answered") {
      ASSERT_NO_FATAL_FAILURE(expect_true(part(m, 0)));
      expect_answered(part(m, 1), part(m, 2));
    } else if (id == "heaps-repeat") {
      expect_repeats(0, number(part(m, 0)), number(part(m, 1)));
    } else if (id == "heaps-repeat-from") {
      expect_repeats(number(part(m, 0)), number(part(m, 1)), number(part(m, 2)));
    } else if (id == "infinite-nimber" || id == "infinite-nimber-alone") {
      expect_infinite(id == "infinite-nimber" ? numbers_in(english(part(m, 0))) : std::vector<std::uint64_t>());
    } else if (id == "pairs-cancel") {
      const auto& numbers = e_.reason.numbers;
      const auto named = static_cast<std::uint64_t>(std::count_if(numbers.begin(), numbers.end(), [](Nimber n) { return n.value != 0; }));
      ASSERT_EQ(named + 2 * number(part(m, 0)), std::accumulate(e_.state.begin(), e_.state.end(), std::uint64_t{0}));
    } else if (id == "middle") {
      expect_middle();
    } else if (id == "all-doubled" || id == "not-doubled") {
      expect_doubled(id == "all-doubled");
    } else if (id == "terminal" || id == "no-domino-fits" || id == "result-lost") {
      ASSERT_TRUE(e_.options.empty() && outcome == Outcome::P);
    } else if (id == "result-won" || id == "result-drawn") {
      ASSERT_TRUE(e_.options.empty() && outcome == (id == "result-won" ? Outcome::N : Outcome::D));
    } else if (id == "winning-move" || id == "only-winning-move") {
      expect_wins(part(m, 1), id == "only-winning-move");
    } else if (id == "drawn") {
      ASSERT_EQ(count(Outcome::P), 0u);
      expect_leads_to(part(m, 0), Outcome::D);
    } else if (id == "nim-sum-0" || id == "nim-sum-move") {
      ASSERT_EQ(count(Outcome::P) == 0, id == "nim-sum-0");
      ASSERT_NO_FATAL_FAILURE(expect_sum(part(m, 2), id == "nim-sum-0"));
      if (id == "nim-sum-move") expect_leads_to(part(m, 3), Outcome::P);
    } else if (id.starts_with("vanishing-")) {
      expect_vanishing(id, m);
    } else if (id.starts_with("misere-")) {
      expect_misere(id, m);
    } else if (id == "even-length" || id == "odd-length") {
      std::uint64_t moves = 0;
      for (std::size_t i = 0; i < e_.state.size(); i += 2) moves += e_.state[i + 1] / e_.state[i];
      ASSERT_EQ(number(part(part(m, 0), 0)), moves);
      ASSERT_EQ(count(id == "odd-length" ? Outcome::P : Outcome::N), e_.options.size());
    } else {
      expect_lost(id, m);
    }
  }

  Solution& solution_;
  const Explanation& e_;
  Twin& twin_;
  std::set<std::string>& seen_;
};

/// Explains the positions of a random line of play. Returns their number.
int expect_true_line(Solution& solution, Twin& twin, std::mt19937_64& random, std::set<std::string>& seen) {
  constexpr int kMost = 60;
  auto e = solution.explain(std::nullopt);
  for (int explained = 1; e; ++explained) {
    SCOPED_TRACE(english(e->position));
    Claims(solution, *e, twin, seen).check();
    const auto move = solution.any(*e, random() >> 11);
    if (!move || explained == kMost || testing::Test::HasFatalFailure()) return explained;
    e = solution.explain_state(*solution.follow(e->state, *move));
  }
  return kMost;
}

void expect_true_sentences(const Arena& arena, int positions, std::set<std::string>& seen) {
  std::mt19937_64 random(17);
  for (int done = 0; done < positions && !testing::Test::HasFatalFailure();) {
    const Bout bout = arena.bout(random);
    const auto solution = open_solved(arena.id, bout.parameters);
    ASSERT_TRUE(solution);
    SCOPED_TRACE(arena.id);
    done += expect_true_line(*solution, *bout.twin, random, seen);
  }
}

/// Finite games, and the sentences that only they need.
const std::vector<RawParameters> kGames = {
    {{"game", "rules"}, {"text", "n: 0..60 = 23\nmove k in 1..3: n -= k\nend: next wins"}},
    {{"game", "rules"}, {"text", "n: 0..60 = 24\nend if n < 3: next wins\nmove k in 1..3: n -= k"}},
    {{"game", "rules"}, {"text", "n: 0..9 = 9\nmove k in 1..2: n -= k\nend: draw"}},
    {{"game", "rules"}, {"text", "x: 0..9 = 5\ny: 0..9 = 4\nmove k in 1..x: x -= k\nmove k in 1..y: y -= k"}},
    {{"game", "rules"}, {"text", "n: 0..20 = 20\nLeft k in 1..2: n -= k\nRight k in {1, 3}: n -= k"}},
    {{"game", "rules"},
     {"text",
      "stones_in_the_heap_from_which_both_players_take_them: 0..30 = 13\nmove k in 1..3: "
      "stones_in_the_heap_from_which_both_players_take_them -= k"}},
    {{"game", "bachet"}, {"take", "1,4,10"}, {"n", "120"}},
};

std::unique_ptr<Solution> opened(RawParameters parameters) {
  const std::string id = parameters.extract("game").mapped();
  if (id != "rules") return open_solved(id, parameters);
  auto solution = lab::open_text(parameters);
  if (!solution) return nullptr;
  while ((*solution)->advance(Slice::endless()) < 1) {
  }
  return std::move(*solution);
}

TEST(Sentences, ClaimOnlyWhatTheRulesConfirm) {
  std::set<std::string> seen;
  for (const Arena& arena : arenas()) ASSERT_NO_FATAL_FAILURE(expect_true_sentences(arena, by_scale(60, 600, 10'000), seen));
  std::mt19937_64 random(3);
  for (const RawParameters& parameters : kGames) {
    const auto solution = opened(parameters);
    SCOPED_TRACE(parameters.rbegin()->second);
    ASSERT_TRUE(solution);
    PlayedOut twin(*solution);
    for (int game = 0; game < 4 && !HasFatalFailure(); ++game) expect_true_line(*solution, twin, random, seen);
  }
  const std::set<std::string> all = {
      "answered",       "all-doubled",       "middle",          "not-doubled",
      "all-options",    "both-options",      "diagonal",        "drawn",
      "ends-game",      "even-length",       "heaps-repeat",    "heaps-repeat-from",
      "leaves-lost",    "leaves-lost-place", "infinite-nimber", "infinite-nimber-alone",
      "misere-0",       "misere-even",       "misere-move",     "misere-none",
      "misere-odd",     "misere-one-large",  "nim-sum-0",       "nim-sum-move",
      "no-domino-fits", "odd-length",        "one-option",      "only-winning-move",
      "pairs-cancel",   "result-drawn",      "result-lost",     "result-won",
      "terminal",       "two-sentences",     "vanishing-draw",  "vanishing-lost",
      "vanishing-won",  "winning-move",
  };
  if (scale() != Scale::small) {
    EXPECT_EQ(seen, all);
  }
}

/// Labels of moves name the heap wherever there are several.
TEST(Sentences, MovesHaveOneLabelEverywhere) {
  const auto label = [](const char* game, const char* heaps, std::size_t i) {
    const auto solution = open_solved(game, {{"heaps", heaps}});
    return english(solution->explain(std::nullopt)->options[i].move);
  };
  EXPECT_EQ(label("nim", "3,5,7", 0), "take 1 from heap 1");
  EXPECT_EQ(label("nim", "0,0,5", 1), "take 2 from heap 3");
  EXPECT_EQ(label("nim", "0,5", 1), "take 2 from heap 2");
  EXPECT_EQ(label("nim", "5", 1), "take 2");
  EXPECT_EQ(label("exponential-game", "0,5", 1), "take 4 from heap 2");
  EXPECT_EQ(label("exponential-game", "5", 1), "take 4");
}

}  // namespace
}  // namespace grundy
