#include "plain_game.hpp"

#include <algorithm>
#include <functional>
#include <set>

#include "theory/values/format.hpp"

namespace grundy::lab {

namespace {

/// The most expressions and choices of a position.
constexpr std::uint64_t kBudget = 100'000;
/// Sums of components that split for ever would grow.
constexpr std::size_t kMostComponents = 8;

Mover other(Mover mover) { return mover == Mover::left ? Mover::right : Mover::left; }

Outcome outcome_of_payoff(std::int64_t payoff) { return payoff > 0 ? Outcome::N : payoff < 0 ? Outcome::P : Outcome::D; }

}  // namespace

std::optional<PlainGame> PlainGame::explore(const Program& program, std::size_t most) {
  PlainGame out(program);
  out.start_ = program.components;
  std::sort(out.start_.begin(), out.start_.end());
  for (const Slots& component : out.start_) {
    if (!SyntaxInterpreter(program).legal(component)) return std::nullopt;
  }
  out.place_of({out.start_, Mover::left});
  if (program.nature.partisan) out.place_of({out.start_, Mover::right});
  for (std::size_t place = 0; place < out.positions_.size(); ++place) {
    out.look(place);
    if (out.positions_.size() > most || out.too_large_) return std::nullopt;
  }
  if (out.faulty_) return out;
  out.order();
  if (out.cyclic_) out.solve_backward();
  else out.solve_in_order();
  return out;
}

std::size_t PlainGame::place_of(Position position) {
  const auto [entry, fresh] = places_.try_emplace(std::move(position), positions_.size());
  if (fresh) {
    positions_.push_back(entry->first);
    nodes_.emplace_back();
  }
  return entry->second;
}

void PlainGame::look(std::size_t place) {
  const auto [components, mover] = positions_[place];
  SyntaxInterpreter interpreter(program_);
  interpreter.words = false;
  interpreter.budget = kBudget;
  std::vector<std::pair<std::size_t, std::int64_t>> options;
  for (std::size_t i = 0; i < components.size(); ++i) {
    // Only games of one component have ends.
    if (const auto end = interpreter.ended(components[i], mover)) {
      nodes_[place].payoff = end->payoff;
      return;
    }
    interpreter.moves(components[i], mover, [&](MoveResult&& result) {
      std::vector<Slots> after = components;
      after.erase(after.begin() + static_cast<std::ptrdiff_t>(i));
      after.insert(after.end(), result.after.begin(), result.after.end());
      std::sort(after.begin(), after.end());
      too_large_ = too_large_ || after.size() > kMostComponents;
      if (too_large_) return false;
      options.emplace_back(place_of({std::move(after), program_.nature.partisan ? other(mover) : mover}), result.gain);
      return true;
    });
  }
  too_large_ = too_large_ || interpreter.budget == 0;
  faulty_ = faulty_ || interpreter.outside().has_value();
  std::sort(options.begin(), options.end());
  options.erase(std::unique(options.begin(), options.end()), options.end());
  if (options.empty()) nodes_[place].payoff = interpreter.stuck(components.empty() ? program_.start : components[0], mover).payoff;
  nodes_[place].options = std::move(options);
}

void PlainGame::order() {
  std::vector<std::size_t> open(nodes_.size());
  std::vector<std::vector<std::size_t>> before(nodes_.size());
  for (std::size_t place = 0; place < nodes_.size(); ++place) {
    open[place] = nodes_[place].options.size();
    for (const auto& [to, gain] : nodes_[place].options) before[to].push_back(place);
    if (open[place] == 0) order_.push_back(place);
  }
  for (std::size_t next = 0; next < order_.size(); ++next) {
    for (const std::size_t place : before[order_[next]]) {
      if (--open[place] == 0) order_.push_back(place);
    }
  }
  cyclic_ = order_.size() < nodes_.size();
}

/// Values of games that end: scores, or outcomes with nimbers and remoteness.
void PlainGame::solve_in_order() {
  const Nature& nature = program_.nature;
  for (const std::size_t place : order_) {
    Node& node = nodes_[place];
    std::set<std::uint64_t> nimbers;
    std::int64_t best = INT64_MIN;
    bool won = false, drawn = false;
    std::uint64_t least = UINT64_MAX, most = 0;
    for (const auto& [to, gain] : node.options) {
      const Value& after = nodes_[to].value;
      if (after.nimber) nimbers.insert(after.nimber->value);
      if (after.score) best = std::max(best, gain - after.score->value);
      won = won || after.outcome == Outcome::P;
      drawn = drawn || after.outcome == Outcome::D;
      if (!after.remoteness) continue;
      const auto moves = static_cast<std::uint64_t>(after.remoteness->value);
      if (after.outcome == Outcome::P) least = std::min(least, moves);
      most = std::max(most, moves);
    }
    Value value{Outcome::P};
    if (nature.scored) {
      value.score = Score{node.payoff.value_or(best)};
      value.outcome = outcome_of_payoff(value.score->value);
    } else {
      value.outcome = node.payoff ? outcome_of_payoff(*node.payoff) : won ? Outcome::N : drawn ? Outcome::D : Outcome::P;
      if (value.outcome != Outcome::D) value.remoteness = Remoteness{node.payoff ? 0 : 1 + (value.outcome == Outcome::N ? least : most)};
    }
    if (nature.adds_up()) {
      std::uint64_t mex = 0;
      while (nimbers.contains(mex)) ++mex;
      value.nimber = Nimber{mex};
    }
    node.value = value;
  }
}

/// Round by round: what is won or lost in exactly so many moves. The rest is drawn (Zermelo).
void PlainGame::solve_backward() {
  for (Node& node : nodes_) {
    if (!node.payoff) continue;
    node.settled = true;
    node.value = {outcome_of_payoff(*node.payoff)};
    if (node.value.outcome != Outcome::D) node.value.remoteness = Remoteness{0};
  }
  bool more = true;
  for (std::uint64_t round = 1; more; ++round) {
    std::vector<std::pair<std::size_t, Outcome>> found;
    for (std::size_t place = 0; place < nodes_.size(); ++place) {
      if (nodes_[place].settled) continue;
      const auto leads_to = [&](Outcome outcome) {
        return
            [this, outcome](const auto& option) { return nodes_[option.first].settled && nodes_[option.first].value.outcome == outcome; };
      };
      const auto& options = nodes_[place].options;
      if (std::any_of(options.begin(), options.end(), leads_to(Outcome::P))) found.emplace_back(place, Outcome::N);
      else if (std::all_of(options.begin(), options.end(), leads_to(Outcome::N))) found.emplace_back(place, Outcome::P);
    }
    for (const auto& [place, outcome] : found) {
      nodes_[place].settled = true;
      nodes_[place].value = {outcome, {}, Remoteness{round}};
    }
    more = !found.empty();
  }
}

std::vector<Value> PlainGame::options(const Position& position) const {
  std::vector<Value> out;
  for (const auto& [to, gain] : nodes_[places_.at(position)].options) out.push_back(nodes_[to].value);
  return out;
}

std::optional<ShortValue> PlainGame::short_value() const {
  values::Store store;
  values::Steps steps{10'000'000};
  std::map<Slots, std::optional<values::Id>> known;  // nothing while a component is being looked at
  std::function<std::optional<values::Id>(const Slots&)> value_of = [&](const Slots& slots) -> std::optional<values::Id> {
    if (const auto found = known.find(slots); found != known.end()) return found->second;
    known[slots] = std::nullopt;
    std::vector<values::Id> options[2];
    for (const Mover mover : {Mover::left, Mover::right}) {
      std::vector<std::vector<Slots>> moves;
      SyntaxInterpreter(program_).moves(slots, mover, [&](MoveResult&& result) {
        moves.push_back(std::move(result.after));
        return true;
      });
      for (const std::vector<Slots>& after : moves) {
        values::Id sum = values::kZero;
        for (const Slots& component : after) {
          const auto value = value_of(component);
          if (!value) return std::nullopt;
          const auto more = store.plus(sum, *value, steps);
          if (!more) return std::nullopt;
          sum = *more;
        }
        options[static_cast<int>(mover)].push_back(sum);
      }
    }
    return known[slots] = store.make(options[0], options[1], steps);
  };
  values::Id total = values::kZero;
  for (const Slots& component : start_) {
    const auto value = value_of(component);
    const auto sum = value ? store.plus(total, *value, steps) : std::nullopt;
    if (!sum) return std::nullopt;
    total = *sum;
  }
  values::Formatter formatter(store);
  return values::short_value(formatter, store, total, steps);
}

}  // namespace grundy::lab
