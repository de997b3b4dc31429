// The methods that solve it: methods/letter-picking/.
#include "kit/method_info.hpp"

namespace grundy {

namespace {

constexpr Method kMethods[] = {
    {"recursion", "Intervals by plain recursion", MethodKind::naive, "O(2^n)", "O(n)"},
    {"memory", "Intervals, remembered", MethodKind::memo, "O(n^2 \\log n)", "O(n^2)"},
    {"intervals", "Intervals from short to long, with three values", MethodKind::order, "O(n^2)", "O(n^2)"},
    {"draw-or-not", "Intervals from short to long, drawn or not", MethodKind::order, "O(n^2)", "O(n^2)"},
    {"stripping", "Equal outer letters away; doubled letters are left", MethodKind::formula, "O(n)", "O(n)"},
};

Result<GameMethods::Instance> instance(const Parameters& p) {
  const std::string& s = p.text("s");
  return GameMethods::Instance{"1\n" + s + "\n", s.size(), Natural{s.size()} * s.size()};
}

}  // namespace

const GameMethods& letter_picking_methods() {
  static constexpr GameMethods methods = {kMethods, instance};
  return methods;
}

}  // namespace grundy
