#include "rules/rules.hpp"

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

std::vector<WholeOption> whole_options(const Rules& rules, const Position& numbers, Player mover) {
  std::vector<WholeOption> out;
  std::vector<Choice> choices;
  const Sum components = rules.components(numbers);
  for (std::size_t i = 0, from = 0; i < components.size(); from += components[i++].size()) {
    choices.clear();
    rules.options(components[i], mover, choices);
    const auto begin = numbers.begin() + static_cast<std::ptrdiff_t>(from);
    const auto end = begin + static_cast<std::ptrdiff_t>(components[i].size());
    for (const Choice& choice : choices) {
      WholeOption option{choice.part + i, choice.to, {numbers.begin(), begin}};
      for (const Position& left : choice.left) option.numbers.insert(option.numbers.end(), left.begin(), left.end());
      option.numbers.insert(option.numbers.end(), end, numbers.end());
      out.push_back(std::move(option));
    }
  }
  return out;
}

}  // namespace grundy
