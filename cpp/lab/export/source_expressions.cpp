#include "lab/export/source_expressions.hpp"

#include <algorithm>

#include "base/number.hpp"

namespace grundy::lab {

namespace {

bool is_comparison(SyntaxOp op) {
  return op == SyntaxOp::equal || op == SyntaxOp::unequal || op == SyntaxOp::less || op == SyntaxOp::at_most;
}

/// Whether a comparison is written the other way round: a > b is stored as b < a.
bool turned(const Syntax& syntax, const Node& comparison) { return comparison.place < syntax[comparison.kids[0]].place; }

}  // namespace

std::string Wording::joined(const Guards& conditions) const {
  std::string out;
  for (const std::string& condition : conditions) (out.empty() ? out : out += word_and()) += condition;
  return out;
}

Guards Wording::merged(std::initializer_list<Guards> all) const {
  Guards out;
  for (const Guards& some : all) {
    for (const std::string& one : some) {
      if (std::find(out.begin(), out.end(), one) == out.end()) out.push_back(one);
    }
  }
  return out;
}

std::string Wording::if_guarded(const Guards& guards) const {
  if (guards.empty()) return {};
  return python() ? " if " + joined(guards) : "if (" + joined(guards) + ") ";
}

std::string Wording::either(const std::string& condition, const std::string& yes, const std::string& no) const {
  return python() ? yes + " if " + condition + " else " + no : condition + " ? " + yes + " : " + no;
}

std::string Wording::negated(const Worded& w) const {
  return python() ? "not " + bracketed(w, Level::no) : "!" + bracketed(w, Level::atom);
}

Worded Wording::value(NodeId ref) {
  Worded out = made(ref);
  const SyntaxOp op = node(ref).op;
  if (python() && (op == SyntaxOp::and_also || op == SyntaxOp::or_else)) {
    // A chain of comparisons is a number by itself.
    std::vector<NodeId> chain;
    if (!chain_parts(ref, chain)) out = {"bool(" + out.text + ")", Level::atom, out.guards};
  }
  return out;
}

Worded Wording::holds(NodeId ref) {
  const Node& n = node(ref);
  if (n.op == SyntaxOp::and_also) {
    std::vector<NodeId> parts;
    if (chain_parts(ref, parts)) {
      Worded out = chain(parts);
      if (out.guards.empty()) return out;
    }
    const Worded a = holds(n.kids[0]), b = holds(n.kids[1]);
    return {bracketed(a, Level::both) + word_and() + bracketed(b, Level::both), Level::both};
  }
  Worded out;
  if (n.op == SyntaxOp::or_else) {
    const Worded a = made(n.kids[0]), b = holds(n.kids[1]);
    out = {bracketed(a, within_or()) + word_or() + bracketed(b, within_or()), Level::either, a.guards};
  } else {
    out = made(ref);
  }
  if (out.guards.empty()) return out;
  Guards all = out.guards;
  all.push_back(bracketed(out, Level::no));
  return {joined(all), Level::both};
}

Worded Wording::made(NodeId ref) {
  const Node& n = node(ref);
  switch (n.op) {
    case SyntaxOp::number: return number(n);
    case SyntaxOp::name:
      if (n.binding.kind == Binding::Kind::local) return {local(n.binding.index)};
      return {n.binding.kind == Binding::Kind::part ? part(n.binding.index) : name(n.text)};
    case SyntaxOp::index: return index(ref);
    case SyntaxOp::call: return call(n);
    case SyntaxOp::minus: {
      const Worded of = value(n.kids[0]);
      return {"-" + bracketed(of, Level::atom), Level::unary, of.guards};
    }
    case SyntaxOp::no: {
      const Worded of = made(n.kids[0]);
      return {negated(of), python() ? Level::no : Level::unary, of.guards};
    }
    case SyntaxOp::magnitude: return function(n, "abs");
    case SyntaxOp::gcd: return function(n, "gcd");
    case SyntaxOp::add: return binary(n, "+", Level::add, Level::add, Level::multiply);
    case SyntaxOp::subtract: return binary(n, "-", Level::add, Level::add, Level::multiply);
    case SyntaxOp::multiply: return binary(n, "*", Level::multiply, Level::multiply, Level::unary);
    case SyntaxOp::divide:
    case SyntaxOp::modulo: return division(n);
    case SyntaxOp::power: return power(n);
    case SyntaxOp::shift_left:
    case SyntaxOp::shift_right: return shift(n);
    case SyntaxOp::bit_and: return binary(n, "&", Level::bits, Level::atom, Level::atom);
    case SyntaxOp::bit_or: return binary(n, "|", Level::bits, Level::atom, Level::atom);
    case SyntaxOp::bit_xor: return binary(n, "^", Level::bits, Level::atom, Level::atom);
    case SyntaxOp::equal:
    case SyntaxOp::unequal:
    case SyntaxOp::less:
    case SyntaxOp::at_most: return chain({ref});
    case SyntaxOp::and_also:
    case SyntaxOp::or_else: return logic(ref);
    case SyntaxOp::conditional: return conditional(n);
    case SyntaxOp::within: return membership(n);
    case SyntaxOp::all:
    case SyntaxOp::any:
    case SyntaxOp::count:
    case SyntaxOp::sum: return fold(n);
    case SyntaxOp::least:
    case SyntaxOp::greatest: return extreme(n);
    case SyntaxOp::joined:
    case SyntaxOp::groups: return connection(n);
    case SyntaxOp::length:
    case SyntaxOp::rows:
    case SyntaxOp::columns: return size(n);
    default: return {"0"};
  }
}

/// Writes a character literal.
Worded Wording::number(const Node& n) const {
  const std::string& text = program().text;
  const std::size_t at = n.place.line > 0 ? program().offset(n.place) : text.size();
  const bool plain = n.number >= ' ' && n.number < 127 && n.number != '\\';
  if (!plain || at + 2 >= text.size() || text[at] != '\'' || text[at + 1] != n.number) return {signed_decimal(n.number)};
  const std::string quoted = std::string("'") + static_cast<char>(n.number) + "'";
  return {python() ? "ord(" + quoted + ")" : quoted};
}

Worded Wording::binary(const Node& n, std::string_view word, Level level, Level left, Level right) {
  const Worded a = value(n.kids[0]), b = value(n.kids[1]);
  return {bracketed(a, left) + " " + std::string(word) + " " + bracketed(b, right), level, merged({a.guards, b.guards})};
}

Worded Wording::function(const Node& n, std::string_view name) {
  std::vector<std::string> arguments;
  Guards guards;
  for (const NodeId kid : n.kids) {
    const Worded argument = value(kid);
    arguments.push_back(argument.text);
    guards = merged({guards, argument.guards});
  }
  return {(python() ? "" : "std::") + std::string(name) + "(" + listed(arguments) + ")", Level::atom, guards};
}

Worded Wording::division(const Node& n) {
  const bool division = n.op == SyntaxOp::divide;
  const Worded a = value(n.kids[0]), b = value(n.kids[1]);
  const Interval by = ranges_.of(n.kids[1]);
  Worded out;
  if (python() || (ranges_.of(n.kids[0]).least >= 0 && by.least >= 0)) {
    const char* const word = !division ? " % " : python() ? " // " : " / ";
    out = {bracketed(a, Level::multiply) + word + bracketed(b, Level::unary), Level::multiply};
  } else {
    out = {(division ? "divided(" : "modulo(") + a.text + ", " + b.text + ")"};
  }
  out.guards = merged({a.guards, b.guards});
  if (by.least <= 0 && by.most >= 0) out.guards = merged({out.guards, {bracketed(b, Level::add) + " != 0"}});
  return out;
}

Worded Wording::power(const Node& n) {
  const Worded a = value(n.kids[0]), b = value(n.kids[1]);
  Worded out{"power(" + a.text + ", " + b.text + ")"};
  if (python()) out = {bracketed(a, Level::atom) + " ** " + bracketed(b, Level::atom), Level::unary};
  out.guards = merged({a.guards, b.guards});
  if (ranges_.of(n.kids[1]).least < 0) out.guards = merged({out.guards, {bracketed(b, Level::add) + " >= 0"}});
  return out;
}

/// Shifts of numbers below 0 mean the same in C++20 and in Python.
Worded Wording::shift(const Node& n) {
  const Worded a = value(n.kids[0]), b = value(n.kids[1]);
  Worded out{bracketed(a, Level::atom) + (n.op == SyntaxOp::shift_left ? " << " : " >> ") + bracketed(b, Level::atom), Level::bits,
             merged({a.guards, b.guards})};
  const std::string by = bracketed(b, Level::add);
  const Interval range = ranges_.of(n.kids[1]);
  if (range.least < 0) out.guards = merged({out.guards, {"0 <= " + by}});
  if (range.most > 31) out.guards = merged({out.guards, {by + " <= 31"}});
  return out;
}

Worded Wording::logic(NodeId ref) {
  const Node& n = node(ref);
  const bool both = n.op == SyntaxOp::and_also;
  std::vector<NodeId> parts;
  if (both && chain_parts(ref, parts)) {
    // The guard of a later pair applies only if the earlier ones are true.
    Worded whole = chain(parts);
    if (whole.guards.empty()) return whole;
  }
  const Worded a = made(n.kids[0]), b = made(n.kids[1]);
  const Level inner = both ? Level::both : within_or();
  Worded out{bracketed(a, inner) + (both ? word_and() : word_or()) + bracketed(b, inner), both ? Level::both : Level::either, a.guards};
  if (b.guards.empty()) return out;
  // b is evaluated only if a does not decide; it may have no value otherwise.
  const std::string settled = both ? negated(a) : bracketed(a, Level::no);
  const bool one = python() && b.guards.size() == 1;
  out.guards.push_back("(" + settled + word_or() + (one ? b.guards[0] : "(" + joined(b.guards) + ")") + ")");
  return out;
}

Worded Wording::conditional(const Node& n) {
  const Worded c = made(n.kids[0]), a = value(n.kids[1]), b = value(n.kids[2]);
  const std::string condition = bracketed(c, Level::either);
  const std::string otherwise = b.level == Level::conditional ? b.text : bracketed(b, Level::either);
  Worded out{either(condition, bracketed(a, Level::either), otherwise), Level::conditional, c.guards};
  if (a.guards.empty() && b.guards.empty()) return out;
  const auto all = [&](const Worded& w) {
    return w.guards.empty() ? std::string(python() ? "True" : "true") : "(" + joined(w.guards) + ")";
  };
  out.guards.push_back("(" + either(condition, all(a), all(b)) + ")");
  return out;
}

/// Writes the chain a < b <= c: a chain in Python, a conjunction in C++.
bool Wording::chain_parts(NodeId ref, std::vector<NodeId>& out) const {
  const Node& n = node(ref);
  if (is_comparison(n.op)) {
    out.push_back(ref);
    return true;
  }
  if (n.op != SyntaxOp::and_also || !chain_parts(n.kids[0], out)) return false;
  const Syntax& syntax = program().syntax;
  const Node& last = node(out.back());
  const Node& next = node(n.kids[1]);
  if (!is_comparison(next.op) || last.kids[turned(syntax, last) ? 0 : 1] != next.kids[turned(syntax, next) ? 1 : 0]) return false;
  out.push_back(n.kids[1]);
  return true;
}

Worded Wording::chain(const std::vector<NodeId>& parts) {
  Worded out;
  out.level = parts.size() == 1 || python() ? Level::compare : Level::both;
  for (const NodeId part : parts) {
    const Node& n = node(part);
    const bool other = turned(program().syntax, n);
    const Worded a = value(n.kids[other ? 1 : 0]), b = value(n.kids[other ? 0 : 1]);
    const char* const less = n.op == SyntaxOp::less ? (other ? ">" : "<") : other ? ">=" : "<=";
    const char* const word = n.op == SyntaxOp::equal ? "==" : n.op == SyntaxOp::unequal ? "!=" : less;
    if (out.text.empty()) out.text = bracketed(a, Level::add);
    else if (!python()) (out.text += " && ") += bracketed(a, Level::add);
    (((out.text += ' ') += word) += ' ') += bracketed(b, Level::add);
    out.guards = merged({out.guards, a.guards, b.guards});
  }
  return out;
}

}  // namespace grundy::lab
