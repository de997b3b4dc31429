#include "lab/game/wider_text.hpp"

#include <algorithm>
#include <set>

#include "base/number.hpp"

namespace grundy::lab {

namespace {

/// The fewest numbers of a range that is doubled.
constexpr std::int64_t kFewest = 5;

/// Adds the constants that an expression refers to, and those that these refer to.
void add_constants(const Syntax& syntax, NodeId ref, std::set<std::size_t>& out) {
  const Node& node = syntax[ref];
  if (node.op == SyntaxOp::name && node.binding.kind == Binding::Kind::constant && out.insert(node.binding.index).second &&
      syntax.constants[node.binding.index].value != kNoNode)
    add_constants(syntax, syntax.constants[node.binding.index].value, out);
  any_below(node, [&](NodeId below) {
    add_constants(syntax, below, out);
    return false;
  });
}

}  // namespace

Wider widened(const Program& program, const RawParameters& raw) {
  Wider out{raw, {}};
  for (std::size_t i = 0; i < program.parts.size(); ++i) {
    const Part& part = program.parts[i];
    if (part.most - part.least + 1 < kFewest || part.most < 1) continue;
    std::set<std::size_t> constants;
    add_constants(program.syntax, program.syntax.parts[i].most, constants);
    bool scaled = false;
    for (const std::size_t c : constants) {
      const Constant& constant = program.constants[c];
      const std::string name(program.syntax.constants[c].name);
      const auto parameter = std::find_if(program.parameters.begin(), program.parameters.end(),
                                          [&](const ParameterOfText& p) { return p.name == name && !p.of_start; });
      if (constant.is_list || constant.number < 1 || parameter == program.parameters.end()) continue;
      out.parameters.erase(name);
      out.parameters["rules." + name] = signed_decimal(2 * constant.number);
      scaled = true;
    }
    if (!scaled) out.twice_most.push_back(part.name);
  }
  return out;
}

}  // namespace grundy::lab
