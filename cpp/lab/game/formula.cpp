#include "lab/game/formula.hpp"

#include "lab/language/tokens.hpp"

namespace grundy::lab {

namespace {

/// The name of the formula in the text: not a name that a text can contain.
constexpr std::string_view kName = "the_formula";
/// The budget for a single position.
constexpr std::uint64_t kWork = 1'000'000;

Error error_of(const Message& text) { return {Error::Code::parameter, text, "formula", 0, 0}; }

}  // namespace

Result<Formula> Formula::read(const Program& program, std::string_view formula, const Given& given) {
  // Read as an abbreviation of the same text, the formula knows its names. With less indentation than the text it
  // would turn all lines into one; a line break would begin another.
  std::string text = program.text + "\n" + std::string(margin_of(program.text), ' ') + std::string(kName) + "() = ";
  for (const char c : formula) text += c == '\n' || c == ';' ? ' ' : c;
  Faults faults;
  Formula out;
  out.program_ = read_program(text, given, faults);
  if (!faults.empty()) return error_of(faults.front().message);
  for (const ShorthandLine& line : out.program_->syntax.shorthands) {
    if (line.name == kName) out.body_ = line.body;
  }
  if (out.body_ == kNoNode) return error_of(verbatim("none"));
  out.interpreter_ = std::make_unique<SyntaxInterpreter>(*out.program_);
  return out;
}

std::optional<std::int64_t> Formula::of(const Slots& slots) {
  interpreter_->stand_on(slots);
  interpreter_->budget = kWork;
  return interpreter_->value(body_);
}

}  // namespace grundy::lab
