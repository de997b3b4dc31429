#include "certify/closures.hpp"

#include <algorithm>
#include <map>

#include "certify/listing.hpp"
#include "check/proofs.hpp"
#include "solve/rules_solver.hpp"

namespace grundy {

namespace {

/// The largest proof written: a megabyte or two, and seconds for the slowest checker.
constexpr SolverReach kValuesReach = {20'000, 400'000};
constexpr std::size_t kMostNimbers = 100'000, kMostLengths = 40'000;
constexpr std::uint64_t kMostChoices = 2'000'000, kMostLooks = 4'000'000;
/// The most numbers of a sum that is solved as a whole: each option repeats them all.
constexpr std::size_t kMostTogether = 64;
/// The most heaps examined for a period.
constexpr std::uint64_t kMostHeaps = 50'000;

/// If play may repeat, there is no order by options: lists everything reachable, nearest first.
template <class Next, class Leave>
bool walk_through(const std::vector<Position>& roots, Next next, Leave leave) {
  SequenceTable met;
  for (const Position& root : roots) met.add(root);
  for (SequenceTable::Id id = 0; id < met.size(); ++id) {
    const Position position(met[id].begin(), met[id].end());
    const auto behind = next(position);
    if (!behind) return false;
    leave(position, *behind);
    for (const Position& option : *behind) met.add(option);
  }
  return true;
}

/// Computes nimbers of components, one from the others in the order of listing.
class NimberList {
 public:
  explicit NimberList(const Rules& rules) : rules_(rules) {}

  /// False if there are more than a proof may list.
  bool add(const Position& component) {
    const auto next = [this](const Position& position) -> std::optional<std::vector<Position>> {
      const std::uint64_t most = rules_.most_options(position);
      if (most > kMostChoices || numbers_.size() >= kMostNimbers) return std::nullopt;
      std::vector<Choice> choices;
      rules_.options(position, Player::left, choices);
      choices_ += choices.size();
      if (choices_ > kMostChoices) return std::nullopt;
      std::vector<Position> behind;
      for (const Choice& choice : choices) {
        for (const Position& part : choice.after) {
          if (numbers_.find(part) == numbers_.end()) behind.push_back(part);
        }
      }
      return behind;
    };
    if (numbers_.find(component) != numbers_.end()) return true;
    return walk_behind({component}, next, [this](const Position& position, const auto&) {
      if (numbers_.find(position) == numbers_.end()) leave(position);
    });
  }

  std::uint64_t of(const Position& whole) const {
    std::uint64_t sum = 0;
    const std::size_t width = rules_.parts().size();
    Position component;
    for (std::size_t at = 0; at < whole.size(); at += width) {
      component.assign(whole.begin() + static_cast<std::ptrdiff_t>(at), whole.begin() + static_cast<std::ptrdiff_t>(at + width));
      sum ^= numbers_.find(component)->second;
    }
    return sum;
  }

  std::vector<std::string> lines;

 private:
  void leave(const Position& position) {
    std::vector<Choice> choices;
    rules_.options(position, Player::left, choices);
    std::vector<std::uint64_t> seen;
    for (const Choice& choice : choices) {
      std::uint64_t sum = 0;
      for (const Position& part : choice.after) sum ^= numbers_.find(part)->second;
      seen.push_back(sum);
    }
    const std::uint64_t nimber = least_missing(std::move(seen));
    numbers_.emplace(position, nimber);
    Position entry = position;
    entry.push_back(nimber);
    Json line;
    put_numbers(line, entry);
    lines.push_back(std::move(line).str());
  }

  const Rules& rules_;
  std::map<Position, std::uint64_t> numbers_;
  std::uint64_t choices_ = 0;
};

std::vector<Position> in_order(const Rules& rules, const std::vector<Position>& positions) {
  std::vector<Position> out;
  for (const Position& position : positions) out.push_back(rules.in_order(position));
  return out;
}

/// Lists the remoteness of sums with the positions that prove it: of positions with nim-sum 0 all options, of others those with nim-sum 0.
/// False if there are too many.
bool list_lengths(const Rules& rules, const std::vector<Position>& positions, const NimberList& nimbers, Proof& proof) {
  std::map<Position, std::uint64_t> lengths;
  std::vector<std::string> lines;
  std::uint64_t looked_at = 0;  // numbers of options
  const auto behind_of = [&](const Position& from) -> std::optional<std::vector<Position>> {
    auto options = listed_options(rules, from);
    if (!options || (looked_at += options->size() * from.size()) > kMostLooks || lengths.size() >= kMostLengths) return std::nullopt;
    if (nimbers.of(from) != 0) std::erase_if(*options, [&nimbers](const Position& option) { return nimbers.of(option) != 0; });
    return options;
  };
  const auto leave = [&](const Position& from, const std::vector<Position>& behind) {
    const bool wins = nimbers.of(from) != 0;
    std::optional<std::uint64_t> best;
    for (const Position& option : behind) {
      const std::uint64_t length = lengths[option];
      if (!best || (wins ? length < *best : length > *best)) best = length;
    }
    lengths[from] = best ? *best + 1 : 0;
    Json line;
    line.begin_array();
    put_numbers(line, from);
    line.number(lengths[from]).end_array();
    lines.push_back(std::move(line).str());
  };
  const auto roots = in_order(rules, positions);
  if (!walk_behind(roots, behind_of, leave)) return false;
  for (std::size_t i = 0; i < roots.size(); ++i) proof.values[i].remoteness = lengths[roots[i]];
  proof.lists.emplace_back("lengths", std::move(lines));
  return true;
}

ListedValue of_nimber(std::uint64_t nimber) { return {outcome_of(Nimber{nimber}), nimber, {}}; }

}  // namespace

std::optional<Proof> prove_by_values(const Rules& rules, const std::vector<Position>& positions) {
  RulesSolver solver(rules, kValuesReach);
  for (const Position& position : positions) {
    if (position.size() > kMostTogether && !rules.open_ended()) return std::nullopt;
    solver.solve(position, Slice::endless());
    if (solver.beyond() || solver.repeated()) return std::nullopt;
  }
  const bool repeats = rules.may_repeat(positions[0]);
  // Nimbers prove that play ends: where it may not, none are listed.
  const auto value_of = [&](const Position& position) {
    ListedValue value = listed(*solver.value(position));
    if (repeats) value.nimber.reset();
    return value;
  };
  Proof proof{"values", {}, {}, {}, {}, {}};
  std::vector<std::string> lines;
  const auto next = [&rules](const Position& from) { return listed_options(rules, from); };
  const auto leave = [&](const Position& from, const auto&) {
    Json line;
    line.begin_array();
    put_numbers(line, from);
    put_value(line, value_of(from));
    line.end_array();
    lines.push_back(std::move(line).str());
  };
  const auto roots = in_order(rules, positions);
  if (!(repeats ? walk_through(roots, next, leave) : walk_behind(roots, next, leave))) return std::nullopt;
  for (const Position& root : roots) proof.values.push_back(value_of(root));
  proof.lists.emplace_back("values", std::move(lines));
  return proof;
}

std::optional<Proof> prove_by_nimbers(const Rules& rules, const std::vector<Position>& positions, bool lengths) {
  if (rules.ending() != Ending::normal || rules.open_ended() || rules.may_repeat(positions[0])) return std::nullopt;
  NimberList nimbers(rules);
  for (const Position& position : positions) {
    for (const Position& component : rules.components(position)) {
      if (!nimbers.add(component)) return std::nullopt;
    }
  }
  Proof proof{"nimbers", {}, {}, {}, {}, {}};
  for (const Position& position : positions) proof.values.push_back(of_nimber(nimbers.of(position)));
  proof.lists.emplace_back("nimbers", nimbers.lines);
  if (lengths) list_lengths(rules, positions, nimbers, proof);
  return proof;
}

std::optional<Proof> prove_by_period(const GameRules& game_rules, const std::vector<Position>& positions) {
  if (game_rules.period.name.empty()) return std::nullopt;
  const Rules& rules = *game_rules.rules;
  std::vector<std::uint64_t> terms;
  const auto grow = [&](std::uint64_t size) {
    std::vector<Choice> choices;
    while (terms.size() < size) {
      choices.clear();
      rules.options({terms.size()}, Player::left, choices);
      std::vector<std::uint64_t> seen;
      for (const Choice& choice : choices) {
        std::uint64_t sum = 0;
        for (const Position& part : choice.after) sum ^= terms[part[0]];
        seen.push_back(sum);
      }
      terms.push_back(least_missing(std::move(seen)));
    }
  };
  // For each period of the last terms, the least preperiod; computes more terms if the theorem needs more.
  for (std::uint64_t size = 64; size <= kMostHeaps; size *= 2) {
    const std::uint64_t most = game_rules.rules->most_options({size});
    if (most > 0 && size * most > 4 * kMostChoices) return std::nullopt;
    grow(size);
    for (std::uint64_t period = 1; period <= size / 2; ++period) {
      std::uint64_t preperiod = size - period;
      while (preperiod > 0 && terms[preperiod - 1] == terms[preperiod - 1 + period]) --preperiod;
      const std::uint64_t needed = game_rules.period.heaps({preperiod, period});
      if (needed > size) continue;
      Proof proof{"period", std::string(game_rules.period.name), {}, {}, {}, Period{preperiod, period}};
      for (const Position& position : positions) {
        std::uint64_t sum = 0;
        for (const std::uint64_t heap : position) sum ^= terms[heap < preperiod ? heap : preperiod + (heap - preperiod) % period];
        proof.values.push_back(of_nimber(sum));
      }
      std::vector<std::string> lines;
      for (std::uint64_t heap = 0; heap < needed; ++heap) lines.push_back(decimal(terms[heap]));
      proof.lists.emplace_back("nimbers", std::move(lines));
      return proof;
    }
  }
  return std::nullopt;
}

std::optional<Proof> prove_by_theorem(const GameRules& game_rules, const std::vector<Position>& positions) {
  if (game_rules.known.name.empty()) return std::nullopt;
  Proof proof{"theorem", std::string(game_rules.known.name), {}, {}, {}, {}};
  for (const Position& position : positions) proof.values.push_back(listed(game_rules.known.value(position)));
  return proof;
}

std::optional<Proof> prove_by_reduction(const GameRules& game_rules, const Position& position) {
  const auto reduced = game_rules.reduction.name.empty() ? std::nullopt : game_rules.reduction.reduced(position);
  if (!reduced) return std::nullopt;
  auto proof = prove_by_nimbers(*game_rules.reduction.rules(position), {*reduced}, true);
  if (!proof || !proof->values[0].remoteness) return std::nullopt;
  proof->kind = "reduction";
  proof->theorem = game_rules.reduction.name;
  ListedValue& value = proof->values[0];
  value = listed(game_rules.reduction.value(position, {value.outcome, Nimber{*value.nimber}, Remoteness{*value.remoteness}}));
  return proof;
}

}  // namespace grundy
