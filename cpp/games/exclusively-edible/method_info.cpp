// The methods that solve it: methods/exclusively-edible/.
#include "kit/method_info.hpp"

namespace grundy {

namespace {

constexpr Method kMethods[] = {
    {"recursion", "Every cut of every bar, by plain recursion", MethodKind::naive, "O((m + n - 2)!)", "O(m + n)"},
    {"memory", "Four numbers, remembered", MethodKind::memo, "O((m + n) P \\log P), \\ P = (r + 1)(m - r)(c + 1)(n - c)", "O(P)"},
    {"table", "All four numbers in order", MethodKind::order, "O((m + n) P)", "O(P)"},
    {"nim-sum", "Four Nim heaps: xor", MethodKind::formula, "O(1)", "O(1)"},
};

Result<GameMethods::Instance> instance(const Parameters& p) {
  const std::uint64_t m = p.integer("m"), n = p.integer("n");
  const std::uint64_t r = p.has("r") ? p.integer("r") : m / 2, c = p.has("c") ? p.integer("c") : n / 3;
  const std::vector<std::uint64_t> sides = {r, m - 1 - r, c, n - 1 - c};
  return GameMethods::Instance{"1\n" + words_of({m, n, r, c}) + "\n", sum_of(sides), box_of(sides)};
}

}  // namespace

const GameMethods& exclusively_edible_methods() {
  static constexpr GameMethods methods = {kMethods, instance};
  return methods;
}

}  // namespace grundy
