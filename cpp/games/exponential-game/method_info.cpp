// The methods that solve it: methods/exponential-game/.
#include "kit/method_info.hpp"

namespace grundy {

namespace {

constexpr Method kMethods[] = {
    {"recursion", "All heaps together, by plain recursion", MethodKind::naive,
     "O(L (N k)^{L + 1}), \\ L = x_1 + \\dots + x_N, \\ k^k \\le \\max x_i", "O(N L)"},
    {"memory", "All heaps together, remembered", MethodKind::memo, "O(N^2 k P \\log P), \\ P = \\prod_i (x_i + 1)", "O(N P)"},
    {"nimbers", "One row of nimbers, then xor", MethodKind::order, "O(k M + N), \\ M = \\max x_i", "O(M + N)"},
};

Result<GameMethods::Instance> instance(const Parameters& p) {
  const auto& heaps = p.list("heaps");
  return GameMethods::Instance{"1\n" + counted(heaps), sum_of(heaps), Natural{largest_of(heaps)} + 1};
}

}  // namespace

const GameMethods& exponential_game_methods() {
  static constexpr GameMethods methods = {kMethods, instance};
  return methods;
}

}  // namespace grundy
