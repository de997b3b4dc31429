// The rules as a program in Python.
#include "base/number.hpp"
#include "lab/source_frame.hpp"

namespace grundy::lab {

namespace {

constexpr std::string_view kArguments = R"(arguments = dict(argument.split("=", 1) for argument in sys.argv[1:])


def number(name, default):
    return int(arguments.get(name, default))


def numbers(name, default):
    return [int(n) for n in arguments[name].split(",")] if name in arguments else default


def text_rows(name, default):
    return [[ord(c) for c in row] for row in arguments.get(name, default).split("/")]


def inside(name, value, least, most):
    """What `=` gives to a part of the position has to fit its range."""
    if not least <= value <= most:
        sys.exit(f"{name} = {value} leaves {least}..{most}")
    return value


)";

constexpr std::string_view kMex = R"(
def mex(seen):
    """The least number from 0 that was not seen."""
    n = 0
    while n in seen:
        n += 1
    return n

)";

constexpr std::string_view kLasts = R"(
def lasts(outcome, after):
    """Moves to the end: who wins hurries, who loses delays."""
    if outcome == "D":
        return None
    if outcome == "N":
        return 1 + min(remoteness for other, _, remoteness in after if other == "P")
    return 1 + max((remoteness for _, _, remoteness in after if remoteness is not None), default=-1)

)";

constexpr std::string_view kNimberValue = R"(
def value(position, values):
    """Outcome, nimber and remoteness of a position from those of its options."""
    after = [values[option] for option in options(position)]
    nimber = mex({nimber for _, nimber, _ in after})
    outcome = "P" if nimber == 0 else "N"
    return outcome, nimber, lasts(outcome, after)

)";

constexpr std::string_view kSplitValue = R"(
def value(position, values):
    """Outcome and nimber; independent positions add up as nim-sums."""
    seen = set()
    for pieces in options(position):
        nimber = 0
        for piece in pieces:
            nimber ^= values[piece][1]
        seen.add(nimber)
    nimber = mex(seen)
    return "P" if nimber == 0 else "N", nimber, None

)";

constexpr std::string_view kDecidedValue = R"(
def value(position, values):
    """Outcome and remoteness of a position from those of its options."""
    worth = ended(position)
    after = [values[option] for option in options(position)] if worth is None else []
    if not after:
        worth = stuck(position) if worth is None else worth
        return ("N", None, 0) if worth > 0 else ("P", None, 0) if worth < 0 else ("D", None, None)
    outcomes = {outcome for outcome, _, _ in after}
    outcome = "N" if "P" in outcomes else "D" if "D" in outcomes else "P"
    return outcome, None, lasts(outcome, after)

)";

constexpr std::string_view kScoredValue = R"(
def value(position, values):
    """Outcome and score: the best of what a move gains less what the opponent gets after it."""
    worth = ended(position)
    if worth is None:
        worth = max((gain - values[option][1] for gain, option in options(position)), default=None)
    if worth is None:
        worth = stuck(position)
    return "N" if worth > 0 else "P" if worth < 0 else "D", worth, None

)";

constexpr std::string_view kSolveInOrder = R"(
def solve():
    """Each position after its options."""
    values = {}
    for position in ORDERED:
        LEGALvalues[position] = value(position, values)
    return values

)";

constexpr std::string_view kSolveGraph = R"(
def solve():
    """Each position after its options; where play can come back, backward from the ends."""
    after = REACH
    before = {position: [] for position in after}
    for position, found in after.items():
        for option in found:
            before[option].append(position)
    left = {position: len(found) for position, found in after.items()}
    queue = [position for position in after if left[position] == 0]
    for position in queue:
        for earlier in before[position]:
            left[earlier] -= 1
            if left[earlier] == 0:
                queue.append(earlier)
    if len(queue) == len(after):
        values = {}
        for position in queue:
            values[position] = value(position, values)
        return values
BACKWARD
)";

constexpr std::string_view kBackward = R"(    values = {position: value(position, {}) if not found else ("D", None, None) for position, found in after.items()}
    left = {position: len(found) for position, found in after.items()}
    queue = [position for position in after if values[position][0] != "D"]
    for position in queue:
        outcome, _, remoteness = values[position]
        for earlier in before[position]:
            if values[earlier][0] != "D":
                continue
            left[earlier] -= 1
            if outcome == "P" or left[earlier] == 0:
                values[earlier] = ("N" if outcome == "P" else "P", None, remoteness + 1)
                queue.append(earlier)
    return values
)";

class Python {
 public:
  explicit Python(const SourcePlan& plan) : plan_(plan), program_(plan.program), words_(plan.program, Language::python) {}

  std::string write() {
    head();
    shorthands();
    constants();
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
  void gap() { out_ += "\n\n"; }

  std::string list(const std::vector<std::string>& all) const {
    std::string out;
    for (const std::string& one : all) (out.empty() ? out : out += ", ") += one;
    return out;
  }

  std::vector<std::string> parts() const {
    std::vector<std::string> out;
    for (std::size_t i = 0; i < program_.parts.size(); ++i) out.push_back(words_.part(i));
    if (program_.nature.partisan) out.push_back("right_moves");
    return out;
  }
  std::string position() const { return list(parts()) + (parts().size() == 1 ? "," : ""); }

  void head() {
    put(0, "# Prints the table of a game as CSV: a line a row, N where the player to move wins, P where not, D for a draw.");
    put(0, "# Arguments are name=value: the numbers of the text, and layer=" + std::string(plan_.nimbers() ? "nimber" : program_.nature.scored ? "score" : "remoteness") + ".");
    put(0, "#");
    for (std::size_t from = 0; from < program_.text.size();) {
      const std::size_t to = std::min(program_.text.find('\n', from), program_.text.size());
      std::string line = program_.text.substr(from, to - from);
      while (!line.empty() && (line.back() == ' ' || line.back() == '\r')) line.pop_back();
      put(0, line.empty() ? "#" : "#     " + line);
      from = to + 1;
    }
    put(0, "import sys");
    put(0, "from itertools import product, takewhile");
    put(0, "from math import ceil, gcd, sqrt");
    put(0, "");
    out_ += kArguments;
  }

  void constants() {
    for (const std::size_t i : plan_.constants()) {
      const ConstantLine& line = program_.syntax.constants[i];
      const Constant& c = program_.constants[i];
      const bool given = words_.given_from_outside(i);
      const std::string key = "\"" + std::string(line.name) + "\", ";
      const Node& value = program_.syntax[line.value];
      std::string text;
      if (c.is_text) {
        std::string quoted;
        for (const char letter : value.text) (quoted += letter == '\\' ? "\\" : "") += letter;
        text = "text_rows(" + (given ? key : "\"\", ") + "\"" + quoted + "\")" + (words_.in_rows(i) ? "" : "[0]");
      } else if (c.is_list) {
        text = words_.items(line.value).text;
        if (given) text = "numbers(" + key + text + ")";
      } else {
        text = words_.value(line.value).text;
        if (given) text = "number(" + key + text + ")";
      }
      put(0, words_.name(line.name) + " = " + text);
    }
    if (!program_.constants.empty()) gap();
  }

  void shorthands() {
    bool flat = false;
    for (std::size_t i = 0; i < program_.constants.size(); ++i) flat |= words_.in_rows(i);
    if (flat) {
      put(0, "def flat(board):");
      put(1, "return [square for row in board for square in row]");
      gap();
    }
    // They may stand before what they need: Python looks names up when it calls.
    for (std::size_t i = 0; i < program_.syntax.shorthands.size(); ++i) {
      const ShorthandLine& line = program_.syntax.shorthands[i];
      words_.begin_line();
      std::vector<std::string> names = words_.position_arguments(i);
      for (std::size_t k = 0; k < line.locals.size(); ++k) names.push_back(words_.local(line.locals[k], line.names[k]));
      const Worded body = words_.value(line.body);
      if (!body.guards.empty()) {
        put(0, "def has_" + words_.name(line.name) + "(" + list(names) + "):");
        put(1, "return " + words_.joined(body.guards));
        gap();
      }
      put(0, "def " + words_.name(line.name) + "(" + list(names) + "):");
      put(1, "return " + body.text);
      gap();
    }
  }

  void legal() {
    put(0, "def legal(position):");
    put(1, position() + " = position");
    std::vector<std::string> all;
    for (const Ref condition : program_.syntax.legal) {
      const Worded one = words_.holds(condition);
      all.push_back(program_.syntax.legal.size() > 1 ? words_.bracketed(one, Level::both) : one.text);
    }
    put(1, "return " + words_.joined(all));
    gap();
  }

  void leave(int indent, const std::vector<std::string>& guards) {
    if (guards.empty()) return;
    put(indent, "if not (" + words_.joined(guards) + "):");
    put(indent + 1, "return");
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
      if (step.change == Op::number) {
        const bool check = bound.low || bound.high;
        put(deeper, target + " = " + (check ? "inside(\"" + program_.parts[part].name + "\", " + value.text + ", " + least + ", " + most + ")" : value.text));
        return;
      }
      const char* const word = step.change == Op::add ? "+=" : step.change == Op::subtract ? "-=" : step.change == Op::multiply ? "*=" : step.change == Op::divide ? "//="
                               : step.change == Op::modulo ? "%=" : step.change == Op::exclusive ? "^=" : step.change == Op::either ? "|=" : "&=";
      put(deeper, target + " " + word + " " + value.text);
      if (!bound.low && !bound.high) return;
      put(deeper, bound.low && bound.high ? "if not " + least + " <= " + target + " <= " + most + ":" : bound.low ? "if " + target + " < " + least + ":" : "if " + target + " > " + most + ":");
      put(deeper + 1, "return");
    });
  }

  /// What a move or a start makes of a position: nothing, if it is none.
  void action(const std::string& name, Place place, const std::vector<Choice>& choices, const std::vector<Step>& steps, bool is_move) {
    words_.begin_line();
    std::vector<std::string> names = parts();
    std::string nowhere;
    words_.loops(choices, 0, false, nowhere, [](int) {});  // names what is chosen
    for (const std::uint32_t local : plan_.locals(choices)) names.push_back(words_.value_of_local(local));
    put(0, "def " + name + "(" + list(names) + "):");
    put(1, "# " + plan_.line_text(place));
    std::set<std::size_t> changed;
    const Step* split = nullptr;
    bool gains = false;
    for (const Step& step : steps) {
      if (step.kind == Step::Kind::assign) changed.insert(words_.part_of(step.target));
      if (step.kind == Step::Kind::gain) gains = true;
    }
    for (const std::size_t part : changed) {
      if (program_.parts[part].dimensions > 0) put(1, words_.part(part) + " = list(" + words_.part(part) + ")");
    }
    if (gains) put(1, "gained = 0");
    std::vector<std::string> pieces;
    for (const Step& step : steps) {
      switch (step.kind) {
        case Step::Kind::pass: break;
        case Step::Kind::condition:
          put(1, "if not (" + words_.holds(step.value).text + "):");
          put(2, "return");
          break;
        case Step::Kind::gain: {
          const Worded value = words_.value(step.value);
          leave(1, value.guards);
          put(1, "gained += " + value.text);
          break;
        }
        case Step::Kind::assign: assign(1, step); break;
        case Step::Kind::split:
          split = &step;
          for (std::size_t i = 0; i < step.pieces.size(); ++i) pieces.push_back(piece(step, i, changed));
          break;
      }
    }
    if (!split) pieces.push_back(result(changed, {}, is_move));
    std::vector<std::string> conditions;
    if (is_move && plan_.has_legal()) {
      for (std::size_t i = 0; i < pieces.size(); ++i) {
        const std::string own = pieces.size() == 1 ? "left" : "left" + decimal(i + 1);
        put(1, own + " = " + pieces[i]);
        pieces[i] = own;
        conditions.push_back("legal(" + own + ")");
      }
      put(1, "if " + words_.joined(conditions) + ":");
    }
    const int indent = conditions.empty() ? 1 : 2;
    if (is_move && program_.nature.splits) put(indent, "yield (" + list(pieces) + (pieces.size() == 1 ? ",)" : ")"));
    else if (is_move && program_.nature.scored) put(indent, std::string("yield ") + (gains ? "gained" : "0") + ", " + pieces[0]);
    else put(indent, "yield " + pieces[0]);
    gap();
  }

  std::string result(const std::set<std::size_t>& changed, const std::map<std::size_t, std::string>& given, bool is_move) {
    std::vector<std::string> all;
    for (std::size_t i = 0; i < program_.parts.size(); ++i) {
      const auto found = given.find(i);
      all.push_back(found != given.end() ? found->second : changed.contains(i) && program_.parts[i].dimensions > 0 ? "tuple(" + words_.part(i) + ")" : words_.part(i));
    }
    if (program_.nature.partisan) all.push_back(is_move ? "not right_moves" : "right_moves");
    return "(" + list(all) + (all.size() == 1 ? ",)" : ")");
  }

  std::string piece(const Step& step, std::size_t number, const std::set<std::size_t>& changed) {
    std::map<std::size_t, std::string> given;
    for (std::size_t i = 0; i < step.targets.size(); ++i) {
      const std::size_t part = words_.part_of(step.targets[i]);
      const Worded place = words_.place(step.targets[i]), value = words_.value(step.pieces[number][i]);
      std::vector<std::string> guards = place.guards;
      guards.insert(guards.end(), value.guards.begin(), value.guards.end());
      leave(1, guards);
      const Bound bound = bound_of(words_, step.pieces[number][i], part);
      const std::string text = bound.low || bound.high ? "inside(\"" + program_.parts[part].name + "\", " + value.text + ", " + words_.least(part) + ", " + words_.most(part) + ")" : value.text;
      const std::string own = words_.part(part) + "_" + decimal(number + 1);
      if (place.text.empty()) {
        if (bound.low || bound.high) put(1, own + " = " + text);
        given[part] = bound.low || bound.high ? own : text;
      } else {
        if (!given.contains(part)) put(1, own + " = list(" + words_.part(part) + ")");
        put(1, own + "[" + place.text + "] = " + text);
        given[part] = "tuple(" + own + ")";
      }
    }
    return result(changed, given, true);
  }

  std::string call(const std::string& name, const std::vector<Choice>& choices) {
    std::vector<std::string> arguments = parts();
    for (const std::uint32_t local : plan_.locals(choices)) arguments.push_back(words_.value_of_local(local));
    return name + "(" + list(arguments) + ")";
  }

  void options() {
    put(0, "def options(position):");
    put(1, "\"\"\"Where a move can lead" + std::string(program_.nature.splits ? ", as the positions that it leaves side by side" : program_.nature.scored ? ", each with what it gains" : "") + ".\"\"\"");
    put(1, position() + " = position");
    for (std::size_t i = 0; i < program_.syntax.moves.size(); ++i) {
      const MoveLine& move = program_.syntax.moves[i];
      words_.begin_line();
      int indent = 1;
      if (move.who != Who::next) put(indent++, move.who == Who::right ? "if right_moves:" : "if not right_moves:");
      words_.loops(move.choices, indent, false, out_, [&](int deeper) { put(deeper, "yield from " + call("move" + decimal(i + 1), move.choices)); });
    }
    gap();
  }

  std::string worth(const Decision& r) {
    if (r.kind == Decision::Kind::draw) return "0";
    if (r.kind == Decision::Kind::score) {
      const Worded v = words_.value(r.score);
      return v.guards.empty() ? v.text : v.text + " if " + words_.joined(v.guards) + " else 0";
    }
    const bool wins = r.kind == Decision::Kind::wins;
    if (r.who == Who::next || r.who == Who::last) return wins == (r.who == Who::next) ? "1" : "-1";
    return std::string(wins == (r.who == Who::right) ? "1" : "-1") + " if right_moves else " + (wins == (r.who == Who::right) ? "-1" : "1");
  }

  void verdicts() {
    put(0, "def ended(position):");
    put(1, "\"\"\"What a position that is over is worth to the player to move.\"\"\"");
    put(1, position() + " = position");
    for (const EndLine& end : program_.syntax.ends) {
      if (end.condition == kNone) continue;
      put(1, "if " + words_.holds(end.condition).text + ":");
      put(2, "return " + worth(end.result));
    }
    put(1, "return None");
    gap();
    put(0, "def stuck(position):");
    put(1, "\"\"\"The same of one without moves.\"\"\"");
    put(1, position() + " = position");
    std::string text = program_.nature.scored ? "0" : "-1";
    for (const EndLine& end : program_.syntax.ends) {
      if (end.condition != kNone) continue;
      text = worth(end.result);
      break;
    }
    put(1, "return " + text);
    gap();
  }

  std::string span(std::size_t part) { return "range(" + words_.least(part) + ", " + words_.most(part) + " + 1)"; }

  void start() {
    std::vector<std::string> all;
    for (std::size_t i = 0; i < program_.parts.size(); ++i) {
      const PartLine& line = program_.syntax.parts[i];
      const Part& part = program_.parts[i];
      if (part.dimensions > 0) {
        std::vector<std::string> numbers;
        for (std::size_t k = 0; k < part.size(); ++k) numbers.push_back(signed_decimal(program_.start[part.first + k]));
        all.push_back("(" + list(numbers) + (numbers.size() == 1 ? ",)" : ")"));
      } else {
        all.push_back("number(\"" + part.name + "\", " + (line.start == kNone ? words_.most(i) : words_.value(line.start).text) + ")");
      }
    }
    if (program_.nature.partisan) all.push_back("False");
    put(0, "start = (" + list(all) + (all.size() == 1 ? ",)" : ")"));
    gap();
    if (!plan_.has_starts()) {
      put(0, "components = [start]");
      gap();
      return;
    }
    for (std::size_t i = 0; i < program_.syntax.starts.size(); ++i) {
      action("start" + decimal(i + 1), program_.syntax.starts[i].place, program_.syntax.starts[i].choices, program_.syntax.starts[i].steps, false);
    }
    put(0, "def begin(position):");
    put(1, "\"\"\"The components of the sum that is played.\"\"\"");
    put(1, position() + " = position");
    for (std::size_t i = 0; i < program_.syntax.starts.size(); ++i) {
      words_.begin_line();
      const std::vector<Choice>& choices = program_.syntax.starts[i].choices;
      words_.loops(choices, 1, false, out_, [&](int deeper) { put(deeper, "yield from " + call("start" + decimal(i + 1), choices)); });
    }
    gap();
    put(0, std::string("components = ") + (plan_.has_legal() ? "list(filter(legal, begin(start)))" : "list(begin(start))"));
    gap();
  }

  void positions() {
    put(0, "def positions():");
    if (!plan_.solved.whole) {
      put(1, "\"\"\"All that can be reached.\"\"\"");
      put(1, "found = dict.fromkeys(components)");
      put(1, "queue = list(found)");
      put(1, "for position in queue:");
      put(2, "for option in targets(position):");
      put(3, "if option not in found:");
      put(4, "found[option] = None");
      put(4, "queue.append(option)");
      put(1, "return queue");
      gap();
      return;
    }
    std::vector<std::string> all;
    for (std::size_t i = 0; i < program_.parts.size(); ++i) {
      all.push_back(program_.parts[i].dimensions == 0 ? span(i) : "product(" + span(i) + ", repeat=" + decimal(program_.parts[i].size()) + ")");
    }
    if (program_.nature.partisan) all.push_back("(False, True)");
    put(1, "return product(" + list(all) + ")");
    gap();
  }

  void replace(std::string& text, std::string_view what, const std::string& by) {
    const std::size_t at = text.find(what);
    if (at != std::string::npos) text.replace(at, what.size(), by);
  }

  void solver() {
    const Nature& nature = program_.nature;
    if (plan_.nimbers()) out_ += kMex.substr(1), out_ += '\n';
    if (plan_.lasts()) out_ += kLasts.substr(1), out_ += '\n';
    out_ += (nature.splits ? kSplitValue : plan_.nimbers() ? kNimberValue : nature.scored ? kScoredValue : kDecidedValue).substr(1);
    out_ += '\n';
    if (plan_.ordered()) {
      const bool sorted = !plan_.in_order();
      if (sorted) order();
      std::string text(kSolveInOrder.substr(1));
      replace(text, "ORDERED", sorted ? "sorted(positions(), key=order)" : "positions()");
      replace(text, "LEGAL", plan_.has_legal() ? "if legal(position):\n            " : "");
      (out_ += text) += '\n';
      return;
    }
    put(0, "def targets(position):");
    put(1, "\"\"\"The positions that a move can leave.\"\"\"");
    if (!plan_.nimbers()) {
      put(1, "if ended(position) is not None:");
      put(2, "return []");
    }
    put(1, nature.splits ? "return [piece for pieces in options(position) for piece in pieces]" : nature.scored ? "return [option for _, option in options(position)]" : "return list(options(position))");
    gap();
    std::string text(kSolveGraph.substr(1));
    const bool filter = plan_.has_legal() && plan_.solved.whole;
    replace(text, "REACH", std::string("{position: targets(position) for position in positions()") + (filter ? " if legal(position)}" : "}"));
    const bool refuses = nature.splits || nature.scored || (plan_.nimbers() && program_.components.size() != 1);
    replace(text, "BACKWARD\n", refuses ? "    sys.exit(\"play can come back to a position before it\")\n" : std::string(kBackward));
    (out_ += text) += '\n';
  }

  std::string slot(std::size_t slot) const {
    const Part& part = program_.parts[program_.part_of[slot]];
    return words_.part(program_.part_of[slot]) + (part.dimensions == 0 ? "" : "[" + decimal(slot - part.first) + "]");
  }

  void order() {
    put(0, "def order(position):");
    put(1, "\"\"\"No move makes this larger, and each makes it smaller.\"\"\"");
    put(1, position() + " = position");
    std::vector<std::string> keys;
    for (std::size_t i = 0; i < plan_.solved.layout.keys && i < plan_.solved.layout.digits.size(); ++i) {
      const Digit& digit = plan_.solved.layout.digits[i];
      std::string key = (digit.sign < 0 ? "-" : "") + slot(digit.slot);
      if (digit.other) key += (digit.other_sign < 0 ? " - " : " + ") + slot(*digit.other);
      keys.push_back(key);
    }
    put(1, keys.size() == 1 ? "return " + keys[0] : "return (" + list(keys) + (keys.empty() ? ")" : ")"));
    gap();
  }

  void table() {
    const bool remote = plan_.lasts();
    std::string layers = "\"outcome\": 0";
    if (plan_.nimbers()) layers += ", \"nimber\": 1";
    if (program_.nature.scored) layers += ", \"score\": 1";
    if (remote) layers += ", \"remoteness\": 2";
    put(0, "LAYERS = {" + layers + "}");
    put(0, "layer = arguments.get(\"layer\", \"outcome\")");
    put(0, "if layer not in LAYERS:");
    put(1, "sys.exit(\"layer: one of \" + \", \".join(LAYERS))");
    put(0, "values = solve()");
    gap();
    put(0, "def cell(position):");
    put(1, "shown = values[position][LAYERS[layer]] if position in values else None");
    put(1, "return \"\" if shown is None else str(shown)");
    gap();
    const RulesTable& t = plan_.table;
    if (t.kind() == RulesTable::Kind::sequence) {
      put(0, "first, last = min(" + words_.least(0) + ", 0), " + words_.most(0));
      put(0, "count, size = last - first + 1, last - " + words_.bracketed({words_.least(0), Level::conditional}, Level::atom) + " + 1");
      put(0, "width = min(count, number(\"width\", count if size <= 60 else min(100, ceil(sqrt(1.6 * size) / 10) * 10)))");
      put(0, "for row in range(0, count, width):");
      put(1, "print(\",\".join(cell((first + i,)) for i in range(row, row + width)))");
      return;
    }
    if (t.kind() == RulesTable::Kind::pair) {
      put(0, "others = 0");
      put(0, "for component in components[2:]:");
      put(1, "others ^= values[component][1]");
      gap();
      put(0, "def pair(one, other):");
      put(1, "\"\"\"The sum of two heaps and the other components.\"\"\"");
      put(1, "if (one,) not in values or (other,) not in values or layer == \"remoteness\":");
      put(2, "return \"\"");
      put(1, "nimber = values[(one,)][1] ^ values[(other,)][1] ^ others");
      put(1, "return str(nimber) if layer == \"nimber\" else \"P\" if nimber == 0 else \"N\"");
      gap();
      put(0, "for y in " + span(0) + ":");
      put(1, "print(\",\".join(pair(x, y) for x in " + span(0) + "))");
      return;
    }
    put(0, "base = components[0] if components else start");
    gap();
    put(0, "def position_at(x_of, y_of):");
    put(1, "\"\"\"The position of a cell: all but two numbers are as at the start.\"\"\"");
    put(1, position() + " = base");
    const auto set = [&](std::size_t slot, const std::string& to) {
      const Part& part = program_.parts[program_.part_of[slot]];
      const std::string name = words_.part(program_.part_of[slot]), at = decimal(slot - part.first);
      put(1, part.dimensions == 0 ? name + " = " + to : name + " = " + name + "[:" + at + "] + (" + to + ",) + " + name + "[" + decimal(slot - part.first + 1) + ":]");
    };
    set(t.across(), "x_of");
    if (t.along() != t.across()) set(t.along(), "y_of");
    put(1, "return " + position());
    gap();
    put(0, "for y in " + (t.along() == t.across() ? std::string("(0,)") : span(program_.part_of[t.along()])) + ":");
    put(1, "print(\",\".join(cell(position_at(x, y)) for x in " + span(program_.part_of[t.across()]) + "))");
  }

  const SourcePlan& plan_;
  const Program& program_;
  Wording words_;
  std::string out_;
};

}  // namespace

std::string python_program(const SourcePlan& plan) { return Python(plan).write(); }

}  // namespace grundy::lab
