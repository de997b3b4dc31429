#include "games/sum_solution.hpp"

#include <algorithm>

#include "games/wording.hpp"

namespace grundy {

namespace {

/// Components looked at for the remoteness of all listed options together: above it they are listed without.
constexpr std::size_t kRemotenessWork = 50'000'000;

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

std::optional<Explanation> SumSolution::explain(std::optional<Cell> at) {
  Components position = components_;
  if (at) {
    auto found = shape().contains(*at) ? position_at(*at) : std::nullopt;
    if (!found) return std::nullopt;
    position = std::move(*found);
  }
  Explanation e;
  e.position = position_text(position);
  e.cell = at ? at : cell_of(position);
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
      Option listed{move_text(position, i, option), {}, {}, {}};
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
  for (std::size_t i = 0; i < position.size(); ++i) r.numbers.push_back(nimber(i, position[i]));
  if (sum.value == 0) return r;
  if (!from_options.text.empty()) {
    r.text = from_options.text;
    return r;
  }
  for (std::size_t i = 0; i < position.size(); ++i) {
    if (const auto to = option_with_nimber(i, position[i], nim_sum(sum, r.numbers[i]))) {
      r.text = move_text(position, i, *to);
      break;
    }
  }
  return r;
}

PairTable::PairTable(std::uint64_t max, std::string x_name, std::string y_name, std::vector<Layer> layers)
    : shape_{{std::move(x_name), 0, max + 1}, {std::move(y_name), 0, max + 1}, true, std::move(layers)} {}

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
  const Cell cell{components[0], components[1]};
  const bool same_rest = std::equal(components.begin() + 2, components.end(), base.begin() + 2, base.end());
  return same_rest && shape_.contains(cell) ? std::optional(cell) : std::nullopt;
}

}  // namespace grundy
