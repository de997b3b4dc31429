// Doubts that the text alone raises.
#include <algorithm>

#include "lab/language/phrases.hpp"
#include "lab/language/survey.hpp"

namespace grundy::lab {

namespace {

bool same(const Syntax& syntax, NodeId one, NodeId other) {
  const Node& a = syntax[one];
  const Node& b = syntax[other];
  if (a.op != b.op || a.number != b.number || a.binding.kind != b.binding.kind || a.binding.index != b.binding.index) return false;
  if (!a.choices.empty() || !b.choices.empty()) return false;
  return std::equal(a.kids.begin(), a.kids.end(), b.kids.begin(), b.kids.end(), [&](NodeId x, NodeId y) { return same(syntax, x, y); });
}

/// Finds a place that a step reads and an earlier one has changed.
class Readings {
 public:
  Readings(const Syntax& syntax, std::vector<Note>& notes) : syntax_(syntax), notes_(notes) {}

  void line(const MoveLine& line) {
    changed_.clear();
    found_ = false;
    for (const Step& step : line.steps) {
      if (step.kind == Step::Kind::assign) {
        indices(step.target);
        reads(step.value);
        changed_.push_back(step.target);
      } else if (step.kind == Step::Kind::gain) {
        reads(step.value);
      } else if (step.kind == Step::Kind::split) {
        for (const Piece& piece : step.pieces) {
          for (const NodeId value : piece.values) reads(value);
        }
      }
    }
  }

 private:
  void indices(NodeId target) {
    const Node& n = syntax_[target];
    for (std::size_t i = 1; i < n.kids.size(); ++i) reads(n.kids[i]);
  }

  void reads(NodeId ref) {
    if (found_) return;
    const Node& n = syntax_[ref];
    const bool place = n.op == SyntaxOp::index || (n.op == SyntaxOp::name && n.binding.kind == Binding::Kind::part);
    if (place && std::any_of(changed_.begin(), changed_.end(), [&](NodeId target) { return same(syntax_, target, ref); })) {
      const Node& base = n.op == SyntaxOp::index ? syntax_[n.kids[0]] : n;
      notes_.push_back({base.place, message(kLabPhrases["lab-reads-changed"], {base.text})});
      found_ = true;  // one for a line
    }
    any_below(n, [&](NodeId below) {
      reads(below);
      return false;
    });
  }

  const Syntax& syntax_;
  std::vector<Note>& notes_;
  std::vector<NodeId> changed_;
  bool found_ = false;
};

/// `i in h` where `i` is an index of h: its numbers are taken for its places.
void places_and_numbers(const Syntax& syntax, std::vector<Note>& notes) {
  for (const MoveLine& line : syntax.moves) {
    for (const Choice& choice : line.choices) {
      if (choice.kind != Choice::Kind::within || choice.locals.size() != 1 || syntax[choice.set].op != SyntaxOp::name) continue;
      const Binding of = syntax[choice.set].binding;
      const auto index_of_it = [&](const Node& n) {
        if (n.op != SyntaxOp::index || n.kids.size() != 2) return false;
        const Binding base = syntax[n.kids[0]].binding;
        const Node& at = syntax[n.kids[1]];
        return base.kind == of.kind && base.index == of.index && at.op == SyntaxOp::name && at.binding.kind == Binding::Kind::local &&
               at.binding.index == choice.locals[0];
      };
      if (std::any_of(syntax.nodes.begin(), syntax.nodes.end(), index_of_it))
        notes.push_back({choice.place, message(kLabPhrases["lab-in-of"], {choice.names[0], syntax[choice.set].text})});
    }
  }
}

}  // namespace

std::vector<Note> notes_of(const Program& program) {
  const Syntax& syntax = program.syntax;
  std::vector<Note> out;
  Readings readings(syntax, out);
  for (const MoveLine& line : syntax.moves) readings.line(line);
  places_and_numbers(syntax, out);
  for (const Node& n : syntax.nodes) {
    if (n.op != SyntaxOp::bit_xor) continue;
    const Node& right = syntax[n.kids[1]];
    if (right.op == SyntaxOp::number && (right.number == 2 || right.number == 3)) out.push_back({n.place, kLabPhrases["lab-power"]});
  }
  return out;
}

}  // namespace grundy::lab
