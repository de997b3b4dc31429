#include "kit/sum_solution.hpp"

#include <algorithm>

#include "kit/wording.hpp"

namespace grundy {

namespace {

/// The most components in all listed options together whose remoteness is computed: beyond, they are listed without.
constexpr std::size_t kRemotenessWork = 50'000'000;
/// The most components in the table of a reason: nobody reads longer ones.
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

std::optional<std::uint64_t> SumSolution::option_with_nimber(std::size_t index, std::uint64_t component, Nimber wanted) const {
  std::vector<std::uint64_t> to;
  options(index, component, static_cast<std::size_t>(-1), to);
  for (const std::uint64_t option : to) {
    if (nimber_after(index, component, option) == wanted) return option;
  }
  return std::nullopt;
}

Value SumSolution::quick_value(const Components&, Nimber sum) const { return {outcome_of(sum), sum, {}}; }

void SumSolution::take_back(Components& components, std::size_t index, std::uint64_t from, std::size_t count) {
  // The only other components are those that it split into.
  const std::size_t parts = components.size() - count;
  const auto first = components.begin() + static_cast<std::ptrdiff_t>(index);
  if (parts > 0) std::copy(first + static_cast<std::ptrdiff_t>(parts), components.end(), first);
  components.resize(count);
  components[index] = from;
}

std::vector<Mark> SumSolution::marks() {
  std::vector<Mark> marks;
  for (const Cell cell : pieces(components_)) marks.push_back({cell});
  return marks;
}

std::optional<State> SumSolution::state_at(Cell at) const { return shape().contains(at) ? position_at(at) : std::nullopt; }

std::optional<Components> SumSolution::components_of(const State& state) const {
  for (std::size_t i = 0; i < state.size(); ++i) {
    if (!fits(i, state[i])) return std::nullopt;
  }
  return state;
}

Value SumSolution::value_of(const State& state) {
  enter(state);
  return value(*components_of(state));
}

std::vector<Nimber> SumSolution::nimbers_of(const State& state) {
  const Components components = *components_of(state);
  std::vector<Nimber> out;
  for (std::size_t i = 0; i < components.size(); ++i) out.push_back(nimber(i, components[i]));
  return out;
}

std::optional<State> SumSolution::follow(const State& state, Move move) const {
  if (move.part >= state.size() || !fits(move.part, state[move.part]) || !moves_to(move.part, state[move.part], move.to))
    return std::nullopt;
  State next = state;
  put(next, move.part, move.to);
  return next;
}

bool SumSolution::moves_to(std::size_t index, std::uint64_t component, std::uint64_t to) const {
  std::vector<std::uint64_t> all;
  options(index, component, static_cast<std::size_t>(-1), all);
  return std::find(all.begin(), all.end(), to) != all.end();
}

std::optional<std::uint64_t> SumSolution::any_option(std::size_t index, std::uint64_t component, Deal deal) const {
  std::vector<std::uint64_t> some;
  options(index, component, kListedOptions, some);
  return some.empty() ? std::nullopt : std::optional(some[deal.among(some.size())]);
}

std::optional<Move> SumSolution::best(const Explanation& e) const {
  return e.more ? best_of_many(*components_of(e.state), e.value.outcome) : Solution::best(e);
}

std::optional<Move> SumSolution::best_of_many(const Components& components, Outcome outcome) const {
  const Nimber sum = total(components);
  for (std::size_t i = 0; i < components.size(); ++i) {
    const auto to = outcome == Outcome::N ? option_with_nimber(i, components[i], nim_sum(sum, nimber(i, components[i])))
                                          : any_option(i, components[i], Deal(0));
    if (to) return play_of(components, i, *to);
  }
  return std::nullopt;
}

std::optional<Move> SumSolution::any(const Explanation& e, std::uint64_t random) const {
  if (!e.more) return Solution::any(e, random);
  const Components components = *components_of(e.state);
  const std::size_t parts = components.size();
  Deal deal(random);
  const std::size_t first = deal.among(parts);
  for (std::size_t tried = 0; tried < parts; ++tried) {
    const std::size_t i = (first + tried) % parts;
    if (const auto to = any_option(i, components[i], deal)) return play_of(components, i, *to);
  }
  return std::nullopt;
}

std::optional<Option> SumSolution::option_to(const State& state, Nimber wanted) {
  enter(state);
  Components position = *components_of(state);
  const Nimber change = nim_sum(total(position), wanted);
  for (std::size_t i = 0; i < position.size(); ++i) {
    const auto to = option_with_nimber(i, position[i], nim_sum(change, nimber(i, position[i])));
    if (!to) continue;
    Option out{move_text(position, i, *to), {}, {}, {}, play_of(position, i, *to)};
    put(position, i, *to);
    out.value = quick_value(position, wanted);
    return out;
  }
  return std::nullopt;
}

std::optional<Explanation> SumSolution::describe(const State& state) {
  if (state.size() > kMostExplained) return std::nullopt;
  auto components = components_of(state);
  if (!components) return std::nullopt;
  enter(state);
  Components& position = *components;
  Explanation e;
  e.position = position_text(position);
  e.cell = cell_of(position);
  e.pieces = pieces(position);
  e.state = state;
  const std::size_t count = position.size();
  std::vector<std::uint64_t> to;
  for (std::size_t i = 0; i < count && !e.more; ++i) {
    const auto here = position.begin() + static_cast<std::ptrdiff_t>(i);
    if (interchangeable() && std::find(position.begin(), here, *here) != here) continue;
    to.clear();
    options(i, position[i], kListedOptions + 1 - e.options.size(), to);
    for (const std::uint64_t option : to) {
      if (e.options.size() == kListedOptions) {
        e.more = true;
        break;
      }
      Option listed{move_text(position, i, option), {}, {}, {}, play_of(position, i, option)};
      const std::uint64_t from = position[i];
      put(position, i, option);
      if (position.size() <= kShownComponents) listed.to = position_text(position);
      listed.cell = cell_of(position);
      if (position.size() != count) listed.after = position;
      take_back(position, i, from, count);
      e.options.push_back(std::move(listed));
    }
  }
  return e;
}

void SumSolution::value_options(Explanation& e) {
  Components position = *components_of(e.state);
  const Nimber sum = total(position);
  // If the position is too large for its remoteness, so are its options, give or take a stone: no search for each.
  const bool with_remoteness = e.value.remoteness && position.size() * kListedOptions <= kRemotenessWork;
  const std::size_t count = position.size();
  std::size_t i = 0;
  for (Option& option : e.options) {
    while (play_of(position, i, option.play.to) != option.play) ++i;
    const std::uint64_t from = position[i];
    const Nimber after = nim_sum(sum, nim_sum(nimber(i, from), nimber_after(i, from, option.play.to)));
    put(position, i, option.play.to);
    option.value = with_remoteness ? value(position) : quick_value(position, after);
    take_back(position, i, from, count);
  }
}

bool SumSolution::lists_all(const Components& components) const {
  std::vector<std::uint64_t> move;
  for (auto here = components.begin(); interchangeable() && here != components.end() && move.empty(); ++here) {
    if (std::find(components.begin(), here, *here) == here) continue;
    options(static_cast<std::size_t>(here - components.begin()), *here, 1, move);
  }
  return move.empty();
}

Reason SumSolution::reason(const Explanation& e, Solution& values) {
  const Components position = *components_of(e.state);
  Reason from_options = reason_from_options(e.value, e.options, !e.more && lists_all(position));
  const bool single = std::count_if(position.begin(), position.end(), [](std::uint64_t c) { return c != 0; }) <= 1;
  if (!e.more && single) {
    add_answer(e, values, from_options);
    return from_options;
  }
  Reason r{Reason::Kind::nim_sum};
  r.numbers_of = numbers_of();
  r.numbers = values.nimbers_of(e.state);
  Nimber sum;
  for (std::size_t i = 0; i < position.size(); ++i) {
    sum = nim_sum(sum, r.numbers[i]);
    if (i < kNamedParts) r.parts.push_back(component_text(i, position[i]));
  }
  r.total = sum.value;
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

PairTable::PairTable(std::uint64_t max, Phrase x_name, Phrase y_name, std::vector<Layer> layers)
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
