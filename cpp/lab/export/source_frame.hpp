// What the programs of both languages are made from (source.hpp).
#pragma once

#include <algorithm>

#include "lab/export/source.hpp"
#include "lab/game/text_table.hpp"

namespace grundy::lab {

/// A text, how it is solved, and which positions its table shows.
struct SourcePlan {
  const Program& program;
  const Solved& solved;
  const TextTable& table;

  const Nature& nature() const { return program.nature; }
  /// Nimbers add up; else who wins is worked out from outcomes.
  bool nimbers() const { return nature().adds_up(); }
  bool lasts() const { return !nature().splits && !nature().scored; }
  bool ordered() const { return solved.layout.ordered; }
  /// How many digits of a position's number tell that it comes after its options.
  std::size_t keys() const { return std::min(solved.layout.keys, solved.layout.digits.size()); }
  /// Whether positions in the order of their declaration come after their options.
  bool in_order() const;
  /// Where play can come back to a position, neither scores nor sums are worked out.
  bool has_to_end() const { return nature().has_to_end() || (nimbers() && program.components.size() != 1); }
  bool has_legal() const { return !program.syntax.legal.empty(); }
  bool has_starts() const { return !program.syntax.starts.empty(); }

  /// Constants, each after those that it is made from.
  std::vector<std::size_t> constants() const;
  /// The lines of the text, without comments, from one where a statement begins.
  std::string line_text(Place place) const;
};

/// The whole programs. O(length).
std::string cpp_program(const SourcePlan& plan);
std::string python_program(const SourcePlan& plan);

}  // namespace grundy::lab
