// Python programs that read contest input and print its output.
#include "base/number.hpp"
#include "lab/export/source_python.hpp"
#include "lab/export/source_python_contest_texts.hpp"
#include "lab/export/source_python_texts.hpp"

namespace grundy::lab {

std::string Python::write_contest() {
  contest_heading();
  out_ += python::kContestHead;
  out_ += python::kInside;
  out_ += python::kFitted;
  if (plan_.has_connections()) out_ += python::kGroups;
  flat();
  shorthands();
  set_constants(0, false);
  if (plan_.has_legal()) legal_function();
  moves();
  options();
  if (!plan_.nimbers()) verdicts();
  if (plan_.has_starts()) {
    starts();
    function("begin", "The components of the sum that is played.");
    call_starts();
    gap();
  }
  targets();
  contest_solver();
  answers();
  if (words_.contest().prints(Answered::winning_moves)) winning_moves();
  if (words_.contest().prints(Answered::winning_move)) winning_move(false);
  if (words_.contest().prints_all_moves()) winning_move(true);
  main();
  return std::move(out_);
}

/// Writes the constants that are not read: those that depend on the input, or the others.
void Python::set_constants(int indent, bool depending) {
  bool any = false;
  for (const std::size_t i : plan_.constants()) {
    if (words_.given_from_outside(i) || words_.depends_on_input(i) != depending) continue;
    put(indent, words_.name(program_.syntax.constants[i].name) + " = " + constant(i));
    any = true;
  }
  if (any && !depending) gap();
}

void Python::contest_solver() {
  if (plan_.nimbers()) out_ += python::kMex;
  const bool lengths = needs_lengths();
  if (lengths) out_ += python::kLasts;
  std::string value(by_nature(python::kSplitValue, python::kNimberValue, python::kScoredValue, python::kDecidedValue));
  if (!lengths) replace(value, "lasts(outcome, after)", "None");
  out_ += value;
  std::string solver(only_outcomes() ? python::kSolveWinner : python::kSolveMet);
  // Options are made one by one, as far as they are looked at; a position that has ended has none.
  const std::string_view after = plan_.nimbers() ? "options" : "targets";
  for (int i = 0; i < 2; ++i) replace(solver, "AFTER", after);
  out_ += solver;
  out_ += plan_.has_to_end() ? python::kSolveEnding : python::kSolveBackward;
}

void Python::answers() {
  put(0, "def answer_of(components):");
  if (plan_.nimbers()) {
    put(1, "if len(components) == 1:");
    put(2, "return values[components[0]]");
    if (!plan_.has_to_end()) {
      put(1, "if loops:");
      put(2, "sys.exit(\"play can come back to a position before it\")");
    }
    put(1, "points = 0");
    put(1, "for position in components:");
    put(2, "points ^= values[position][1]");
    put(1, "return (\"N\" if points else \"P\"), points, 0");
  } else {
    if (plan_.has_starts()) {
      put(1, "if len(components) != 1:");
      put(2, "sys.exit(f\"{len(components)} positions side by side, which do not add up in this game\")");
    }
    put(1, "return values[components[0]]");
  }
  gap();
}

std::string Python::wins() const {
  // Where play can come back, positions have no nimbers.
  if (adds_up() && !plan_.has_to_end()) return "(values[option][0] == \"P\" if loops else values[option][1] == rest)";
  if (adds_up()) return "values[option][1] == rest";
  return nature_.scored ? "option[0] > values[option[1]][1]" : "values[option][0] == \"P\"";
}

void Python::each_component() {
  if (adds_up()) put(1, "total = answer_of(components)[1]");
  put(1, "for position in components:");
  if (adds_up()) put(2, "rest = total ^ values[position][1]");
  else if (!plan_.nimbers()) leave_ended();
}

void Python::leave_ended() {
  put(2, "if ended(position) is not None:");
  put(3, "continue");
}

/// Writes the nimber of the pieces that a move leaves.
void Python::pieces_together(int indent) {
  put(indent, "points = 0");
  put(indent, "for piece in pieces:");
  put(indent + 1, "points ^= values[piece][1]");
}

void Python::winning_moves() {
  put(0, "def winning_moves(components):");
  put(1, "\"\"\"First moves that win; two in one component with the same result are one.\"\"\"");
  put(1, "count = 0");
  each_component();
  if (nature_.splits) {
    put(2, "met = set()");
    put(2, "for pieces in options(position):");
    pieces_together(3);
    put(3, "if points == rest:");
    put(4, "met.add(tuple(sorted(pieces)))");
    put(2, "count += len(met)");
  } else {
    put(2, "count += sum(" + wins() + " for option in set(options(position)))");
  }
  put(1, "return count");
  gap();
}

void Python::winning_move(bool all) {
  put(0, all ? "def all_winning_moves(components, between):" : "def winning_move(components):");
  put(1, all ? "\"\"\"The words of all moves that win, with a text between them. Equal components have the same moves.\"\"\""
             : "\"\"\"The words of the first move that wins.\"\"\"");
  if (all) put(1, "words = []");
  if (all) put(1, "met = set()");
  each_component();
  if (all) {
    put(2, "if position in met:");
    put(3, "continue");
    put(2, "met.add(position)");
  }
  put(2, unpacked() + " = position");
  for (std::size_t i = 0; i < program_.syntax.moves.size(); ++i) {
    const MoveLine& move = program_.syntax.moves[i];
    words_.begin_line();
    const bool one_side = move.who != Who::next;
    if (one_side) put(2, words_.opening("if", move.who == Who::right ? right_moves() : words_.negated({right_moves()})));
    words_.loops(move.choices, one_side ? 3 : 2, false, out_, [&](int deeper) {
      std::vector<std::string> arguments = position();
      for (const std::string& one : chosen(move.choices)) arguments.push_back(one);
      const std::string call = "move" + decimal(i + 1) + "(" + listed(arguments) + ")";
      put(deeper, std::string("for ") + (nature_.splits ? "pieces" : "option") + " in " + call + ":");
      if (nature_.splits) pieces_together(deeper + 1);
      put(deeper + 1, "if " + (nature_.splits ? std::string("points == rest") : wins()) + ":");
      put(deeper + 2, all ? "words.append(" + words_of(move) + ")" : "return " + words_of(move));
    });
  }
  put(1, all ? "return between.join(words)" : "return \"\"");
  gap();
}

void Python::read(int indent, const ReadItem& item) {
  if (item.name.empty()) return put(indent, "word()");
  const std::string count = item.count == kNoNode ? "" : words_.value(item.count).text;
  if (item.target.kind == Binding::Kind::none) return put(indent, words_.introduce(item.local, item.name) + " = number()");
  const std::string own = words_.name(item.name);
  if (item.local != kNoLocal) {
    words_.set_local(item.local, own);
    return put(indent, own + " = number()");
  }
  const std::size_t i = item.target.index;
  if (item.target.kind == Binding::Kind::part) {
    if (item.rows) return put(indent, own + " = squares(rows(" + count + "), " + quoted(glyphs(i)) + ", " + words_.least(i) + ")");
    return put(indent, own + " = tuple(numbers(" + (count.empty() ? words_.places(i) : count) + "))");
  }
  const Constant& c = program_.constants[i];
  if (c.is_text) {
    const std::string read = item.rows ? "rows(" + count + ")" : "text_rows(word())";
    return put(indent, own + " = " + read + (words_.in_rows(i) ? "" : "[0]"));
  }
  if (c.arity == 1) return put(indent, own + " = numbers(" + count + ")");
  put(indent, own + " = [tuple(numbers(" + decimal(c.arity) + ")) for _ in range(" + count + ")]");
}

/// Writes the start of a part that is not read.
void Python::start_of(int indent, std::size_t part) {
  const PartLine& line = program_.syntax.parts[part];
  const std::string own = words_.part(part);
  if (line.sizes.empty()) return put(indent, own + " = " + start_number(part));
  if (line.start != kNoNode && is_list(line.start)) return put(indent, own + " = tuple(" + words_.items(line.start).text + ")");
  const std::string each = line.start == kNoNode ? words_.least(part) : words_.value(line.start).text;
  put(indent, own + " = (" + each + ",) * (" + words_.places(part) + ")");
}

/// Checks that a part that is read fits the position.
void Python::check_read(int indent, std::size_t part) {
  if (!words_.contest().reads({Binding::Kind::part, static_cast<std::uint32_t>(part)})) return;
  const std::string own = words_.part(part), range = words_.least(part) + ", " + words_.most(part) + ")";
  const std::string named = "(\"" + program_.parts[part].name + "\", " + own + ", ";
  put(indent, program_.parts[part].dimensions == 0 ? "inside" + named + range : "fitted" + named + words_.places(part) + ", " + range);
}

void Python::solve_start(int indent) {
  std::vector<std::string> all;
  for (std::size_t i = 0; i < program_.parts.size(); ++i) all.push_back(words_.part(i));
  if (nature_.partisan) all.push_back("False");
  put(indent, "start = " + tuple(all));
  const std::string legal = plan_.has_legal() ? "list(filter(legal, begin(start)))" : "list(begin(start))";
  put(indent, "components = " + (plan_.has_starts() ? legal : "[start]"));
  put(indent, "for position in components:");
  put(indent + 1, "solve(position)");
  put(indent, "answer = answer_of(components)");
}

void Python::print_lines(int indent) {
  for (const PrintLine& line : program_.syntax.prints) {
    std::string items;
    for (std::size_t i = 0; i < line.items.size(); ++i) (items.empty() ? items : items += ", ") += printed_item(line, i);
    if (line.name.empty()) {
      put(indent, "print(" + items + ")");
      continue;
    }
    const std::string part = words_.part(line.part.index);
    if (line.items.size() > 1) items = "\" \".join((" + items + "))";
    put(indent, "first, shown = " + part + ", []");
    put(indent, "for at in range(" + words_.value(line.from).text + ", " + words_.bracketed(words_.value(line.to), Level::add) + " + 1):");
    put(indent + 1, part + " = at");
    solve_start(indent + 1);
    put(indent + 1, "shown.append(" + items + ")");
    put(indent, "print(" + separator(line, "") + ".join(shown))");
    // The lines that follow print the answer to the start that was read.
    put(indent, part + " = first");
    if (&line != &program_.syntax.prints.back()) solve_start(indent);
  }
}

void Python::main() {
  words_.begin_line();
  const auto& reads = program_.syntax.reads;
  for (std::size_t i = 0; i + 1 < reads.size(); ++i) {
    for (const ReadItem& item : reads[i].items) read(0, item);
  }
  const ReadLine& last = reads.back();
  put(0, "solved_for = None  # the constants for which positions are solved");
  if (last.repeats == ReadLine::Repeats::times) {
    if (!last.times_known) read(0, last.times);
    put(0, "for test in range(1, " + words_.local(last.times.local) + " + 1):");
  } else if (last.repeats == ReadLine::Repeats::once) {
    put(0, "for test in (1,):");
  } else {
    put(0, "test = 0");
    put(0, "while tokens:");
    put(1, "test += 1");
  }
  for (std::size_t i = 0; i < last.items.size(); ++i) {
    read(1, last.items[i]);
    if (i + 1 == last.until_after) {
      put(1, "if " + words_.holds(last.until).text + ":");
      put(2, "break");
    }
  }
  set_constants(1, true);
  for (std::size_t i = 0; i < program_.parts.size(); ++i) {
    if (!words_.contest().reads({Binding::Kind::part, static_cast<std::uint32_t>(i)})) start_of(1, i);
  }
  for (std::size_t i = 0; i < program_.parts.size(); ++i) check_read(1, i);
  std::vector<std::string> names;
  for (const std::size_t i : rules()) names.push_back(words_.name(program_.syntax.constants[i].name));
  put(1, "rules = " + tuple(names));
  put(1, "if rules != solved_for:");
  put(2, "solved_for = rules");
  put(2, "values.clear()");
  put(2, "loops = False");
  if (!only_other_starts()) solve_start(1);
  call_answers("answer[0]", "answer[1]", "answer[2]");
  print_lines(1);
}

}  // namespace grundy::lab
