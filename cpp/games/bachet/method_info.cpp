// The methods that solve it: methods/bachet/.
#include "kit/method_info.hpp"

namespace grundy {

namespace {

constexpr Method kMethods[] = {
    {"recursion", "Plain recursion", MethodKind::naive, "O(n m^{n / \\min S + 1}), \\ S \\text{ the moves}", "O(n)"},
    {"memory", "Recursion with memory", MethodKind::memo, "O(n m)", "O(n)"},
    {"forward", "Lost heaps mark won ones, upward", MethodKind::order, "O(n + \\ell m), \\ \\ell \\text{ lost heaps}", "O(n)"},
    {"backward", "Each heap looks back at its options", MethodKind::order, "O(n m)", "O(n)"},
    {"nimbers", "Nimbers by mex, upward", MethodKind::order, "O(n m)", "O(n)"},
    {"period", "Outcomes up to their proved period", MethodKind::fast, "O((m + s)(\\mu + \\lambda + s))", "O(\\mu + \\lambda + s)"},
};

Result<GameMethods::Instance> instance(const Parameters& p) {
  const auto& take = p.list("take");
  const std::uint64_t n = p.integer("n");
  return GameMethods::Instance{std::to_string(n) + " " + std::to_string(take.size()) + " " + words_of(take) + "\n", n, Natural{n} + 1};
}

}  // namespace

const GameMethods& bachet_methods() {
  static constexpr GameMethods methods = {kMethods, instance};
  return methods;
}

}  // namespace grundy
