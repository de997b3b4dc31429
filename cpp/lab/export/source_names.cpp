#include "lab/export/source_names.hpp"

#include <algorithm>

#include "base/number.hpp"

namespace grundy::lab {

namespace {

constexpr std::string_view kTaken[] = {
    // Keywords and built-in names of C++ and Python.
    "abs", "alignas", "alignof", "all", "all_of", "and", "and_eq", "any", "argc", "argv", "as", "asm", "assert", "async", "auto", "await",
    "bitand", "bitor", "bool", "break", "case", "catch", "ceil", "char", "char16_t", "char32_t", "char8_t", "chr", "class", "co_await",
    "co_return", "co_yield", "compl", "concept", "const", "const_cast", "consteval", "constexpr", "constinit", "continue", "decltype",
    "def", "default", "del", "delete", "deque", "dict", "do", "double", "dynamic_cast", "elif", "else", "enum", "enumerate", "except",
    "explicit", "export", "extern", "False", "false", "filter", "finally", "float", "for", "friend", "from", "gcd", "global", "goto", "if",
    "import", "in", "inline", "int", "is", "iter", "lambda", "len", "list", "long", "main", "map", "max", "min", "mutable", "namespace",
    "new", "next", "noexcept", "None", "nonlocal", "not", "not_eq", "nullptr", "operator", "or", "or_eq", "ord", "pass", "print", "private",
    "product", "protected", "public", "raise", "range", "register", "reinterpret_cast", "requires", "return", "set", "short", "signed",
    "sizeof", "sorted", "sqrt", "static", "static_assert", "static_cast", "std", "str", "struct", "switch", "sys", "takewhile", "template",
    "this", "thread_local", "throw", "True", "true", "try", "tuple", "typedef", "typeid", "typename", "union", "unsigned", "using",
    "virtual", "void", "volatile", "wchar_t", "while", "with", "xor", "xor_eq", "yield",
    // Macros of the headers that the programs include, and of compilers.
    "BUFSIZ", "EOF", "errno", "HUGE_VAL", "INFINITY", "linux", "NAN", "NULL", "RAND_MAX", "stderr", "stdin", "stdout", "unix",
    // Names used by the generated programs.
    "_", "across", "after", "all_winning_moves", "along", "answer", "answer_of", "are_vertices", "argument", "arguments", "at", "base",
    "before", "begin", "between", "best", "both", "cell", "changed", "component", "components", "contains", "count", "count_groups",
    "digit", "divided", "ended", "equals", "first", "fitted", "flat", "forget", "found", "gained", "groups_on_board", "groups_on_graph",
    "has_layer", "in_one_group", "inside", "item", "join", "key", "known", "last", "lasts", "layer", "LAYERS", "legal", "line", "loops",
    "memo", "met", "mex", "modulo", "more", "nimber", "number", "number_of", "number_of_positions", "numbered", "numbers", "one", "Option",
    "option", "options", "order", "other", "others", "out", "outcome", "outside", "p", "pair", "piece", "pieces", "points", "Position",
    "position", "position_at", "position_of", "positions", "power", "read_constants", "remoteness", "rest", "right_moves", "rows", "rules",
    "run", "score", "set_constants", "shown", "slot", "solve", "solve_backward", "solve_in_order", "solved_for", "sought", "squares",
    "stack", "start", "stuck", "sum", "table", "targets", "term", "test", "text", "text_of", "text_rows", "there", "tokens", "total",
    "usual", "Value", "value", "value_of", "values", "width", "winning_move", "winning_moves", "won", "word", "words", "x_of", "y_of"};

/// Prefixes of generated functions; names with the last prefix belong to the language.
constexpr std::string_view kTakenBeginnings[] = {"move", "start", "first_", "list_", "at_start", "__"};

}  // namespace

std::string listed(const std::vector<std::string>& all) {
  std::string out;
  for (const std::string& one : all) (out.empty() ? out : out += ", ") += one;
  return out;
}

std::string subscript(const std::string& at) { return at.starts_with('[') ? "[(" + at + ")]" : "[" + at + "]"; }

std::string tuple(const std::vector<std::string>& all) { return "(" + listed(all) + (all.size() == 1 ? ",)" : ")"); }

Names::Names(const Program& program, Language language) : program_(program), language_(language), contest_(program) {
  for (const auto& line : program.syntax.constants) take(line.name);
  for (const auto& line : program.syntax.shorthands) take(line.name);
  // C++ reads parts as p.n; in Python a loop variable must not shadow one.
  for (const auto& one : program.parts) take(one.name);
  begin_line();
  for (std::size_t i = 0; i < program.constants.size(); ++i) {
    const Constant& c = program.constants[i];
    const bool parameter = std::any_of(program.parameters.begin(), program.parameters.end(),
                                       [&](const ParameterOfText& p) { return p.name == program.syntax.constants[i].name && !p.of_start; });
    const Binding constant{Binding::Kind::constant, static_cast<std::uint32_t>(i)};
    given_.push_back(contest_.there() ? contest_.reads(constant) : parameter && !(c.is_list && c.arity > 1) && !sizes_a_part(i));
  }
  find_rows();
}

/// Writes an array length, which must be a compile-time constant.
bool Names::sizes_a_part(std::size_t constant) const {
  for (const PartLine& line : program_.syntax.parts) {
    std::set<NodeId> met;
    if (std::any_of(line.sizes.begin(), line.sizes.end(), [&](NodeId size) { return reads(size, constant, met); })) return true;
  }
  return false;
}

bool Names::reads(NodeId ref, std::size_t constant, std::set<NodeId>& met) const {
  if (!met.insert(ref).second) return false;
  const Node& n = program_.syntax[ref];
  if (n.op == SyntaxOp::name && n.binding.kind == Binding::Kind::constant) {
    return n.binding.index == constant || reads(program_.syntax.constants[n.binding.index].value, constant, met);
  }
  if (n.op == SyntaxOp::call && reads(program_.syntax.shorthands[n.binding.index].body, constant, met)) return true;
  return any_below(n, [&](NodeId below) { return reads(below, constant, met); });
}

void Names::find_rows() {
  for (const Constant& c : program_.constants) in_rows_.push_back(c.columns > 0);
  const auto has_rows = [&](NodeId list) {
    const Binding b = program_.syntax[list].binding;
    if (b.kind == Binding::Kind::constant && program_.constants[b.index].is_text) in_rows_[b.index] = true;
  };
  const auto note = [&](std::span<const Choice> choices) {
    for (const Choice& c : choices) {
      if (c.kind == Choice::Kind::places && c.names.size() == 2) has_rows(c.set);
    }
  };
  for (const Node& n : program_.syntax.nodes) {
    const bool two = n.op == SyntaxOp::index && n.kids.size() == 3;
    if (two || n.op == SyntaxOp::rows || n.op == SyntaxOp::columns) has_rows(n.kids[0]);
    note(n.choices);
  }
  const auto note_line = [&](const auto& line) {
    note(line.choices);
    for (const Step& step : line.steps) note(step.rounds);
  };
  for (const auto& move : program_.syntax.moves) note_line(move);
  for (const auto& start : program_.syntax.starts) note_line(start);
}

/// Names a constant, an abbreviation or a part: two of them never alike.
void Names::take(std::string_view raw) {
  std::string out = name(raw);
  const auto made_of_it = [&] { return std::set<std::string>{"has_" + out, "first_" + out, "list_" + out}; };
  const auto is_free = [&] {
    const auto made = made_of_it();
    return !outer_.contains(out) && std::none_of(made.begin(), made.end(), [&](const std::string& one) { return outer_.contains(one); });
  };
  while (!is_free()) out += '_';
  outer_.insert(out);
  outer_.merge(made_of_it());
  named_.emplace(raw, out);
}

std::string Names::name(std::string_view name) const {
  if (const auto found = named_.find(name); found != named_.end()) return found->second;
  const auto begins = [&](std::string_view one) { return name.starts_with(one); };
  // C++ keeps names that begin with _ and a capital.
  const bool reserved = name.size() > 1 && name[0] == '_' && name[1] >= 'A' && name[1] <= 'Z';
  const bool taken = reserved || std::find(std::begin(kTaken), std::end(kTaken), name) != std::end(kTaken) ||
                     std::any_of(std::begin(kTakenBeginnings), std::end(kTakenBeginnings), begins);
  return std::string(name) + (taken ? "_" : "");
}

std::string Names::part(std::size_t index) const { return (python() ? "" : "p.") + name(program_.parts[index].name); }

std::string Names::fresh(const std::string& plain) {
  std::string out = plain;
  for (int i = 2; taken_.contains(out); ++i) out = plain + decimal(static_cast<unsigned>(i));
  taken_.insert(out);
  return out;
}

std::string Names::introduce(std::uint32_t index, std::string_view wanted) {
  // A name of the text that a choice has as well is another one.
  return locals_[index] = fresh(name(wanted));
}

std::vector<std::string> Names::introduce(const Choice& choice) {
  std::vector<std::string> out;
  for (std::size_t i = 0; i < choice.names.size(); ++i) out.push_back(introduce(choice.locals[i], choice.names[i]));
  return out;
}

}  // namespace grundy::lab
