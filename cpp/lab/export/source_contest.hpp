// Contest input and output of a text, for programs that read and print the same (source.hpp).
#pragma once

#include "lab/language/program.hpp"

namespace grundy::lab {

class Contest {
 public:
  explicit Contest(const Program& program) : program_(program) {}

  /// Whether the text reads and prints.
  bool there() const { return !program_.syntax.reads.empty() && !program_.syntax.prints.empty(); }
  /// Whether a constant, or the start of a part, is read.
  bool reads(Binding of) const;
  /// Whether an expression depends on a constant that is read.
  bool varies(NodeId ref) const;
  /// Whether a part has another number of places with other input.
  bool size_varies(std::size_t part) const;
  /// Whether moves are others with other input.
  bool moves_vary() const;
  /// Whether only start lines need a constant, so that it does not change the values of positions.
  bool only_starts(std::size_t constant) const;
  /// Whether a print line uses this part of the answer.
  bool prints(Answered what) const;
  /// Whether a print line prints the words of all first moves that win.
  bool prints_all_moves() const;

 private:
  template <class Met>
  bool any_in_moves(const Met& met) const;
  bool meets(NodeId ref, std::size_t constant) const;

  const Program& program_;
};

}  // namespace grundy::lab
