// Places that hang together: `joined(E, on, a, b)`, `joined(on, (i, j), (k, l))`, `groups(E, on)`, `groups(on)`.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "lab/language/program.hpp"

namespace grundy::lab {

/// The graph of a `joined` or `groups` node. On a board, squares side by side are neighbours, for `joined8` and `groups8` also diagonally.
struct Connections {
  std::size_t vertices = 0;
  std::vector<std::pair<std::size_t, std::size_t>> edges = {};
  bool by_edges = false;                // the array tells of each edge whether it is there; otherwise of each vertex
  std::vector<std::size_t> sizes = {};  // how many values each index of a vertex has: one index, or a row and a column
};

/// The parts of such a node. Its only choice visits the places of the array in order; `on` is the condition of a place.
struct Connection {
  NodeId on = kNoNode;
  std::span<const NodeId> from = {}, to = {};  // the indices of the two places; none for `groups`
  NodeId pairs = kNoNode;                      // the name of the list of pairs; none on a board
  bool diagonal = false;
};
Connection connection_of(const Node& n);

/// O(places + edges).
Connections connections_of(const Program& program, const Node& n);

/// Returns the group of each vertex, numbered from 0 in the order of their first vertices, and those without one, -1: vertices that are not
/// there, and vertices without edges that are, if the array tells of edges. `on`: of each edge or vertex. O(edges * log vertices).
std::vector<int> groups_of(const Connections& graph, const std::vector<bool>& on);

}  // namespace grundy::lab
