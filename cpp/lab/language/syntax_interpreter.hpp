// Walks over the syntax of a rule text: slow, and as near to what is written as can be. The other engines are held against it; words for
// moves come from it.
#pragma once

#include <functional>
#include <optional>
#include <span>

#include "lab/language/program.hpp"

namespace grundy::lab {

enum class Mover : std::uint8_t { left = 0, right = 1 };

/// A move as it was made.
struct MoveResult {
  std::size_t line = 0;            // of Syntax::moves
  std::vector<Slots> after = {};   // the components that it leaves: one, unless it splits
  std::int64_t gain = 0;
  std::string words = {};          // empty where the line has none
};

/// What a position without moves, or one that an `end if` ends, is worth to the player to move: 1 won, -1 lost, 0 a draw; or a score.
struct EndValue {
  std::int64_t worth = 0;
  std::size_t line = 0;   // in the text; 0: who cannot move loses
};

class SyntaxInterpreter {
 public:
  explicit SyntaxInterpreter(const Program& program) : program_(program), locals_(program.syntax.locals) {}

  /// Nothing where it looks at a place that does not exist, divides by 0, or passes 64 bits.
  using Number = std::optional<std::int64_t>;
  Number value(NodeId ref);
  bool holds(NodeId ref) {
    const auto v = value(ref);
    return v && *v != 0;
  }

  /// The items of a list, text, array or range, each as its numbers, until `use` says false.
  bool each_item(NodeId set, const std::function<bool(std::span<const std::int64_t>)>& use);

  /// All ways to choose, until `use` says false.
  bool each_choice(std::span<const Choice> choices, const std::function<bool()>& use);

  /// From here on expressions read these numbers.
  void stand_on(const Slots& slots) { slots_ = slots; }

  bool legal(const Slots& slots);

  /// The first `end if` that holds.
  std::optional<EndValue> ended(const Slots& slots, Mover mover);
  /// Of a position without moves.
  EndValue stuck(const Slots& slots, Mover mover);

  /// All moves in the order in which they are written, until `use` says false. `lost` counts, where it is given, the moves of each line that leave the board.
  void moves(const Slots& slots, Mover mover, const std::function<bool(MoveResult&&)>& use, std::vector<std::uint64_t>* lost = nullptr);

  /// What the start lines make of the start.
  std::vector<Slots> components(const Slots& start);

  /// A value given by `=` left the range of its place: where, and what.
  struct Outside {
    Place place;
    std::size_t slot;
    std::int64_t value;
    Slots position;
  };
  const std::optional<Outside>& outside() const { return outside_; }

  /// So many expressions and ways to choose are still looked at: for work that must come to an end. At 0 every walk stops, and what it
  /// was about to say counts for nothing.
  std::uint64_t budget = UINT64_MAX;

 private:
  enum class Done : std::uint8_t { yes, no, lost };

  // Expressions (syntax_interpreter_values.cpp).
  static Number worked_out(SyntaxOp op, std::int64_t a, std::int64_t b);
  Number looked_at(NodeId ref);
  Number item(NodeId ref);
  /// Of an index: which item of its list, array or board. Nothing outside.
  std::optional<std::size_t> place_of(const Node& node);
  Number call(const Node& node);
  Number membership(const Node& node);
  Number quantified(const Node& node);
  Number total(const Node& node);
  Number extreme(const Node& node);

  // Moves.
  std::optional<std::size_t> slot_of(NodeId target);
  Done assign(const Step& step);
  Done assign_once(const Step& step);
  Done take(std::span<const Step> steps, MoveResult& result);
  EndValue end_value(const Decision& result, Place place, Mover mover);

  const Program& program_;
  std::vector<std::int64_t> locals_;
  Slots slots_;
  std::optional<Outside> outside_;
};

}  // namespace grundy::lab
