// Resolves `joined` and `groups`.
#include <algorithm>

#include "base/number.hpp"
#include "lab/language/connections.hpp"
#include "lab/language/resolve.hpp"

namespace grundy::lab {

namespace {

/// Names of the choice that visits the places, and those under which the condition finds them: no text can use these.
constexpr std::string_view kIndices[] = {"row", "column"}, kHidden[] = {"#row", "#column"};

constexpr std::string_view kConnections[] = {"joined", "joined8", "groups", "groups8"};

}  // namespace

bool Resolver::is_connection(std::string_view function) {
  return std::find(std::begin(kConnections), std::end(kConnections), function) != std::end(kConnections);
}

bool Resolver::pairs(NodeId ref) {
  const Binding binding = named(ref);
  if (!ok_) return false;
  const Node& n = node(ref);
  if (binding.kind != Binding::Kind::constant || program_.constants[binding.index].arity != 2) {
    fault(n.place, message(kLabPhrases["lab-expected"], {message(kLabPhrases["lab-set"], {"{(0,1), (1,2)}"}), shown(n.text)}));
    return false;
  }
  set(ref, 2);
  for (const std::int64_t vertex : program_.constants[n.binding.index].items) {
    if (vertex >= 0 && vertex < static_cast<std::int64_t>(Limits::slots)) continue;
    const Message number = message(kLabPhrases["lab-a-number"], {std::uint64_t{0}, Limits::slots - 1});
    fault(n.place, message(kLabPhrases["lab-expected"], {number, verbatim(signed_decimal(vertex))}));
    return false;
  }
  return true;
}

bool Resolver::known_array(Node& n) {
  const bool local = std::any_of(scope_.begin(), scope_.end(), [&](const auto& one) { return one.first == n.text; });
  const auto found = names_.find(n.text);
  if (local || found == names_.end() || !has_places(look_up(n)) || !ok_) return false;
  if (n.binding.kind == Binding::Kind::constant) return program_.constants[n.binding.index].arity == 1;
  if (program_.parts.size() != syntax_.parts.size()) {
    if (faults_.empty()) depends(n.place);
    ok_ = false;
  }
  return ok_;
}

void Resolver::place_by_place(NodeId ref, Choice& places) {
  const std::vector<NodeId> kids = node(ref).kids;
  const SyntaxOp op = node(ref).op;
  const bool sizes = op == SyntaxOp::length || op == SyntaxOp::rows || op == SyntaxOp::columns;
  if (!ok_ || sizes || !node(ref).choices.empty()) return;
  if (op != SyntaxOp::name) {
    for (std::size_t i = op == SyntaxOp::index; i < kids.size(); ++i) place_by_place(kids[i], places);
    return;
  }
  if (!known_array(node(ref))) return;
  const Node name = node(ref);
  const auto add = [&](std::string_view text, Binding binding) {
    Node out = name;
    out.text = text;
    out.binding = binding;
    syntax_.nodes.push_back(std::move(out));
    return static_cast<NodeId>(syntax_.nodes.size() - 1);
  };
  std::vector<NodeId> index{add(name.text, name.binding)};
  if (places.set == kNoNode) {
    const bool part = name.binding.kind == Binding::Kind::part;
    const bool board = part ? dimensions(name.binding.index) == 2 : program_.constants[name.binding.index].columns > 0;
    places.set = index[0];
    places.names.assign(board ? std::begin(kIndices) : std::begin(kIndices) + 1, std::end(kIndices));
    for (std::size_t i = 0; i < places.names.size(); ++i) places.locals.push_back(bind(kHidden[i + 2 - places.names.size()]));
  }
  const Extent extent = program_.extent(name.binding), first = program_.extent(node(places.set).binding);
  if (extent.rows != first.rows || extent.columns != first.columns)
    return fault(name.place, message(kLabPhrases["lab-other-shape"], {name.text, node(places.set).text}));
  for (std::size_t i = 0; i < places.locals.size(); ++i)
    index.push_back(add(kHidden[i + 2 - places.locals.size()], {Binding::Kind::local, places.locals[i]}));
  node(ref).op = SyntaxOp::index;
  node(ref).kids = std::move(index);
}

void Resolver::fits_graph(const Node& n) {
  const Connection connection = connection_of(n);
  const Constant& list = program_.constants[node(connection.pairs).binding.index];
  const std::size_t places = program_.extent(node(n.choices[0].set).binding).size();
  const auto most = std::max_element(list.items.begin(), list.items.end());
  const std::size_t vertices = most == list.items.end() ? 0 : static_cast<std::size_t>(*most) + 1;
  if (places == list.size() || places >= vertices) return;
  fault(n.place, message(kLabPhrases["lab-graph-places"], {node(n.choices[0].set).text, places, list.size(), vertices}));
}

void Resolver::connection(NodeId ref) {
  const bool joins = node(ref).text.starts_with("joined"), diagonal = node(ref).text.ends_with('8');
  std::vector<NodeId> kids = node(ref).kids;
  const bool graph = !diagonal && kids.size() == (joins ? 4 : 2);
  if (!graph && kids.size() != (joins ? 3 : 1)) {
    const std::string_view wanted = joins ? diagonal ? "b, (i,j), (k,l)" : "E, b, i, j / b, (i,j), (k,l)" : diagonal ? "b" : "E, b / b";
    return fault(node(ref).place, message(kLabPhrases["lab-arity"], {node(ref).text, wanted, verbatim(decimal(kids.size()))}));
  }
  const NodeId list = graph ? kids[0] : kNoNode;
  if (graph && !pairs(list)) return;
  if (graph) kids.erase(kids.begin());
  Choice places{Choice::Kind::places, node(ref).place, {}};
  const std::size_t outside = scope_.size();
  place_by_place(kids[0], places);
  if (ok_) number(kids[0]);
  scope_.resize(outside);
  if (!ok_) return;
  if (places.set == kNoNode)
    return fault(node(kids[0]).place, message(kLabPhrases["lab-expected"], {kLabPhrases["lab-an-array"], kLabPhrases["lab-expression"]}));
  const bool board = places.names.size() == 2;
  if (graph && board) return wrong_indices(node(kids[0]).place, node(places.set).text, true);
  std::vector<NodeId> all{kids[0]};
  for (std::size_t i = 1; i < kids.size() && ok_; ++i) {
    const std::vector<NodeId> pair = node(kids[i]).op == SyntaxOp::tuple ? node(kids[i]).kids : std::vector{kids[i]};
    if (pair.size() != (board ? 2u : 1u)) return wrong_indices(node(kids[i]).place, node(places.set).text, board);
    for (const NodeId index : pair) number(index);
    all.insert(all.end(), pair.begin(), pair.end());
  }
  if (graph) all.push_back(list);
  if (!ok_) return;
  Node& n = node(ref);
  n.op = joins ? SyntaxOp::joined : SyntaxOp::groups;
  n.number = (diagonal ? kDiagonal : 0) | (graph ? kOnGraph : 0);
  n.kids = std::move(all);
  n.choices = {std::move(places)};
  if (graph) fits_graph(n);
  raise(ref);
}

}  // namespace grundy::lab
