// The methods that solve it: methods/kayles/.
#include "kit/method_info.hpp"

namespace grundy {

namespace {

constexpr Method kMethods[] = {
    {"recursion", "All rows together, by plain recursion", MethodKind::naive, "O((2 P)^P), \\ P = x_1 + \\dots + x_p", "O(P^2)",
     60'000'000},
    {"memory", "Sorted rows, remembered", MethodKind::memo, "O(S P^2 \\log S), \\ S \\text{ multisets of rows}", "O(S P)"},
    {"nimbers", "The nimber of each length by mex, then xor", MethodKind::order, "O(M^2 + p), \\ M = \\max x_i", "O(M + p)"},
    {"period", "The first nimbers; then period 12", MethodKind::fast, "O(p)", "O(p)"},
};

Result<GameMethods::Instance> instance(const Parameters& p) {
  const auto& rows = p.list("rows");
  return GameMethods::Instance{counted(rows), sum_of(rows), Natural{largest_of(rows)} + 1};
}

}  // namespace

const GameMethods& kayles_methods() {
  static constexpr GameMethods methods = {kMethods, instance};
  return methods;
}

}  // namespace grundy
