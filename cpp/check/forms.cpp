#include "check/forms.hpp"

#include <algorithm>
#include <variant>

namespace grundy {

namespace {

using Pair = std::pair<Form, Form>;

std::uint64_t key_of(Form g, Form h) { return std::uint64_t{g} << 32 | h; }

void sort_once(std::vector<Form>& forms) {
  std::sort(forms.begin(), forms.end());
  forms.erase(std::unique(forms.begin(), forms.end()), forms.end());
}

}  // namespace

Form Forms::add(std::vector<Form> left, std::vector<Form> right) {
  sort_once(left);
  sort_once(right);
  std::vector<std::uint64_t> name(left.begin(), left.end());
  name.push_back(UINT64_MAX);
  name.insert(name.end(), right.begin(), right.end());
  const Form known = names_.find(name);
  if (known < names_.size()) return known;
  exhausted_ |= forms_.size() == kMostForms;
  if (exhausted_ && !forms_.empty()) return 0;
  forms_.push_back({std::move(left), std::move(right)});
  return names_.add(name);
}

bool Forms::has_option(Form g, Player player, Form option) const {
  const auto all = options(g, player);
  return std::binary_search(all.begin(), all.end(), option);
}

/// Returns the next comparison that refutes this one if it is true.
std::optional<Pair> Forms::refuting(const Comparison& comparison) const {
  const auto left = options(comparison.g, Player::left), right = options(comparison.h, Player::right);
  if (comparison.next < left.size()) return Pair{comparison.h, left[comparison.next]};
  const std::size_t i = comparison.next - left.size();
  return i < right.size() ? std::optional(Pair{right[i], comparison.g}) : std::nullopt;
}

bool Forms::at_most(Form g, Form h) {
  if (const auto known = comparisons_.find(key_of(g, h))) return *known != 0;
  std::vector<Comparison> open{{g, h}};
  while (!open.empty() && !exhausted_) {
    Comparison& now = open.back();
    exhausted_ |= ++looks_ == kMostLooks;
    const auto next = refuting(now);
    const auto known = next ? comparisons_.find(key_of(next->first, next->second)) : std::optional<std::uint32_t>(1);
    if (!known) {
      open.push_back({next->first, next->second});
    } else if (*known == 0) {
      ++now.next;
    } else {
      comparisons_.add(key_of(now.g, now.h), next ? 0 : 1);
      open.pop_back();
      exhausted_ |= comparisons_.size() == kMostComparisons;
    }
  }
  return comparisons_.find(key_of(g, h)).value_or(0) != 0;
}

template <class Made>
Form Forms::make(NumberMap& known, Form g, Form h, Made made) {
  std::vector<Pair> open{{g, h}};
  while (!open.empty() && !exhausted_) {
    const auto [a, b] = open.back();
    const std::variant<Form, Pair> out = made(a, b);
    if (const Pair* before = std::get_if<Pair>(&out)) {
      open.push_back(*before);
      continue;
    }
    if (!known.contains(key_of(a, b))) known.add(key_of(a, b), std::get<Form>(out));
    open.pop_back();
  }
  return known.find(key_of(g, h)).value_or(0);
}

Form Forms::negative(Form g) {
  return make(negatives_, g, 0, [this](Form a, Form) -> std::variant<Form, Pair> {
    std::vector<Form> sides[2];
    for (const Player player : {Player::left, Player::right}) {
      for (const Form option : options(a, player)) {
        const auto known = negatives_.find(key_of(option, 0));
        if (!known) return Pair{option, 0};
        sides[player == Player::left].push_back(*known);
      }
    }
    return add(std::move(sides[0]), std::move(sides[1]));
  });
}

Form Forms::plus(Form g, Form h) {
  return make(sums_, g, h, [this](Form a, Form b) -> std::variant<Form, Pair> {
    std::vector<Form> sides[2];
    for (const Player player : {Player::left, Player::right}) {
      for (const bool first : {true, false}) {
        for (const Form option : options(first ? a : b, player)) {
          const Pair after = first ? Pair{option, b} : Pair{a, option};
          const auto known = sums_.find(key_of(after.first, after.second));
          if (!known) return after;
          sides[player == Player::right].push_back(*known);
        }
      }
    }
    return add(std::move(sides[0]), std::move(sides[1]));
  });
}

}  // namespace grundy
