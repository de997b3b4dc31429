// Values of positions of texts: published ones, and those of random texts against the definitions.
#include <set>

#include "base/json_value.hpp"
#include "fixture.hpp"
#include "lab/game/open_text.hpp"
#include "lab/values/position_report.hpp"
#include "lab/game/text_values.hpp"
#include "lab_messages.hpp"
#include "lab_texts.hpp"
#include "report/report.hpp"
#include "support.hpp"
#include "theory/values/parse.hpp"
#include "twins/short_games.hpp"

namespace grundy::lab {
namespace {

using values::Id;
using values::Steps;

Result<std::string> report_of(const RawParameters& raw) {
  auto task = open_position_value(raw, std::nullopt, std::nullopt);
  if (!task) return task.error();
  while ((*task)->advance(Slice::endless()) < 1) {
  }
  return (*task)->json(put_english);
}

TEST(PositionValues, ArePublishedValues) {
  for (const Record& fact : fixture("position-values.json")) {
    const auto json = report_of({{"text", fact.at("text")}});
    ASSERT_TRUE(json) << fact.at("family") << " " << fact.at("start") << ": " << english(json.error());
    std::string wanted = "\"value\":\"" + fact.at("value") + "\",\"ascii\":\"" + fact.at("ascii") + "\",\"mean\":\"" + fact.at("mean") +
                         "\",\"temperature\":\"" + fact.at("temperature") + "\",\"class\":\"" + fact.at("outcome") + "\",\"left_stop\":\"" +
                         fact.at("left_stop") + "\",\"right_stop\":\"" + fact.at("right_stop") + "\",";
    EXPECT_NE(json->find(wanted), std::string::npos) << fact.at("family") << " " << fact.at("start") << "\n" << *json;
  }
}

/// A text that splits, in which the lines belong to Left and Right by turns.
std::string with_sides(std::string text) {
  bool left = true;
  for (std::size_t at = text.find("\nmove"); at != std::string::npos; at = text.find("\nmove", at + 1), left = !left)
    text.replace(at + 1, 4, left ? "Left" : "Right");
  return text;
}

struct Opened {
  std::shared_ptr<Solved> solved;
  std::shared_ptr<const Program> program;
};

/// A random text of Left and Right in normal play, with or without splits; nothing if this seed makes another one.
std::optional<Opened> sided_text(std::uint64_t seed, bool splits, std::string& text) {
  text = random_rule_text(seed);
  if (splits) text = with_sides(text);
  Opened out;
  auto solved = prepare({{"text", text}}, out.program);
  if (!solved || !out.program->nature.partisan || out.program->nature.splits != splits || other_play(*out.program)) return std::nullopt;
  out.solved = *solved;
  return out;
}

/// Positions as trees, by the syntax interpreter and the definition of a value alone.
class Trees {
 public:
  explicit Trees(const Program& program) : program_(program) {}

  /// Nothing if play may repeat, or there are too many positions.
  std::optional<twins::Game> of(const Slots& slots) {
    if (const auto known = known_.find(slots); known != known_.end()) return known->second;
    if (known_.size() + open_.size() > 60 || !open_.insert(slots).second) return std::nullopt;
    std::set<twins::Game> options[2];
    for (const Mover mover : {Mover::left, Mover::right}) {
      std::vector<std::vector<Slots>> moves;
      SyntaxInterpreter interpreter(program_);
      interpreter.moves(slots, mover, [&](MoveResult&& result) {
        moves.push_back(std::move(result.after));
        return true;
      });
      if (interpreter.outside()) return std::nullopt;
      for (const std::vector<Slots>& after : moves) {
        twins::Game sum = games.make({}, {});
        for (const Slots& component : after) {
          const auto one = of(component);
          if (!one) return std::nullopt;
          sum = games.plus(sum, *one);
        }
        options[mover == Mover::left ? 0 : 1].insert(games.canonical(sum));
      }
    }
    open_.erase(slots);
    return known_[slots] = games.make(options[0], options[1]);
  }

  twins::ShortGames games;

 private:
  const Program& program_;
  std::map<Slots, twins::Game> known_;
  std::set<Slots> open_;
};

TEST(PositionValues, OfRandomTextsAreThoseOfTheDefinition) {
  int compared = 0, split = 0;
  const std::uint64_t texts = by_scale<std::uint64_t>(1'500, 6'000, 60'000);
  for (std::uint64_t seed = 0; seed < texts && !testing::Test::HasFailure(); ++seed) {
    std::string text;
    const bool splits = seed % 2 == 0;
    const auto opened = sided_text(seed, splits, text);
    if (!opened) continue;
    Trees trees(*opened->program);
    const Slots start = opened->program->start;
    const auto tree = trees.of(start);
    if (!tree) continue;
    for (const bool by_regions : {true, false}) {
      auto values = TextValues::open(opened->solved, {start}, by_regions);
      ASSERT_TRUE(values) << text;
      Steps steps;
      const auto value = (*values)->of({start}, steps);
      ASSERT_TRUE(value) << english(*(*values)->error()) << "\n" << text;
      std::map<Id, twins::Game> known;
      EXPECT_EQ(twins::tree_of((*values)->store(), *value, trees.games, known), trees.games.canonical(*tree)) << seed << "\n" << text;
    }
    ++compared;
    split += splits;
  }
  std::printf("%d texts compared, %d of them split\n", compared, split);
  if (scale() == Scale::small) return;
  EXPECT_GT(split, 5);
  EXPECT_GT(compared - split, 5);
}

/// Values read from a report, in a store of their own.
class ReadValues {
 public:
  Id of(const JsonValue& value) {
    values::Evaluation evaluation(store, *values::parse_value(*value.text()));
    return evaluation.run(unlimited).value();
  }
  bool at_most(Id g, Id h) { return store.at_most(g, h, unlimited).value(); }

  values::Store store;
  Steps unlimited;
};

/// Checks what a report tells about the options of a player; returns those that its canonical form is made of.
std::vector<Id> checked_options(ReadValues& read, const JsonValue& options, Id value, bool left) {
  const auto at_least_as_good = [&](bool for_left, Id better, Id than) {
    return for_left ? read.at_most(than, better) : read.at_most(better, than);
  };
  std::vector<Id> out;
  for (const JsonValue& option : *options.array()) {
    const Id its = read.of(*option.find("value"));
    const std::string& fate = *option.find("fate")->text();
    EXPECT_EQ(*option.find("wins")->boolean(), at_least_as_good(left, its, values::kZero));
    if (fate == "kept") out.push_back(its);
    if (const JsonValue* by = option.find("by")) {
      const Id better = read.of(*(*options.array())[*by->natural()].find("value"));
      EXPECT_TRUE(fate == "same" ? better == its : better != its && at_least_as_good(left, better, its));
    }
    if (fate != "reversible") continue;
    EXPECT_TRUE(at_least_as_good(!left, read.of(*option.find("through")), value));
    for (const JsonValue& instead : *option.find("instead")->array()) out.push_back(read.of(instead));
  }
  return out;
}

TEST(PositionValues, HaveOptionsWhoseFatesMakeTheValueAgain) {
  int positions = 0, reversible = 0;
  const std::uint64_t texts = by_scale<std::uint64_t>(1'500, 6'000, 60'000);
  for (std::uint64_t seed = 0; seed < texts && !testing::Test::HasFailure(); ++seed) {
    std::string text;
    const auto opened = sided_text(seed, seed % 2 == 0, text);
    if (!opened || opened->solved->layout.size > 2'000) continue;
    const auto json = report_of({{"text", text}});
    if (!json) continue;
    const ParsedJson parsed = parse_json(*json);
    ASSERT_FALSE(parsed.fault) << *json;
    const JsonValue* const report = &parsed.value;
    ReadValues read;
    const Id value = read.of(*report->find("value"));
    const auto left = checked_options(read, *report->find("left_options"), value, true);
    const auto right = checked_options(read, *report->find("right_options"), value, false);
    EXPECT_EQ(read.store.make(left, right, read.unlimited), value) << seed << "\n" << text << "\n" << *json;
    ++positions;
    reversible += json->find("reversible") != std::string::npos;
  }
  std::printf("%d positions, %d with a reversible option\n", positions, reversible);
  if (scale() != Scale::small) EXPECT_GT(reversible, 5);
}

/// Finds who wins sums, by search in whole positions.
class SumSearch {
 public:
  explicit SumSearch(const Program& program) : program_(program) {}
  /// Whether the player to move wins; nothing if there are too many sums or play may repeat.
  std::optional<bool> wins(std::vector<Slots> sum, Mover mover) {
    if (gave_up_) return std::nullopt;
    std::sort(sum.begin(), sum.end());
    const std::pair key{sum, mover};
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    gave_up_ = sum.size() > 8 || open_.size() > 40 || known_.size() > 3'000 || !open_.insert(key).second;
    bool won = false;
    for (std::size_t i = 0; i < sum.size(); ++i) {
      std::vector<std::vector<Slots>> moves;
      SyntaxInterpreter(program_).moves(sum[i], mover, [&](MoveResult&& result) {
        moves.push_back(std::move(result.after));
        return true;
      });
      for (const std::vector<Slots>& made : moves) {
        std::vector<Slots> after = sum;
        after.erase(after.begin() + static_cast<std::ptrdiff_t>(i));
        after.insert(after.end(), made.begin(), made.end());
        const auto lost = wins(after, mover == Mover::left ? Mover::right : Mover::left);
        if (!lost) return std::nullopt;
        won = won || !*lost;
      }
    }
    open_.erase(key);
    return known_[key] = won;
  }

 private:
  const Program& program_;
  std::map<std::pair<std::vector<Slots>, Mover>, bool> known_;
  std::set<std::pair<std::vector<Slots>, Mover>> open_;
  bool gave_up_ = false;
};

TEST(PositionValues, DecideSumsAsSearchDoes) {
  int compared = 0;
  const std::uint64_t texts = by_scale<std::uint64_t>(1'000, 4'000, 40'000);
  for (std::uint64_t seed = 0; seed < texts && !testing::Test::HasFailure(); ++seed) {
    std::string text;
    if (!sided_text(seed, true, text)) continue;
    for (const char* first : {"left", "right"}) {
      std::shared_ptr<const Program> program;
      auto solution = open_text({{"text", text}, {"first", first}}, program);
      ASSERT_TRUE(solution) << english(solution.error()) << "\n" << text;
      const auto won = SumSearch(*program).wins({program->start}, std::string_view(first) == "left" ? Mover::left : Mover::right);
      if (!won) continue;
      while ((*solution)->advance(Slice::endless()) < 1) {
      }
      if ((*solution)->failure()) continue;
      EXPECT_EQ((*solution)->answer().value.outcome, *won ? Outcome::N : Outcome::P) << seed << "\n" << text;
      ++compared;
    }
  }
  std::printf("%d sums compared\n", compared);
  if (scale() != Scale::small) EXPECT_GT(compared, 50);
}

TEST(PositionValues, RefuseOtherPlayAtItsLine) {
  const auto refused = [](const std::string& text) {
    const auto json = report_of({{"text", text}});
    return json ? std::string("not refused: " + *json) : std::to_string(json.error().line) + ": " + english(json.error());
  };
  const std::string sides = "n: 0..9 = 9\nLeft k in {1, 2}: n -= k\nRight: n -= 3\n";
  for (const std::string end : {"end: next wins", "end if n == 1: Left wins", "end if n == 2: draw"})
    EXPECT_TRUE(refused(sides + end).starts_with("4: ")) << refused(sides + end);
  EXPECT_TRUE(refused("n: 0..9 = 9\nLeft: gain n, n -= 1\nRight: n -= 2").starts_with("2: "));
  EXPECT_TRUE(refused("n: 0..9 = 9\nLeft: n -= 1, again if n > 3\nRight: n -= 2").starts_with("2: "));
}

}  // namespace
}  // namespace grundy::lab
