// The plan of a program, common to both languages (source.hpp).
#pragma once

#include <algorithm>

#include "lab/export/source.hpp"
#include "lab/game/text_table.hpp"

namespace grundy::lab {

/// A text, the way it is solved, and the positions of its table.
struct SourcePlan {
  const Program& program;
  const Solved& solved;
  const TextTable& table;

  const Nature& nature() const { return program.nature; }
  /// Whether nimbers are computed; otherwise outcomes.
  bool nimbers() const { return nature().adds_up(); }
  bool lasts() const { return !nature().splits && !nature().scored; }
  bool ordered() const { return solved.layout.ordered; }
  /// The number of leading digits that order a position after its options.
  std::size_t keys() const { return std::min(solved.layout.keys, solved.layout.digits.size()); }
  /// Whether the order of declaration puts positions after their options.
  bool in_order() const;
  /// Whether play must end, as for scores and sums.
  bool has_to_end() const { return nature().has_to_end() || (nimbers() && program.components.size() != 1); }
  bool has_legal() const { return !program.syntax.legal.empty(); }
  bool has_connections() const;
  bool has_starts() const { return !program.syntax.starts.empty(); }

  /// Constants in order of dependency.
  std::vector<std::size_t> constants() const;
  /// Returns the lines of a statement, without comments, from its first line on.
  std::string line_text(Place place) const;
};

/// Return the whole programs. O(length).
std::string cpp_program(const SourcePlan& plan);
std::string python_program(const SourcePlan& plan);

}  // namespace grundy::lab
