// Certificates along lines of play of a solution: its strategy, and samples of its values.
#include <algorithm>
#include <map>
#include <set>

#include "certify/closures.hpp"
#include "certify/listing.hpp"
#include "check/proofs.hpp"
#include "check/sample.hpp"

namespace grundy {

namespace {

constexpr std::size_t kMostAnswers = 200'000;
/// The same where every value is searched for: some seconds. Without lengths of play there is no table of values.
constexpr std::size_t kMostSearchedAnswers = 20'000;
/// The most options in a sample of cells: some megabytes.
constexpr std::size_t kMostSampledOptions = 200'000;

/// Pairs the positions in play of a solution with those of the rules.
class Lines {
 public:
  /// Without `lengths` values have no remoteness, which a solution may have to search for.
  Lines(const GameRules& game_rules, Solution& solution, bool lengths = true)
      : game_rules_(game_rules), solution_(solution), lengths_(lengths) {}

  Position position(const State& state) const { return game_rules_.rules->in_order(game_rules_.position(state)); }

  /// Returns the options by position, each with a state; nothing if not all can be listed.
  std::optional<std::map<Position, State>> options(const State& state) const {
    const auto listed = listed_options(*game_rules_.rules, game_rules_.position(state));
    const auto described = listed ? solution_.describe(state) : std::nullopt;
    if (!described || described->more) return std::nullopt;
    std::map<Position, State> out;
    for (const Option& option : described->options) {
      const auto next = solution_.follow(state, option.play);
      if (!next) return std::nullopt;
      out.emplace(position(*next), *next);
    }
    return out.size() == listed->size() ? std::optional(out) : std::nullopt;
  }

  ListedValue value(const State& state) const {
    const bool by_nimbers = !lengths_ && game_rules_.rules->ending() == Ending::normal;
    const auto nimbers = by_nimbers ? solution_.nimbers_of(state) : std::vector<Nimber>();
    if (nimbers.empty()) {
      ListedValue value = listed(solution_.value_of(state));
      if (!lengths_) value.remoteness.reset();
      // Where play may repeat, the nimbers do not follow from those of the options alone.
      if (game_rules_.rules->may_repeat(position(state))) value.nimber.reset();
      return value;
    }
    Nimber sum{0};
    for (const Nimber nimber : nimbers) sum.value ^= nimber.value;
    return {outcome_of(sum), sum.value, {}};
  }

  /// Writes an entry of a sample with these options.
  std::string entry(const State& state, const std::map<Position, State>& options) const {
    Json json;
    json.begin_array();
    put_numbers(json, position(state));
    put_value(json, value(state));
    json.begin_array();
    for (const auto& [option, after] : options) {
      json.begin_array();
      put_numbers(json, option);
      put_value(json, value(after));
      json.end_array();
    }
    return std::move(json.end_array().end_array()).str();
  }

 private:
  const GameRules& game_rules_;
  Solution& solution_;
  bool lengths_;
};

}  // namespace

std::optional<Proof> prove_by_strategy(const GameRules& game_rules, Solution& solution, const State& state) {
  const Lines lines(game_rules, solution);
  struct Answer {
    State state;
    std::uint64_t within = 0;
    std::optional<Position> to;
  };
  const auto& layers = solution.shape().layers;
  const bool searched =
      solution.shape().sequence == std::nullopt && std::find(layers.begin(), layers.end(), Layer::remoteness) == layers.end();
  const std::size_t most = searched ? kMostSearchedAnswers : kMostAnswers;
  const Position root = lines.position(state);
  if (game_rules.rules->may_repeat(root) || lines.value(state).outcome == Outcome::D) return std::nullopt;
  std::map<Position, Answer> answers;
  answers[root].state = state;
  Proof proof{"strategy", {}, {}, {}, {}, {}};
  std::vector<std::string> out;
  // The winner answers with the fastest win known to the solution; all options of the loser are followed.
  const auto next = [&](const Position& from) -> std::optional<std::vector<Position>> {
    Answer& here = answers[from];
    const auto options = lines.options(here.state);
    if (!options || answers.size() > most) return std::nullopt;
    std::vector<Position> behind;
    if (lines.value(here.state).outcome == Outcome::N) {
      std::optional<std::uint64_t> soonest;
      for (const auto& [option, after] : *options) {
        const ListedValue value = lines.value(after);
        const std::uint64_t length = value.remoteness.value_or(UINT64_MAX);
        if (value.outcome != Outcome::P || (soonest && length >= *soonest)) continue;
        soonest = length;
        here.to = option;
      }
      if (!here.to) return options->empty() ? std::optional(behind) : std::nullopt;
      behind.push_back(*here.to);
    } else {
      for (const auto& [option, after] : *options) behind.push_back(option);
    }
    for (const Position& option : behind) answers[option].state = options->at(option);
    return behind;
  };
  const auto leave = [&](const Position& from, const std::vector<Position>& behind) {
    Answer& here = answers[from];
    const bool wins = lines.value(here.state).outcome == Outcome::N;
    for (const Position& option : behind) here.within = std::max(here.within, answers[option].within + 1);
    Json line;
    line.begin_array();
    put_numbers(line, from);
    line.text(wins ? "N" : "P").number(here.within);
    if (here.to) put_numbers(line, *here.to);
    line.end_array();
    out.push_back(std::move(line).str());
  };
  if (!walk_behind({root}, next, leave)) return std::nullopt;
  proof.values = {{lines.value(state).outcome, {}, {}}};
  proof.within = answers[root].within;
  proof.lists.emplace_back("strategy", std::move(out));
  return proof;
}

std::optional<Proof> sample_of(const GameRules& game_rules, Solution& solution, const State& state, std::uint32_t seed) {
  const Lines lines(game_rules, solution);
  Proof proof{"sample", {}, {lines.value(state)}, {}, seed, {}};
  std::vector<std::string> out;
  std::map<Position, std::map<Position, State>> met;
  SampleWalk walk(seed);
  for (std::uint32_t line = 0; line < kSampleWalks; ++line) {
    State at = state;
    for (std::uint32_t moves = 0; moves <= kSampleMoves; ++moves) {
      const Position position = lines.position(at);
      auto entry = met.find(position);
      if (entry == met.end()) {
        auto options = lines.options(at);
        if (!options) return std::nullopt;
        entry = met.emplace(position, std::move(*options)).first;
        out.push_back(lines.entry(at, entry->second));
      }
      const auto& options = entry->second;
      if (options.empty()) break;
      at = std::next(options.begin(), walk.among(static_cast<std::uint32_t>(options.size())))->second;
    }
  }
  proof.lists.emplace_back("sample", std::move(out));
  return proof;
}

std::optional<Proof> sample_of_cells(const GameRules& game_rules, Solution& solution, const std::vector<std::optional<State>>& cells,
                                     std::uint32_t seed) {
  const auto& layers = solution.shape().layers;
  const Lines lines(game_rules, solution, std::find(layers.begin(), layers.end(), Layer::remoteness) != layers.end());
  Proof proof{"sample", {}, {}, {}, seed, {}};
  for (const auto& state : cells) {
    if (state) proof.values.push_back(lines.value(*state));
  }
  std::vector<std::string> out;
  std::set<Position> met;
  std::size_t listed = 0;
  SampleWalk walk(seed);
  for (std::uint32_t pick = 0; pick < kSampleCells; ++pick) {
    const auto& state = cells[walk.among(static_cast<std::uint32_t>(cells.size()))];
    if (!state || !met.insert(lines.position(*state)).second) continue;
    const auto options = lines.options(*state);
    if (!options || (listed += options->size()) > kMostSampledOptions) return std::nullopt;
    out.push_back(lines.entry(*state, *options));
  }
  proof.lists.emplace_back("sample", std::move(out));
  return proof;
}

}  // namespace grundy
