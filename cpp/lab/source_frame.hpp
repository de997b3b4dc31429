// What the programs of both languages are made from (source.hpp).
#pragma once

#include "lab/rules_table.hpp"
#include "lab/source_expressions.hpp"

namespace grundy::lab {

/// A text, how it is solved, and which positions its table shows.
struct SourcePlan {
  const Program& program;
  const Solved& solved;
  const RulesTable& table;

  const Nature& nature() const { return program.nature; }
  /// Nimbers add up; else who wins is worked out from outcomes.
  bool nimbers() const { return nature().adds_up(); }
  bool lasts() const { return !nature().splits && !nature().scored; }
  bool ordered() const { return solved.layout.ordered; }
  bool has_legal() const { return !program.syntax.legal.empty(); }
  bool has_starts() const { return !program.syntax.starts.empty(); }

  /// Constants, each after those that it is made from.
  std::vector<std::size_t> constants() const;
  /// Whether positions in the order of their declaration come after their options.
  bool in_order() const;
  /// The lines of the text, without comments, from one where a statement begins.
  std::string line_text(Place place) const;
  /// The names that the choices before the colon give.
  std::vector<std::uint32_t> locals(std::span<const Choice> choices) const;
};

/// The whole programs. O(length).
std::string cpp_program(const SourcePlan& plan);
std::string python_program(const SourcePlan& plan);

/// One of the `=` and `+=` of a language, for a place that exists: how a change stays inside, or is refused.
struct Bound {
  bool low = true, high = true;  // which sides have to be looked at
};
Bound bound_of(const Wording& words, const Step& step, std::size_t part);
/// The same of a value that is given to a part.
Bound bound_of(const Wording& words, Ref value, std::size_t part);

}  // namespace grundy::lab
