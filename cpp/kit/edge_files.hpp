// Graphs in the formats of other programs: DOT, tables of CSV, JSON.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace grundy {

/// Returns the edges of a graph as a plain list, `0>1,1>2`, which read_edge_list reads and checks; nothing if the text is of none of these
/// formats, or broken.
///
/// - DOT: `graph` or `digraph`; edges between names and groups `{a b}`. `a -- b` is two edges, one in each direction.
/// - CSV, by commas, semicolons or tabs, with a line of names first: the columns `from` and `to`, `source` and `target`, `tail` and `head`,
///   or the first two.
/// - JSON with objects: `{"edges": [[0, 1]]}`, `[{"source": 0, "target": 1}]`, `{"0": [1, 2]}`.
///
/// Stops after `most` edges and one more. O(size + edges).
std::optional<std::string> plain_edges(std::string_view text, std::size_t most);

}  // namespace grundy
