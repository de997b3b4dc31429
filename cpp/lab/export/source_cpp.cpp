#include "lab/export/source_cpp.hpp"

#include "base/number.hpp"
#include "lab/export/source_cpp_texts.hpp"

namespace grundy::lab {

std::string Cpp::write() {
  heading();
  out_ += cpp::kIncludes;
  out_ += cpp::kHelpers;
  if (plan_.has_connections()) out_ += cpp::kGroups;
  constants();
  position_type();
  option_type();
  shorthands();
  read_constants();
  number_of_positions();
  number_of();
  position_of();
  if (plan_.has_legal()) legal_function();
  moves();
  options();
  if (!plan_.nimbers()) verdicts();
  start();
  if (!plan_.ordered()) targets();
  positions();
  solver();
  shown();
  table();
  return std::move(out_);
}

std::string Cpp::type_of(std::size_t constant) const {
  const Constant& c = program_.constants[constant];
  if (!c.is_list) return "int";
  if (words_.in_rows(constant)) return "std::vector<std::vector<int>>";
  return c.arity > 1 ? "std::vector<std::array<int, " + decimal(c.arity) + ">>" : "std::vector<int>";
}

void Cpp::constants() {
  for (const std::size_t i : plan_.constants()) put(0, type_of(i) + " " + words_.name(program_.syntax.constants[i].name) + ";");
  if (!program_.constants.empty()) gap();
}

void Cpp::read_constants() {
  put(0, "void read_constants() {");
  for (const std::size_t i : plan_.constants()) put(1, words_.name(program_.syntax.constants[i].name) + " = " + constant(i) + ";");
  put(0, "}");
  gap();
}

void Cpp::position_type() {
  put(0, "struct Position {");
  for (const Part& part : program_.parts) {
    const bool varies = words_.contest().size_varies(static_cast<std::size_t>(&part - program_.parts.data()));
    const std::string type = part.dimensions == 0 ? "int "
                             : varies             ? "std::vector<int> "
                                                  : "std::array<int, " + decimal(part.size()) + "> ";
    put(1, type + words_.name(part.name) + ";" + (part.dimensions == 2 && !varies ? "  // " + decimal(part.rows) + " rows" : ""));
  }
  if (nature_.partisan) put(1, "bool right_moves;");
  put(0, "};");
  gap();
}

void Cpp::option_type() {
  if (nature_.splits) return;
  if (nature_.scored) {
    put(0, "struct Option {");
    put(1, "int gain;");
    put(1, "Position to;");
    put(0, "};");
  } else {
    put(0, "using Option = Position;");
  }
  gap();
}

void Cpp::shorthands() {
  std::vector<std::string> heads, bodies;
  for (std::size_t i = 0; i < program_.syntax.shorthands.size(); ++i) {
    const ShorthandLine& line = program_.syntax.shorthands[i];
    words_.begin_line();
    std::vector<std::string> names;
    if (!words_.position_arguments(i).empty()) names.push_back("[[maybe_unused]] const Position& p");
    for (std::size_t k = 0; k < line.locals.size(); ++k)
      names.push_back("[[maybe_unused]] int " + words_.introduce(line.locals[k], line.names[k]));
    const Worded body = words_.value(line.body);
    const std::string head = words_.name(line.name) + "(" + listed(names) + ")";
    heads.push_back("int " + head + ";");
    bodies.push_back("int " + head + " { return " + body.text + "; }");
    if (body.guards.empty()) continue;
    heads.push_back("bool has_" + head + ";");
    bodies.push_back("bool has_" + head + " { return " + words_.joined(body.guards) + "; }");
  }
  if (heads.empty()) return;
  for (const std::string& head : heads) put(0, head);
  gap();
  for (const std::string& body : bodies) put(0, body);
  gap();
}

void Cpp::legal_function() {
  put(0, "bool legal([[maybe_unused]] const Position& p) { return " + legal() + "; }");
  gap();
}

void Cpp::change(int indent, const Step& step, const std::string& target, std::size_t part, const Worded& by) {
  const std::string least = words_.least(part), most = words_.most(part);
  const bool divides = step.change == SyntaxOp::divide || step.change == SyntaxOp::modulo;
  if (divides || program_.syntax[step.target].op != SyntaxOp::name) {
    // The step itself may change the index of the place.
    const std::string own = divides ? (step.change == SyntaxOp::divide ? "divided(" : "modulo(") + target + ", " + by.text + ")"
                                    : "(" + target + ") " + sign(step.change) + " (" + by.text + ")";
    put(indent, "if (const int changed = " + own + "; changed < " + least + " || changed > " + most + ") return;");
    put(indent, "else " + target + " = changed;");
    return;
  }
  put(indent, target + " " + sign(step.change) + "= " + by.text + ";");
  const Bound sides = bound(step);
  const std::string low = target + " < " + least, high = target + " > " + most;
  if (sides.any()) leave_if(indent, sides.low && sides.high ? low + " || " + high : sides.low ? low : high);
}

void Cpp::action(const Action& action) {
  name_chosen(action);
  std::string arguments;
  for (const std::string& one : chosen(action.choices)) arguments += "[[maybe_unused]] int " + one + ", ";
  put(0, comment(plan_.line_text(action.place)));
  const bool visits = action.is_move && this->visits();
  if (visits) put(0, "template <class Use>");
  const std::string result = visits ? "Use& out" : std::string("std::vector<") + (action.is_move ? "Option" : "Position") + ">& out";
  put(0, "void " + action.name + "(Position p, " + arguments + result + ") {");
  if (action.gains()) put(1, "int gained = 0;");
  std::vector<std::string> after = steps(action);
  if (action.is_move && nature_.partisan) put(1, "p.right_moves = !p.right_moves;");
  if (after.empty()) after = {"p"};
  Guards conditions;
  if (action.is_move && plan_.has_legal()) {
    for (const std::string& one : after) conditions.push_back("legal(" + one + ")");
  }
  std::string what = "p";
  if (visits) what = listed(after);
  else if (action.is_move && nature_.scored) what = std::string("{") + (action.gains() ? "gained" : "0") + ", p}";
  put(1, (conditions.empty() ? "" : "if (" + words_.joined(conditions) + ") ") + (visits ? "out(" : "out.push_back(") + what + ");");
  put(0, "}");
  gap();
}

std::string Cpp::piece(const Step& split, std::size_t number) {
  const std::string own = words_.fresh("piece" + decimal(number + 1));
  put(1, "Position " + own + " = p;");
  for (std::size_t i = 0; i < split.targets.size(); ++i) {
    const NodeId value = split.pieces[number].values[i];
    const Given to = given(split.targets[i], value);
    leave_unless(1, to.guards);
    put(1, own + to.target(words_).substr(1) + " = " + fitted(to.value, value, to.part) + ";");
  }
  return own;
}

void Cpp::options() {
  if (only_who_wins()) return;
  if (nature_.splits) {
    put(0, "// Calls out with the positions that a move leaves side by side, for each move.");
    put(0, "template <class Use>");
    put(0, "void each_option(const Position& p, Use out) {");
    call_moves();
    put(0, "}");
    gap();
    return;
  }
  put(0, std::string("// Where a move can lead") + (nature_.scored ? ", each with what it gains" : "") + ".");
  put(0, "std::vector<Option> options(const Position& p) {");
  put(1, "std::vector<Option> out;");
  call_moves();
  put(1, "return out;");
  put(0, "}");
  gap();
}

void Cpp::verdicts() {
  put(0, "// What a position that is over is worth to the player to move.");
  put(0, "std::optional<int> ended([[maybe_unused]] const Position& p) {");
  ends();
  put(1, "return std::nullopt;");
  put(0, "}");
  gap();
  const std::string payoff = stuck();
  put(0, "// The same of one without moves.");
  put(0, "int stuck([[maybe_unused]] const Position& p) { return " + payoff + "; }");
  gap();
}

void Cpp::start() {
  put(0, "Position start() {");
  put(1, "Position p;");
  for (std::size_t i = 0; i < program_.parts.size(); ++i) {
    const Part& part = program_.parts[i];
    if (part.dimensions > 0 && words_.contest().there()) {
      start_places(i);
      continue;
    }
    put(1, words_.part(i) + " = " + (part.dimensions > 0 ? "{" + listed(start_numbers(part)) + "}" : start_number(i)) + ";");
  }
  if (nature_.partisan) put(1, "p.right_moves = false;");
  put(1, "return p;");
  put(0, "}");
  gap();
  starts();
  put(0, "// The components of the sum that is played.");
  const bool contest = words_.contest().there();
  put(0, std::string("std::vector<Position> components(") + (contest ? "const Position& p" : "") + ") {");
  if (!plan_.has_starts()) {
    put(1, contest ? "return {p};" : "return {start()};");
  } else {
    if (!contest) put(1, "const Position p = start();");
    put(1, "std::vector<Position> out;");
    call_starts();
    if (plan_.has_legal())
      put(1, "out.erase(std::remove_if(out.begin(), out.end(), [](const Position& one) { return !legal(one); }), out.end());");
    put(1, "return out;");
  }
  put(0, "}");
  gap();
}

/// Writes the start of an array, whose size may vary.
void Cpp::start_places(std::size_t part) {
  const PartLine& line = program_.syntax.parts[part];
  const std::string own = words_.part(part);
  if (words_.contest().size_varies(part)) put(1, own + ".resize(" + words_.places(part) + ");");
  if (line.start == kNoNode || !is_list(line.start)) {
    const std::string each = line.start == kNoNode ? words_.least(part) : words_.value(line.start).text;
    return put(1, "std::fill(" + own + ".begin(), " + own + ".end(), " + each + ");");
  }
  put(1, "const auto list_" + words_.name(line.name) + " = " + words_.items(line.start).text + ";");
  const std::string list = "list_" + words_.name(line.name);
  put(1, "std::copy_n(" + list + ".begin(), std::min(" + list + ".size(), " + own + ".size()), " + own + ".begin());");
}

std::string cpp_program(const SourcePlan& plan) { return Contest(plan.program).there() ? Cpp(plan).write_contest() : Cpp(plan).write(); }

}  // namespace grundy::lab
