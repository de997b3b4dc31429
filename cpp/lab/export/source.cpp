#include "lab/export/source.hpp"

#include <algorithm>

#include "kit/pasted.hpp"
#include "kit/phrases.hpp"
#include "lab/export/source_frame.hpp"
#include "lab/language/phrases.hpp"

namespace grundy::lab {

std::vector<std::size_t> SourcePlan::constants() const {
  std::vector<std::size_t> out;
  std::vector<bool> met(program.constants.size()), met_shorthands(program.syntax.shorthands.size());
  const auto visit = [&](const auto& self, NodeId ref) -> void {
    const Node& n = program.syntax[ref];
    if (n.op == SyntaxOp::name && n.binding.kind == Binding::Kind::constant && !met[n.binding.index]) {
      met[n.binding.index] = true;
      self(self, program.syntax.constants[n.binding.index].value);
      out.push_back(n.binding.index);
    }
    if (n.op == SyntaxOp::call && !met_shorthands[n.binding.index]) {
      met_shorthands[n.binding.index] = true;
      self(self, program.syntax.shorthands[n.binding.index].body);
    }
    any_below(n, [&](NodeId below) {
      self(self, below);
      return false;
    });
  };
  for (std::size_t i = 0; i < program.constants.size(); ++i) {
    if (met[i]) continue;
    met[i] = true;
    visit(visit, program.syntax.constants[i].value);
    out.push_back(i);
  }
  return out;
}

bool SourcePlan::has_connections() const {
  const auto& nodes = program.syntax.nodes;
  return std::any_of(nodes.begin(), nodes.end(), [](const Node& n) { return n.op == SyntaxOp::joined || n.op == SyntaxOp::groups; });
}

bool SourcePlan::in_order() const {
  for (std::size_t i = 0; i < solved.layout.keys; ++i) {
    const Digit& digit = solved.layout.digits[i];
    if (digit.slot != i || digit.sign < 0 || digit.other) return false;
  }
  return true;
}

std::string SourcePlan::line_text(Place place) const {
  std::string out;
  std::size_t from = program.offset({place.line, 1});
  for (bool first = true; from < program.text.size(); first = false) {
    const std::size_t to = std::min(program.text.find('\n', from), program.text.size());
    std::string_view line = std::string_view(program.text).substr(from, to - from);
    if (!first && (line.empty() || (line[0] != ' ' && line[0] != '\t'))) break;
    line = line.substr(0, line.find('#'));
    line = trimmed(line);
    if (!line.empty()) (out.empty() ? out : out += ' ') += line;
    from = to + 1;
  }
  return out;
}

/// Whether the number of components that a move leaves depends on more than its line.
bool varies_in_components(const Syntax& syntax) {
  const auto varies = [](const Step& step) {
    return std::any_of(step.pieces.begin(), step.pieces.end(), [](const Piece& piece) { return !piece.rounds.empty(); });
  };
  return std::any_of(syntax.moves.begin(), syntax.moves.end(),
                     [&](const MoveLine& line) { return std::any_of(line.steps.begin(), line.steps.end(), varies); });
}

Result<std::string> source_of(std::string_view text, Language language) {
  RawParameters raw{{"text", std::string(text)}};
  std::shared_ptr<const Program> program;
  const auto solved = prepare(raw, program);
  if (!solved) return solved.error();
  if ((*solved)->misere_sums) return parameter_error("text", kLabPhrases["lab-exported"], kLabPhrases["lab-sums-of-misere"]);
  if ((*solved)->value_sums) return parameter_error("text", kLabPhrases["lab-exported"], kLabPhrases["lab-sums-of-sides"]);
  if (varies_in_components(program->syntax))
    return parameter_error("text", kLabPhrases["lab-exported-splits"], kLabPhrases["lab-varying-splits"]);
  const auto table = TextTable::read(raw, *solved, program);
  if (!table) return table.error();
  const SourcePlan plan{*program, **solved, *table};
  return language == Language::cpp ? cpp_program(plan) : python_program(plan);
}

}  // namespace grundy::lab
