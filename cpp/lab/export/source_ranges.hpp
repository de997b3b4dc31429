// Bounds of the expressions of a rule text for all values of its parameters. They determine which checks a program needs.
#pragma once

#include <map>

#include "lab/export/source_names.hpp"
#include "lab/model/model.hpp"

namespace grundy::lab {

class Ranges {
 public:
  explicit Ranges(const Names& names) : names_(names), program_(names.program()) {}

  Interval of(NodeId ref) const;
  Interval of_part(std::size_t index) const;

  /// Registers the names that a choice binds.
  void note(const Choice& choice);
  /// Whether an expression is the name of a place of this constant.
  bool goes_through(NodeId ref, std::size_t constant) const;
  /// The same of a part.
  bool goes_through_part(NodeId ref, std::size_t part) const;

 private:
  bool places_are_of(NodeId ref, Binding of) const;
  Interval of_name(const Node& n) const;
  Interval of_constant(std::size_t index) const;
  Interval of_item(const Node& n) const;
  Interval of_size(const Node& n) const;
  Interval of_extreme(const Node& n) const;
  Interval of_product(Interval a, Interval b) const;
  Interval of_places(const Choice& choice, std::size_t i) const;
  Interval of_set(NodeId set, std::size_t i) const;

  const Names& names_;
  const Program& program_;
  mutable std::map<std::size_t, Interval> constants_;  // memo
  std::map<std::uint32_t, Interval> locals_;
  std::map<std::uint32_t, Binding> places_of_;  // locals that are places of a constant, or of a part of one dimension
};

}  // namespace grundy::lab
