// The methods that solve it: methods/stone-game/.
#include "kit/method_info.hpp"

namespace grundy {

namespace {

constexpr Method kMethods[] = {
    {"recursion", "All piles together, by plain recursion", MethodKind::naive,
     "O\\left(N L \\frac{L!}{q_1! \\cdots q_N!}\\right), \\ q_i = \\lfloor x_i / i \\rfloor", "O(N L), \\ L = q_1 + \\dots + q_N"},
    {"memory", "All piles together, remembered", MethodKind::memo, "O(N^2 P \\log P), \\ P = \\prod_i (q_i + 1)", "O(N P)"},
    {"nimbers", "The nimber of each size of a pile, then xor", MethodKind::order, "O\\left(\\sum_i (x_i + 1)\\right)", "O(\\max x_i)"},
    {"quotients", "The parity of the number of moves", MethodKind::formula, "O(N)", "O(1)"},
};

Result<GameMethods::Instance> instance(const Parameters& p) {
  const auto& piles = p.list("piles");
  Natural moves = 0;
  for (std::size_t i = 0; i < piles.size(); ++i) moves += piles[i] / (i + 1);
  return GameMethods::Instance{"1\n" + counted(piles), moves, sum_of(piles) + piles.size()};
}

}  // namespace

const GameMethods& stone_game_methods() {
  static constexpr GameMethods methods = {kMethods, instance};
  return methods;
}

}  // namespace grundy
