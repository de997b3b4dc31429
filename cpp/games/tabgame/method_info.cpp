// The methods that solve it: methods/tabgame/.
#include "kit/method_info.hpp"

namespace grundy {

namespace {

constexpr Method kMethods[] = {
    {"recursion", "Plain recursion, for each question", MethodKind::naive, "O\\left(Q \\binom{N + M}{N}\\right)", "O(N + M)"},
    {"memory", "Recursion with memory", MethodKind::memo, "O((N M + Q) \\log(N M))", "O(N M)"},
    {"rows", "The whole table, row by row", MethodKind::order, "O(N M + Q)", "O(N M)"},
    {"anti-diagonals", "Anti-diagonals as bits, 64 cells a word", MethodKind::order, "O(N M / 64 + N + M + Q)", "O(N + M + Q)"},
    {"halving", "Half of the way back again and again, for each question", MethodKind::fast, "O(Q (\\log(N + M) + |x - y|))", "O(|x - y|)"},
    {"diagonals", "Two lines each way: diagonals are constant from 2 on", MethodKind::fast, "O(N + M + Q)", "O(N + M)"},
};

Result<GameMethods::Instance> instance(const Parameters& p) {
  const std::string& top = p.text("top");
  const std::string& left = p.text("left");
  const std::uint64_t row = p.has("row") ? p.integer("row") : left.size(), column = p.has("col") ? p.integer("col") : top.size();
  const std::string input = "1\n" + top + "\n" + left + "\n1\n" + std::to_string(row) + " " + std::to_string(column) + "\n";
  return GameMethods::Instance{input, Natural{row} + column, (Natural{top.size()} + 1) * (left.size() + 1)};
}

}  // namespace

const GameMethods& tabgame_methods() {
  static constexpr GameMethods methods = {kMethods, instance};
  return methods;
}

}  // namespace grundy
