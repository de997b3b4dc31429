// C++ programs that read contest input and print its output.
#include "base/number.hpp"
#include "lab/export/source_cpp.hpp"
#include "lab/export/source_cpp_contest_texts.hpp"
#include "lab/export/source_cpp_texts.hpp"

namespace grundy::lab {

std::string Cpp::write_contest() {
  contest_heading();
  out_ += cpp::kContestHead;
  out_ += cpp::kHelpers;
  if (plan_.has_connections()) out_ += cpp::kGroups;
  out_ += cpp::kSquares;
  constants();
  position_type();
  option_type();
  shorthands();
  set_constants();
  number_of_positions();
  number_of();
  if (in_a_table()) position_of();
  if (plan_.has_legal()) legal_function();
  moves();
  options();
  if (!plan_.nimbers()) verdicts();
  start();
  in_a_table() ? positions() : targets();
  contest_solver();
  answers();
  if (words_.contest().prints(Answered::winning_moves)) winning_moves();
  if (words_.contest().prints(Answered::winning_move)) winning_move(false);
  if (words_.contest().prints_all_moves()) winning_move(true);
  main();
  return std::move(out_);
}

bool Cpp::in_a_table() const {
  constexpr long double kMost = 3e7L;
  // The order was found for the constants of the text, and others are read.
  return plan_.ordered() && !words_.contest().moves_vary() && plan_.solved.layout.unlimited_size <= kMost &&
         std::all_of(program_.parts.begin(), program_.parts.end(), [](const Part& part) { return part.dimensions == 0; });
}

bool Cpp::only_who_wins() const { return in_a_table() && plan_.nimbers() && only_outcomes(); }

/// Writes a function that works out what depends on what was read.
void Cpp::set_constants() {
  put(0, "void set_constants() {");
  for (const std::size_t i : plan_.constants()) {
    if (!words_.given_from_outside(i)) put(1, words_.name(program_.syntax.constants[i].name) + " = " + constant(i) + ";");
  }
  put(0, "}");
  gap();
}

/// Writes loops over the choices of each move line, around what `inside` writes at an indent.
void Cpp::each_move(int indent, const std::function<void(int, const MoveLine&, const std::string&)>& inside) {
  for (std::size_t i = 0; i < program_.syntax.moves.size(); ++i) {
    const MoveLine& move = program_.syntax.moves[i];
    words_.begin_line();
    const bool one_side = move.who != Who::next;
    if (one_side) put(indent, words_.opening("if", move.who == Who::right ? right_moves() : words_.negated({right_moves()})));
    in_block(indent + one_side, move.choices, [&](int block) {
      words_.loops(move.choices, block, false, out_, [&](int deeper) {
        std::string arguments = "p, ";
        for (const std::string& one : chosen(move.choices)) arguments += one + ", ";
        inside(deeper, move, "move" + decimal(i + 1) + "(" + arguments + "out);");
      });
    });
    if (one_side) put(indent, "}");
  }
}

void Cpp::first_win() {
  out_ += cpp::kOutcome;
  put(0, "// Lost positions are those from which no move leads to a lost one.");
  put(0, "Value value(const Position& p) {");
  put(1, "bool won = false;");
  put(1, "const auto out = [&](const Position& option) { won = value_of(option).outcome == 'P'; };");
  each_move(1, [&](int indent, const MoveLine&, const std::string& call) {
    put(indent, call);
    put(indent, "if (won) return {'N'};");
  });
  put(1, "return {'P'};");
  put(0, "}");
  gap();
}

void Cpp::contest_solver() {
  const bool ordered = in_a_table();
  const bool lengths = needs_lengths();
  if (only_who_wins()) {
    first_win();
  } else {
    out_ += ordered ? cpp::kValue : cpp::kMemo;
    if (lengths) out_ += cpp::kLasts;
    std::string value(by_nature(cpp::kSplitValue, cpp::kNimberValue, cpp::kScoredValue, cpp::kDecidedValue));
    if (!lengths) replace(value, "lasts(outcome, after)", "-1");
    out_ += value;
  }
  if (!ordered) {
    out_ += only_outcomes() ? cpp::kSolveWinner : cpp::kSolveMet;
    out_ += plan_.has_to_end() ? cpp::kSolveEnding : cpp::kSolveBackward;
    return;
  }
  put(0, "void solve() {");
  put(1, "values.assign(std::size_t(number_of_positions()), {});");
  put(1, "for (const std::size_t at : positions()) values[at] = value(position_of(at));");
  put(0, "}");
  gap();
}

void Cpp::answers() {
  put(0, "Value answer_of(const std::vector<Position>& sum) {");
  if (plan_.nimbers() && !only_outcomes()) {
    put(1, "if (sum.size() == 1) return value_of(sum[0]);");
    if (!in_a_table() && !plan_.has_to_end()) {
      put(1, "if (loops) {");
      put(2, "std::fprintf(stderr, \"play can come back to a position before it\\n\");");
      put(2, "std::exit(1);");
      put(1, "}");
    }
    put(1, "Value all{'P', 0, 0};");
    put(1, "for (const Position& p : sum) all.points ^= value_of(p).points;");
    put(1, "if (all.points != 0) all.outcome = 'N';");
    put(1, "return all;");
  } else {
    if (plan_.has_starts()) {
      put(1, "if (sum.size() != 1) {");
      put(2, "std::fprintf(stderr, \"%d positions side by side, which do not add up in this game\\n\", int(sum.size()));");
      put(2, "std::exit(1);");
      put(1, "}");
    }
    put(1, "return value_of(sum[0]);");
  }
  put(0, "}");
  gap();
}

/// Returns whether a move to the options `after` wins, as an expression.
std::string Cpp::wins() const {
  // Where play can come back, positions have no nimbers.
  const bool loops = adds_up() && !in_a_table() && !plan_.has_to_end();
  if (loops) return "(loops ? value_of(option).outcome == 'P' : value_of(option).points == rest)";
  if (adds_up()) return "value_of(option).points == rest";
  return nature_.scored ? "option.gain > value_of(option.to).points" : "value_of(option).outcome == 'P'";
}

void Cpp::each_component() {
  if (adds_up()) put(1, "const int total = answer_of(sum).points;");
  put(1, "for (const Position& p : sum) {");
  if (adds_up()) put(2, "const int rest = total ^ value_of(p).points;");
}

void Cpp::winning_moves() {
  put(0, "// First moves that win; two in one component with the same result are one.");
  put(0, "int winning_moves(const std::vector<Position>& sum) {");
  put(1, "int count = 0;");
  each_component();
  if (!plan_.nimbers()) put(2, "if (ended(p)) continue;");
  if (nature_.splits) {
    put(2, "std::set<std::vector<std::size_t>> met;");
    put(2, "each_option(p, [&](const auto&... pieces) {");
    put(3, "if ((0 ^ ... ^ value_of(pieces).points) != rest) return;");
    put(3, "std::vector<std::size_t> result{number_of(pieces)...};");
    put(3, "std::sort(result.begin(), result.end());");
    put(3, "met.insert(result);");
    put(2, "});");
  } else {
    const std::string result = nature_.scored ? "{option.gain, number_of(option.to)}" : "number_of(option)";
    put(2, nature_.scored ? "std::set<std::pair<int, std::size_t>> met;" : "std::set<std::size_t> met;");
    put(2, "for (const Option& option : options(p)) {");
    put(3, "if (" + wins() + ") met.insert(" + result + ");");
    put(2, "}");
  }
  put(2, "count += int(met.size());");
  put(1, "}");
  put(1, "return count;");
  put(0, "}");
  gap();
}

void Cpp::winning_move(bool all) {
  put(0, all ? "// The words of all moves that win, with a text between them. Equal components have the same moves."
             : "// The words of the first move that wins.");
  put(0, all ? "std::string all_winning_moves(const std::vector<Position>& sum, const char* between) {"
             : "std::string winning_move(const std::vector<Position>& sum) {");
  if (all) put(1, "std::vector<std::string> words;");
  if (all) put(1, "std::set<std::size_t> met;");
  each_component();
  if (all) put(2, "if (!met.insert(number_of(p)).second) continue;");
  if (!plan_.nimbers()) put(2, "if (ended(p)) continue;");
  each_move(2, [&](int indent, const MoveLine& move, const std::string& call) {
    const std::string found = all ? "words.push_back(" + words_of(move) + ");" : "return " + words_of(move) + ";";
    put(indent, "{");
    if (visits()) {
      const char* const pieces = "[&](const auto&... pieces) { won = (0 ^ ... ^ value_of(pieces).points) == rest; };";
      put(indent + 1, "bool won = false;");
      put(indent + 1,
          std::string("const auto out = ") + (nature_.splits ? pieces : "[&](const Position& option) { won = " + wins() + "; };"));
      put(indent + 1, call);
      put(indent + 1, "if (won) " + found);
    } else {
      put(indent + 1, "std::vector<Option> out;");
      put(indent + 1, call);
      put(indent + 1, "for (const Option& option : out) {");
      put(indent + 2, "if (" + wins() + ") " + found);
      put(indent + 1, "}");
    }
    put(indent, "}");
  });
  put(1, "}");
  if (all) {
    put(1, "std::string out;");
    put(1, "for (std::size_t i = 0; i < words.size(); ++i) out += (i > 0 ? between : \"\") + words[i];");
  }
  put(1, all ? "return out;" : "return \"\";");
  put(0, "}");
  gap();
}

/// Reads an item into its constant, or into a variable of its own.
void Cpp::read(int indent, const ReadItem& item) {
  if (item.name.empty()) return put(indent, "word();");
  const std::string count = item.count == kNoNode ? "" : words_.value(item.count).text;
  const std::string own = words_.name(item.name);
  if (item.target.kind == Binding::Kind::constant) {
    const std::size_t i = item.target.index;
    const Constant& c = program_.constants[i];
    if (item.local != kNoLocal) words_.set_local(item.local, own);
    if (c.is_text) {
      const std::string read = item.rows ? "rows(" + count + ")" : "text_rows(word())";
      return put(indent, own + " = " + read + (words_.in_rows(i) ? ";" : "[0];"));
    }
    if (!c.is_list) return put(indent, own + " = number();");
    if (c.arity == 1) return put(indent, own + " = numbers(" + count + ");");
    put(indent, own + ".assign(" + count + ", {});");
    return put(indent, "for (auto& item : " + own + ") for (int& part : item) part = number();");
  }
  if (item.target.kind == Binding::Kind::none) {
    return put(indent, "[[maybe_unused]] const int " + words_.introduce(item.local, item.name) + " = number();");
  }
  const std::size_t i = item.target.index;
  const std::string first = "first_" + own;
  if (item.local != kNoLocal) {
    words_.set_local(item.local, first);
    return put(indent, "const int " + first + " = number();");
  }
  std::string read = "numbers(" + (count.empty() ? words_.places(i) : count) + ")";
  if (item.rows) read = "squares(rows(" + count + "), " + quoted(glyphs(i)) + ", " + words_.least(i) + ")";
  put(indent, "const std::vector<int> " + first + " = " + read + ";");
}

void Cpp::put_starts(int indent) {
  put(indent, "set_constants();");
  put(indent, "Position p = start();");
  for (const ReadLine& line : program_.syntax.reads) {
    for (const ReadItem& item : line.items) {
      if (item.target.kind != Binding::Kind::part) continue;
      const std::size_t i = item.target.index;
      const std::string first = "first_" + words_.name(item.name);
      const std::string named = "\"" + program_.parts[i].name + "\", " + first + ", ",
                        range = words_.least(i) + ", " + words_.most(i) + ")";
      if (item.local != kNoLocal) {
        put(indent, words_.part(i) + " = inside(" + named + range + ";");
        continue;
      }
      put(indent, "fitted(" + named + words_.places(i) + ", " + range + ";");
      put(indent, "std::copy(" + first + ".begin(), " + first + ".end(), " + words_.part(i) + ".begin());");
    }
  }
}

void Cpp::solve_for(int indent) {
  if (!in_a_table()) put(indent, "for (const Position& one : components(p)) solve(one);");
}

void Cpp::print_lines(int indent) {
  for (const PrintLine& line : program_.syntax.prints) {
    std::string items;
    for (std::size_t i = 0; i < line.items.size(); ++i) (items.empty() ? items : items += " << ' '") += " << " + printed_item(line, i);
    const std::string_view end = " << '\\n';";
    if (line.name.empty()) {
      put(indent, "std::cout" + items + std::string(end));
      continue;
    }
    const std::string part = words_.part(line.part.index);
    const std::string line_number = decimal(static_cast<std::uint64_t>(&line - program_.syntax.prints.data()) + 1);
    put(indent, "const auto at_start" + line_number + " = [&](Position p, int at) {");
    put(indent + 1, part + " = at;");
    solve_for(indent + 1);
    put(indent + 1, "const std::vector<Position> sum = components(p);");
    put(indent + 1, "[[maybe_unused]] const Value answer = answer_of(sum);");
    put(indent + 1, "std::cout" + items + ";");
    put(indent, "};");
    const std::string from = words_.value(line.from).text, to = words_.value(line.to).text;
    const std::string between = line.by == kNoNode ? ""
                                                   : "if (at > " + words_.bracketed(words_.value(line.from), Level::add) +
                                                         ") std::cout << " + separator(line, "") + ";";
    put(indent, "for (int at = " + from + "; at <= " + to + "; ++at) {");
    if (!between.empty()) put(indent + 1, between);
    put(indent + 1, "at_start" + line_number + "(p, at);");
    put(indent, "}");
    put(indent, "std::cout" + std::string(end));
  }
}

void Cpp::main() {
  put(0, "void run() {");
  put(1, "std::ios::sync_with_stdio(false);");
  words_.begin_line();
  const auto& reads = program_.syntax.reads;
  for (std::size_t i = 0; i + 1 < reads.size(); ++i) {
    for (const ReadItem& item : reads[i].items) read(1, item);
  }
  const ReadLine& last = reads.back();
  std::string tuple;
  for (const std::size_t i : rules()) (tuple.empty() ? tuple : tuple += ", ") += words_.name(program_.syntax.constants[i].name);
  put(1, "// The constants for which positions are solved.");
  put(1, "std::optional<decltype(std::make_tuple(" + tuple + "))> solved_for;");
  std::string loop = "for (int test = 1; more(); ++test) {";
  if (last.repeats == ReadLine::Repeats::once) loop = "for (int test = 1; test <= 1; ++test) {";
  if (last.repeats == ReadLine::Repeats::times) {
    if (!last.times_known) read(1, last.times);
    loop = "for (int test = 1; test <= " + words_.local(last.times.local) + "; ++test) {";
  }
  put(1, loop);
  for (std::size_t i = 0; i < last.items.size(); ++i) {
    read(2, last.items[i]);
    if (i + 1 == last.until_after) put(2, "if (" + words_.holds(last.until).text + ") break;");
  }
  put_starts(2);
  put(2, "const auto rules = std::make_tuple(" + tuple + ");");
  put(2, "if (solved_for != rules) {");
  put(3, "solved_for = rules;");
  put(3, in_a_table() ? "solve();" : "forget();");
  put(2, "}");
  if (!only_other_starts()) {
    solve_for(2);
    put(2, "[[maybe_unused]] const std::vector<Position> sum = components(p);");
    put(2, "[[maybe_unused]] const Value answer = answer_of(sum);");
  }
  call_answers("answer.outcome", "answer.points", "answer.remoteness");
  print_lines(2);
  put(1, "}");
  put(0, "}");
  gap();
  put(0, "}  // namespace game");
  gap();
  put(0, "int main() { game::run(); }");
}

}  // namespace grundy::lab
