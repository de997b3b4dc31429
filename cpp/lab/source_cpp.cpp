// The rules as a program in C++.
#include "base/number.hpp"
#include "lab/source_frame.hpp"

namespace grundy::lab {

namespace {

constexpr std::string_view kIncludes = R"(#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <map>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

std::map<std::string, std::string> arguments;

int number(const std::string& name, int otherwise) { return arguments.count(name) ? std::atoi(arguments[name].c_str()) : otherwise; }

std::vector<int> numbers(const std::string& name, std::vector<int> otherwise) {
  if (!arguments.count(name)) return otherwise;
  std::vector<int> list;
  const std::string& text = arguments[name];
  for (std::size_t from = 0; from < text.size(); from = std::min(text.find(',', from), text.size()) + 1) list.push_back(std::atoi(text.c_str() + from));
  return list;
}

std::vector<std::vector<int>> text_rows(const std::string& name, const std::string& otherwise) {
  std::vector<std::vector<int>> rows(1);
  for (const unsigned char c : arguments.count(name) ? arguments[name] : otherwise) {
    if (c == '/') rows.emplace_back();
    else rows.back().push_back(c);
  }
  return rows;
}

std::vector<int> flat(const std::vector<std::vector<int>>& board) {
  std::vector<int> all;
  for (const auto& row : board) all.insert(all.end(), row.begin(), row.end());
  return all;
}

template <class List>
bool contains(const List& list, int sought) { return std::find(list.begin(), list.end(), sought) != list.end(); }

// Quotients are rounded down.
int divided(int a, int b) { return a / b - (a % b != 0 && (a < 0) != (b < 0)); }
int modulo(int a, int b) { return a - divided(a, b) * b; }

int power(int base, int exponent) {
  int result = 1;
  while (exponent-- > 0) result *= base;
  return result;
}

// What `=` gives to a part of the position has to fit its range.
int inside(const char* name, int value, int least, int most) {
  if (least <= value && value <= most) return value;
  std::fprintf(stderr, "%s = %d leaves %d..%d\n", name, value, least, most);
  std::exit(1);
}

)";

constexpr std::string_view kValue = R"(
struct Value {
  char outcome = 0;  // 'N', 'P', 'D'; 0: no position
  int points = 0;    // nimber, or score
  int remoteness = -1;
};

std::vector<Value> values;

const Value& value_of(const Position& p) { return values[number_of(p)]; }

)";

constexpr std::string_view kLasts = R"(
// Moves to the end: who wins hurries, who loses delays.
int lasts(char outcome, const std::vector<Position>& after) {
  int least = -1, most = -1;
  for (const Position& option : after) {
    const Value& v = value_of(option);
    if (v.outcome == 'P' && (least < 0 || v.remoteness < least)) least = v.remoteness;
    most = std::max(most, v.remoteness);
  }
  return outcome == 'D' ? -1 : 1 + (outcome == 'N' ? least : most);
}
)";

constexpr std::string_view kNimberValue = R"(
// From the values of the options.
Value value(const Position& p) {
  const std::vector<Position> after = options(p);
  std::vector<bool> seen(after.size() + 1);
  for (const Position& option : after) {
    const int nimber = value_of(option).points;
    if (nimber < int(seen.size())) seen[nimber] = true;
  }
  const int mex = int(std::find(seen.begin(), seen.end(), false) - seen.begin());
  const char outcome = mex == 0 ? 'P' : 'N';
  return {outcome, mex, lasts(outcome, after)};
}
)";

constexpr std::string_view kSplitValue = R"(
// From the values of the options; independent positions add up as nim-sums.
Value value(const Position& p) {
  const std::vector<Option> after = options(p);
  std::vector<bool> seen(after.size() + 1);
  for (const Option& pieces : after) {
    int nimber = 0;
    for (const Position& piece : pieces) nimber ^= value_of(piece).points;
    if (nimber < int(seen.size())) seen[nimber] = true;
  }
  const int mex = int(std::find(seen.begin(), seen.end(), false) - seen.begin());
  return {mex == 0 ? 'P' : 'N', mex, -1};
}
)";

constexpr std::string_view kDecidedValue = R"(
// From the values of the options.
Value value(const Position& p) {
  std::optional<int> worth = ended(p);
  std::vector<Position> after;
  if (!worth) after = options(p);
  if (after.empty()) {
    if (!worth) worth = stuck(p);
    return {*worth > 0 ? 'N' : *worth < 0 ? 'P' : 'D', 0, *worth == 0 ? -1 : 0};
  }
  char outcome = 'P';
  for (const Position& option : after) {
    const char other = value_of(option).outcome;
    if (other == 'P') outcome = 'N';
    if (other == 'D' && outcome == 'P') outcome = 'D';
  }
  return {outcome, 0, lasts(outcome, after)};
}
)";

constexpr std::string_view kScoredValue = R"(
// The best of what a move gains less what the opponent gets after it.
Value value(const Position& p) {
  std::optional<int> worth = ended(p);
  if (!worth) {
    for (const Option& option : options(p)) {
      const int score = option.gain - value_of(option.to).points;
      worth = worth ? std::max(*worth, score) : score;
    }
  }
  if (!worth) worth = stuck(p);
  return {*worth > 0 ? 'N' : *worth < 0 ? 'P' : 'D', *worth, -1};
}
)";

constexpr std::string_view kSolveGraph = R"(
// Each position after its options; where play can come back, backward from the ends.
void solve() {
  const std::size_t count = number_of_positions();
  values.assign(count, {});
  std::vector<std::size_t> there = positions(), queue;
  std::vector<std::vector<std::size_t>> before(count);
  std::vector<int> left(count);
  for (const std::size_t at : there) {
    for (const Position& option : targets(position_of(at))) {
      before[number_of(option)].push_back(at);
      ++left[at];
    }
  }
  const std::vector<int> degree = left;
  for (const std::size_t at : there) {
    if (left[at] == 0) queue.push_back(at);
  }
  for (std::size_t i = 0; i < queue.size(); ++i) {
    for (const std::size_t earlier : before[queue[i]]) {
      if (--left[earlier] == 0) queue.push_back(earlier);
    }
  }
  if (queue.size() == there.size()) {
    for (const std::size_t at : queue) values[at] = value(position_of(at));
    return;
  }
BACKWARD}
)";

constexpr std::string_view kBackward = R"(  queue.clear();
  left = degree;
  for (const std::size_t at : there) {
    values[at] = left[at] == 0 ? value(position_of(at)) : Value{'D', 0, -1};
    if (values[at].outcome != 'D') queue.push_back(at);
  }
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const Value known = values[queue[i]];
    for (const std::size_t earlier : before[queue[i]]) {
      Value& v = values[earlier];
      if (v.outcome != 'D') continue;
      if (--left[earlier] > 0 && known.outcome != 'P') continue;
      v = {known.outcome == 'P' ? 'N' : 'P', 0, known.remoteness + 1};
      queue.push_back(earlier);
    }
  }
)";

class Cpp {
 public:
  explicit Cpp(const SourcePlan& plan) : plan_(plan), program_(plan.program), nature_(plan.nature()), words_(plan.program, Language::cpp) {}

  std::string write() {
    head();
    constants();
    position();
    option();
    shorthands();
    read_constants();
    numbering();
    if (plan_.has_legal()) legal();
    for (std::size_t i = 0; i < program_.syntax.moves.size(); ++i) action("move" + decimal(i + 1), program_.syntax.moves[i].place, program_.syntax.moves[i].choices, program_.syntax.moves[i].steps, true);
    options();
    if (!plan_.nimbers()) verdicts();
    start();
    positions();
    solver();
    table();
    return std::move(out_);
  }

 private:
  void put(int indent, const std::string& text) { text.empty() ? void(out_ += '\n') : words_.line(out_, indent, text); }
  void gap() { out_ += "\n"; }

  static std::string list(const std::vector<std::string>& all) {
    std::string out;
    for (const std::string& one : all) (out.empty() ? out : out += ", ") += one;
    return out;
  }

  void head() {
    put(0, "// Prints the table of a game as CSV: a line a row, N where the player to move wins, P where not, D for a draw.");
    put(0, "// Arguments are name=value: the numbers of the text, and layer=" + std::string(plan_.nimbers() ? "nimber" : nature_.scored ? "score" : "remoteness") + ".");
    put(0, "//");
    for (std::size_t from = 0; from < program_.text.size();) {
      const std::size_t to = std::min(program_.text.find('\n', from), program_.text.size());
      std::string line = program_.text.substr(from, to - from);
      // A line of a comment may not end in a backslash: it would go on.
      while (!line.empty() && (line.back() == ' ' || line.back() == '\r' || line.back() == '\\')) line.pop_back();
      put(0, line.empty() ? "//" : "//     " + line);
      from = to + 1;
    }
    out_ += kIncludes;
  }

  std::string type_of(std::size_t constant) const {
    const Constant& c = program_.constants[constant];
    if (!c.is_list) return "int";
    if (words_.in_rows(constant)) return "std::vector<std::vector<int>>";
    return c.arity > 1 ? "std::vector<std::array<int, " + decimal(c.arity) + ">>" : "std::vector<int>";
  }

  void constants() {
    for (const std::size_t i : plan_.constants()) put(0, type_of(i) + " " + words_.name(program_.syntax.constants[i].name) + ";");
    if (!program_.constants.empty()) gap();
  }

  void read_constants() {
    put(0, "void read_constants() {");
    for (const std::size_t i : plan_.constants()) {
      const ConstantLine& line = program_.syntax.constants[i];
      const Constant& c = program_.constants[i];
      const bool given = words_.given_from_outside(i);
      const std::string key = "\"" + std::string(line.name) + "\", ";
      std::string text;
      if (c.is_text) {
        std::string quoted;
        for (const char letter : program_.syntax[line.value].text) (quoted += letter == '\\' || letter == '?' ? "\\" : "") += letter;
        text = "text_rows(" + (given ? key : "\"\", ") + "\"" + quoted + "\")" + (words_.in_rows(i) ? "" : "[0]");
      } else if (c.is_list) {
        text = words_.items(line.value).text;
        if (given) text = "numbers(" + key + text + ")";
      } else {
        text = words_.value(line.value).text;
        if (given) text = "number(" + key + text + ")";
      }
      put(1, words_.name(line.name) + " = " + text + ";");
    }
    put(0, "}");
    gap();
  }

  void position() {
    put(0, "struct Position {");
    for (const Part& part : program_.parts) {
      put(1, (part.dimensions == 0 ? "int " : "std::array<int, " + decimal(part.size()) + "> ") + words_.name(part.name) + ";" + (part.dimensions == 2 ? "  // " + decimal(part.rows) + " rows" : ""));
    }
    if (nature_.partisan) put(1, "bool right_moves;");
    put(0, "};");
    gap();
  }

  void option() {
    if (nature_.splits) {
      put(0, "using Option = std::vector<Position>;");
    } else if (nature_.scored) {
      put(0, "struct Option {");
      put(1, "int gain;");
      put(1, "Position to;");
      put(0, "};");
    } else {
      put(0, "using Option = Position;");
    }
    gap();
  }

  void shorthands() {
    std::vector<std::string> heads, bodies;
    for (std::size_t i = 0; i < program_.syntax.shorthands.size(); ++i) {
      const ShorthandLine& line = program_.syntax.shorthands[i];
      words_.begin_line();
      std::vector<std::string> names;
      if (!words_.position_arguments(i).empty()) names.push_back("[[maybe_unused]] const Position& p");
      for (std::size_t k = 0; k < line.locals.size(); ++k) names.push_back("[[maybe_unused]] int " + words_.local(line.locals[k], line.names[k]));
      const Worded body = words_.value(line.body);
      const std::string all = "(" + list(names) + ")";
      heads.push_back("int " + words_.name(line.name) + all + ";");
      bodies.push_back("int " + words_.name(line.name) + all + " { return " + body.text + "; }");
      if (body.guards.empty()) continue;
      heads.push_back("bool has_" + words_.name(line.name) + all + ";");
      bodies.push_back("bool has_" + words_.name(line.name) + all + " { return " + words_.joined(body.guards) + "; }");
    }
    if (heads.empty()) return;
    for (const std::string& head : heads) put(0, head);
    gap();
    for (const std::string& body : bodies) put(0, body);
    gap();
  }

  std::string span(std::size_t part) {
    const Interval known = {program_.parts[part].least, program_.parts[part].most};
    const auto range = words_.range_of_part(part);
    if (range.least == range.most || (range.least == known.least && range.most == known.most)) return decimal(static_cast<std::uint64_t>(known.most - known.least + 1));
    const std::string least = words_.least(part);
    return least == "0" ? words_.most(part) + " + 1" : words_.most(part) + " - (" + least + ") + 1";
  }

  std::string from_least(const std::string& number, std::size_t part) {
    const std::string least = words_.least(part);
    return least == "0" ? number : number + " - (" + least + ")";
  }

  void numbering() {
    put(0, "// Positions are numbered in the order of their parts, the last counting fastest.");
    put(0, "std::size_t number_of_positions() {");
    put(1, std::string("std::size_t count = ") + (nature_.partisan ? "2;" : "1;"));
    for (std::size_t i = 0; i < program_.parts.size(); ++i) {
      if (program_.parts[i].dimensions == 0) put(1, "count *= " + span(i) + ";");
      else put(1, "for (int i = 0; i < " + decimal(program_.parts[i].size()) + "; ++i) count *= " + span(i) + ";");
    }
    put(1, "return count;");
    put(0, "}");
    gap();
    put(0, "std::size_t number_of(const Position& p) {");
    put(1, "std::size_t number = 0;");
    for (std::size_t i = 0; i < program_.parts.size(); ++i) {
      const bool one = program_.parts[i].dimensions == 0;
      const std::string digit = one ? words_.part(i) : "digit";
      put(1, (one ? "" : "for (const int digit : " + words_.part(i) + ") ") + "number = number * (" + span(i) + ") + (" + from_least(digit, i) + ");");
    }
    if (nature_.partisan) put(1, "number = 2 * number + p.right_moves;");
    put(1, "return number;");
    put(0, "}");
    gap();
    put(0, "Position position_of(std::size_t number) {");
    put(1, "Position p;");
    if (nature_.partisan) {
      put(1, "p.right_moves = number % 2 == 1;");
      put(1, "number /= 2;");
    }
    for (std::size_t i = program_.parts.size(); i-- > 0;) {
      const Part& part = program_.parts[i];
      const std::string least = words_.least(i);
      const std::string digit = "int(number % (" + span(i) + "))" + (least == "0" ? "" : " + (" + least + ")");
      if (part.dimensions == 0) {
        put(1, words_.part(i) + " = " + digit + ";");
        if (i > 0) put(1, "number /= " + span(i) + ";");
      } else {
        put(1, "for (int i = " + decimal(part.size()) + "; i-- > 0; number /= " + span(i) + ") " + words_.part(i) + "[i] = " + digit + ";");
      }
    }
    put(1, "return p;");
    put(0, "}");
    gap();
  }

  void legal() {
    std::vector<std::string> all;
    for (const Ref condition : program_.syntax.legal) {
      const Worded one = words_.holds(condition);
      all.push_back(program_.syntax.legal.size() > 1 ? words_.bracketed(one, Level::both) : one.text);
    }
    put(0, "bool legal([[maybe_unused]] const Position& p) { return " + words_.joined(all) + "; }");
    gap();
  }

  void leave(int indent, const std::vector<std::string>& guards) {
    if (!guards.empty()) put(indent, "if (!(" + words_.joined(guards) + ")) return;");
  }

  std::string checked(const std::string& value, std::size_t part) {
    return "inside(\"" + program_.parts[part].name + "\", " + value + ", " + words_.least(part) + ", " + words_.most(part) + ")";
  }

  void assign(int indent, const Step& step) {
    words_.loops(step.rounds, indent, true, out_, [&](int deeper) {
      const std::size_t part = words_.part_of(step.target);
      const Worded place = words_.place(step.target), value = words_.value(step.value);
      const std::string target = words_.part(part) + (place.text.empty() ? "" : "[" + place.text + "]");
      std::vector<std::string> guards = place.guards;
      guards.insert(guards.end(), value.guards.begin(), value.guards.end());
      const bool divides = step.change == Op::divide || step.change == Op::modulo;
      if (divides) guards.push_back(words_.bracketed(value, Level::add) + " != 0");
      leave(deeper, guards);
      const Bound bound = bound_of(words_, step, part);
      const std::string least = words_.least(part), most = words_.most(part);
      if (step.change == Op::number) return put(deeper, target + " = " + (bound.low || bound.high ? checked(value.text, part) : value.text) + ";");
      if (divides) {
        // What stands for the place may be changed by the step itself.
        put(deeper, "if (const int changed = " + std::string(step.change == Op::divide ? "divided(" : "modulo(") + target + ", " + value.text + "); changed < " + least + " || changed > " + most + ") return;");
        put(deeper, "else " + target + " = changed;");
        return;
      }
      const char* const word = step.change == Op::add ? "+=" : step.change == Op::subtract ? "-=" : step.change == Op::multiply ? "*=" : step.change == Op::exclusive ? "^="
                               : step.change == Op::either ? "|=" : "&=";
      if (program_.syntax[step.target].op != Op::name) {
        // As above.
        const std::string own = "(" + target + ") " + std::string(1, word[0]) + " (" + value.text + ")";
        put(deeper, "if (const int changed = " + own + "; changed < " + least + " || changed > " + most + ") return;");
        put(deeper, "else " + target + " = changed;");
        return;
      }
      put(deeper, target + " " + word + " " + value.text + ";");
      if (!bound.low && !bound.high) return;
      const std::string low = target + " < " + least, high = target + " > " + most;
      put(deeper, "if (" + (bound.low && bound.high ? low + " || " + high : bound.low ? low : high) + ") return;");
    });
  }

  void action(const std::string& name, Place place, const std::vector<Choice>& choices, const std::vector<Step>& steps, bool is_move) {
    words_.begin_line();
    std::string arguments, nowhere;
    words_.loops(choices, 0, false, nowhere, [](int) {});  // names what is chosen
    for (const std::uint32_t local : plan_.locals(choices)) arguments += "[[maybe_unused]] int " + words_.value_of_local(local) + ", ";
    put(0, "// " + plan_.line_text(place));
    const std::string option = is_move ? "Option" : "Position";
    put(0, "void " + name + "(Position p, " + arguments + "std::vector<" + option + ">& out) {");
    const Step* split = nullptr;
    bool gains = false;
    for (const Step& step : steps) gains |= step.kind == Step::Kind::gain;
    if (gains) put(1, "int gained = 0;");
    for (const Step& step : steps) {
      switch (step.kind) {
        case Step::Kind::pass: break;
        case Step::Kind::condition: put(1, "if (!(" + words_.holds(step.value).text + ")) return;"); break;
        case Step::Kind::gain: {
          const Worded value = words_.value(step.value);
          leave(1, value.guards);
          put(1, "gained += " + value.text + ";");
          break;
        }
        case Step::Kind::assign: assign(1, step); break;
        case Step::Kind::split:
          split = &step;
          for (std::size_t i = 0; i < step.pieces.size(); ++i) piece(step, i);
          break;
      }
    }
    if (is_move && nature_.partisan) put(1, "p.right_moves = !p.right_moves;");
    std::vector<std::string> pieces;
    if (split) {
      for (std::size_t i = 0; i < split->pieces.size(); ++i) pieces.push_back("piece" + decimal(i + 1));
    } else {
      pieces.push_back("p");
    }
    std::vector<std::string> conditions;
    if (is_move && plan_.has_legal()) {
      for (const std::string& one : pieces) conditions.push_back("legal(" + one + ")");
    }
    const std::string what = !is_move ? "p" : nature_.splits ? "{" + list(pieces) + "}" : nature_.scored ? std::string("{") + (gains ? "gained" : "0") + ", p}" : "p";
    put(1, (conditions.empty() ? "" : "if (" + words_.joined(conditions) + ") ") + "out.push_back(" + what + ");");
    put(0, "}");
    gap();
  }

  void piece(const Step& step, std::size_t number) {
    const std::string own = "piece" + decimal(number + 1);
    put(1, "Position " + own + " = p;");
    for (std::size_t i = 0; i < step.targets.size(); ++i) {
      const std::size_t part = words_.part_of(step.targets[i]);
      const Worded place = words_.place(step.targets[i]), value = words_.value(step.pieces[number][i]);
      std::vector<std::string> guards = place.guards;
      guards.insert(guards.end(), value.guards.begin(), value.guards.end());
      leave(1, guards);
      const Bound bound = bound_of(words_, step.pieces[number][i], part);
      put(1, own + words_.part(part).substr(1) + (place.text.empty() ? "" : "[" + place.text + "]") + " = " + (bound.low || bound.high ? checked(value.text, part) : value.text) + ";");
    }
  }

  std::string call(const std::string& name, const std::vector<Choice>& choices) {
    std::string arguments;
    for (const std::uint32_t local : plan_.locals(choices)) arguments += words_.value_of_local(local) + ", ";
    return name + "(p, " + arguments + "out);";
  }

  void options() {
    put(0, std::string("// Where a move can lead") + (nature_.splits ? ", as the positions that it leaves side by side" : nature_.scored ? ", each with what it gains" : "") + ".");
    put(0, "std::vector<Option> options(const Position& p) {");
    put(1, "std::vector<Option> out;");
    for (std::size_t i = 0; i < program_.syntax.moves.size(); ++i) {
      const MoveLine& move = program_.syntax.moves[i];
      words_.begin_line();
      const bool one_side = move.who != Who::next;
      if (one_side) put(1, move.who == Who::right ? "if (p.right_moves) {" : "if (!p.right_moves) {");
      words_.loops(move.choices, one_side ? 2 : 1, false, out_, [&](int deeper) { put(deeper, call("move" + decimal(i + 1), move.choices)); });
      if (one_side) put(1, "}");
    }
    put(1, "return out;");
    put(0, "}");
    gap();
  }

  std::string worth(const Decision& r) {
    if (r.kind == Decision::Kind::draw) return "0";
    if (r.kind == Decision::Kind::score) {
      const Worded v = words_.value(r.score);
      return v.guards.empty() ? v.text : words_.joined(v.guards) + " ? " + words_.bracketed(v, Level::either) + " : 0";
    }
    const bool wins = r.kind == Decision::Kind::wins;
    if (r.who == Who::next || r.who == Who::last) return wins == (r.who == Who::next) ? "1" : "-1";
    return wins == (r.who == Who::right) ? "p.right_moves ? 1 : -1" : "p.right_moves ? -1 : 1";
  }

  void verdicts() {
    put(0, "// What a position that is over is worth to the player to move.");
    put(0, "std::optional<int> ended([[maybe_unused]] const Position& p) {");
    for (const EndLine& end : program_.syntax.ends) {
      if (end.condition != kNone) put(1, "if (" + words_.holds(end.condition).text + ") return " + worth(end.result) + ";");
    }
    put(1, "return std::nullopt;");
    put(0, "}");
    gap();
    std::string text = nature_.scored ? "0" : "-1";
    for (const EndLine& end : program_.syntax.ends) {
      if (end.condition != kNone) continue;
      text = worth(end.result);
      break;
    }
    put(0, "// The same of one without moves.");
    put(0, "int stuck([[maybe_unused]] const Position& p) { return " + text + "; }");
    gap();
  }

  void start() {
    put(0, "Position start() {");
    put(1, "Position p;");
    for (std::size_t i = 0; i < program_.parts.size(); ++i) {
      const PartLine& line = program_.syntax.parts[i];
      const Part& part = program_.parts[i];
      if (part.dimensions > 0) {
        std::vector<std::string> numbers;
        for (std::size_t k = 0; k < part.size(); ++k) numbers.push_back(signed_decimal(program_.start[part.first + k]));
        put(1, words_.part(i) + " = {" + list(numbers) + "};");
      } else {
        put(1, words_.part(i) + " = number(\"" + part.name + "\", " + (line.start == kNone ? words_.most(i) : words_.value(line.start).text) + ");");
      }
    }
    if (nature_.partisan) put(1, "p.right_moves = false;");
    put(1, "return p;");
    put(0, "}");
    gap();
    for (std::size_t i = 0; i < program_.syntax.starts.size(); ++i) {
      action("start" + decimal(i + 1), program_.syntax.starts[i].place, program_.syntax.starts[i].choices, program_.syntax.starts[i].steps, false);
    }
    put(0, "// The components of the sum that is played.");
    put(0, "std::vector<Position> components() {");
    if (!plan_.has_starts()) {
      put(1, "return {start()};");
    } else {
      put(1, "const Position p = start();");
      put(1, "std::vector<Position> out;");
      for (std::size_t i = 0; i < program_.syntax.starts.size(); ++i) {
        words_.begin_line();
        const std::vector<Choice>& choices = program_.syntax.starts[i].choices;
        words_.loops(choices, 1, false, out_, [&](int deeper) { put(deeper, call("start" + decimal(i + 1), choices)); });
      }
      if (plan_.has_legal()) put(1, "out.erase(std::remove_if(out.begin(), out.end(), [](const Position& one) { return !legal(one); }), out.end());");
      put(1, "return out;");
    }
    put(0, "}");
    gap();
  }

  void positions() {
    const bool graph = !plan_.ordered();
    if (graph) {
      put(0, "// The positions that a move can leave.");
      put(0, "std::vector<Position> targets(const Position& p) {");
      if (!plan_.nimbers()) put(1, "if (ended(p)) return {};");
      if (nature_.splits || nature_.scored) {
        put(1, "std::vector<Position> out;");
        put(1, nature_.splits ? "for (const Option& pieces : options(p)) out.insert(out.end(), pieces.begin(), pieces.end());" : "for (const Option& option : options(p)) out.push_back(option.to);");
        put(1, "return out;");
      } else {
        put(1, "return options(p);");
      }
      put(0, "}");
      gap();
    }
    if (graph && !plan_.solved.whole) {
      put(0, "// All that can be reached, by their numbers.");
      put(0, "std::vector<std::size_t> positions() {");
      put(1, "std::vector<bool> met(number_of_positions());");
      put(1, "std::vector<std::size_t> out;");
      put(1, "const auto meet = [&](const Position& p) {");
      put(2, "const std::size_t at = number_of(p);");
      put(2, "if (!met[at]) out.push_back(at);");
      put(2, "met[at] = true;");
      put(1, "};");
      put(1, "for (const Position& p : components()) meet(p);");
      put(1, "for (std::size_t i = 0; i < out.size(); ++i) {");
      put(2, "for (const Position& p : targets(position_of(out[i]))) meet(p);");
      put(1, "}");
      put(1, "return out;");
      put(0, "}");
      gap();
      return;
    }
    const bool sorted = plan_.ordered() && !plan_.in_order();
    if (sorted) order();
    put(0, std::string("// All positions by their numbers") + (sorted ? ", each after its options." : plan_.ordered() ? ", which have each after its options." : "."));
    put(0, "std::vector<std::size_t> positions() {");
    put(1, "std::vector<std::size_t> out;");
    put(1, "const std::size_t count = number_of_positions();");
    put(1, std::string("for (std::size_t at = 0; at < count; ++at) ") + (plan_.has_legal() ? "if (legal(position_of(at))) " : "") + "out.push_back(at);");
    if (sorted) {
      put(1, "std::vector<std::array<int, " + decimal(keys()) + ">> keys(count);");
      put(1, "for (const std::size_t at : out) keys[at] = order(position_of(at));");
      put(1, "std::stable_sort(out.begin(), out.end(), [&](std::size_t a, std::size_t b) { return keys[a] < keys[b]; });");
    }
    put(1, "return out;");
    put(0, "}");
    gap();
  }

  std::string slot(std::size_t slot) const {
    const Part& part = program_.parts[program_.part_of[slot]];
    return words_.part(program_.part_of[slot]) + (part.dimensions == 0 ? "" : "[" + decimal(slot - part.first) + "]");
  }

  std::size_t keys() const { return std::min(plan_.solved.layout.keys, plan_.solved.layout.digits.size()); }

  void order() {
    std::vector<std::string> all;
    for (std::size_t i = 0; i < keys(); ++i) {
      const Digit& digit = plan_.solved.layout.digits[i];
      std::string key = (digit.sign < 0 ? "-" : "") + slot(digit.slot);
      if (digit.other) key += (digit.other_sign < 0 ? " - " : " + ") + slot(*digit.other);
      all.push_back(key);
    }
    put(0, "// Each move makes this smaller.");
    put(0, "std::array<int, " + decimal(keys()) + "> order(const Position& p) { return {" + list(all) + "}; }");
    gap();
  }

  static void replace(std::string& text, std::string_view what, const std::string& by) {
    const std::size_t at = text.find(what);
    if (at != std::string::npos) text.replace(at, what.size(), by);
  }

  void solver() {
    out_ += kValue.substr(1);
    if (plan_.lasts()) (out_ += kLasts.substr(1)) += '\n';
    (out_ += (nature_.splits ? kSplitValue : plan_.nimbers() ? kNimberValue : nature_.scored ? kScoredValue : kDecidedValue).substr(1)) += '\n';
    if (plan_.ordered()) {
      put(0, "void solve() {");
      put(1, "values.assign(number_of_positions(), {});");
      put(1, "for (const std::size_t at : positions()) values[at] = value(position_of(at));");
      put(0, "}");
      gap();
      return;
    }
    std::string text(kSolveGraph.substr(1));
    const bool refuses = nature_.splits || nature_.scored || (plan_.nimbers() && program_.components.size() != 1);
    replace(text, "BACKWARD", refuses ? "  std::fprintf(stderr, \"play can come back to a position before it\\n\");\n  std::exit(1);\n" : std::string(kBackward));
    if (refuses) replace(text, "  const std::vector<int> degree = left;\n", "");
    (out_ += text) += '\n';
  }

  void table() {
    const RulesTable& t = plan_.table;
    put(0, "std::string layer = \"outcome\";");
    gap();
    put(0, "std::string shown(const Value& v) {");
    put(1, "if (v.outcome == 0) return \"\";");
    if (plan_.nimbers()) put(1, "if (layer == \"nimber\") return std::to_string(v.points);");
    if (nature_.scored) put(1, "if (layer == \"score\") return std::to_string(v.points);");
    if (plan_.lasts()) put(1, "if (layer == \"remoteness\") return v.remoteness < 0 ? \"\" : std::to_string(v.remoteness);");
    put(1, "return std::string(1, v.outcome);");
    put(0, "}");
    gap();
    put(0, "int main(int argc, char** argv) {");
    put(1, "for (int i = 1; i < argc; ++i) {");
    put(2, "const std::string argument = argv[i];");
    put(2, "const std::size_t equals = argument.find('=');");
    put(2, "if (equals != std::string::npos) arguments[argument.substr(0, equals)] = argument.substr(equals + 1);");
    put(1, "}");
    put(1, "if (arguments.count(\"layer\")) layer = arguments[\"layer\"];");
    put(1, "read_constants();");
    put(1, "solve();");
    if (t.kind() == RulesTable::Kind::sequence) {
      put(1, "const int first = std::min(" + words_.least(0) + ", 0), last = " + words_.most(0) + ", count = last - first + 1, size = last - (" + words_.least(0) + ") + 1;");
      put(1, "const int usual = size <= 60 ? count : std::min(100, int(std::ceil(std::sqrt(1.6 * size) / 10)) * 10);");
      put(1, "const int width = std::min(count, number(\"width\", usual));");
      put(1, "for (int row = 0; row < count; row += width) {");
      put(2, "for (int i = row; i < row + width; ++i) {");
      put(3, "const int at = first + i;");
      put(3, "const bool there = at >= " + words_.least(0) + " && at <= last;");
      const std::string position = program_.parts[0].dimensions == 0 ? "Position{at}" : "Position{{at}}";
      put(3, "std::printf(\"%s%s\", i > row ? \",\" : \"\", there ? shown(value_of(" + position + ")).c_str() : \"\");");
      put(2, "}");
      put(2, "std::printf(\"\\n\");");
      put(1, "}");
    } else if (t.kind() == RulesTable::Kind::pair) {
      const bool array = program_.parts[0].dimensions > 0;
      const std::string least = words_.least(0), most = words_.most(0);
      put(1, "int others = 0;");
      put(1, "const std::vector<Position> sum = components();");
      put(1, "for (std::size_t i = 2; i < sum.size(); ++i) others ^= value_of(sum[i]).points;");
      put(1, "for (int y = " + least + "; y <= " + most + "; ++y) {");
      put(2, "for (int x = " + least + "; x <= " + most + "; ++x) {");
      put(3, std::string("const Value &one = value_of(") + (array ? "{{x}}" : "{x}") + "), &other = value_of(" + (array ? "{{y}}" : "{y}") + ");");
      put(3, "Value both;");
      put(3, "if (one.outcome && other.outcome) {");
      put(4, "both.points = one.points ^ other.points ^ others;");
      put(4, "both.outcome = both.points == 0 ? 'P' : 'N';");
      put(3, "}");
      put(3, "std::printf(\"%s%s\", x > " + least + " ? \",\" : \"\", shown(both).c_str());");
      put(2, "}");
      put(2, "std::printf(\"\\n\");");
      put(1, "}");
    } else {
      put(1, "// All but two numbers are as at the start.");
      put(1, "const std::vector<Position> sum = components();");
      put(1, "const Position base = sum.empty() ? start() : sum[0];");
      const std::size_t across = program_.part_of[t.across()], along = program_.part_of[t.along()];
      const bool row = t.along() == t.across();
      put(1, row ? "for (int y = 0; y <= 0; ++y) {" : "for (int y = " + words_.least(along) + "; y <= " + words_.most(along) + "; ++y) {");
      put(2, "for (int x = " + words_.least(across) + "; x <= " + words_.most(across) + "; ++x) {");
      put(3, "Position p = base;");
      put(3, slot(t.across()) + " = x;");
      if (!row) put(3, slot(t.along()) + " = y;");
      put(3, "std::printf(\"%s%s\", x > " + words_.least(across) + " ? \",\" : \"\", shown(value_of(p)).c_str());");
      put(2, "}");
      put(2, "std::printf(\"\\n\");");
      put(1, "}");
    }
    put(0, "}");
  }

  const SourcePlan& plan_;
  const Program& program_;
  const Nature& nature_;
  Wording words_;
  std::string out_;
};

}  // namespace

std::string cpp_program(const SourcePlan& plan) { return Cpp(plan).write(); }

}  // namespace grundy::lab
