#include "lab/source_expressions.hpp"

#include <algorithm>

#include "base/number.hpp"

namespace grundy::lab {

namespace {

/// Names that the languages, or the programs around the rules, have for themselves.
constexpr std::string_view kTaken[] = {
    "and", "as", "asm", "assert", "async", "auto", "await", "bool", "break", "case", "catch", "char", "class", "const", "continue", "def", "default", "del", "delete", "do",
    "double", "elif", "else", "enum", "except", "explicit", "export", "extern", "false", "False", "finally", "float", "for", "friend", "from", "global", "goto", "if", "import",
    "in", "inline", "int", "is", "lambda", "long", "mutable", "namespace", "new", "None", "nonlocal", "not", "operator", "or", "pass", "private", "protected", "public", "raise",
    "register", "return", "short", "signed", "sizeof", "static", "struct", "switch", "template", "this", "throw", "true", "True", "try", "typedef", "typename", "union",
    "unsigned", "using", "virtual", "void", "volatile", "while", "with", "yield", "xor", "compl", "bitand", "bitor", "main", "std", "print", "range", "len", "min", "max", "abs",
    "sum", "any", "all", "sorted", "list", "tuple", "set", "dict", "ord", "iter", "str", "filter", "map", "sys", "gcd", "product", "takewhile", "p", "position", "positions",
    "options", "value", "values", "legal", "ended", "stuck", "start", "components", "table", "order", "solve", "mex", "cell", "argument", "arguments", "layer", "Position",
    "Value", "Option", "outcome", "nimber", "remoteness", "score", "right_moves", "divided", "modulo", "power", "contains", "outside", "numbers", "text", "number", "rows",
    "position_at", "position_of", "number_of", "deque", "lasts", "best", "after", "before", "line", "base", "width", "count", "x_of", "y_of", "out", "argc", "argv", "key", "flat", "inside", "targets", "ceil", "sqrt", "LAYERS", "all_of", "found", "text_rows", "last", "value_of", "has_layer", "read_constants", "number_of_positions", "Option", "shown", "there", "sum", "equals", "both", "argument", "changed", "gained", "text_rows", "Option", "digit", "at", "sought"};

constexpr std::int64_t kFar = std::int64_t{1} << 40;

Wording::Range of(std::int64_t least, std::int64_t most) { return {std::max(least, -kFar), std::min(most, kFar)}; }
constexpr Wording::Range kAnything{-kFar, kFar};
bool bounded(Wording::Range r) { return r.least > -kFar && r.most < kFar; }

bool before(Place a, Place b) { return a.line != b.line ? a.line < b.line : a.column < b.column; }

}  // namespace

Wording::Wording(const Program& program, Language language) : program_(program), language_(language), in_rows_(program.constants.size()) {
  for (const auto& line : program.syntax.constants) outer_.insert(name(line.name));
  for (const auto& line : program.syntax.shorthands) outer_.insert(name(line.name));
  // In C++ parts are read as p.n; in Python a loop may not take the name of one.
  for (const auto& one : program.parts) outer_.insert(name(one.name));
  begin_line();
  find_rows();
}

void Wording::find_rows() {
  for (std::size_t i = 0; i < program_.constants.size(); ++i) in_rows_[i] = program_.constants[i].columns > 0;
  const auto note = [&](const Choice& c) {
    if (c.kind != Choice::Kind::places || c.names.size() != 2) return;
    const Binding b = program_.syntax[c.set].binding;
    if (b.kind == Binding::Kind::constant) in_rows_[b.index] = true;
  };
  for (const Node& n : program_.syntax.nodes) {
    const bool two = n.op == Op::index && n.kids.size() == 3;
    if (two || n.op == Op::rows || n.op == Op::columns) {
      const Binding b = program_.syntax[n.kids[0]].binding;
      if (b.kind == Binding::Kind::constant && program_.constants[b.index].is_text) in_rows_[b.index] = true;
    }
    for (const Choice& c : n.choices) note(c);
  }
  for (const auto& move : program_.syntax.moves) {
    for (const Choice& c : move.choices) note(c);
    for (const Step& step : move.steps) for (const Choice& c : step.rounds) note(c);
  }
  for (const auto& start : program_.syntax.starts) {
    for (const Choice& c : start.choices) note(c);
    for (const Step& step : start.steps) for (const Choice& c : step.rounds) note(c);
  }
}

std::string Wording::name(std::string_view name) const {
  std::string out(name);
  if (std::find(std::begin(kTaken), std::end(kTaken), name) != std::end(kTaken) || name.starts_with("move") || name.starts_with("__") || name.starts_with("start")) out += '_';
  return out;
}

std::string Wording::part(std::size_t index) const { return (python() ? "" : "p.") + name(program_.parts[index].name); }

std::string Wording::local(std::uint32_t index, std::string_view wanted) {
  const std::string plain = name(wanted);
  std::string out = plain;
  for (int i = 2; taken_.contains(out); ++i) out = plain + std::to_string(i);
  taken_.insert(out);
  return locals_[index] = out;
}

std::string Wording::joined(const std::vector<std::string>& conditions) const {
  std::string out;
  for (const std::string& condition : conditions) (out.empty() ? out : out += python() ? " and " : " && ") += condition;
  return out;
}

std::vector<std::string> Wording::merged(std::initializer_list<std::vector<std::string>> all) const {
  std::vector<std::string> out;
  for (const auto& some : all) {
    for (const std::string& one : some) {
      if (std::find(out.begin(), out.end(), one) == out.end()) out.push_back(one);
    }
  }
  return out;
}

std::string Wording::opening(const std::string& head) const { return python() ? head + ":" : head + " {"; }

bool Wording::given_from_outside(std::size_t constant) const {
  const std::string_view name = program_.syntax.constants[constant].name;
  const Constant& c = program_.constants[constant];
  if (c.is_list && c.arity > 1) return false;
  const auto found = std::find_if(program_.parameters.begin(), program_.parameters.end(), [&](const ParameterOfText& p) { return p.name == name && !p.of_start; });
  if (found == program_.parameters.end()) return false;
  // How long an array is has to be known when the program is compiled.
  const auto reaches = [&](const auto& self, Ref ref) -> bool {
    const Node& n = program_.syntax[ref];
    if (n.op == Op::name && n.binding.kind == Binding::Kind::constant) {
      return n.binding.index == constant || self(self, program_.syntax.constants[n.binding.index].value);
    }
    if (n.op == Op::call && self(self, program_.syntax.shorthands[n.binding.index].body)) return true;
    for (const Choice& c : n.choices) {
      for (const Ref of : {c.set, c.from, c.to, c.while_it_holds}) if (of != kNone && self(self, of)) return true;
    }
    return std::any_of(n.kids.begin(), n.kids.end(), [&](Ref kid) { return self(self, kid); });
  };
  for (const PartLine& line : program_.syntax.parts) {
    for (const Ref size : line.sizes) if (reaches(reaches, size)) return false;
  }
  return true;
}

// Ranges.

Wording::Range Wording::range_of_part(std::size_t index) const {
  const PartLine& line = program_.syntax.parts[index];
  return {range(line.least).least, range(line.most).most};
}

Wording::Range Wording::range(Ref ref) const {
  const Node& n = program_.syntax[ref];
  const auto kid = [&](std::size_t i) { return range(n.kids[i]); };
  switch (n.op) {
    case Op::number: return of(n.number, n.number);
    case Op::name:
      if (n.binding.kind == Binding::Kind::local) {
        const auto found = ranges_.find(n.binding.index);
        return found == ranges_.end() ? kAnything : found->second;
      }
      if (n.binding.kind == Binding::Kind::part) return range_of_part(n.binding.index);
      if (given_from_outside(n.binding.index)) return kAnything;
      return range(program_.syntax.constants[n.binding.index].value);
    case Op::index: {
      const Binding b = program_.syntax[n.kids[0]].binding;
      if (b.kind == Binding::Kind::part) return range_of_part(b.index);
      const Constant& list = program_.constants[b.index];
      if (list.is_text) return of(0, 255);
      if (given_from_outside(b.index) || list.items.empty()) return kAnything;
      const auto [least, most] = std::minmax_element(list.items.begin(), list.items.end());
      return of(*least, *most);
    }
    case Op::minus: return of(-kid(0).most, -kid(0).least);
    case Op::add: return of(kid(0).least + kid(1).least, kid(0).most + kid(1).most);
    case Op::subtract: return of(kid(0).least - kid(1).most, kid(0).most - kid(1).least);
    case Op::multiply: {
      const Range a = kid(0), b = kid(1);
      if (a.least >= 0 && b.least >= 0 && !(bounded(a) && bounded(b))) return of(0, kFar);
      if (!bounded(a) || !bounded(b) || std::max(std::abs(a.least), std::abs(a.most)) > (1 << 20) || std::max(std::abs(b.least), std::abs(b.most)) > (1 << 20)) return kAnything;
      const auto all = {a.least * b.least, a.least * b.most, a.most * b.least, a.most * b.most};
      return of(std::min(all), std::max(all));
    }
    case Op::divide: {
      const Range a = kid(0), b = kid(1);
      if (a.least >= 0 && b.least > 0) return of(0, a.most / b.least);
      if (a.least > -kFar && b.least > 0) return of(a.least, std::max<std::int64_t>(a.most, 0));
      return kAnything;
    }
    case Op::modulo: return kid(1).least > 0 ? of(0, kid(1).most - (kid(1).most < kFar)) : kAnything;
    case Op::power: return kid(0).least >= 1 ? of(1, kFar) : kid(0).least >= 0 ? of(0, kFar) : kAnything;
    case Op::least:
    case Op::greatest: {
      if (!n.choices.empty()) return kAnything;
      Range out = kid(0);
      for (std::size_t i = 1; i < n.kids.size(); ++i) {
        const Range r = kid(i);
        out = n.op == Op::least ? Range{std::min(out.least, r.least), std::min(out.most, r.most)} : Range{std::max(out.least, r.least), std::max(out.most, r.most)};
      }
      return out;
    }
    case Op::magnitude: return of(0, std::max(std::abs(kid(0).least), std::abs(kid(0).most)));
    case Op::gcd:
    case Op::count: return of(0, kFar);
    case Op::conditional: return {std::min(kid(1).least, kid(2).least), std::max(kid(1).most, kid(2).most)};
    case Op::no: case Op::equal: case Op::unequal: case Op::less: case Op::at_most: case Op::and_also: case Op::or_else: case Op::within: case Op::all: case Op::any: return of(0, 1);
    case Op::length: case Op::rows: case Op::columns: {
      const Binding b = program_.syntax[n.kids[0]].binding;
      if (b.kind == Binding::Kind::constant && given_from_outside(b.index)) return of(0, kFar);
      if (b.kind == Binding::Kind::part) {
        const Part& part = program_.parts[b.index];
        const std::size_t rows = part.dimensions == 2 ? part.rows : 1;
        const auto size = static_cast<std::int64_t>(n.op == Op::length ? part.size() : n.op == Op::rows ? rows : part.columns);
        return of(size, size);
      }
      return of(0, static_cast<std::int64_t>(program_.constants[b.index].size()));
    }
    default: return kAnything;
  }
}

std::string Wording::least(std::size_t part) { return value(program_.syntax.parts[part].least).text; }
std::string Wording::most(std::size_t part) { return value(program_.syntax.parts[part].most).text; }

// Expressions.

Worded Wording::value(Ref ref) {
  Worded out = made(ref, false);
  const Op op = program_.syntax[ref].op;
  if (python() && (op == Op::and_also || op == Op::or_else)) {
    // A chain of comparisons is a number by itself.
    std::vector<Ref> chain;
    if (!chain_parts(ref, chain)) out = {"bool(" + out.text + ")", Level::atom, out.guards};
  }
  return out;
}

Worded Wording::holds(Ref ref) {
  const Node& n = program_.syntax[ref];
  if (n.op == Op::and_also) {
    std::vector<Ref> parts;
    if (chain_parts(ref, parts)) {
      Worded out = chain(ref);
      if (out.guards.empty()) return out;
    }
    const Worded a = holds(n.kids[0]), b = holds(n.kids[1]);
    return {bracketed(a, Level::both) + (python() ? " and " : " && ") + bracketed(b, Level::both), Level::both};
  }
  Worded out;
  if (n.op == Op::or_else) {
    const Worded a = made(n.kids[0], true), b = holds(n.kids[1]);
    const Level inner = python() ? Level::either : Level::no;
    out = {bracketed(a, inner) + (python() ? " or " : " || ") + bracketed(b, inner), Level::either, a.guards};
  } else {
    out = made(ref, true);
  }
  if (out.guards.empty()) return out;
  std::vector<std::string> all = out.guards;
  all.push_back(bracketed(out, Level::no));
  return {joined(all), Level::both};
}

bool Wording::chain_parts(Ref ref, std::vector<Ref>& out) const {
  const Node& n = program_.syntax[ref];
  if (n.op == Op::equal || n.op == Op::unequal || n.op == Op::less || n.op == Op::at_most) {
    out.push_back(ref);
    return true;
  }
  if (n.op != Op::and_also || !chain_parts(n.kids[0], out)) return false;
  const Node& last = program_.syntax[out.back()];
  const Node& next = program_.syntax[n.kids[1]];
  if (next.op != Op::equal && next.op != Op::unequal && next.op != Op::less && next.op != Op::at_most) return false;
  const auto second = [&](const Node& c) { return before(c.place, program_.syntax[c.kids[0]].place) ? c.kids[0] : c.kids[1]; };
  const auto first = [&](const Node& c) { return before(c.place, program_.syntax[c.kids[0]].place) ? c.kids[1] : c.kids[0]; };
  if (second(last) != first(next)) return false;
  out.push_back(n.kids[1]);
  return true;
}

Worded Wording::chain(Ref ref) {
  std::vector<Ref> parts;
  chain_parts(ref, parts);
  Worded out;
  out.level = parts.size() == 1 || python() ? Level::compare : Level::both;
  for (const Ref part : parts) {
    const Node& n = program_.syntax[part];
    const bool turned = before(n.place, program_.syntax[n.kids[0]].place);
    const Worded a = value(n.kids[turned ? 1 : 0]), b = value(n.kids[turned ? 0 : 1]);
    const std::string word = n.op == Op::equal ? "==" : n.op == Op::unequal ? "!=" : n.op == Op::less ? turned ? ">" : "<" : turned ? ">=" : "<=";
    if (out.text.empty()) out.text = bracketed(a, Level::add);
    else if (!python()) (out.text += " && ") += bracketed(a, Level::add);
    (((out.text += ' ') += word) += ' ') += bracketed(b, Level::add);
    out.guards = merged({out.guards, a.guards, b.guards});
  }
  return out;
}

Worded Wording::binary(const Node& n, std::string_view word, Level level, Level left, Level right) {
  const Worded a = value(n.kids[0]), b = value(n.kids[1]);
  return {bracketed(a, left) + " " + std::string(word) + " " + bracketed(b, right), level, merged({a.guards, b.guards})};
}

Worded Wording::made(Ref ref, bool condition) {
  const Node& n = program_.syntax[ref];
  switch (n.op) {
    case Op::number: {
      // A character is written as one.
      std::size_t from = 0;
      for (std::uint32_t line = 1; line < n.place.line && from != std::string::npos; ++line) from = program_.text.find('\n', from) + 1;
      std::size_t at = from;
      for (std::uint32_t column = 1; at < program_.text.size(); ++at) {
        if ((static_cast<unsigned char>(program_.text[at]) & 0xC0) != 0x80 && column++ == n.place.column) break;
      }
      if (n.place.line > 0 && at + 2 < program_.text.size() && program_.text[at] == '\'' && program_.text[at + 1] == n.number && n.number != '\\' && n.number >= ' ' && n.number < 127) {
        const std::string quoted = std::string("'") + static_cast<char>(n.number) + "'";
        return {python() ? "ord(" + quoted + ")" : quoted};
      }
      return {signed_decimal(n.number)};
    }
    case Op::name:
      if (n.binding.kind == Binding::Kind::local) return {locals_.at(n.binding.index)};
      return {n.binding.kind == Binding::Kind::part ? part(n.binding.index) : name(n.text)};
    case Op::index: return index(n);
    case Op::call: return call(n);
    case Op::minus: {
      const Worded of = value(n.kids[0]);
      return {"-" + bracketed(of, Level::atom), Level::unary, of.guards};
    }
    case Op::no: {
      const Worded of = made(n.kids[0], true);
      return python() ? Worded{"not " + bracketed(of, Level::no), Level::no, of.guards} : Worded{"!" + bracketed(of, Level::atom), Level::unary, of.guards};
    }
    case Op::magnitude: {
      const Worded of = value(n.kids[0]);
      return {(python() ? "abs(" : "std::abs(") + of.text + ")", Level::atom, of.guards};
    }
    case Op::add: return binary(n, "+", Level::add, Level::add, Level::multiply);
    case Op::subtract: return binary(n, "-", Level::add, Level::add, Level::multiply);
    case Op::multiply: return binary(n, "*", Level::multiply, Level::multiply, Level::unary);
    case Op::divide:
    case Op::modulo: {
      const Worded a = value(n.kids[0]), b = value(n.kids[1]);
      const Range ra = range(n.kids[0]), rb = range(n.kids[1]);
      const bool division = n.op == Op::divide;
      Worded out;
      if (python()) out = {bracketed(a, Level::multiply) + (division ? " // " : " % ") + bracketed(b, Level::unary), Level::multiply};
      else if (ra.least >= 0 && rb.least >= 0) out = {bracketed(a, Level::multiply) + (division ? " / " : " % ") + bracketed(b, Level::unary), Level::multiply};
      else out = {(division ? "divided(" : "modulo(") + a.text + ", " + b.text + ")"};
      out.guards = merged({a.guards, b.guards});
      if (rb.least <= 0 && rb.most >= 0) out.guards = merged({out.guards, {bracketed(b, Level::add) + " != 0"}});
      return out;
    }
    case Op::power: {
      const Worded a = value(n.kids[0]), b = value(n.kids[1]);
      Worded out = python() ? Worded{bracketed(a, Level::atom) + " ** " + bracketed(b, Level::atom), Level::unary} : Worded{"power(" + a.text + ", " + b.text + ")"};
      out.guards = merged({a.guards, b.guards});
      if (range(n.kids[1]).least < 0) out.guards = merged({out.guards, {bracketed(b, Level::add) + " >= 0"}});
      return out;
    }
    case Op::left:
    case Op::right: {
      const Worded a = value(n.kids[0]), b = value(n.kids[1]);
      const Range by = range(n.kids[1]);
      Worded out;
      // Shifts of numbers below 0 mean the same in C++20 and in Python.
      out = {bracketed(a, Level::atom) + (n.op == Op::left ? " << " : " >> ") + bracketed(b, Level::atom), Level::bits};
      out.guards = merged({a.guards, b.guards});
      if (by.least < 0) out.guards = merged({out.guards, {"0 <= " + bracketed(b, Level::add)}});
      if (by.most > 31) out.guards = merged({out.guards, {bracketed(b, Level::add) + " <= 31"}});
      return out;
    }
    case Op::both: return binary(n, "&", Level::bits, Level::atom, Level::atom);
    case Op::either: return binary(n, "|", Level::bits, Level::atom, Level::atom);
    case Op::exclusive: return binary(n, "^", Level::bits, Level::atom, Level::atom);
    case Op::equal: case Op::unequal: case Op::less: case Op::at_most: return chain(ref);
    case Op::and_also:
    case Op::or_else: {
      std::vector<Ref> parts;
      if (n.op == Op::and_also && chain_parts(ref, parts)) {
        // A guard of a later pair counts only where the earlier ones hold.
        Worded whole = chain(ref);
        if (whole.guards.empty()) return whole;
      }
      const bool both = n.op == Op::and_also;
      const Worded a = made(n.kids[0], true), b = made(n.kids[1], true);
      const Level inner = both ? Level::both : python() ? Level::either : Level::no;
      Worded out{bracketed(a, inner) + (python() ? both ? " and " : " or " : both ? " && " : " || ") + bracketed(b, inner), both ? Level::both : Level::either, a.guards};
      if (!b.guards.empty()) {
        // b counts only where a leaves it open.
        const std::string a_text = bracketed(a, python() ? Level::no : Level::atom);
        const std::string settled = both ? (python() ? "not " : "!") + (python() ? bracketed(a, Level::no) : a_text) : bracketed(a, Level::no);
        out.guards.push_back("(" + settled + (python() ? " or " : " || ") + (b.guards.size() > 1 || !python() ? "(" + joined(b.guards) + ")" : b.guards[0]) + ")");
        // What has no value there must not be looked at.
      }
      return out;
    }
    case Op::conditional: {
      const Worded c = made(n.kids[0], true), a = value(n.kids[1]), b = value(n.kids[2]);
      Worded out;
      const auto either = [&](const std::string& yes, const std::string& no) {
        return python() ? yes + " if " + bracketed(c, Level::either) + " else " + no : bracketed(c, Level::either) + " ? " + yes + " : " + no;
      };
      out = {either(bracketed(a, Level::either), b.level == Level::conditional ? b.text : bracketed(b, Level::either)), Level::conditional, c.guards};
      if (!a.guards.empty() || !b.guards.empty()) {
        const auto all = [&](const Worded& w) { return w.guards.empty() ? std::string(python() ? "True" : "true") : "(" + joined(w.guards) + ")"; };
        out.guards.push_back("(" + either(all(a), all(b)) + ")");
      }
      return out;
    }
    case Op::within: return membership(n);
    case Op::all: case Op::any: case Op::count: case Op::sum: return fold(n);
    case Op::least: case Op::greatest: return extreme(n);
    case Op::gcd: {
      const Worded a = value(n.kids[0]), b = value(n.kids[1]);
      return {(python() ? "gcd(" : "std::gcd(") + a.text + ", " + b.text + ")", Level::atom, merged({a.guards, b.guards})};
    }
    case Op::length: case Op::rows: case Op::columns: return size(n);
    default: break;
  }
  (void)condition;
  return {"0"};
}

std::string Wording::within(const std::string& text, Level level, Range known, std::int64_t, const std::string& size, std::int64_t known_size) const {
  const Worded w{text, level};
  const std::string t = bracketed(w, Level::add);
  const bool low = known.least < 0, high = known_size < 0 || known.most >= known_size;
  if (low && high) return python() ? "0 <= " + t + " < " + size : "0 <= " + t + " && " + t + " < " + size;
  return low ? t + " >= 0" : high ? t + " < " + size : std::string();
}

Worded Wording::place(Ref target) {
  const Node& n = program_.syntax[target];
  if (n.op == Op::name) return {""};
  const Part& part = program_.parts[part_of(target)];
  const auto index = [&](Ref ref, std::size_t size) {
    Worded w = value(ref);
    const std::string guard = within(w.text, w.level, range(ref), 0, decimal(size), static_cast<std::int64_t>(size));
    if (!guard.empty()) w.guards = merged({w.guards, {guard}});
    return w;
  };
  if (n.kids.size() == 2) return index(n.kids[1], part.size());
  const Worded row = index(n.kids[1], part.rows), column = index(n.kids[2], part.columns);
  return {bracketed(row, Level::multiply) + " * " + decimal(part.columns) + " + " + bracketed(column, Level::multiply), Level::add, merged({row.guards, column.guards})};
}

std::size_t Wording::part_of(Ref target) const {
  const Node& n = program_.syntax[target];
  return (n.op == Op::name ? n : program_.syntax[n.kids[0]]).binding.index;
}

Worded Wording::index(const Node& n) {
  const Node& base = program_.syntax[n.kids[0]];
  if (base.binding.kind == Binding::Kind::part) {
    // The node itself says where.
    const Ref ref = static_cast<Ref>(std::find_if(program_.syntax.nodes.begin(), program_.syntax.nodes.end(), [&](const Node& m) { return &m == &n; }) - program_.syntax.nodes.begin());
    const Worded at = place(ref);
    return {part(base.binding.index) + "[" + at.text + "]", Level::atom, at.guards};
  }
  const std::size_t c = base.binding.index;
  const Constant& list = program_.constants[c];
  const bool fixed = !given_from_outside(c);
  const std::string list_name = name(base.text);
  const auto length = [&](const std::string& of) { return python() ? "len(" + of + ")" : "int(" + of + ".size())"; };
  const auto one = [&](Ref ref, const std::string& of, std::int64_t known) {
    Worded w = value(ref);
    // The index of a loop over these very places is one of them.
    const Node& i = program_.syntax[ref];
    const auto loop = i.op == Op::name && i.binding.kind == Binding::Kind::local ? places_of_.find(i.binding.index) : places_of_.end();
    if (loop != places_of_.end() && program_.syntax[loop->second].binding.kind == Binding::Kind::constant && program_.syntax[loop->second].binding.index == c) return w;
    const std::string guard = within(w.text, w.level, range(ref), 0, known >= 0 ? signed_decimal(known) : length(of), known);
    if (!guard.empty()) w.guards = merged({w.guards, {guard}});
    return w;
  };
  const std::int64_t columns = static_cast<std::int64_t>(list.columns ? list.columns : list.size());
  const std::int64_t rows = columns ? static_cast<std::int64_t>(list.size()) / columns : 0;
  if (!in_rows(c)) {
    const Worded at = one(n.kids[1], list_name, fixed ? static_cast<std::int64_t>(list.size()) : -1);
    return {list_name + "[" + at.text + "]", Level::atom, at.guards};
  }
  const Worded row = n.kids.size() == 3 ? one(n.kids[1], list_name, fixed ? rows : -1) : Worded{"0"};
  const Worded column = one(n.kids.back(), list_name + "[0]", fixed ? columns : -1);
  return {list_name + "[" + row.text + "][" + column.text + "]", Level::atom, merged({row.guards, column.guards})};
}

std::set<std::size_t> Wording::reads(Ref ref) const {
  const Node& n = program_.syntax[ref];
  std::set<std::size_t> out;
  if (n.op == Op::name && n.binding.kind == Binding::Kind::part) out.insert(n.binding.index);
  const auto add = [&](Ref of) {
    if (of != kNone) out.merge(reads(of));
  };
  if (n.op == Op::call) add(program_.syntax.shorthands[n.binding.index].body);
  for (const Ref kid : n.kids) add(kid);
  for (const Choice& c : n.choices) {
    for (const Ref of : {c.set, c.from, c.to, c.while_it_holds}) add(of);
  }
  return out;
}

std::vector<std::string> Wording::position_arguments(std::size_t shorthand) const {
  const std::set<std::size_t> parts = reads(program_.syntax.shorthands[shorthand].body);
  if (!python()) return parts.empty() ? std::vector<std::string>{} : std::vector<std::string>{"p"};
  std::vector<std::string> out;
  for (const std::size_t i : parts) out.push_back(part(i));
  return out;
}

bool Wording::shorthand_has_guards(std::size_t shorthand) {
  const ShorthandLine& line = program_.syntax.shorthands[shorthand];
  const auto kept = locals_;
  for (std::size_t i = 0; i < line.locals.size(); ++i) locals_[line.locals[i]] = name(line.names[i]);
  const bool out = !value(line.body).guards.empty();
  locals_ = kept;
  return out;
}

Worded Wording::call(const Node& n) {
  Worded out;
  std::vector<std::string> arguments = position_arguments(n.binding.index);
  for (const Ref kid : n.kids) {
    const Worded argument = value(kid);
    arguments.push_back(argument.text);
    out.guards = merged({out.guards, argument.guards});
  }
  std::string list;
  for (const std::string& argument : arguments) (list.empty() ? list : list += ", ") += argument;
  out.text = name(n.text) + "(" + list + ")";
  if (shorthand_has_guards(n.binding.index)) out.guards.push_back("has_" + out.text);
  return out;
}

Worded Wording::fold(const Node& n) {
  const auto kept = taken_;
  std::string text;
  if (python()) {
    const std::string inside = clauses(n.choices);
    if (n.op == Op::any || n.op == Op::all) {
      text = std::string(n.op == Op::any ? "any(" : "all(") + holds(n.kids[0]).text + inside + ")";
    } else if (n.op == Op::count) {
      text = "sum(1" + inside + " if " + bracketed(holds(n.kids[0]), Level::either) + ")";
    } else {
      const Worded item = value(n.kids[0]);
      text = "sum(" + item.text + inside + (item.guards.empty() ? "" : " if " + joined(item.guards)) + ")";
    }
  } else {
    const bool any = n.op == Op::any, all = n.op == Op::all;
    const std::string body = inline_loops(n.choices, [&]() -> std::string {
      if (any) return "if (" + holds(n.kids[0]).text + ") return true;";
      if (all) return "if (!(" + holds(n.kids[0]).text + ")) return false;";
      if (n.op == Op::count) return "if (" + holds(n.kids[0]).text + ") ++sum;";
      const Worded item = value(n.kids[0]);
      return (item.guards.empty() ? "" : "if (" + joined(item.guards) + ") ") + "sum += " + item.text + ";";
    });
    text = any ? "[&] { " + body + " return false; }()" : all ? "[&] { " + body + " return true; }()" : "[&] { int sum = 0; " + body + " return sum; }()";
  }
  taken_ = kept;
  return {text};
}

Worded Wording::extreme(const Node& n) {
  const std::string function = n.op == Op::least ? "min" : "max";
  if (n.choices.empty()) {
    Worded out;
    for (const Ref kid : n.kids) {
      const Worded one = value(kid);
      (out.text.empty() ? out.text : out.text += ", ") += one.text;
      out.guards = merged({out.guards, one.guards});
    }
    // Comparisons are of another type in C++.
    out.text = python() ? function + "(" + out.text + ")" : "std::" + function + "<int>({" + out.text + "})";
    if (!python() && n.kids.size() == 2) out.text = "std::" + function + "<int>(" + value(n.kids[0]).text + ", " + value(n.kids[1]).text + ")";
    return out;
  }
  const auto kept = taken_;
  Worded out;
  if (python()) {
    const std::string inside = clauses(n.choices);
    const Worded item = value(n.kids[0]);
    const std::string tail = inside + (item.guards.empty() ? "" : " if " + joined(item.guards));
    out.text = function + "((" + item.text + tail + "), default=0)";
    out.guards = {"any(True" + tail + ")"};
  } else {
    const auto all = [&](const std::string& found) {
      return inline_loops(n.choices, [&] {
        const Worded item = value(n.kids[0]);
        const std::string guard = item.guards.empty() ? "" : "if (" + joined(item.guards) + ") ";
        return guard + (found.empty() ? "best = best ? std::" + function + "<int>(*best, " + item.text + ") : " + item.text + ";" : found);
      });
    };
    out.text = "[&] { std::optional<int> best; " + all("") + " return best.value_or(0); }()";
    taken_ = kept;
    out.guards = {"[&] { " + all("return true;") + " return false; }()"};
  }
  taken_ = kept;
  return out;
}

Worded Wording::size(const Node& n) {
  const Node& of = program_.syntax[n.kids[0]];
  if (of.binding.kind == Binding::Kind::part) {
    const Part& part = program_.parts[of.binding.index];
    return {decimal(n.op == Op::length ? part.size() : n.op == Op::rows ? (part.dimensions == 2 ? part.rows : 1) : part.columns)};
  }
  const std::string list = name(of.text);
  const auto length = [&](const std::string& of_it) { return python() ? "len(" + of_it + ")" : "int(" + of_it + ".size())"; };
  if (!in_rows(of.binding.index)) return {n.op == Op::rows ? std::string(program_.constants[of.binding.index].items.empty() ? "0" : "1") : length(list)};
  if (n.op == Op::rows) return {length(list)};
  if (n.op == Op::columns) return {length(list + "[0]")};
  return {length(list) + " * " + length(list + "[0]"), Level::multiply};
}

// Sets and choices.

std::size_t Wording::arity(Ref set) const {
  const Node& n = program_.syntax[set];
  if (n.op == Op::name && n.binding.kind == Binding::Kind::constant) return program_.constants[n.binding.index].arity;
  if ((n.op == Op::list || n.op == Op::repeat) && !n.kids.empty() && program_.syntax[n.kids[0]].op == Op::tuple) return program_.syntax[n.kids[0]].kids.size();
  return 1;
}

void Wording::item_guard(Ref item, std::string& text, std::vector<std::string>& guards) {
  const Node& n = program_.syntax[item];
  if (n.op != Op::tuple) {
    const Worded w = value(item);
    text = w.text;
    guards = w.guards;
    return;
  }
  text.clear();
  for (const Ref kid : n.kids) {
    const Worded w = value(kid);
    (text.empty() ? text : text += ", ") += w.text;
    guards = merged({guards, w.guards});
  }
  text = (python() ? "(" : "{") + text + (python() ? ")" : "}");
}

Worded Wording::items(Ref set) {
  const Node& n = program_.syntax[set];
  if (n.op == Op::name && n.binding.kind == Binding::Kind::part) return {part(n.binding.index)};
  if (n.op == Op::name && n.binding.kind == Binding::Kind::constant) {
    const std::string list = name(n.text);
    return {in_rows(n.binding.index) ? "flat(" + list + ")" : list};
  }
  const std::string type = arity(set) > 1 ? "std::array<int, " + decimal(arity(set)) + ">" : "int";
  if (n.op == Op::text) {
    std::string text;
    for (const char c : n.text) {
      if (c != '/') (text.empty() ? text : text += ", ") += decimal(static_cast<unsigned char>(c));
    }
    return {python() ? "(" + text + (text.empty() ? ")" : ",)") : "std::initializer_list<int>{" + text + "}"};
  }
  if (n.op == Op::repeat) {
    const auto kept = taken_;
    std::string text;
    std::vector<std::string> guards;
    std::string whole;
    if (python()) {
      const std::string inside = clauses(n.choices);
      item_guard(n.kids[0], text, guards);
      whole = "[" + text + inside + (guards.empty() ? "" : " if " + joined(guards)) + "]";
    } else {
      whole = "[&] { std::vector<" + type + "> list; " + inline_loops(n.choices, [&] {
        item_guard(n.kids[0], text, guards);
        return (guards.empty() ? "" : "if (" + joined(guards) + ") ") + "list.push_back(" + text + ");";
      }) + " return list; }()";
    }
    taken_ = kept;
    return {whole};
  }
  // A list: plain, or with ranges and items that may not exist.
  bool plain = true;
  std::vector<std::pair<std::string, std::vector<std::string>>> all;
  for (const Ref kid : n.kids) {
    std::string text;
    std::vector<std::string> guards;
    if (program_.syntax[kid].op == Op::range) {
      const Node& r = program_.syntax[kid];
      const Worded from = value(r.kids[0]), to = value(r.kids[1]);
      guards = merged({from.guards, to.guards});
      text = python() ? "*range(" + from.text + ", " + bracketed(to, Level::add) + " + 1)" : "for (int i = " + from.text + "; i <= " + to.text + "; ++i) list.push_back(i);";
      plain = false;
    } else {
      item_guard(kid, text, guards);
      if (!guards.empty()) plain = false;
      if (!python()) text = "\1" + text;
    }
    all.emplace_back(text, guards);
  }
  std::string out;
  if (python()) {
    for (const auto& [text, guards] : all) {
      const std::string one = guards.empty() ? text : text[0] == '*' ? "*(" + text.substr(1) + " if " + joined(guards) + " else ())" : "*([" + text + "] if " + joined(guards) + " else [])";
      (out.empty() ? out : out += ", ") += one;
    }
    return {"(" + out + (all.size() == 1 ? ",)" : ")")};
  }
  if (plain) {
    for (const auto& [text, guards] : all) (out.empty() ? out : out += ", ") += text.substr(1);
    return {"std::initializer_list<" + type + ">{" + out + "}"};
  }
  for (const auto& [text, guards] : all) {
    const std::string one = text[0] == '\1' ? "list.push_back(" + text.substr(1) + ");" : text;
    (out += guards.empty() ? std::string() : "if (" + joined(guards) + ") ") += one + " ";
  }
  return {"[&] { std::vector<" + type + "> list; " + out + "return list; }()"};
}

Worded Wording::membership(const Node& n) {
  const Worded sought = value(n.kids[0]);
  const Node& set = program_.syntax[n.kids[1]];
  if (set.op == Op::range) {
    const Worded from = value(set.kids[0]), to = value(set.kids[1]);
    const std::string x = bracketed(sought, Level::add);
    return {bracketed(from, Level::add) + " <= " + x + (python() ? "" : " && " + x) + " <= " + bracketed(to, Level::add), python() ? Level::compare : Level::both,
            merged({sought.guards, from.guards, to.guards})};
  }
  const Worded all = items(n.kids[1]);
  if (python()) return {bracketed(sought, Level::add) + " in " + all.text, Level::compare, sought.guards};
  return {"contains(" + all.text + ", " + sought.text + ")", Level::atom, sought.guards};
}

void Wording::prefer(const Choice& choice) {
  for (std::size_t i = 0; i < choice.names.size(); ++i) {
    Range r = kAnything;
    const std::uint32_t index = choice.locals[i];
    if (choice.kind == Choice::Kind::range) r = {range(choice.from).least, range(choice.to).most};
    if (choice.kind == Choice::Kind::value) r = range(choice.set);
    if (choice.kind == Choice::Kind::places) {
      const Binding b = program_.syntax[choice.set].binding;
      places_of_[index] = choice.set;
      r = of(0, kFar);
      if (b.kind == Binding::Kind::part) {
        const Part& part = program_.parts[b.index];
        r.most = static_cast<std::int64_t>(choice.names.size() == 1 ? part.size() : i == 0 ? part.rows : part.columns) - 1;
      } else if (!given_from_outside(b.index)) {
        r.most = static_cast<std::int64_t>(program_.constants[b.index].size()) - 1;
        const std::size_t columns = program_.constants[b.index].columns;
        if (choice.names.size() == 2 && columns) r.most = static_cast<std::int64_t>(i == 0 ? program_.constants[b.index].size() / columns : columns) - 1;
      }
    }
    if (choice.kind == Choice::Kind::within) {
      const Node& set = program_.syntax[choice.set];
      if (set.op == Op::name && set.binding.kind == Binding::Kind::part) r = range_of_part(set.binding.index);
      if (set.op == Op::list && !set.kids.empty()) {
        r = {kFar, -kFar};
        for (const Ref kid : set.kids) {
          const Node& k = program_.syntax[kid];
          const Range one = k.op == Op::range ? Range{range(k.kids[0]).least, range(k.kids[1]).most} : range(k.op == Op::tuple ? k.kids[i] : kid);
          r = {std::min(r.least, one.least), std::max(r.most, one.most)};
        }
      }
      if (set.op == Op::name && set.binding.kind == Binding::Kind::constant && !given_from_outside(set.binding.index)) {
        const Constant& list = program_.constants[set.binding.index];
        r = {kFar, -kFar};
        for (std::size_t k = i; k < list.items.size(); k += list.arity) r = {std::min(r.least, list.items[k]), std::max(r.most, list.items[k])};
      }
    }
    ranges_[index] = r;
  }
}

void Wording::loops(std::span<const Choice> choices, int indent, bool live, std::string& out, const std::function<void(int)>& inside) {
  if (choices.empty()) return inside(indent);
  const Choice& c = choices[0];
  const auto rest = [&](int deeper) { loops(choices.subspan(1), deeper, live, out, inside); };
  const auto guarded = [&](const std::vector<std::string>& guards, const std::function<void(int)>& then) {
    if (guards.empty()) return then(indent);
    line(out, indent, opening("if " + (python() ? joined(guards) : "(" + joined(guards) + ")")));
    then(indent + 1);
    close(out, indent);
  };
  switch (c.kind) {
    case Choice::Kind::condition: {
      const std::string condition = holds(c.set).text;
      line(out, indent, opening(python() ? "if " + condition : "if (" + condition + ")"));
      rest(indent + 1);
      return close(out, indent);
    }
    case Choice::Kind::value: {
      const Worded v = value(c.set);
      prefer(c);
      const std::string own = local(c.locals[0], c.names[0]);
      return guarded(v.guards, [&](int deeper) {
        line(out, deeper, python() ? own + " = " + v.text : "const int " + own + " = " + v.text + ";");
        rest(deeper);
      });
    }
    case Choice::Kind::range: {
      const Worded from = value(c.from), to = value(c.to);
      const bool fixed = !live || program_.syntax[c.to].op == Op::number;
      prefer(c);
      const std::string own = local(c.locals[0], c.names[0]);
      return guarded(merged({from.guards, to.guards}), [&](int deeper) {
        if (python()) {
          const Node& last = program_.syntax[c.to];
          const bool one_less = last.op == Op::subtract && program_.syntax[last.kids[1]].op == Op::number && program_.syntax[last.kids[1]].number == 1;
          const std::string end = last.op == Op::number ? signed_decimal(last.number + 1) : one_less ? value(last.kids[0]).text : bracketed(to, Level::add) + " + 1";
          line(out, deeper, "for " + own + " in range(" + (from.text == "0" ? "" : from.text + ", ") + end + "):");
        } else if (fixed) {
          line(out, deeper, "for (int " + own + " = " + from.text + "; " + own + " <= " + bracketed(to, Level::add) + "; ++" + own + ") {");
        } else {
          line(out, deeper, "for (int " + own + " = " + from.text + ", last_" + own + " = " + to.text + "; " + own + " <= last_" + own + "; ++" + own + ") {");
        }
        if (c.while_it_holds != kNone) {
          const Worded on = holds(c.while_it_holds);
          line(out, deeper + 1, python() ? "if not " + bracketed(on, Level::no) + ":" : "if (!" + bracketed(on, Level::atom) + ") break;");
          if (python()) line(out, deeper + 2, "break");
        }
        rest(deeper + 1);
        close(out, deeper);
      });
    }
    case Choice::Kind::within: {
      const Worded all = items(c.set);
      prefer(c);
      std::vector<std::string> own;
      for (std::size_t i = 0; i < c.names.size(); ++i) own.push_back(local(c.locals[i], c.names[i]));
      if (python()) {
        std::string names;
        for (const std::string& one : own) (names.empty() ? names : names += ", ") += one;
        line(out, indent, "for " + names + " in " + all.text + ":");
      } else if (own.size() == 1) {
        line(out, indent, "for (const int " + own[0] + " : " + all.text + ") {");
      } else {
        const std::string item = own[0] + "_" + own[1];
        line(out, indent, "for (const auto& " + item + " : " + all.text + ") {");
        std::string names;
        for (std::size_t i = 0; i < own.size(); ++i) (names.empty() ? names : names += ", ") += own[i] + " = " + item + "[" + decimal(i) + "]";
        line(out, indent + 1, "const int " + names + ";");
      }
      rest(indent + 1);
      return close(out, indent);
    }
    case Choice::Kind::places: {
      const Node& n = program_.syntax[c.set];
      std::string sizes[2];
      const bool two = c.names.size() == 2;
      if (n.binding.kind == Binding::Kind::part) {
        const Part& part = program_.parts[n.binding.index];
        sizes[0] = decimal(two ? part.rows : part.size());
        sizes[1] = decimal(part.columns);
      } else {
        const std::string list = name(n.text);
        const auto length = [&](const std::string& of_it) { return python() ? "len(" + of_it + ")" : "int(" + of_it + ".size())"; };
        const bool rows = in_rows(n.binding.index);
        sizes[0] = length(!two && rows ? list + "[0]" : list);
        sizes[1] = length(list + "[0]");
      }
      prefer(c);
      int deeper = indent;
      for (std::size_t i = 0; i < c.names.size(); ++i, ++deeper) {
        const std::string own = local(c.locals[i], c.names[i]);
        line(out, deeper, python() ? "for " + own + " in range(" + sizes[i] + "):" : "for (int " + own + " = 0; " + own + " < " + sizes[i] + "; ++" + own + ") {");
      }
      rest(deeper);
      while (deeper-- > indent) close(out, deeper);
    }
  }
}

std::string Wording::inline_loops(std::span<const Choice> choices, const std::function<std::string()>& inside) {
  std::string nested;
  loops(choices, 0, false, nested, [&](int indent) { line(nested, indent, inside()); });
  // On one line: a lambda stands within an expression.
  std::string out;
  bool blank = true;
  for (const char c : nested) {
    if (c == '\n' || c == ' ') {
      blank = true;
      continue;
    }
    if (blank && !out.empty()) out += ' ';
    blank = false;
    out += c;
  }
  return out;
}

std::string Wording::clauses(std::span<const Choice> choices) {
  std::string out;
  for (const Choice& c : choices) {
    const auto loop = [&](const std::string& names, const std::string& over, const std::vector<std::string>& guards) {
      out += " for " + names + " in " + (guards.empty() ? over : "(" + over + " if " + joined(guards) + " else ())");
    };
    switch (c.kind) {
      case Choice::Kind::condition: {
        const Worded condition = holds(c.set);
        if (out.empty()) out = " for _ in (0,)";
        out += " if " + bracketed(condition, Level::either);
        break;
      }
      case Choice::Kind::value: {
        const Worded v = value(c.set);
        prefer(c);
        loop(local(c.locals[0], c.names[0]), "(" + v.text + ",)", v.guards);
        break;
      }
      case Choice::Kind::range: {
        const Worded from = value(c.from), to = value(c.to);
        prefer(c);
        const std::string own = local(c.locals[0], c.names[0]);
        const Node& last = program_.syntax[c.to];
        std::string over = "range(" + (from.text == "0" ? "" : from.text + ", ") + (last.op == Op::number ? signed_decimal(last.number + 1) : bracketed(to, Level::add) + " + 1") + ")";
        if (c.while_it_holds != kNone) over = "takewhile(lambda " + own + ": " + holds(c.while_it_holds).text + ", " + over + ")";
        loop(own, over, merged({from.guards, to.guards}));
        break;
      }
      case Choice::Kind::within: {
        const Worded all = items(c.set);
        prefer(c);
        std::string names;
        for (std::size_t i = 0; i < c.names.size(); ++i) (names.empty() ? names : names += ", ") += local(c.locals[i], c.names[i]);
        loop(names, all.text, {});
        break;
      }
      case Choice::Kind::places: {
        std::string nested;
        loops({&c, 1}, 0, false, nested, [](int) {});
        // The heads of its loops, without their colons.
        for (std::size_t from = 0; from < nested.size();) {
          const std::size_t to = nested.find('\n', from);
          std::string head = nested.substr(from, to - from);
          head = head.substr(head.find_first_not_of(' '));
          out += " " + head.substr(0, head.size() - 1);
          from = to + 1;
        }
        break;
      }
    }
  }
  return out;
}

}  // namespace grundy::lab
