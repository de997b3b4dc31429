// Sums of games: against a search over all positions of the parts together, which knows no nimber.
#include <map>
#include <random>

#include "games/parts.hpp"
#include "games/rules_catalogue.hpp"
#include "games/sum/part_list.hpp"
#include "lab/game/open_text.hpp"
#include "report/report.hpp"
#include "support.hpp"

namespace grundy {
namespace {

/// Solves a sum, by search over all positions of the parts together, backward from those without a move: a position is lost if all moves
/// lead to won ones, won if one leads to a lost one, and otherwise a draw.
class Search {
 public:
  using States = std::vector<State>;

  explicit Search(const std::string& parts) {
    const auto listed = read_parts(parts);
    for (const ListedPart& part : *listed) {
      parts_.push_back(std::move(*open_part(part.game, part.parameters, false)));
      while (parts_.back()->advance(Slice::endless()) < 1) {
      }
    }
  }

  Outcome outcome(const States& states) {
    if (!outcomes_.contains(states)) solve(states);
    return outcomes_.at(states);
  }

  States start() const {
    States out;
    for (const auto& part : parts_) out.push_back(part->start());
    return out;
  }

 private:
  void solve(const States& from) {
    std::map<States, std::vector<States>> moves;
    std::vector<States> open = {from};
    while (!open.empty()) {
      const States states = open.back();
      open.pop_back();
      if (moves.contains(states)) continue;
      for (const States& next : moves[states] = next_of(states)) open.push_back(next);
    }
    std::map<States, Outcome> found;
    for (bool changed = true; changed;) {
      changed = false;
      for (const auto& [states, next] : moves) {
        if (found.contains(states)) continue;
        const auto is = [&](const States& one, Outcome outcome) { return found.contains(one) && found.at(one) == outcome; };
        const bool won = std::any_of(next.begin(), next.end(), [&](const States& one) { return is(one, Outcome::P); });
        const bool lost = std::all_of(next.begin(), next.end(), [&](const States& one) { return is(one, Outcome::N); });
        if (!won && !lost) continue;
        found[states] = won ? Outcome::N : Outcome::P;
        changed = true;
      }
    }
    for (const auto& [states, next] : moves) outcomes_[states] = found.contains(states) ? found.at(states) : Outcome::D;
  }

  std::vector<States> next_of(const States& states) const {
    std::vector<States> out;
    for (std::size_t i = 0; i < states.size(); ++i) {
      const auto described = parts_[i]->describe(states[i]);
      for (const Option& option : described->options) {
        out.push_back(states);
        out.back()[i] = *parts_[i]->follow(states[i], option.play);
      }
    }
    return out;
  }

  std::vector<std::unique_ptr<Solution>> parts_;
  std::map<States, Outcome> outcomes_;
};

State joined(const std::vector<State>& states) {
  State out;
  for (const State& state : states) {
    out.push_back(state.size());
    out.insert(out.end(), state.begin(), state.end());
  }
  return out;
}

/// Divides a sum's state, as the docs describe it: how many numbers a part has, then these.
std::vector<State> divided(const State& state) {
  std::vector<State> out;
  for (std::size_t at = 0; at < state.size(); at += state[at] + 1)
    out.emplace_back(state.begin() + static_cast<std::ptrdiff_t>(at) + 1, state.begin() + static_cast<std::ptrdiff_t>(at + 1 + state[at]));
  return out;
}

/// Compares values of a position and of its options with the search, then goes on from a random option.
void expect_walk(Solution& sum, Search& search, std::mt19937_64& random, const std::string& what) {
  State state = sum.start();
  for (int moves = 0; moves < 40; ++moves) {
    const auto e = sum.explain_state(state);
    ASSERT_TRUE(e) << what;
    ASSERT_EQ(e->value.outcome, search.outcome(divided(state))) << what << ": " << e->position;
    ASSERT_EQ(sum.value_of(state), e->value) << what;
    for (const Option& option : e->options) {
      const auto next = sum.follow(state, option.play);
      ASSERT_TRUE(next) << what << ": " << option.move;
      ASSERT_EQ(option.value.outcome, search.outcome(divided(*next))) << what << ": " << option.move;
      ASSERT_EQ(sum.describe(*next)->position, option.to.empty() ? sum.describe(*next)->position : option.to) << what;
    }
    const auto best = sum.best(*e);
    ASSERT_EQ(best.has_value(), !e->options.empty()) << what;
    if (!best) return;
    if (e->value.outcome == Outcome::N) ASSERT_EQ(search.outcome(divided(*sum.follow(state, *best))), Outcome::P) << what;
    state = *sum.follow(state, *sum.any(*e, random() >> 11));
  }
}

constexpr const char* kQueen =
    "x: 0..4 = 3\ny: 0..4 = 4\nmove k in 1..x: x -= k\nmove k in 1..y: y -= k\nmove k in 1..min(x, y): x -= k, y -= k";

/// A rule text as a value within a list of parts.
std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) out += c == ';' ? "%3B" : c == '|' ? "%7C" : c == '%' ? "%25" : std::string(1, c);
  return out;
}

std::vector<std::string> small_sums() {
  return {
      "nim;heaps=3,5|kayles;rows=4|bachet;take=1,2,3;n=7",
      "nim;heaps=2,3|nim;heaps=1",
      "kayles;rows=3,2|kayles;rows=4",
      "knights;n=5;knights=3.2|nim;heaps=4",
      "knights;n=5;knights=3.2,4.4|bachet;take=1,4;n=6",
      "bobs-game;board=..X/.K./..K|take-away;take=1,3,4;heaps=5,2",
      "the-game;counts=1,1,1|stone-game;piles=3,4",
      "exclusively-edible;m=3;n=4;r=0;c=2|kayles;rows=3",
      "exponential-game;heaps=9|ungame;n=5;start=2",
      "ungame;n=6;start=3|nim;heaps=1,1|stone-game;piles=2,2,3",
      "bachet;take=2,5;n=11|take-away;take=2,3;heaps=7|kayles;rows=2",
      "nim;heaps=0|kayles;rows=0",
      "kayles;rows=5",
      "rules;text=" + escaped(kQueen) + "|nim;heaps=3",
      "graph|nim;heaps=3",
      "graph;start=4|nim;heaps=2",
      "graph;start=9|graph;start=4|nim;heaps=1",
      "graph;edges=0>1,1>0,1>2,2>3|kayles;rows=3",
      "graph;edges=0>1,1>0,1>2,2>3;start=1|graph;edges=0>1,1>2,2>0,0>3,3>4|nim;heaps=1",
      "rules;text=0.77;n=5|kayles;rows=5",
      "rules;text=" + escaped(kQueen) + "|rules;text=0.33;n=4|knights;n=4;knights=2.2",
  };
}

TEST(Sum, ValuesMovesAndPlayAgreeWithASearchOverAllParts) {
  std::mt19937_64 random(37);
  for (const std::string& parts : small_sums()) {
    const auto sum = open_solved("sum", {{"parts", parts}});
    ASSERT_TRUE(sum);
    ASSERT_FALSE(sum->failure()) << parts << ": " << english(*sum->failure());
    Search search(parts);
    ASSERT_EQ(sum->start(), joined(search.start()));
    for (int round = 0; round < by_scale(1, 4, 40); ++round) ASSERT_NO_FATAL_FAILURE(expect_walk(*sum, search, random, parts));
  }
}

TEST(Sum, TheTableMovesOnePart) {
  for (const std::string& parts : small_sums()) {
    const auto listed = *read_parts(parts);
    Search search(parts);
    for (std::size_t shown = 1; shown <= listed.size(); ++shown) {
      const auto sum = open_solved("sum", {{"parts", parts}, {"part", std::to_string(shown)}});
      const TableShape& shape = sum->shape();
      for (std::uint64_t y = shape.y.first; y < shape.y.first + std::min<std::uint64_t>(shape.y.count, 4); ++y) {
        for (std::uint64_t x = shape.x.first; x < shape.x.first + std::min<std::uint64_t>(shape.x.count, 5); ++x) {
          const auto state = sum->state_at({x, y});
          const CellValue cell = sum->cell(Layer::outcome, {x, y});
          ASSERT_EQ(state.has_value(), cell.is_known()) << parts << " at " << x << "," << y;
          if (!state) continue;
          // Searched where the numbers are small.
          if (*std::max_element(state->begin(), state->end()) > 24) continue;
          ASSERT_EQ(cell, CellValue::of(search.outcome(divided(*state)))) << parts << " at " << x << "," << y;
          ASSERT_EQ(sum->explain(Cell{x, y})->cell, (Cell{x, y}));
        }
      }
    }
  }
}

TEST(Sum, ByTheRulesAloneIsTheSame) {
  for (const std::string& parts : small_sums()) {
    const auto fast = open_solved("sum", {{"parts", parts}});
    auto slow = open_rules("sum", {{"parts", parts}});
    ASSERT_TRUE(slow) << english(slow.error());
    while ((*slow)->advance(Slice::endless()) < 1) {
    }
    ASSERT_FALSE((*slow)->failure()) << parts << ": " << english(*(*slow)->failure());
    EXPECT_EQ((*slow)->answer().value, fast->answer().value) << parts;
  }
}

TEST(Sum, AWinningMoveIsFoundAmongMoreThanCanBeListed) {
  const auto sum = open_solved("sum", {{"parts", "nim;heaps=1000000000000000000,5|kayles;rows=1000000000000|bachet;take=1,2,3;n=7"}});
  const auto e = sum->explain(std::nullopt);
  ASSERT_TRUE(e && e->more);
  ASSERT_EQ(e->value.outcome, Outcome::N);
  const auto best = sum->best(*e);
  ASSERT_TRUE(best);
  EXPECT_EQ(sum->value_of(*sum->follow(e->state, *best)).outcome, Outcome::P);
  EXPECT_FALSE(e->reason.text.empty());
  EXPECT_EQ(e->reason.part, 0u);
}

/// Cram on 4 x 7 is beyond a table: its regions are solved on demand, in slices, also where play has left the start.
TEST(Sum, PartsThatFallApartAreSolvedOnDemand) {
  const std::string cram =
      "b[4, 7]: 0..1\nmove (i, j) of b if not b[i, j] and not b[i, j+1]: b[i, j] = 1, b[i, j+1] = 1\n"
      "move (i, j) of b if not b[i, j] and not b[i+1, j]: b[i, j] = 1, b[i+1, j] = 1";
  const auto sum = open_unsolved("sum", {{"parts", "rules;text=" + cram + "|nim;heaps=1"}});
  ASSERT_TRUE(sum);
  const Slice none(std::chrono::seconds(0));
  const auto ready = [&](const State& state) {
    while (!sum->prepare(state)) {
      while (sum->advance(none) < 1) {
      }
    }
  };
  while (sum->advance(none) < 1) {
  }
  std::mt19937_64 random(3);
  State state = sum->start();
  for (int moves = 0; moves < by_scale(2, 6, 20); ++moves) {
    ready(state);
    const auto e = sum->explain_state(state);
    ASSERT_TRUE(e);
    ASSERT_EQ(e->value.nimber->value, e->parts[0].nimber->value ^ e->parts[1].nimber->value);
    const auto move = sum->any(*e, random() >> 11);
    if (!move) break;
    state = *sum->follow(state, *move);
  }
}

TEST(Sum, ListsAreReadAsTheyAreWritten) {
  std::mt19937_64 random(5);
  constexpr std::string_view kLetters = "a;|%=, \n\xC3\xA9";
  for (int round = 0; round < by_scale(200, 2000, 20000); ++round) {
    std::vector<ListedPart> parts(1 + random() % 4);
    for (ListedPart& part : parts) {
      part.game = std::string(1 + random() % 3, 'g');
      for (std::uint64_t i = random() % 3; i > 0; --i) {
        std::string value;
        for (std::uint64_t letters = random() % 6; letters > 0; --letters) value += kLetters[random() % kLetters.size()];
        part.parameters[std::string(i, 'p')] = value;
      }
    }
    const auto read = read_parts(text_of(parts));
    ASSERT_TRUE(read) << text_of(parts);
    ASSERT_EQ(read->size(), parts.size());
    for (std::size_t i = 0; i < parts.size(); ++i) {
      ASSERT_EQ((*read)[i].game, parts[i].game);
      ASSERT_EQ((*read)[i].parameters, parts[i].parameters) << text_of(parts);
    }
  }
}

TEST(Sum, FaultsAreNamedWithTheirPart) {
  const auto fault = [](const std::string& parts) {
    auto sum = open_game("sum", {{"parts", parts}});
    if (!sum) return english(sum.error());
    while ((*sum)->advance(Slice::endless()) < 1) {
    }
    return (*sum)->failure() ? english(*(*sum)->failure()) : "none";
  };
  EXPECT_EQ(fault("kayles|nim;heaps=3,x"),
            "parts: expected numbers separated by commas, each from 0 to 9223372036854775807, got \"x\" (part 2: nim, heaps)");
  EXPECT_TRUE(fault("nim|chess").starts_with("parts: expected one of dominoes, ")) << fault("nim|chess");
  EXPECT_TRUE(fault("nim|chess").ends_with("got \"chess\" (part 2: chess)")) << fault("nim|chess");
  EXPECT_NE(fault("nim|chess").find(", rules, got"), std::string::npos) << fault("nim|chess");
  EXPECT_EQ(fault("nim;heaps"),
            "parts: expected a name, = and a value after each semicolon, such as n=7 (; in a value is written %3B), in part 1 (nim), got "
            "\"heaps\"");
  // The rest of a text that was cut at its own semicolon.
  EXPECT_EQ(fault("rules;text=n: 0..9; move k in 1..3: n -= k"),
            "parts: expected a name, = and a value after each semicolon, such as n=7 (; in a value is written %3B), in part 1 (rules), got "
            "\"move k in 1..3: n -= k\"");
  EXPECT_EQ(fault("rules;text=n: 0..9%3B move k in 1..3: n -= k"), "none");
  EXPECT_EQ(fault("nim;heaps=3%2"), "parts: expected %3B for ;, %7C for |, %25 for % in a value, in part 1 (nim), got \"%2\"");
  EXPECT_EQ(fault("nim;heaps=3;heaps=4"), "parts: expected each parameter once, in part 1 (nim), got \"heaps\"");
  EXPECT_EQ(fault("nim||kayles"),
            "parts: expected the id of a game, such as nim, or rules;text=... for rules of your own, in part 2, got nothing");
  EXPECT_EQ(fault("kayles|sum"), "parts: expected a game other than sum in part 2, got sum");
  EXPECT_EQ(fault("nim;misere=1"),
            "parts: expected positions that have a nimber: normal play without draws (part 1: nim), got one without");
  EXPECT_EQ(fault("rules;text=n: 0..5"),
            "parts: expected a rule text without faults, got in line 1, column 1: no line says how to move, such as move k in 1..3: n -= k "
            "(part 1: rules, text)");
  EXPECT_EQ(fault("nim | kayles ; rows = 3 "), "none") << "blanks do not count";
  EXPECT_EQ(*judge_game("sum", "2\ngraph;edges=0>1,1>0\nnim;heaps=3\n"), "Draw\n");
  // In a judge's input each line counts on.
  EXPECT_EQ(english(judge_game("sum", "2\nnim;heaps=3\nkayles;rows=x\n").error()),
            "line 3, token 1: expected numbers separated by commas, each from 0 to 1000000000000000000, got \"x\" (part 2: kayles, rows)");
}

}  // namespace
}  // namespace grundy
