#include "rules/rules.hpp"

#include <algorithm>

#include "base/sort.hpp"

namespace grundy {

std::vector<Position> Rules::components(const Position& numbers) const {
  if (open_ended()) return {numbers};
  const std::size_t width = parts().size();
  std::vector<Position> out;
  if (numbers.size() % width != 0) return out;
  for (auto from = numbers.begin(); from != numbers.end(); from += static_cast<std::ptrdiff_t>(width)) {
    out.emplace_back(from, from + static_cast<std::ptrdiff_t>(width));
  }
  return out;
}

Position Rules::in_order(const Position& numbers) const {
  if (open_ended() || numbers.size() <= parts().size()) return numbers;
  if (parts().size() == 1) {
    Position out = numbers;
    heap_sort(out.begin(), out.end());
    return out;
  }
  Sum sorted = components(numbers);
  heap_sort(sorted.begin(), sorted.end());
  Position out;
  for (const Position& component : sorted) out.insert(out.end(), component.begin(), component.end());
  return out;
}

std::uint64_t most_whole_options(const Rules& rules, const Position& numbers) {
  std::uint64_t sum = 0;
  for (const Position& component : rules.components(numbers)) {
    const std::uint64_t most = rules.most_options(component);
    sum = most > UINT64_MAX - sum ? UINT64_MAX : sum + most;
  }
  return sum;
}

void each_whole_option(const Rules& rules, const Position& numbers, Player mover, FunctionRef<bool(WholeOption&&)> visit) {
  std::vector<Choice> choices;
  const Sum components = rules.components(numbers);
  for (std::size_t i = 0, from = 0; i < components.size(); from += components[i++].size()) {
    choices.clear();
    rules.options(components[i], mover, choices);
    const auto begin = numbers.begin() + static_cast<std::ptrdiff_t>(from);
    const auto end = begin + static_cast<std::ptrdiff_t>(components[i].size());
    for (const Choice& choice : choices) {
      WholeOption option{choice.part + i, choice.to, {}};
      option.numbers.reserve(numbers.size() + components[i].size());
      option.numbers.insert(option.numbers.end(), numbers.begin(), begin);
      for (const Position& part : choice.after) option.numbers.insert(option.numbers.end(), part.begin(), part.end());
      option.numbers.insert(option.numbers.end(), end, numbers.end());
      if (!visit(std::move(option))) return;
    }
  }
}

std::vector<WholeOption> whole_options(const Rules& rules, const Position& numbers, Player mover) {
  std::vector<WholeOption> out;
  each_whole_option(rules, numbers, mover, [&out](WholeOption&& option) {
    out.push_back(std::move(option));
    return true;
  });
  return out;
}

}  // namespace grundy
