#include "lab/language/connections.hpp"

#include <algorithm>
#include <numeric>

namespace grundy::lab {

Connection connection_of(const Node& n) {
  Connection out;
  out.on = n.kids[0];
  out.diagonal = n.number & kDiagonal;
  std::span<const NodeId> places = std::span(n.kids).subspan(1);
  if (n.number & kOnGraph) {
    out.pairs = places.back();
    places = places.first(places.size() - 1);
  }
  out.from = places.first(places.size() / 2);
  out.to = places.subspan(places.size() / 2);
  return out;
}

Connections connections_of(const Program& program, const Node& n) {
  const Connection connection = connection_of(n);
  const auto [rows, columns] = program.extent(program.syntax[n.choices[0].set].binding);
  Connections out{rows * columns};
  if (connection.pairs != kNoNode) {
    const Constant& pairs = program.constants[program.syntax[connection.pairs].binding.index];
    for (std::size_t i = 0; i < pairs.items.size(); i += 2)
      out.edges.emplace_back(static_cast<std::size_t>(pairs.items[i]), static_cast<std::size_t>(pairs.items[i + 1]));
    out.by_edges = out.edges.size() == out.vertices;
    if (out.by_edges) out.vertices = 0;
    for (const auto& [a, b] : out.edges) out.vertices = std::max(out.vertices, std::max(a, b) + 1);
    out.sizes = {out.vertices};
    return out;
  }
  if (n.choices[0].names.size() == 2) out.sizes = {rows, columns};
  else out.sizes = {columns};
  for (std::size_t i = 0; i < rows; ++i) {
    for (std::size_t j = 0; j < columns; ++j) {
      const std::size_t at = i * columns + j;
      if (j + 1 < columns) out.edges.emplace_back(at, at + 1);
      if (i + 1 == rows) continue;
      out.edges.emplace_back(at, at + columns);
      if (connection.diagonal && j > 0) out.edges.emplace_back(at, at + columns - 1);
      if (connection.diagonal && j + 1 < columns) out.edges.emplace_back(at, at + columns + 1);
    }
  }
  return out;
}

std::vector<int> groups_of(const Connections& graph, const std::vector<bool>& on) {
  std::vector<std::size_t> above(graph.vertices);
  std::iota(above.begin(), above.end(), 0);
  const auto top = [&](std::size_t v) {
    while (above[v] != v) v = above[v] = above[above[v]];
    return v;
  };
  std::vector<bool> there = graph.by_edges ? std::vector<bool>(graph.vertices) : on;
  for (std::size_t e = 0; e < graph.edges.size(); ++e) {
    const auto [a, b] = graph.edges[e];
    if (graph.by_edges ? !on[e] : !(on[a] && on[b])) continue;
    there[a] = there[b] = true;
    const std::size_t one = top(a), other = top(b);
    above[std::max(one, other)] = std::min(one, other);
  }
  std::vector<int> out(graph.vertices, -1);
  int groups = 0;
  for (std::size_t v = 0; v < graph.vertices; ++v) {
    if (there[v]) out[v] = top(v) == v ? groups++ : out[top(v)];
  }
  return out;
}

}  // namespace grundy::lab
