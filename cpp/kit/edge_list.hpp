// Lists of edges as people paste them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "kit/parameters.hpp"

namespace grundy {

/// Reads the edges of a directed graph. An edge is two vertices with an arrow (`>`, `->`, `=>` or U+2192) or space or a comma between them;
/// arrows may go on: `0>1>2` is two edges. Between edges: space, line breaks, commas, semicolons, brackets, quotes. A line is a comment from
/// `#` or `%` on, as in the lists of public collections. Also the formats of kit/edge_files.hpp. Errors give the number of the edge. O(size).
Result<std::vector<std::uint64_t>> read_edge_list(const ParameterSpec& spec, std::string_view text);

/// The same, or random:VERTICES:EDGES:SEED. For `ParameterSpec::read_edges`.
Result<std::vector<std::uint64_t>> read_edges(const ParameterSpec& spec, std::string_view text);

/// Formats edges as `0>1,1>2`.
std::string edge_list_text(const std::vector<std::uint64_t>& edges);

}  // namespace grundy
