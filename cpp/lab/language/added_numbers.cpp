#include "lab/language/added_numbers.hpp"

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace grundy::lab {

namespace {

/// A number of the position, 0 or 1, and the expressions and steps that use it. No name of the text hides it.
class Added {
 public:
  /// The first of `names` that the text does not declare is that of the number.
  Added(Syntax& syntax, Place place, std::initializer_list<std::string_view> names)
      : syntax_(syntax), place_(place), index_(static_cast<std::uint32_t>(syntax.parts.size())) {
    const auto free = std::find_if(names.begin(), names.end(), [&](std::string_view name) { return !is_declared(name); });
    name_ = free == names.end() ? *names.begin() : *free;
    syntax_.parts.push_back({place_, name_, {}, number(0), number(1), number(0)});
  }

  Place place() const { return place_; }
  void bind(Node& node) const {
    node.text = name_;
    node.binding = {Binding::Kind::part, index_};
  }
  NodeId is_one() {
    const NodeId out = add(SyntaxOp::name, {});
    bind(syntax_.nodes.back());
    return out;
  }
  NodeId add(SyntaxOp op, std::vector<NodeId> kids) {
    Node node;
    node.op = op;
    node.place = place_;
    for (const NodeId kid : kids) node.height = std::max<std::uint16_t>(node.height, static_cast<std::uint16_t>(syntax_[kid].height + 1));
    node.kids = std::move(kids);
    syntax_.nodes.push_back(std::move(node));
    return static_cast<NodeId>(syntax_.nodes.size() - 1);
  }
  /// Returns the step that sets the number, or changes it by an operation.
  Step step(std::int64_t value, SyntaxOp change = SyntaxOp::number) {
    Step out{Step::Kind::assign, place_};
    out.target = is_one();
    out.change = change;
    out.value = number(value);
    return out;
  }

 private:
  NodeId number(std::int64_t value) {
    const NodeId out = add(SyntaxOp::number, {});
    syntax_.nodes.back().number = value;
    return out;
  }
  bool is_declared(std::string_view name) const {
    const auto declares = [name](const auto& line) { return line.name == name; };
    return std::any_of(syntax_.parts.begin(), syntax_.parts.end(), declares) ||
           std::any_of(syntax_.constants.begin(), syntax_.constants.end(), declares) ||
           std::any_of(syntax_.shorthands.begin(), syntax_.shorthands.end(), declares);
  }

  Syntax& syntax_;
  Place place_;
  std::uint32_t index_;
  std::string_view name_;
};

/// Where the other player has to pass, who is next is the one who has just moved, and a score is the other one's loss.
std::vector<EndLine> ends_with_passes(const Syntax& syntax, Added& again) {
  std::vector<EndLine> out;
  for (const EndLine& end : syntax.ends) {
    const Decision& result = end.result;
    const bool says_who = result.kind == Decision::Kind::wins || result.kind == Decision::Kind::loses;
    const bool scored = result.kind == Decision::Kind::score && !result.of_first;
    if (end.condition != kNoNode && (scored || (says_who && result.who == Who::next))) {
      EndLine before = end;
      before.condition = again.add(SyntaxOp::and_also, {again.is_one(), end.condition});
      if (scored) before.result.score = again.add(SyntaxOp::minus, {result.score});
      else before.result.who = Who::last;
      out.push_back(before);
    }
    out.push_back(end);
  }
  return out;
}

void pass_instead(Syntax& syntax) {
  Added again(syntax, syntax[syntax.again[0]].place, {"again"});
  for (const NodeId target : syntax.again) again.bind(syntax.nodes[static_cast<std::size_t>(target)]);
  for (MoveLine& line : syntax.moves) {
    Choice free{Choice::Kind::condition, line.place, {}};
    free.set = again.add(SyntaxOp::no, {again.is_one()});
    line.choices.insert(line.choices.begin(), std::move(free));
  }
  MoveLine pass;
  pass.place = again.place();
  pass.words = "pass";
  pass.choices.push_back({Choice::Kind::condition, again.place(), {}});
  pass.choices[0].set = again.is_one();
  pass.steps.push_back(again.step(0));
  syntax.moves.push_back(std::move(pass));
  syntax.ends = ends_with_passes(syntax, again);
}

/// After pass_instead: a pass is a move too.
void count_turns(Syntax& syntax, Place place) {
  Added second(syntax, place, {"second", "second_player"});
  syntax.counts_turns = true;
  // Before the other steps: a split is the last one.
  for (MoveLine& line : syntax.moves) line.steps.insert(line.steps.begin(), second.step(1, SyntaxOp::bit_xor));
  for (EndLine& end : syntax.ends) {
    Decision& result = end.result;
    if (!result.of_first) continue;
    result.score = second.add(SyntaxOp::conditional, {second.is_one(), second.add(SyntaxOp::minus, {result.score}), result.score});
  }
}

}  // namespace

void add_numbers(Syntax& syntax) {
  if (!syntax.again.empty()) pass_instead(syntax);
  const auto of_first = [](const EndLine& end) { return end.result.of_first; };
  const auto end = std::find_if(syntax.ends.begin(), syntax.ends.end(), of_first);
  if (end != syntax.ends.end()) count_turns(syntax, end->result.place);
}

}  // namespace grundy::lab
