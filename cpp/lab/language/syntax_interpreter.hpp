// Interprets the syntax of a rule text directly: slow, and as close to the text as possible. Tests compare the other engines with it, and
// it supplies the words of moves.
#pragma once

#include <optional>
#include <span>

#include "base/function_ref.hpp"
#include "lab/language/program.hpp"

namespace grundy::lab {

enum class Mover : std::uint8_t { left = 0, right = 1 };

/// The result of a move.
struct MoveResult {
  std::size_t line = 0;           // of Syntax::moves
  std::vector<Slots> after = {};  // the components after the move: one, unless it splits
  std::int64_t gain = 0;
  std::string words = {};    // empty if the line has none
  NodeId assumed = kNoNode;  // a condition without a value, if `assume` is set: then this is no move
};

/// The payoff of an ended position to the player to move: 1 won, -1 lost, 0 a draw; or a score. Positions end without moves or by an `end
/// if`.
struct EndValue {
  std::int64_t payoff = 0;
  std::size_t line = 0;  // in the text; 0: a player who cannot move loses
};

class SyntaxInterpreter {
 public:
  explicit SyntaxInterpreter(const Program& program) : program_(program), locals_(program.syntax.locals) {}

  /// Nothing if the expression reads a place that does not exist, divides by 0, or exceeds 64 bits.
  using Number = std::optional<std::int64_t>;
  Number value(NodeId ref);
  bool holds(NodeId ref) {
    const auto v = value(ref);
    return v && *v != 0;
  }

  /// Visits the items of a list, text, array or range, each as its numbers, until `use` returns false.
  bool each_item(NodeId set, FunctionRef<bool(std::span<const std::int64_t>)> use);

  /// Returns the numbers of an item of a list; nothing if one of them has no value.
  std::optional<std::vector<std::int64_t>> numbers_of(NodeId item);

  /// Visits all combinations of choices until `use` returns false. The numbers chosen are in the locals.
  bool each_choice(std::span<const Choice> choices, FunctionRef<bool()> use);

  /// Sets the position that expressions read.
  void stand_on(const Slots& slots) { slots_ = slots; }
  /// Sets a name of a choice, or of a number that is read.
  void set_local(std::uint32_t local, std::int64_t value) { locals_[local] = value; }

  bool legal(const Slots& slots);

  /// Returns the result of the first `end if` whose condition is true.
  std::optional<EndValue> ended(const Slots& slots, Mover mover);
  /// Returns the result of a position without moves.
  EndValue stuck(const Slots& slots, Mover mover);

  /// Visits all moves in the order of the text until `use` returns false. `lost`, if given, counts the moves of each line that leave the
  /// board.
  void moves(const Slots& slots, Mover mover, FunctionRef<bool(MoveResult&&)> use, std::vector<std::uint64_t>* lost = nullptr);

  /// Returns the components that the start lines make of the start.
  std::vector<Slots> components(const Slots& start);

  /// A value assigned by `=` outside of the range of its place.
  struct Outside {
    Place place;
    std::size_t slot;
    std::int64_t value;
    Slots position;
  };
  const std::optional<Outside>& outside() const { return outside_; }

  /// How many expressions and combinations of choices may still be evaluated, to bound the work. At 0 every function stops, and its result
  /// is meaningless.
  std::uint64_t budget = UINT64_MAX;

  /// Whether moves get their words, which take time.
  bool words = true;

  /// Whether `moves` also visits what would be a move if the first condition without a value were true.
  bool assume = false;

 private:
  enum class Done : std::uint8_t { yes, no, lost };

  // Expressions (syntax_interpreter_values.cpp).
  static Number worked_out(SyntaxOp op, std::int64_t a, std::int64_t b);
  Number looked_at(NodeId ref);
  Number item(NodeId ref);
  /// Returns the offset of an index in its list, array or board. Nothing outside.
  std::optional<std::size_t> place_of(const Node& node);
  Number call(const Node& node);
  Number membership(const Node& node);
  Number quantified(const Node& node);
  Number total(const Node& node);
  Number extreme(const Node& node);
  Number connected(const Node& node);

  // Moves.
  std::optional<std::size_t> slot_of(NodeId target);
  Done assign(const Step& step);
  Done assign_once(const Step& step);
  /// Whether a number is within the range of its place. If it is not where that is a fault, the fault is kept.
  bool fits(const Step& step, std::size_t slot, std::int64_t to);
  Done take(std::span<const Step> steps, MoveResult& result);
  /// Adds the components of a split; false if this is no move.
  bool split(const Step& step, MoveResult& result);
  bool split_off(const Step& step, const Piece& piece, Slots& component);
  /// Whether a condition of a move is true, or is assumed to be.
  bool allows(NodeId condition);
  EndValue end_value(const Decision& result, Place place, Mover mover);

  const Program& program_;
  std::vector<std::int64_t> locals_;
  Slots slots_;
  std::optional<Outside> outside_;
  std::span<const Choice> assumable_;  // the choices of the current move
  NodeId assumed_ = kNoNode;
};

}  // namespace grundy::lab
