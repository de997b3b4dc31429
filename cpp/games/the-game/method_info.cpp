// The methods that solve it: methods/the-game/.
#include "kit/method_info.hpp"

namespace grundy {

namespace {

constexpr Method kMethods[] = {
    {"recursion", "All coins together, by plain recursion", MethodKind::naive, "O(S L!), \\ L = \\sum_i i c_i", "O(S L)"},
    {"memory", "The coins on each square, remembered", MethodKind::memo, "O(S^3 P \\log P), \\ P = \\binom{K + S}{S}, \\ K = \\sum_i c_i",
     "O(S P)"},
    {"nimbers", "The nimber of each square by mex, then xor", MethodKind::order, "O(S^2)", "O(S)"},
    {"nim-sum", "Xor of the squares with an odd number of coins", MethodKind::formula, "O(S)", "O(1)"},
};

Result<GameMethods::Instance> instance(const Parameters& p) {
  const auto& counts = p.list("counts");
  Natural plies = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) plies += Natural{counts[i]} * (i + 1);
  return GameMethods::Instance{"1\n" + counted(counts), plies, counts.size() + 1};
}

}  // namespace

const GameMethods& the_game_methods() {
  static constexpr GameMethods methods = {kMethods, instance};
  return methods;
}

}  // namespace grundy
