#include "kit/sum_solution.hpp"

#include <algorithm>

#include "kit/wording.hpp"

namespace grundy {

namespace {

/// Components looked at for the remoteness of all listed options together: above it they are listed without.
constexpr std::size_t kRemotenessWork = 50'000'000;
/// Components that a reason names: of more, nobody reads a table.
constexpr std::size_t kNamedParts = 12;

}  // namespace

Nimber SumSolution::total(const Components& components) const {
  Nimber sum;
  for (std::size_t i = 0; i < components.size(); ++i) sum = nim_sum(sum, nimber(i, components[i]));
  return sum;
}

Value SumSolution::value(const Components& components) {
  const Nimber sum = total(components);
  return {outcome_of(sum), sum, remoteness(components)};
}

Answer SumSolution::answer() {
  enter(start());
  const Value v = value(components_);
  return {v, verdict(info_, v)};
}

std::optional<std::uint64_t> SumSolution::option_with_nimber(std::size_t index, std::uint64_t component, Nimber wanted) const {
  std::vector<std::uint64_t> to;
  options(index, component, static_cast<std::size_t>(-1), to);
  for (const std::uint64_t option : to) {
    if (nimber(index, option) == wanted) return option;
  }
  return std::nullopt;
}

Value SumSolution::quick_value(const Components&, Nimber sum) const { return {outcome_of(sum), sum, {}}; }

Value SumSolution::value_after(Components& components, std::size_t index, std::uint64_t to, bool with_remoteness, Nimber rest) {
  const std::uint64_t from = std::exchange(components[index], to);
  const Value v = with_remoteness ? value(components) : quick_value(components, nim_sum(rest, nimber(index, to)));
  components[index] = from;
  return v;
}

std::optional<State> SumSolution::state_at(Cell at) const { return shape().contains(at) ? position_at(at) : std::nullopt; }

std::optional<Components> SumSolution::components_of(const State& state) const {
  for (std::size_t i = 0; i < state.size(); ++i) {
    if (!fits(i, state[i])) return std::nullopt;
  }
  return state;
}

std::optional<Explanation> SumSolution::explain_state(const State& state) {
  auto components = components_of(state);
  if (!components) return std::nullopt;
  enter(state);
  Explanation e = explain_components(std::move(*components));
  e.state = state;
  return e;
}

std::optional<State> SumSolution::follow(const State& state, Move move) const {
  if (move.part >= state.size() || !fits(move.part, state[move.part]) || !moves_to(move.part, state[move.part], move.to)) return std::nullopt;
  State next = state;
  next[move.part] = move.to;
  return next;
}

bool SumSolution::moves_to(std::size_t index, std::uint64_t component, std::uint64_t to) const {
  std::vector<std::uint64_t> all;
  options(index, component, static_cast<std::size_t>(-1), all);
  return std::find(all.begin(), all.end(), to) != all.end();
}

std::optional<std::uint64_t> SumSolution::any_option(std::size_t index, std::uint64_t component, std::uint64_t random) const {
  std::vector<std::uint64_t> some;
  options(index, component, kListedOptions, some);
  return some.empty() ? std::nullopt : std::optional(some[random % some.size()]);
}

std::optional<Move> SumSolution::best(const Explanation& e) const {
  return e.more ? best_of_many(*components_of(e.state), e.value.outcome) : Solution::best(e);
}

std::optional<Move> SumSolution::best_of_many(const Components& components, Outcome outcome) const {
  const Nimber sum = total(components);
  for (std::size_t i = 0; i < components.size(); ++i) {
    const auto to = outcome == Outcome::N ? option_with_nimber(i, components[i], nim_sum(sum, nimber(i, components[i]))) : any_option(i, components[i], 0);
    if (to) return play_of(components, i, *to);
  }
  return std::nullopt;
}

std::optional<Move> SumSolution::any(const Explanation& e, std::uint64_t random) const {
  if (!e.more) return Solution::any(e, random);
  const Components components = *components_of(e.state);
  const std::size_t parts = components.size();
  for (std::size_t tried = 0; tried < parts; ++tried) {
    const std::size_t i = (random + tried) % parts;
    if (const auto to = any_option(i, components[i], random / parts)) return play_of(components, i, *to);
  }
  return std::nullopt;
}

Explanation SumSolution::explain_components(Components position) {
  Explanation e;
  e.position = position_text(position);
  e.cell = cell_of(position);
  e.pieces = pieces(position);
  e.value = value(position);
  const Nimber sum = total(position);
  // Where the position is too large for a remoteness its options are too, give or take a stone: not worth a search each.
  const bool with_remoteness = e.value.remoteness && position.size() * kListedOptions <= kRemotenessWork;
  std::vector<std::uint64_t> to;
  for (std::size_t i = 0; i < position.size() && !e.more; ++i) {
    if (interchangeable() && std::find(position.begin(), position.begin() + i, position[i]) != position.begin() + i) continue;
    to.clear();
    options(i, position[i], kListedOptions + 1 - e.options.size(), to);
    for (const std::uint64_t option : to) {
      if (e.options.size() == kListedOptions) {
        e.more = true;
        break;
      }
      Option listed{move_text(position, i, option), {}, {}, {}, play_of(position, i, option)};
      listed.value = value_after(position, i, option, with_remoteness, nim_sum(sum, nimber(i, position[i])));
      const std::uint64_t from = std::exchange(position[i], option);
      if (position.size() <= kShownComponents) listed.to = position_text(position);
      listed.cell = cell_of(position);
      position[i] = from;
      e.options.push_back(std::move(listed));
    }
  }
  e.reason = reason(position, e);
  return e;
}

Reason SumSolution::reason(const Components& position, const Explanation& e) {
  Reason from_options = reason_from_options(e.value, e.options);
  const bool single = std::count_if(position.begin(), position.end(), [](std::uint64_t c) { return c != 0; }) <= 1;
  if (!e.more && single) return from_options;
  Reason r{Reason::Kind::nim_sum};
  const Nimber sum = total(position);
  r.total = sum.value;
  for (std::size_t i = 0; i < position.size(); ++i) {
    r.numbers.push_back(nimber(i, position[i]));
    if (i < kNamedParts) r.parts.push_back(component_text(i, position[i]));
  }
  if (sum.value == 0) return r;
  r.text = std::move(from_options.text);
  const Move best = Solution::best(e).value_or(Move{});
  for (std::size_t i = 0; i < position.size() && !r.part; ++i) {
    if (!r.text.empty()) {
      if (play_of(position, i, best.to) == best) r.part = i;
    } else if (const auto to = option_with_nimber(i, position[i], nim_sum(sum, r.numbers[i]))) {
      r.part = i;
      r.text = move_text(position, i, *to);
      break;
    }
  }
  return r;
}

PairTable::PairTable(std::uint64_t max, const Phrase& x_name, const Phrase& y_name, std::vector<Layer> layers)
    : shape_{{x_name, 0, max + 1}, {y_name, 0, max + 1}, true, std::move(layers)} {}

Components PairTable::padded(Components components) {
  if (components.size() < 2) components.resize(2, 0);
  return components;
}

std::optional<Components> PairTable::position_at(const Components& base, Cell cell) const {
  Components position = base;
  position[0] = cell.x;
  position[1] = cell.y;
  return position;
}

std::optional<Cell> PairTable::cell_of(const Components& base, const Components& components) const {
  if (components.size() < 2) return std::nullopt;
  const Cell cell{components[0], components[1]};
  const bool same_rest = std::equal(components.begin() + 2, components.end(), base.begin() + 2, base.end());
  return same_rest && shape_.contains(cell) ? std::optional(cell) : std::nullopt;
}

}  // namespace grundy
