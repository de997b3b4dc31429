#include "lab/language/program.hpp"

#include <algorithm>
#include <optional>

#include "base/number.hpp"
#include "lab/language/phrases.hpp"

namespace grundy::lab {

std::string Program::slot_name(std::size_t slot) const {
  const Part& part = parts[part_of[slot]];
  const std::size_t at = slot - part.first;
  if (part.dimensions == 0) return part.name;
  if (part.dimensions == 1) return part.name + "[" + decimal(at) + "]";
  return part.name + "[" + decimal(at / part.columns) + "," + decimal(at % part.columns) + "]";
}

Extent Program::extent(Binding of) const {
  if (of.kind == Binding::Kind::part) return {parts[of.index].rows, parts[of.index].columns};
  const Constant& list = constants[of.index];
  const std::size_t columns = list.columns ? list.columns : list.size();
  return {columns ? list.size() / columns : 0, columns};
}

Extent Program::indexed_extent(const Node& index) const {
  const Binding of = syntax[index.kids[0]].binding;
  const bool tuples = of.kind == Binding::Kind::constant && constants[of.index].arity > 1;
  return tuples ? Extent{constants[of.index].size(), constants[of.index].arity} : extent(of);
}

std::size_t Program::size(const Node& n) const {
  const Extent of = extent(syntax[n.kids[0]].binding);
  return n.op == SyntaxOp::length ? of.size() : n.op == SyntaxOp::rows ? of.rows : of.columns;
}

std::size_t Program::offset(Place place) const {
  std::size_t at = 0;
  for (std::uint32_t line = 1; line < place.line; ++line) at = text.find('\n', at) + 1;
  for (std::uint32_t column = 1; at < text.size(); ++at) {
    const bool begins = (static_cast<unsigned char>(text[at]) & 0xC0) != 0x80;  // the first byte of a UTF-8 character
    if (begins && column++ == place.column) break;
  }
  return at;
}

namespace {

bool any_step(const MoveLine& line, Step::Kind kind) {
  return std::any_of(line.steps.begin(), line.steps.end(), [&](const Step& step) { return step.kind == kind; });
}

}  // namespace

std::optional<OtherPlay> other_play(const Program& program) {
  using Kind = OtherPlay::Kind;
  const Nature& nature = program.nature;
  const Syntax& syntax = program.syntax;
  if (nature.passes) return OtherPlay{Kind::again, syntax[syntax.again[0]].place};
  if (nature.normal()) return std::nullopt;
  for (const MoveLine& line : syntax.moves) {
    if (nature.scored && any_step(line, Step::Kind::gain)) return OtherPlay{Kind::points, line.place};
  }
  for (const EndLine& end : syntax.ends) {
    const bool usual = end.condition == kNoNode && end.result.kind == Decision::Kind::loses && end.result.who == Who::next;
    if (nature.scored ? end.result.kind == Decision::Kind::score : !usual)
      return OtherPlay{nature.scored ? Kind::points : Kind::end, end.place};
  }
  return OtherPlay{Kind::points, {1, 1}};
}

std::optional<Fault> sum_fault(const Program& program) {
  const Nature& nature = program.nature;
  if (nature.sums_by_search() || (program.components.size() == 1 && !nature.splits)) return std::nullopt;
  const auto other = other_play(program);
  if (!other) return std::nullopt;
  const Syntax& syntax = program.syntax;
  std::uint32_t several = syntax.starts.empty() ? 0 : syntax.starts[0].place.line;
  for (const MoveLine& line : syntax.moves) {
    if (any_step(line, Step::Kind::split)) several = line.place.line;
  }
  switch (other->kind) {
    case OtherPlay::Kind::again: return Fault{other->place, message(kLabPhrases["lab-sum-again"], {several})};
    case OtherPlay::Kind::points: return Fault{other->place, message(kLabPhrases["lab-sum-points"], {several})};
    case OtherPlay::Kind::end: break;
  }
  return Fault{other->place, message(kLabPhrases["lab-sum-end"], {several, "h[3]: 0..15"})};
}

}  // namespace grundy::lab
