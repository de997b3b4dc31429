#include "lab/export/source_python.hpp"

#include <algorithm>

#include "base/number.hpp"
#include "lab/export/source_python_texts.hpp"

namespace grundy::lab {

std::string Python::write() {
  heading();
  out_ += python::kHead;
  out_ += python::kInside;
  if (plan_.has_connections()) out_ += python::kGroups;
  flat();
  shorthands();
  constants();
  if (plan_.has_legal()) legal_function();
  moves();
  options();
  if (!plan_.nimbers()) verdicts();
  start();
  positions();
  solver();
  table();
  return std::move(out_);
}

std::string Python::unpacked() const {
  const std::vector<std::string> all = position();
  return listed(all) + (all.size() == 1 ? "," : "");
}

void Python::function(const std::string& name, const std::string& what) {
  put(0, "def " + name + "(position):");
  if (!what.empty()) put(1, "\"\"\"" + what + "\"\"\"");
  put(1, unpacked() + " = position");
}

void Python::flat() {
  bool rows = false;
  for (std::size_t i = 0; i < program_.constants.size(); ++i) rows |= words_.in_rows(i);
  if (!rows) return;
  put(0, "def flat(board):");
  put(1, "return [square for row in board for square in row]");
  gap();
}

/// Functions may precede their dependencies: Python looks names up when it calls.
void Python::shorthands() {
  for (std::size_t i = 0; i < program_.syntax.shorthands.size(); ++i) {
    const ShorthandLine& line = program_.syntax.shorthands[i];
    words_.begin_line();
    std::vector<std::string> names = words_.position_arguments(i);
    for (std::size_t k = 0; k < line.locals.size(); ++k) names.push_back(words_.introduce(line.locals[k], line.names[k]));
    const Worded body = words_.value(line.body);
    const std::string head = words_.name(line.name) + "(" + listed(names) + "):";
    if (!body.guards.empty()) {
      put(0, "def has_" + head);
      put(1, "return " + words_.joined(body.guards));
      gap();
    }
    put(0, "def " + head);
    put(1, "return " + body.text);
    gap();
  }
}

void Python::constants() {
  for (const std::size_t i : plan_.constants()) put(0, words_.name(program_.syntax.constants[i].name) + " = " + constant(i));
  if (!program_.constants.empty()) gap();
}

void Python::legal_function() {
  function("legal", "");
  put(1, "return " + legal());
  gap();
}

void Python::change(int indent, const Step& step, const std::string& target, std::size_t part, const Worded& by) {
  const std::string least = words_.least(part), most = words_.most(part);
  put(indent, target + " " + sign(step.change) + "= " + by.text);
  const Bound sides = bound(step);
  const std::string both = "not " + least + " <= " + target + " <= " + most;
  if (sides.any()) leave_if(indent, sides.low && sides.high ? both : target + (sides.low ? " < " + least : " > " + most));
}

void Python::action(const Action& action) {
  name_chosen(action);
  std::vector<std::string> names = position();
  for (const std::string& one : chosen(action.choices)) names.push_back(one);
  put(0, "def " + action.name + "(" + listed(names) + "):");
  put(1, comment(plan_.line_text(action.place)));
  changed_.clear();
  for (const Step& step : action.steps) {
    if (step.kind == Step::Kind::assign) changed_.insert(words_.part_of(step.target));
  }
  for (const std::size_t part : changed_) {
    if (program_.parts[part].dimensions > 0) put(1, words_.part(part) + " = list(" + words_.part(part) + ")");
  }
  if (action.gains()) put(1, "gained = 0");
  std::vector<std::string> after = steps(action);
  if (after.empty()) after.push_back(result({}, action.is_move));
  int indent = 1;
  if (action.is_move && plan_.has_legal()) {
    Guards conditions;
    for (std::size_t i = 0; i < after.size(); ++i) {
      const std::string own = words_.fresh(after.size() == 1 ? "left" : "left" + decimal(i + 1));
      put(1, own + " = " + after[i]);
      after[i] = own;
      conditions.push_back("legal(" + own + ")");
    }
    put(indent++, "if " + words_.joined(conditions) + ":");
  }
  if (action.is_move && nature_.splits) put(indent, "yield " + tuple(after));
  else if (action.is_move && nature_.scored) put(indent, std::string("yield ") + (action.gains() ? "gained" : "0") + ", " + after[0]);
  else put(indent, "yield " + after[0]);
  gap();
}

std::string Python::result(const std::map<std::size_t, std::string>& given, bool is_move) const {
  std::vector<std::string> all;
  for (std::size_t i = 0; i < program_.parts.size(); ++i) {
    const auto found = given.find(i);
    const bool list = changed_.contains(i) && program_.parts[i].dimensions > 0;
    all.push_back(found != given.end() ? found->second : list ? "tuple(" + words_.part(i) + ")" : words_.part(i));
  }
  if (nature_.partisan) all.push_back(is_move ? "not right_moves" : "right_moves");
  return tuple(all);
}

std::string Python::piece(const Step& split, std::size_t number) {
  std::map<std::size_t, std::string> parts, own_names;
  for (std::size_t i = 0; i < split.targets.size(); ++i) {
    const NodeId value = split.pieces[number].values[i];
    const Given to = given(split.targets[i], value);
    leave_unless(1, to.guards);
    const std::string text = fitted(to.value, value, to.part);
    std::string& own = own_names[to.part];
    if (own.empty()) own = words_.fresh(words_.part(to.part) + "_" + decimal(number + 1));
    if (!to.place.empty()) {
      if (!parts.contains(to.part)) put(1, own + " = list(" + words_.part(to.part) + ")");
      put(1, own + to.place + " = " + text);
      parts[to.part] = "tuple(" + own + ")";
    } else if (bound(value, to.part).any()) {
      put(1, own + " = " + text);
      parts[to.part] = own;
    } else {
      parts[to.part] = text;
    }
  }
  return result(parts, true);
}

void Python::options() {
  const char* const each = nature_.splits   ? ", as the positions that it leaves side by side"
                           : nature_.scored ? ", each with what it gains"
                                            : "";
  function("options", std::string("Where a move can lead") + each + ".");
  call_moves();
  gap();
}

void Python::verdicts() {
  function("ended", "What a position that is over is worth to the player to move.");
  ends();
  put(1, "return None");
  gap();
  function("stuck", "The same of one without moves.");
  put(1, "return " + stuck());
  gap();
}

void Python::start() {
  std::vector<std::string> all;
  for (std::size_t i = 0; i < program_.parts.size(); ++i) {
    const Part& part = program_.parts[i];
    all.push_back(part.dimensions > 0 ? tuple(start_numbers(part)) : start_number(i));
  }
  if (nature_.partisan) all.push_back("False");
  put(0, "start = " + tuple(all));
  gap();
  if (!plan_.has_starts()) {
    put(0, "components = [start]");
    gap();
    return;
  }
  starts();
  function("begin", "The components of the sum that is played.");
  call_starts();
  gap();
  put(0, std::string("components = ") + (plan_.has_legal() ? "list(filter(legal, begin(start)))" : "list(begin(start))"));
  gap();
}

std::string python_program(const SourcePlan& plan) {
  return Contest(plan.program).there() ? Python(plan).write_contest() : Python(plan).write();
}

}  // namespace grundy::lab
