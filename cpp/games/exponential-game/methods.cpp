// How it can be solved: methods/exponential-game/.
#include "kit/methods.hpp"

namespace grundy {

namespace {

constexpr Method kMethods[] = {
    {"recursion", "All heaps together, by plain recursion", MethodKind::naive,
     "O((N k)^T), \\ T = x_1 + \\dots + x_N", "O(N T)"},
    {"memory", "All heaps together, remembered", MethodKind::memo,
     "O\\left(N k \\prod_i (x_i + 1)\\right)", "O\\left(N \\prod_i (x_i + 1)\\right)"},
    {"nimbers", "One row of nimbers, then xor", MethodKind::order,
     "O(k M + N), \\ M = \\max x_i", "O(M)"},
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
