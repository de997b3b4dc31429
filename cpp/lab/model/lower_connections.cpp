// `joined` and `groups`: a label for each vertex, the same for those in one group, by elimination as for sparse matrices (Rose, Tarjan and
// Lueker 1976). Each vertex in turn is left out, and links that went through it become links between its neighbours.
#include <algorithm>

#include "lab/model/lower.hpp"

namespace grundy::lab {

/// Labels of so many positions are kept.
constexpr std::size_t kLabelled = 16;

/// Forward, the neighbours of a vertex that is left out are linked if both were linked to it; backward, each vertex takes the label of a
/// later one that it is linked to. The next vertex is one with the fewest neighbours left, which keeps links few. O(vertices * d^2)
/// expressions for at most d neighbours left: d is 1 for trees, and n for a board of n columns.
Lowering::Labels Lowering::labels(const Connections& graph, const std::vector<ExprId>& on) {
  const std::size_t size = graph.vertices;
  Labels out{std::vector<ExprId>(size), graph.by_edges ? std::vector<ExprId>(size, make_.no()) : on, make_.no()};
  // kNoExpr: no neighbours.
  std::vector<ExprId> links(size * size, kNoExpr);
  const auto link = [&](std::size_t a, std::size_t b, ExprId there) {
    const ExprId before = links[a * size + b];
    links[a * size + b] = links[b * size + a] = before == kNoExpr ? there : make_.either(before, there);
  };
  for (std::size_t e = 0; e < graph.edges.size(); ++e) {
    const auto [a, b] = graph.edges[e];
    const ExprId there = graph.by_edges ? on[e] : make_.both(on[a], on[b]);
    if (a != b) link(a, b, there);
    for (const std::size_t v : {a, b}) out.there[v] = graph.by_edges ? make_.either(out.there[v], there) : out.there[v];
  }
  std::vector<std::vector<std::size_t>> later(size);
  std::vector<std::size_t> order;
  std::vector<bool> gone(size);
  const auto neighbours = [&](std::size_t v) {
    std::vector<std::size_t> all;
    for (std::size_t u = 0; u < size; ++u) {
      if (!gone[u] && links[v * size + u] != kNoExpr) all.push_back(u);
    }
    return all;
  };
  while (order.size() < size && !stopped()) {
    std::size_t next = size;
    for (std::size_t v = 0; v < size; ++v) {
      std::vector<std::size_t> all = neighbours(v);
      if (gone[v] || (next < size && all.size() >= later[next].size())) continue;
      later[next = v] = std::move(all);
    }
    gone[next] = true;
    order.push_back(next);
    for (const std::size_t a : later[next]) {
      for (const std::size_t b : later[next]) {
        if (a < b) link(a, b, make_.both(links[next * size + a], links[next * size + b]));
      }
    }
  }
  for (std::size_t i = order.size(); i-- > 0 && !stopped();) {
    const std::size_t v = order[i];
    ExprId label = make_.constant(static_cast<std::int64_t>(v)), last = out.there[v];
    for (const std::size_t u : later[v]) {
      label = make_.select(links[v * size + u], out.label[u], label);
      last = make_.both(last, make_.opposite(links[v * size + u]));
    }
    out.label[v] = label;
    out.groups = make_.binary(ModelOp::add, out.groups, last);
  }
  return out;
}

bool Lowering::reads_outside(NodeId on, const Choice& places, std::vector<ExprId>& read) const {
  const Node& n = node(on);
  if (n.op == SyntaxOp::call || !n.choices.empty()) return false;
  if (n.op == SyntaxOp::name && n.binding.kind == Binding::Kind::local) {
    const bool place = std::find(places.locals.begin(), places.locals.end(), n.binding.index) != places.locals.end();
    if (!place) read.push_back(locals_[n.binding.index]);
  }
  return !any_below(n, [&](NodeId below) { return !reads_outside(below, places, read); });
}

const Lowering::Labels& Lowering::labelled(const Node& n, const Connections& graph) {
  const NodeId on = connection_of(n).on;
  // The same position and the same names around it give the same labels again.
  std::vector<ExprId> read = env_;
  const bool known = narrowed_.empty() && reads_outside(on, n.choices[0], read);
  for (std::size_t i = 0; known && i < labelled_.size(); ++i) {
    if (labelled_[i].of == &n && labelled_[i].read == read) return labelled_[i].labels;
  }
  std::vector<ExprId> there;
  unroll(n.choices, 0, make_.yes(), n.place, [&](ExprId) { there.push_back(holds(on)); });
  there.resize(graph.by_edges ? graph.edges.size() : graph.vertices, make_.no());
  if (labelled_.size() == kLabelled) labelled_.clear();
  labelled_.push_back({known ? &n : nullptr, std::move(read), labels(graph, there)});
  return labelled_.back().labels;
}

Lowered Lowering::connection(const Node& n) {
  const Connection connection = connection_of(n);
  const Connections graph = connections_of(program_, n);
  ExprId there = make_.yes(), ends[2] = {make_.no(), make_.no()};
  for (const auto& [end, indices] : {std::pair(&ends[0], connection.from), std::pair(&ends[1], connection.to)}) {
    for (std::size_t i = 0; i < indices.size(); ++i) {
      const auto size = static_cast<std::int64_t>(graph.sizes[i]);
      const Lowered at = value(indices[i]);
      there = all({there, at.there, make_.within(at.x, 0, size - 1)});
      *end = make_.binary(ModelOp::add, make_.binary(ModelOp::multiply, *end, make_.constant(size)), at.x);
    }
  }
  if (make_.known(there) == 0) return {make_.no(), make_.no()};
  const Labels& labels = labelled(n, graph);
  if (stopped()) return sure(make_.no());
  if (n.op == SyntaxOp::groups) return sure(labels.groups);
  const auto at = [&](const std::vector<ExprId>& numbers, ExprId place) {
    ExprId out = make_.no();
    for (std::size_t v = 0; v < numbers.size(); ++v) {
      const ExprId here = make_.binary(ModelOp::equal, place, make_.constant(static_cast<std::int64_t>(v)));
      if (make_.known(here) == 1) return numbers[v];
      out = make_.select(here, numbers[v], out);
    }
    return out;
  };
  const ExprId same = make_.binary(ModelOp::equal, at(labels.label, ends[0]), at(labels.label, ends[1]));
  return {graph.by_edges ? same : all({same, at(labels.there, ends[0]), at(labels.there, ends[1])}), there};
}

}  // namespace grundy::lab
