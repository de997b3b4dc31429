// The methods that solve it: methods/take-away/.
#include "kit/method_info.hpp"

namespace grundy {

namespace {

constexpr Method kMethods[] = {
    {"recursion", "All heaps together, by plain recursion", MethodKind::naive,
     "O(L (p m)^{L + 1}), \\ L = \\sum_i \\lfloor x_i / \\min S \\rfloor", "O(p L)"},
    {"memory", "All heaps together, remembered", MethodKind::memo, "O(p^2 m P \\log P), \\ P = \\prod_i (x_i + 1)", "O(p P)"},
    {"table", "The table of all positions up to the heaps", MethodKind::order, "O\\left(p m \\prod_i (x_i + 1)\\right)",
     "O\\left(\\prod_i (x_i + 1)\\right)"},
    {"nimbers", "One row of nimbers, then xor", MethodKind::subtask, "O(m M + p), \\ M = \\max x_i", "O(M + p)"},
    {"period", "The row of nimbers up to its proved period", MethodKind::fast, "O((m + s)(\\mu + \\lambda + s) + p)",
     "O(\\mu + \\lambda + s)"},
};

Result<GameMethods::Instance> instance(const Parameters& p) {
  const auto& take = p.list("take");
  const auto& heaps = p.list("heaps");
  return GameMethods::Instance{std::to_string(take.size()) + " " + words_of(take) + "\n" + counted(heaps), sum_of(heaps), box_of(heaps),
                               Natural{largest_of(heaps)} + 1};
}

}  // namespace

const GameMethods& take_away_methods() {
  static constexpr GameMethods methods = {kMethods, instance};
  return methods;
}

}  // namespace grundy
