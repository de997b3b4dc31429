#include "lab/export/source_contest.hpp"

#include <algorithm>

namespace grundy::lab {

bool Contest::reads(Binding of) const {
  const auto is = [&](const ReadItem& item) { return item.target.kind == of.kind && item.target.index == of.index; };
  return std::any_of(program_.syntax.reads.begin(), program_.syntax.reads.end(), [&](const ReadLine& line) {
    return (line.repeats == ReadLine::Repeats::times && is(line.times)) || std::any_of(line.items.begin(), line.items.end(), is);
  });
}

bool Contest::varies(NodeId ref) const {
  if (ref == kNoNode) return false;
  const Node& n = program_.syntax[ref];
  if (n.op == SyntaxOp::name && n.binding.kind == Binding::Kind::constant)
    return reads(n.binding) || varies(program_.syntax.constants[n.binding.index].value);
  if (n.op == SyntaxOp::call && varies(program_.syntax.shorthands[n.binding.index].body)) return true;
  return any_below(n, [this](NodeId below) { return varies(below); });
}

bool Contest::size_varies(std::size_t part) const {
  const auto& sizes = program_.syntax.parts[part].sizes;
  return there() && std::any_of(sizes.begin(), sizes.end(), [this](NodeId size) { return varies(size); });
}

bool Contest::meets(NodeId ref, std::size_t constant) const {
  if (ref == kNoNode) return false;
  const Node& n = program_.syntax[ref];
  if (n.op == SyntaxOp::name && n.binding.kind == Binding::Kind::constant)
    return n.binding.index == constant || meets(program_.syntax.constants[n.binding.index].value, constant);
  if (n.op == SyntaxOp::call && meets(program_.syntax.shorthands[n.binding.index].body, constant)) return true;
  return any_below(n, [&](NodeId below) { return meets(below, constant); });
}

/// Whether `met` is true of an expression of a move line.
template <class Met>
bool Contest::any_in_moves(const Met& met) const {
  const auto some = [&](NodeId ref) { return ref != kNoNode && met(ref); };
  const auto in_choices = [&](std::span<const Choice> choices) {
    return std::any_of(choices.begin(), choices.end(),
                       [&](const Choice& c) { return some(c.set) || some(c.from) || some(c.to) || some(c.while_it_holds); });
  };
  const auto in_step = [&](const Step& step) {
    const bool piece = std::any_of(step.pieces.begin(), step.pieces.end(), [&](const Piece& of) {
      return in_choices(of.rounds) || std::any_of(of.values.begin(), of.values.end(), some);
    });
    return piece || some(step.target) || some(step.value) || in_choices(step.rounds) ||
           std::any_of(step.targets.begin(), step.targets.end(), some);
  };
  return std::any_of(program_.syntax.moves.begin(), program_.syntax.moves.end(), [&](const MoveLine& line) {
    return in_choices(line.choices) || std::any_of(line.steps.begin(), line.steps.end(), in_step);
  });
}

bool Contest::moves_vary() const {
  return any_in_moves([this](NodeId ref) { return varies(ref); });
}

bool Contest::only_starts(std::size_t constant) const {
  const Syntax& s = program_.syntax;
  const auto met = [&](NodeId ref) { return meets(ref, constant); };
  for (const PartLine& line : s.parts) {
    if (met(line.least) || met(line.most) || std::any_of(line.sizes.begin(), line.sizes.end(), met)) return false;
  }
  for (const EndLine& line : s.ends) {
    if (met(line.condition) || met(line.result.score)) return false;
  }
  return std::none_of(s.legal.begin(), s.legal.end(), met) && !any_in_moves(met);
}

bool Contest::prints_all_moves() const {
  const auto& prints = program_.syntax.prints;
  return std::any_of(prints.begin(), prints.end(), [](const PrintLine& line) { return line.all_moves; });
}

bool Contest::prints(Answered what) const {
  const std::uint32_t local = program_.syntax.answered + static_cast<std::uint32_t>(what);
  const auto uses = [&](const auto& self, NodeId ref) -> bool {
    const Node& n = program_.syntax[ref];
    if (n.op == SyntaxOp::name) return n.binding.kind == Binding::Kind::local && n.binding.index == local;
    return any_below(n, [&](NodeId below) { return self(self, below); });
  };
  return std::any_of(program_.syntax.prints.begin(), program_.syntax.prints.end(), [&](const PrintLine& line) {
    const auto last = line.items.end() - line.all_moves;
    return std::any_of(line.items.begin(), last, [&](NodeId item) { return uses(uses, item); }) ||
           (line.from != kNoNode && (uses(uses, line.from) || uses(uses, line.to)));
  });
}

}  // namespace grundy::lab
