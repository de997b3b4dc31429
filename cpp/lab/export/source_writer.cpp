#include "lab/export/source_writer.hpp"

#include <algorithm>

#include "base/number.hpp"

namespace grundy::lab {

void Writer::leave_if(int indent, const std::string& condition, const std::string& with) {
  const std::string leave = with.empty() ? "return" : "return " + with;
  if (!words_.python()) return put(indent, "if (" + condition + ") " + leave + ";");
  put(indent, "if " + condition + ":");
  put(indent + 1, leave);
}

void Writer::leave_unless(int indent, const std::string& condition) {
  leave_if(indent, (words_.python() ? "not (" : "!(") + condition + ")");
}

void Writer::leave_unless(int indent, const Guards& guards) {
  if (!guards.empty()) leave_unless(indent, words_.joined(guards));
}

void Writer::heading() {
  const std::string mark = words_.python() ? "#" : "//";
  const std::string layer = plan_.nimbers() ? "nimber" : nature_.scored ? "score" : "remoteness";
  put_wrapped(mark, "Prints the table of a game as CSV: a line a row, N where the player to move wins, P where not, D for a draw.");
  put(0, mark + " Arguments are name=value: the numbers of the text, and layer=" + layer + ".");
  put(0, mark);
  put_text();
}

std::string Writer::comment(std::string_view line) const {
  const std::string mark = words_.python() ? "#" : "//";
  const auto ends = [&](std::string_view with) { return line.ends_with(with); };
  // In C++ a line that ends in a backslash, or the trigraph for one, goes on below; also with blanks behind it.
  while (ends(" ") || ends("\t") || (!words_.python() && (ends("\\") || ends("?\?/")))) line.remove_suffix(1);
  return line.empty() ? mark : mark + " " + std::string(line);
}

std::string Writer::quoted(std::string_view text) const {
  std::string out = "\"";
  for (const char letter : text) {
    if (letter == '\n') {
      out += "\\n";
      continue;
    }
    // Before C++17, two question marks begin a trigraph.
    const bool question = letter == '?' && !words_.python();
    (out += letter == '\\' || letter == '"' || question ? "\\" : "") += letter;
  }
  return out + "\"";
}

void Writer::put_text() {
  for (std::size_t from = 0; from < program_.text.size();) {
    const std::size_t to = std::min(program_.text.find('\n', from), program_.text.size());
    put(0, comment("    " + program_.text.substr(from, to - from)));
    from = to + 1;
  }
}

std::string Writer::constant(std::size_t i) {
  const ConstantLine& line = program_.syntax.constants[i];
  const Constant& c = program_.constants[i];
  const bool given = words_.given_from_outside(i);
  const std::string key = "\"" + std::string(line.name) + "\", ";
  if (c.is_text) {
    const std::string named = words_.contest().there() ? "" : given ? key : "\"\", ";
    return "text_rows(" + named + quoted(program_.syntax[line.value].text) + ")" + (words_.in_rows(i) ? "" : "[0]");
  }
  const std::string text = (c.is_list ? words_.items(line.value) : words_.value(line.value)).text;
  return given && !words_.contest().there() ? (c.is_list ? "numbers(" : "number(") + key + text + ")" : text;
}

std::string Writer::legal() {
  Guards all;
  for (const NodeId condition : program_.syntax.legal) {
    const Worded one = words_.holds(condition);
    all.push_back(program_.syntax.legal.size() > 1 ? words_.bracketed(one, Level::both) : one.text);
  }
  return words_.joined(all);
}

void Writer::ends() {
  for (const EndLine& end : program_.syntax.ends) {
    if (end.condition != kNoNode) leave_if(1, words_.holds(end.condition).text, payoff(end.result));
  }
}

std::string Writer::stuck() {
  for (const EndLine& end : program_.syntax.ends) {
    if (end.condition == kNoNode) return payoff(end.result);
  }
  return nature_.scored ? "0" : "-1";
}

/// Writes the payoff to the player to move.
std::string Writer::payoff(const Decision& result) {
  if (result.kind == Decision::Kind::draw) return "0";
  if (result.kind == Decision::Kind::score) {
    const Worded v = words_.value(result.score);
    if (v.guards.empty()) return v.text;
    return words_.either(words_.joined(v.guards), words_.bracketed(v, Level::either), "0");
  }
  const bool wins = result.kind == Decision::Kind::wins;
  if (result.who == Who::next || result.who == Who::last) return wins == (result.who == Who::next) ? "1" : "-1";
  const bool right = wins == (result.who == Who::right);
  return words_.either(right_moves(), right ? "1" : "-1", right ? "-1" : "1");
}

bool Writer::Action::gains() const {
  return std::any_of(steps.begin(), steps.end(), [](const Step& step) { return step.kind == Step::Kind::gain; });
}

void Writer::moves() {
  for (std::size_t i = 0; i < program_.syntax.moves.size(); ++i) {
    const MoveLine& line = program_.syntax.moves[i];
    action({"move" + decimal(i + 1), line.place, line.choices, line.steps, true});
  }
}

void Writer::starts() {
  for (std::size_t i = 0; i < program_.syntax.starts.size(); ++i) {
    const StartLine& line = program_.syntax.starts[i];
    action({"start" + decimal(i + 1), line.place, line.choices, line.steps, false});
  }
}

void Writer::call_moves() {
  for (std::size_t i = 0; i < program_.syntax.moves.size(); ++i) {
    const MoveLine& move = program_.syntax.moves[i];
    const bool one_side = move.who != Who::next;
    words_.begin_line();
    if (one_side) put(1, words_.opening("if", move.who == Who::right ? right_moves() : words_.negated({right_moves()})));
    in_block(one_side ? 2 : 1, move.choices, [&](int indent) { call(indent, "move" + decimal(i + 1), move.choices); });
    if (one_side) words_.close(out_, 1);
  }
}

void Writer::call_starts() {
  for (std::size_t i = 0; i < program_.syntax.starts.size(); ++i) {
    words_.begin_line();
    const std::span<const Choice> choices = program_.syntax.starts[i].choices;
    in_block(1, choices, [&](int indent) { call(indent, "start" + decimal(i + 1), choices); });
  }
}

void Writer::in_block(int indent, std::span<const Choice> choices, const std::function<void(int)>& inside) {
  const bool declares = !words_.python() && !choices.empty() && choices[0].kind == Choice::Kind::value;
  if (!declares) return inside(indent);
  put(indent, "{");
  inside(indent + 1);
  put(indent, "}");
}

void Writer::call(int indent, const std::string& name, std::span<const Choice> choices) {
  words_.loops(choices, indent, false, out_, [&](int deeper) {
    std::vector<std::string> arguments = position();
    for (const std::string& one : chosen(choices)) arguments.push_back(one);
    if (!words_.python()) arguments.push_back("out");
    statement(deeper, (words_.python() ? "yield from " : "") + name + "(" + listed(arguments) + ")");
  });
}

std::vector<std::string> Writer::position() const {
  if (!words_.python()) return {"p"};
  std::vector<std::string> out;
  for (std::size_t i = 0; i < program_.parts.size(); ++i) out.push_back(words_.part(i));
  if (nature_.partisan) out.push_back(right_moves());
  return out;
}

std::vector<std::string> Writer::chosen(std::span<const Choice> choices) const {
  std::vector<std::string> out;
  for (const Choice& c : choices) {
    for (const std::uint32_t local : c.locals) out.push_back(words_.local(local));
  }
  return out;
}

void Writer::name_chosen(const Action& action) {
  std::string nowhere;
  words_.begin_line();
  words_.loops(action.choices, 0, false, nowhere, [](int) {});
}

std::vector<std::string> Writer::steps(const Action& action) {
  std::vector<std::string> pieces;
  for (const Step& step : action.steps) {
    switch (step.kind) {
      case Step::Kind::pass: break;
      case Step::Kind::condition: leave_unless(1, words_.holds(step.value).text); break;
      case Step::Kind::gain: {
        const Worded value = words_.value(step.value);
        leave_unless(1, value.guards);
        statement(1, "gained += " + value.text);
        break;
      }
      case Step::Kind::assign: assign(step); break;
      case Step::Kind::split:
        for (std::size_t i = 0; i < step.pieces.size(); ++i) pieces.push_back(piece(step, i));
        break;
    }
  }
  return pieces;
}

void Writer::assign(const Step& step) {
  words_.loops(step.rounds, 1, true, out_, [&](int deeper) {
    Given to = given(step.target, step.value);
    if (step.change == SyntaxOp::divide || step.change == SyntaxOp::modulo)
      to.guards.push_back(words_.bracketed(to.value, Level::add) + " != 0");
    leave_unless(deeper, to.guards);
    const std::string target = to.target(words_);
    if (step.change == SyntaxOp::number) statement(deeper, target + " = " + fitted(to.value, step.value, to.part));
    else change(deeper, step, target, to.part, to.value);
  });
}

Writer::Given Writer::given(NodeId target, NodeId value) {
  const Worded place = words_.place(target);
  Given out{words_.part_of(target), place.text.empty() ? "" : subscript(place.text), words_.value(value), place.guards};
  out.guards.insert(out.guards.end(), out.value.guards.begin(), out.value.guards.end());
  return out;
}

Writer::Bound Writer::bound(NodeId value, std::size_t part) const {
  const Interval is = words_.ranges().of(value);
  const PartLine& line = program_.syntax.parts[part];
  // A bound that is no literal may have any value of its range: the value must fit the tightest.
  return {is.least<words_.ranges().of(line.least).most, is.most> words_.ranges().of(line.most).least};
}

Writer::Bound Writer::bound(const Step& step) const {
  const Interval by = words_.ranges().of(step.value);
  if (step.change == SyntaxOp::add) return {by.least < 0, by.most > 0};
  if (step.change == SyntaxOp::subtract) return {by.most > 0, by.least < 0};
  return {};
}

std::string Writer::fitted(const Worded& worded, NodeId value, std::size_t part) {
  if (!bound(value, part).any()) return worded.text;
  return "inside(\"" + program_.parts[part].name + "\", " + worded.text + ", " + words_.least(part) + ", " + words_.most(part) + ")";
}

const char* Writer::sign(SyntaxOp change) {
  switch (change) {
    case SyntaxOp::add: return "+";
    case SyntaxOp::subtract: return "-";
    case SyntaxOp::multiply: return "*";
    case SyntaxOp::divide: return "//";
    case SyntaxOp::modulo: return "%";
    case SyntaxOp::bit_xor: return "^";
    case SyntaxOp::bit_or: return "|";
    default: return "&";
  }
}

std::vector<std::string> Writer::start_numbers(const Part& part) const {
  std::vector<std::string> out;
  for (std::size_t k = 0; k < part.size(); ++k) out.push_back(signed_decimal(program_.start[part.first + k]));
  return out;
}

std::string Writer::start_number(std::size_t part) {
  const PartLine& line = program_.syntax.parts[part];
  const std::string own = line.start == kNoNode ? words_.most(part) : words_.value(line.start).text;
  return words_.contest().there() ? own : "number(\"" + program_.parts[part].name + "\", " + own + ")";
}

std::string Writer::slot(std::size_t slot) const {
  const Part& part = program_.parts[program_.part_of[slot]];
  return words_.part(program_.part_of[slot]) + (part.dimensions == 0 ? "" : "[" + decimal(slot - part.first) + "]");
}

std::vector<std::string> Writer::order_keys() const {
  std::vector<std::string> out;
  for (std::size_t i = 0; i < plan_.keys(); ++i) {
    const Digit& digit = plan_.solved.layout.digits[i];
    std::string key = (digit.sign < 0 ? "-" : "") + slot(digit.slot);
    if (digit.other) key += (digit.other_sign < 0 ? " - " : " + ") + slot(*digit.other);
    out.push_back(key);
  }
  return out;
}

std::string Writer::usual_width() const {
  using Usual = TextTable::UsualWidth;
  const std::string ratio = decimal(Usual::tenths / 10) + "." + decimal(Usual::tenths % 10), step = decimal(Usual::step);
  const std::string root = "sqrt(" + ratio + " * size) / " + step;
  const std::string whole = "size <= " + decimal(Usual::whole), most = decimal(Usual::most);
  if (words_.python()) return words_.either(whole, "count", "min(" + most + ", ceil(" + root + ") * " + step + ")");
  return words_.either(whole, "count", "std::min(" + most + ", int(std::ceil(std::" + root + ")) * " + step + ")");
}

void Writer::replace(std::string& text, std::string_view what, std::string_view by) {
  const std::size_t at = text.find(what);
  if (at != std::string::npos) text.replace(at, what.size(), by);
}

}  // namespace grundy::lab
