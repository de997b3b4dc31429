// The methods that solve it: methods/ungame/.
#include "kit/method_info.hpp"

namespace grundy {

namespace {

constexpr Method kMethods[] = {
    {"recursion", "Plain recursion", MethodKind::naive, "O(2^n)", "O(n)"},
    {"memory", "Recursion with memory", MethodKind::memo, "O(n^2 \\log n)", "O(n^2)"},
    {"rows", "Rows from the last move back", MethodKind::order, "O(n^2)", "O(n)"},
    {"bits", "Rows as bits, shifted k both ways", MethodKind::order, "O(n^2 / w), \\ w = 64", "O(n)"},
    {"runs", "Rows as runs", MethodKind::fast, "O(n + r), \\ r \\text{ runs in all rows}", "O(n)"},
};

Result<GameMethods::Instance> instance(const Parameters& p) {
  const std::uint64_t n = p.integer("n");
  const std::uint64_t start = p.has("start") ? p.integer("start") : (n + 3) / 4;
  return GameMethods::Instance{"1\n" + std::to_string(n) + " 1\n" + std::to_string(start) + "\n", n, n};
}

}  // namespace

const GameMethods& ungame_methods() {
  static constexpr GameMethods methods = {kMethods, instance};
  return methods;
}

}  // namespace grundy
