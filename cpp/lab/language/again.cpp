#include "lab/language/again.hpp"

#include <algorithm>

namespace grundy::lab {

namespace {

class Passes {
 public:
  explicit Passes(Syntax& syntax) : syntax_(syntax), place_(syntax.again) {}

  void write() {
    syntax_.parts.push_back({place_, kAgain, {}, number(0), number(1), number(0)});
    for (MoveLine& line : syntax_.moves) {
      Choice free{Choice::Kind::condition, line.place, {}};
      free.set = add(SyntaxOp::no, {again()});
      line.choices.insert(line.choices.begin(), std::move(free));
    }
    MoveLine pass;
    pass.place = place_;
    pass.words = "pass";
    pass.choices.push_back({Choice::Kind::condition, place_, {}});
    pass.choices[0].set = again();
    Step step{Step::Kind::assign, place_};
    step.target = again();
    step.value = number(0);
    pass.steps.push_back(std::move(step));
    syntax_.moves.push_back(std::move(pass));
    ends();
  }

 private:
  NodeId add(SyntaxOp op, std::vector<NodeId> kids) {
    Node node;
    node.op = op;
    node.place = place_;
    for (const NodeId kid : kids) node.height = std::max<std::uint16_t>(node.height, static_cast<std::uint16_t>(syntax_[kid].height + 1));
    node.kids = std::move(kids);
    syntax_.nodes.push_back(std::move(node));
    return static_cast<NodeId>(syntax_.nodes.size() - 1);
  }
  NodeId number(std::int64_t value) {
    const NodeId out = add(SyntaxOp::number, {});
    syntax_.nodes.back().number = value;
    return out;
  }
  NodeId again() {
    const NodeId out = add(SyntaxOp::name, {});
    syntax_.nodes.back().text = kAgain;
    return out;
  }

  /// Where the other player has to pass, who is next is the one who has just moved, and a score is the other one's loss.
  void ends() {
    std::vector<EndLine> all;
    for (const EndLine& end : syntax_.ends) {
      const bool says_who = end.result.kind == Decision::Kind::wins || end.result.kind == Decision::Kind::loses;
      const bool scored = end.result.kind == Decision::Kind::score;
      if (end.condition != kNoNode && (scored || (says_who && end.result.who == Who::next))) {
        EndLine before = end;
        before.condition = add(SyntaxOp::and_also, {again(), end.condition});
        if (scored) before.result.score = add(SyntaxOp::minus, {end.result.score});
        else before.result.who = Who::last;
        all.push_back(before);
      }
      all.push_back(end);
    }
    syntax_.ends = std::move(all);
  }

  Syntax& syntax_;
  Place place_;
};

}  // namespace

void pass_instead(Syntax& syntax) {
  if (syntax.again.line > 0) Passes(syntax).write();
}

}  // namespace grundy::lab
