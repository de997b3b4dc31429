// The methods that solve it: methods/dominoes/.
#include "kit/method_info.hpp"

namespace grundy {

namespace {

constexpr Method kMethods[] = {
    {"vanishing", "The game as it is, a graph with cycles, solved backwards", MethodKind::naive,
     "O(S N^2 \\log S), \\ S \\text{ positions}", "O(S N)", 1'000'000},
    {"recursion", "Dominoes that stay: masks by plain recursion", MethodKind::naive, "O(N^{\\lfloor N / K \\rfloor + 1})", "O(N / K)",
     20'000'000},
    {"limited", "Minimax up to turn D: masks, remembered", MethodKind::memo, "O(N F), \\ F \\text{ masks}", "O(F)"},
    {"masks", "Dominoes that stay: masks, remembered", MethodKind::memo, "O(N F), \\ F \\text{ masks}", "O(F)"},
    {"runs", "Dominoes that stay: sorted lengths of free runs, remembered", MethodKind::memo,
     "O(R N \\frac{N}{K} \\log R), \\ R \\text{ multisets of runs}", "O(R N / K)"},
};

Result<GameMethods::Instance> instance(const Parameters& p) {
  const std::string strip = p.has("n") ? std::string(p.integer("n"), '0') : p.text("strip");
  const std::uint64_t k = p.integer("k"), d = p.integer("d");
  const Natural plies = strip.size() / k;
  return GameMethods::Instance{words_of({strip.size(), k, d}) + "\n" + strip + "\n", plies, plies};
}

}  // namespace

const GameMethods& dominoes_methods() {
  static constexpr GameMethods methods = {kMethods, instance};
  return methods;
}

}  // namespace grundy
