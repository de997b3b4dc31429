// Doubts about a text that is right, but whose lines never apply, or do something else than they seem to.
#pragma once

#include <optional>
#include <vector>

#include "lab/language/syntax_interpreter.hpp"

namespace grundy::lab {

/// A doubt, at its place. Like a fault, so that both are sorted and written by the same code.
using Note = Fault;

/// The moves of one line of a text, over all positions visited.
struct MoveCount {
  std::uint64_t all = 0;
  std::uint64_t outside = 0;  // those that leave the board
};

/// Visits positions, and looks for faults that only positions have, and for what is probably not meant.
class Survey {
 public:
  /// `budget`: expressions and combinations of choices that may be evaluated.
  Survey(const Program& program, std::uint64_t budget);

  /// Visits a position of the text's numbers, legal or not. False if the budget is used up, or a fault is found: then nothing more is visited.
  bool visit(const Slots& slots, Mover mover);

  /// Returns the options of the last position visited, each component on its own.
  const std::vector<Slots>& options() const { return options_; }
  bool exhausted() const { return interpreter_.budget == 0; }
  /// A value assigned by `=` outside of the range of its place, at a position.
  const std::optional<Fault>& fault() const { return fault_; }
  /// Returns the moves of each line, those that leave the board included in `all`.
  std::vector<MoveCount> moves() const;

  /// Returns what is probably not meant, in the order of the text. `complete`: all positions have been visited.
  std::vector<Note> notes(bool complete) const;

 private:
  void look_at(const MoveResult& result, const Slots& slots);

  const Program& program_;
  SyntaxInterpreter interpreter_;
  std::vector<std::uint64_t> allowed_, outside_;  // the moves of each line
  std::vector<bool> met_, still_;                 // end lines whose condition was met; move lines with moves that change nothing
  std::vector<std::string> nowhere_;              // positions, by the condition that has no value there
  std::vector<NodeId> valueless_;                 // those conditions
  std::vector<Slots> options_;
  std::optional<Fault> fault_;
};

/// Returns what is probably not meant by the text alone, without its positions. O(length).
std::vector<Note> notes_of(const Program& program);

/// Returns the fault of a number outside of the range of its place, at a position.
Fault outside_fault(const Program& program, const SyntaxInterpreter::Outside& outside, const Slots& position);

}  // namespace grundy::lab
