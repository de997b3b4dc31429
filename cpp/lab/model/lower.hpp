// Lowers syntax to a model: steps become expressions of the position before them; loops over lists and arrays are unrolled.
#pragma once

#include <map>
#include <span>

#include "base/function_ref.hpp"
#include "lab/language/connections.hpp"
#include "lab/model/expressions.hpp"

namespace grundy::lab {

/// An expression, and the condition under which it has a value.
struct Lowered {
  ExprId x = kNoExpr, there = kNoExpr;
};

class Lowering {
 public:
  Lowering(Model& model, Faults& faults)
      : model_(model), program_(*model.program), syntax_(program_.syntax), faults_(faults), make_(model), locals_(syntax_.locals) {}

  void run();

 private:
  /// The most nodes visited: nested abbreviations can expand exponentially.
  static constexpr std::uint64_t kMostVisits = Limits::size;
  /// The most combinations of choices, over all lines: they cost work even without expressions.
  static constexpr std::uint64_t kMostChosen = 2 * kMostVisits;
  /// The cap of the bound of the number of options.
  static constexpr std::uint64_t kMostOptions = UINT32_MAX;
  /// The most components after a move: branches are nested as deep.
  static constexpr std::size_t kMostComponents = 256;

  const Node& node(NodeId ref) const { return syntax_[ref]; }
  void reset();
  void fault(Place place, Message message) { report(faults_, place, std::move(message)); }
  void too_much(Place place);
  /// Reports the faults of an expression built for a place, and returns it.
  ExprId checked(ExprId x, Place place);
  bool stopped() const { return make_.too_many || visits_ > kMostVisits; }
  ExprId payoff(const Decision& result);

  // Expressions (lower_values.cpp).
  /// Returns an expression with the bounds that the conditions around it imply.
  ExprId narrowed(ExprId x);
  Lowered sure(ExprId x) { return {x, make_.yes()}; }
  Lowered value(NodeId ref);
  ExprId holds(NodeId ref);
  ExprId all(std::initializer_list<ExprId> conditions);
  Lowered made(const Node& n);
  /// Lowers "and", "or" and conditionals: some of their parts need a value only under a condition.
  Lowered branched(const Node& n);
  /// Lowers operations that have no value for some operands.
  Lowered partial(const Node& n);
  static ModelOp simple(SyntaxOp op);
  Lowered call(const Node& n);
  Lowered membership(const Node& n);
  std::size_t table_of(std::span<const std::int64_t> items);
  /// Returns the offset of an index in an array or list, and the condition that it exists.
  Lowered place(const Node& n);
  struct Target {
    const Part& part;
    Lowered at;
  };
  Target target(NodeId ref);
  Lowered index(const Node& n);
  /// Reads a number of an array by its offset. The caller checks that it exists; otherwise the last number is read.
  ExprId read(const Part& part, ExprId at);

  // All combinations of choices, unrolled, each with the condition under which it exists (lower_unrolled.cpp).
  /// Returns the number of rounds of nested loops with constant bounds: each costs at least one visit.
  std::uint64_t certain_rounds(std::span<const Choice> choices) const;
  void unroll(std::span<const Choice> choices, std::size_t at, ExprId guard, Place place, FunctionRef<void(ExprId)> use);
  /// Calls `use` for each possible item of a set, with the condition that it exists.
  using Items = FunctionRef<void(std::span<const ExprId>, ExprId)>;
  void items(NodeId set, ExprId guard, Place at, Items use);
  void item(NodeId ref, ExprId guard, Items use);
  /// Visits each number that may lie between two, with the condition that it does.
  void rounds(const Lowered& from, const Lowered& to, Place at, FunctionRef<void(ExprId, ExprId)> use);
  void places(const Choice& choice, FunctionRef<void()> use);
  Lowered fold(const Node& n);
  Lowered extreme(const Node& n);

  // `joined` and `groups` (lower_connections.cpp).
  /// For each vertex its label, and whether it is in a group; and how many groups there are.
  struct Labels {
    std::vector<ExprId> label, there;
    ExprId groups = kNoExpr;
  };
  Labels labels(const Connections& graph, const std::vector<ExprId>& on);
  const Labels& labelled(const Node& n, const Connections& graph);
  /// Adds what a condition reads beside the position and the place; false if that is not known.
  bool reads_outside(NodeId on, const Choice& places, std::vector<ExprId>& read) const;
  Lowered connection(const Node& n);

  // Choices as branches (lower_choices.cpp).
  std::int32_t branch(Branch made);
  /// Adds a branch; branches made in `inside` become its kids.
  void under(Branch made, FunctionRef<void()> inside);
  void when(ExprId condition, FunctionRef<void()> inside);
  /// Narrows the bounds of expressions by a condition.
  void narrow(ExprId whole);
  /// Returns the conditions of a conjunction.
  std::vector<ExprId> parts(ExprId whole) const;
  void narrow_one(ExprId condition);
  void bound(ExprId x, Interval to);
  /// Returns the bounds of an expression around the current place.
  Interval bounds(ExprId x) const;
  /// Returns the value of a condition, if it is known or the bounds around the current place decide it.
  std::optional<std::int64_t> decided(ExprId condition);
  /// Counts a combination of choices; false if there are too many, or a fault has ended the work.
  bool goes_on();
  /// `count`: an upper bound of the number of combinations chosen so far.
  using Chosen = FunctionRef<void(std::uint64_t)>;
  static std::uint64_t times(std::uint64_t count, std::uint64_t by);
  void choose(std::span<const Choice> choices, std::uint64_t count, Chosen then);
  void choose_range(const Choice& choice, std::span<const Choice> rest, std::uint64_t count, Chosen then);
  void choose_within(const Choice& choice, std::span<const Choice> rest, std::uint64_t count, Chosen then);

  // Moves (lower_moves.cpp).
  void move(std::size_t i);
  void finish(const MoveLine& line, std::uint64_t count);
  void steps(std::span<const Step> all_steps, std::size_t at, Leaf leaf, std::uint64_t count);
  /// The condition that the changed place exists, and the range condition, whose violation is a fault for `=`.
  struct Kept {
    ExprId there, inside;
  };
  struct Assigned {
    Target place;
    Lowered to;
  };
  /// Puts a number at a place of a position where the guard is true.
  Kept put(std::vector<ExprId>& env, const Assigned& assigned, ExprId guard);
  /// The conditions where the guard is true; elsewhere nothing is asked.
  Kept if_so(ExprId guard, const Kept& kept);
  /// Applies one round of a step under a guard; otherwise nothing changes.
  Kept change(const Step& step, ExprId guard);
  /// Combines the conditions of a change with those of earlier ones; if range violations are faults, nothing after the first one counts.
  void after(Kept& others, const Kept& one, bool faults);
  void assign(const Step& step, FunctionRef<void()> then);
  void split(const Step& step, FunctionRef<void()> then);
  /// A component that a split leaves if all of `there` are true.
  struct Component {
    std::vector<ExprId> there;
    std::vector<ExprId> env;
  };
  /// Adds a branch for each choice of the components from `at` on that may be there. The conditions of the component `at` before `part`
  /// are true; one after the other, because bounds follow from each and decide the next ones.
  void choose_components(std::span<const Component> all, std::size_t at, std::size_t part, FunctionRef<void()> then);
  /// Adds a check: a fault if a number leaves its range.
  void check(ExprId inside, FunctionRef<void()> then);
  void end_move(Leaf leaf, std::uint64_t count);

  Model& model_;
  const Program& program_;
  const Syntax& syntax_;
  Faults& faults_;
  Expressions make_;
  std::vector<ExprId> env_;  // the numbers of the position after the steps so far
  std::vector<ExprId> locals_;
  std::vector<ExprId> facts_;  // conditions around the current place
  bool has_split_ = false;
  std::vector<std::vector<ExprId>> pieces_;  // the same for each component, after a split
  std::map<ExprId, Interval> narrowed_;
  struct Labelled {
    const Node* of;
    std::vector<ExprId> read;  // the numbers of the position, and names around the node
    Labels labels;
  };
  std::vector<Labelled> labelled_;  // the last ones
  std::size_t line_ = 0;
  std::int32_t parent_ = 0;
  std::uint64_t visits_ = 0, chosen_ = 0;
  int depth_ = 0;  // of the current expression
};

}  // namespace grundy::lab
