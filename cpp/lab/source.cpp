#include "lab/source.hpp"

#include <algorithm>

#include "base/number.hpp"
#include "lab/source_frame.hpp"

namespace grundy::lab {

std::vector<std::size_t> SourcePlan::constants() const {
  std::vector<std::size_t> out;
  std::vector<bool> met(program.constants.size());
  const auto visit = [&](const auto& self, Ref ref) -> void {
    if (ref == kNone) return;
    const Node& n = program.syntax[ref];
    if (n.op == Op::name && n.binding.kind == Binding::Kind::constant && !met[n.binding.index]) {
      met[n.binding.index] = true;
      self(self, program.syntax.constants[n.binding.index].value);
      out.push_back(n.binding.index);
    }
    if (n.op == Op::call) self(self, program.syntax.shorthands[n.binding.index].body);
    for (const Ref kid : n.kids) self(self, kid);
    for (const Choice& c : n.choices) {
      for (const Ref of : {c.set, c.from, c.to, c.while_it_holds}) self(self, of);
    }
  };
  for (std::size_t i = 0; i < program.constants.size(); ++i) {
    if (met[i]) continue;
    met[i] = true;
    visit(visit, program.syntax.constants[i].value);
    out.push_back(i);
  }
  return out;
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
  std::size_t from = 0;
  for (std::uint32_t line = 1; line < place.line; ++line) from = program.text.find('\n', from) + 1;
  for (bool first = true; from < program.text.size(); first = false) {
    const std::size_t to = std::min(program.text.find('\n', from), program.text.size());
    std::string_view line = std::string_view(program.text).substr(from, to - from);
    if (!first && (line.empty() || (line[0] != ' ' && line[0] != '\t'))) break;
    line = line.substr(0, line.find('#'));
    while (!line.empty() && (line.back() == ' ' || line.back() == '\r' || line.back() == '\t' || line.back() == '\\')) line.remove_suffix(1);
    while (!line.empty() && (line.front() == ' ' || line.front() == '\t')) line.remove_prefix(1);
    if (!line.empty()) (out.empty() ? out : out += ' ') += line;
    from = to + 1;
  }
  return out;
}

std::vector<std::uint32_t> SourcePlan::locals(std::span<const Choice> choices) const {
  std::vector<std::uint32_t> out;
  for (const Choice& c : choices) out.insert(out.end(), c.locals.begin(), c.locals.end());
  return out;
}

Bound bound_of(const Wording& words, Ref value, std::size_t part) {
  const auto is = words.range(value);
  const PartLine& line = words.program().syntax.parts[part];
  // A bound that is not a number as it stands can be any in its range: the value has to fit the tightest.
  const std::int64_t least = words.range(line.least).most, most = words.range(line.most).least;
  return {is.least < least, is.most > most};
}

Bound bound_of(const Wording& words, const Step& step, std::size_t part) {
  if (step.change == Op::number) return bound_of(words, step.value, part);
  const auto by = words.range(step.value);
  if (step.change == Op::add) return {by.least < 0, by.most > 0};
  if (step.change == Op::subtract) return {by.most > 0, by.least < 0};
  return {};
}

Result<std::string> source_of(std::string_view text, Language language) {
  RawParameters raw{{"text", std::string(text)}};
  std::shared_ptr<const Program> program;
  const auto solved = prepare(raw, program);
  if (!solved) return solved.error();
  const auto table = RulesTable::read(raw, *solved, program);
  if (!table) return table.error();
  const SourcePlan plan{*program, **solved, *table};
  return language == Language::cpp ? cpp_program(plan) : python_program(plan);
}

}  // namespace grundy::lab
