// The methods that solve it: methods/nim/.
#include "kit/method_info.hpp"

namespace grundy {

namespace {

constexpr Method kMethods[] = {
    {"recursion", "All heaps together, by plain recursion", MethodKind::naive, "O(N T!), \\ T = x_1 + \\dots + x_N", "O(N T)"},
    {"memory", "Sorted heaps, remembered", MethodKind::memo, "O(N^2 M P \\log P), \\ M = \\max x_i, \\ P = \\binom{M + N}{N}", "O(N P)"},
    {"nimbers", "The nimber of each size by mex, then xor", MethodKind::order, "O(M^2 + N)", "O(M + N)"},
    {"nim-sum", "Bouton: xor of the heaps", MethodKind::formula, "O(N)", "O(1)"},
};

Result<GameMethods::Instance> instance(const Parameters& p) {
  if (p.flag("misere")) return parameter_error("misere", verbatim("0: the methods are of normal play"), verbatim("1"), Error::Code::reach);
  const auto& heaps = p.list("heaps");
  // A test needs a heap; an empty one is equivalent to none.
  return GameMethods::Instance{counted(heaps.empty() ? std::vector<std::uint64_t>{0} : heaps) + "0\n", sum_of(heaps),
                               Natural{largest_of(heaps)} + 1};
}

}  // namespace

const GameMethods& nim_methods() {
  static constexpr GameMethods methods = {kMethods, instance};
  return methods;
}

}  // namespace grundy
