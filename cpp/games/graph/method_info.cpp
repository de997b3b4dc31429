// The methods that solve it: methods/graph/.
#include <algorithm>

#include "kit/method_info.hpp"

namespace grundy {

namespace {

constexpr Method kMethods[] = {
    {"recursion", "All lines of play of v moves, by plain recursion", MethodKind::naive, "O(e^v)", "O(v + e)", 60'000'000},
    {"memory", "Vertex and moves that remain, remembered", MethodKind::memo, "O(v (v + e) \\log v)", "O(v^2 + e)"},
    {"backward", "Backward from the vertices without moves", MethodKind::order, "O(v + e)", "O(v + e)"},
};

Result<GameMethods::Instance> instance(const Parameters& p) {
  const auto& edges = p.list("edges");
  const std::uint32_t start = p.has("start") ? static_cast<std::uint32_t>(p.integer("start")) : edges.empty() ? 0 : Edge(edges[0]).from;
  std::uint64_t vertices = start;
  std::string lines;
  for (const std::uint64_t number : edges) {
    const Edge edge(number);
    vertices = std::max<std::uint64_t>(vertices, std::max(edge.from, edge.to));
    lines += std::to_string(edge.from) + " " + std::to_string(edge.to) + "\n";
  }
  ++vertices;
  return GameMethods::Instance{std::to_string(vertices) + " " + std::to_string(edges.size()) + "\n" + std::to_string(start) + "\n" + lines,
                               vertices, vertices};
}

}  // namespace

const GameMethods& graph_methods() {
  static constexpr GameMethods methods = {kMethods, instance};
  return methods;
}

}  // namespace grundy
