#include "lab/language/program.hpp"

#include "base/number.hpp"

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

}  // namespace grundy::lab
