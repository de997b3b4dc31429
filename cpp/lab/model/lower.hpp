// From syntax to a model: steps become expressions of the position before them, loops over lists and arrays are unrolled.
#pragma once

#include <functional>
#include <span>

#include "lab/model/expressions.hpp"

namespace grundy::lab {

/// An expression and whether it has a value at all.
struct Lowered {
  ExprId x = kNoExpr, there = kNoExpr;
};

class Lowering {
 public:
  Lowering(Model& model, Faults& faults)
      : model_(model), program_(*model.program), syntax_(program_.syntax), faults_(faults), make_(model), locals_(syntax_.locals) {}

  void run();

 private:
  /// Abbreviations within abbreviations can stand for more than could ever be worked out.
  static constexpr std::uint64_t kMostVisits = Limits::size;
  /// Of all lines: ways to choose cost work even where nothing is worked out.
  static constexpr std::uint64_t kMostChosen = 2 * kMostVisits;
  /// Of options nothing more is told than that they are so many.
  static constexpr std::uint64_t kMostOptions = UINT32_MAX;

  const Node& node(NodeId ref) const { return syntax_[ref]; }
  void reset();
  void fault(Place place, Message message) { report(faults_, place, std::move(message)); }
  void too_much(Place place);
  /// After something was made for what stands there.
  ExprId checked(ExprId x, Place place);
  bool stopped() const { return make_.too_many || visits_ > kMostVisits; }
  ExprId worth(const Decision& result);

  // Expressions (lower_values.cpp).
  /// A number as it is known where it stands: conditions around it may bound it.
  ExprId narrowed(ExprId x);
  Lowered sure(ExprId x) { return {x, make_.yes()}; }
  Lowered value(NodeId ref);
  ExprId holds(NodeId ref);
  ExprId all(std::initializer_list<ExprId> conditions);
  Lowered made(const Node& n);
  static ModelOp simple(SyntaxOp op);
  Lowered call(const Node& n);
  Lowered membership(const Node& n);
  std::size_t table_of(std::span<const std::int64_t> items);
  /// Where in an array or list two indices point, and whether that exists.
  Lowered place(const Node& n);
  struct Target {
    const Part& part;
    Lowered at;
  };
  Target target(NodeId ref);
  Lowered index(const Node& n);
  /// A number of an array by its place: the last one where the place does not exist, which whoever asks sees to.
  ExprId read(const Part& part, ExprId at);

  // All ways to choose, unrolled, each with the condition under which it is one (lower_unrolled.cpp).
  /// Rounds that loops around each other make whatever holds: each is at least one visit.
  std::uint64_t certain_rounds(std::span<const Choice> choices) const;
  void unroll(std::span<const Choice> choices, std::size_t at, ExprId guard, Place place, const std::function<void(ExprId)>& use);
  /// Calls `use` for each item of a set that may be there, with the condition under which it is.
  using Items = std::function<void(std::span<const ExprId>, ExprId)>;
  void items(NodeId set, ExprId guard, Place at, const Items& use);
  void item(NodeId ref, ExprId guard, const Items& use);
  /// Each number that may lie between two, with the condition under which it does.
  void rounds(const Lowered& from, const Lowered& to, Place at, const std::function<void(ExprId, ExprId)>& use);
  void places(const Choice& choice, const std::function<void()>& use);
  Lowered fold(const Node& n);
  Lowered extreme(const Node& n);

  // Choices as branches (lower_choices.cpp).
  std::int32_t branch(Branch made);
  /// What is made in `inside` stands under a branch.
  void under(Branch made, const std::function<void()>& inside);
  void when(ExprId condition, const std::function<void()>& inside);
  /// Bounds that follow from a condition.
  void narrow(ExprId whole);
  void narrow_one(ExprId condition);
  void bound(ExprId x, Interval to);
  /// `count`: in how many ways what was chosen so far may have been, at most.
  using Chosen = std::function<void(std::uint64_t)>;
  static std::uint64_t times(std::uint64_t count, std::uint64_t by);
  void choose(std::span<const Choice> choices, std::uint64_t count, const Chosen& then);
  void choose_range(const Choice& choice, std::span<const Choice> rest, std::uint64_t count, const Chosen& then);
  void choose_within(const Choice& choice, std::span<const Choice> rest, std::uint64_t count, const Chosen& then);

  // Moves (lower_moves.cpp).
  void move(std::size_t i);
  void finish(const MoveLine& line, std::uint64_t count);
  void steps(std::span<const Step> all_steps, std::size_t at, Leaf leaf, std::uint64_t count);
  /// Conditions under which a change is made, and those that only `=` has to keep.
  struct Kept {
    ExprId there, inside;
  };
  /// One round of a step, under a guard: outside of it nothing is changed.
  Kept change(const Step& step, ExprId guard);
  /// One change after others: of those that are faults where they leave their range, nothing counts that comes after the first.
  void after(Kept& others, const Kept& one, bool faults);
  void assign(const Step& step, const std::function<void()>& then);
  void split(const Step& step, const std::function<void()>& then);
  /// A fault where a number does not stay inside.
  void check(ExprId inside, const std::function<void()>& then);
  void end_move(Leaf leaf, std::uint64_t count);

  Model& model_;
  const Program& program_;
  const Syntax& syntax_;
  Faults& faults_;
  Expressions make_;
  std::vector<ExprId> env_;     // the numbers of the position after the steps so far
  std::vector<ExprId> locals_;
  std::vector<ExprId> facts_;   // conditions around what stands here
  std::vector<std::vector<ExprId>> pieces_;  // the same of each component, behind a split
  std::unordered_map<ExprId, Interval> narrowed_;
  std::size_t line_ = 0;
  std::int32_t parent_ = 0;
  std::uint64_t visits_ = 0, chosen_ = 0;
  int depth_ = 0;  // of the expression at hand
};

}  // namespace grundy::lab
