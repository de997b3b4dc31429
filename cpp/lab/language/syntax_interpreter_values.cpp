// Values of expressions.
#include <algorithm>
#include <numeric>

#include "lab/language/connections.hpp"
#include "lab/language/syntax_interpreter.hpp"

namespace grundy::lab {

using Number = SyntaxInterpreter::Number;

namespace {

Number floor_divided(std::int64_t a, std::int64_t b) {
  if (b == 0 || (a == INT64_MIN && b == -1)) return std::nullopt;
  const std::int64_t q = a / b;
  return q - (a % b != 0 && (a < 0) != (b < 0));
}

Number power(std::int64_t base, std::int64_t exponent) {
  if (exponent < 0) return std::nullopt;
  std::int64_t out = 1;
  for (std::int64_t i = 0; i < exponent; ++i) {
    if (__builtin_mul_overflow(out, base, &out)) return std::nullopt;
    if (out == 0 || out == 1) break;
    if (out == -1) return exponent % 2 ? -1 : 1;
  }
  return out;
}

}  // namespace

Number SyntaxInterpreter::worked_out(SyntaxOp op, std::int64_t a, std::int64_t b) {
  std::int64_t out = 0;
  switch (op) {
    case SyntaxOp::add: return __builtin_add_overflow(a, b, &out) ? Number() : out;
    case SyntaxOp::subtract: return __builtin_sub_overflow(a, b, &out) ? Number() : out;
    case SyntaxOp::multiply: return __builtin_mul_overflow(a, b, &out) ? Number() : out;
    case SyntaxOp::divide: return floor_divided(a, b);
    case SyntaxOp::modulo: {
      const Number q = floor_divided(a, b);
      return q ? Number(a - *q * b) : q;
    }
    case SyntaxOp::power: return power(a, b);
    case SyntaxOp::shift_left: return b < 0 || b > 31 ? Number() : worked_out(SyntaxOp::multiply, a, std::int64_t{1} << b);
    case SyntaxOp::shift_right: return b < 0 || b > 31 ? Number() : a >> b;
    case SyntaxOp::bit_and: return a & b;
    case SyntaxOp::bit_or: return a | b;
    case SyntaxOp::bit_xor: return a ^ b;
    case SyntaxOp::equal: return a == b;
    case SyntaxOp::unequal: return a != b;
    case SyntaxOp::less: return a < b;
    case SyntaxOp::at_most: return a <= b;
    case SyntaxOp::gcd: return a == INT64_MIN || b == INT64_MIN ? Number() : std::gcd(a, b);
    default: return std::nullopt;
  }
}

Number SyntaxInterpreter::value(NodeId ref) {
  if (budget == 0) return std::nullopt;
  --budget;
  const Number number = looked_at(ref);
  return budget > 0 ? number : std::nullopt;
}

Number SyntaxInterpreter::looked_at(NodeId ref) {
  const Syntax& s = program_.syntax;
  const Node& node = s[ref];
  switch (node.op) {
    case SyntaxOp::number: return node.number;
    case SyntaxOp::name:
      if (node.binding.kind == Binding::Kind::local) return locals_[node.binding.index];
      if (node.binding.kind == Binding::Kind::constant) return program_.constants[node.binding.index].number;
      return slots_[program_.parts[node.binding.index].first];
    case SyntaxOp::index: return item(ref);
    case SyntaxOp::call: return call(node);
    case SyntaxOp::minus: {
      const Number of = value(node.kids[0]);
      return of ? worked_out(SyntaxOp::subtract, 0, *of) : of;
    }
    case SyntaxOp::no: {
      const Number of = value(node.kids[0]);
      return of ? Number(*of == 0) : of;
    }
    case SyntaxOp::magnitude: {
      const Number of = value(node.kids[0]);
      return of && *of < 0 ? worked_out(SyntaxOp::subtract, 0, *of) : of;
    }
    case SyntaxOp::and_also: {
      const Number one = value(node.kids[0]);
      if (!one || *one == 0) return one;
      const Number two = value(node.kids[1]);
      return two ? Number(*two != 0) : two;
    }
    case SyntaxOp::or_else: {
      const Number one = value(node.kids[0]);
      if (!one || *one != 0) return one ? Number(1) : one;
      const Number two = value(node.kids[1]);
      return two ? Number(*two != 0) : two;
    }
    case SyntaxOp::conditional: {
      const Number condition = value(node.kids[0]);
      return condition ? value(node.kids[*condition != 0 ? 1 : 2]) : condition;
    }
    case SyntaxOp::within: return membership(node);
    case SyntaxOp::all:
    case SyntaxOp::any: return quantified(node);
    case SyntaxOp::count:
    case SyntaxOp::sum: return total(node);
    case SyntaxOp::least:
    case SyntaxOp::greatest: return extreme(node);
    case SyntaxOp::joined:
    case SyntaxOp::groups: return connected(node);
    case SyntaxOp::length:
    case SyntaxOp::rows:
    case SyntaxOp::columns: return static_cast<std::int64_t>(program_.size(node));
    default: break;
  }
  const Number a = value(node.kids[0]);
  const Number b = a ? value(node.kids[1]) : a;
  return b ? worked_out(node.op, *a, *b) : b;
}

Number SyntaxInterpreter::item(NodeId ref) {
  const Syntax& s = program_.syntax;
  const Node& node = s[ref];
  const Node& base = s[node.kids[0]];
  const auto at = place_of(node);
  if (!at) return std::nullopt;
  const Binding& of = base.binding;
  return of.kind == Binding::Kind::part ? slots_[program_.parts[of.index].first + *at] : program_.constants[of.index].items[*at];
}

std::optional<std::size_t> SyntaxInterpreter::place_of(const Node& node) {
  const Extent extent = program_.indexed_extent(node);
  const bool two = node.kids.size() == 3;
  const Number one = value(node.kids[1]);
  const Number other = one && two ? value(node.kids[2]) : one;
  if (!other) return std::nullopt;
  // Negative indices become larger than any extent.
  const auto row = two ? static_cast<std::uint64_t>(*one) : 0, column = static_cast<std::uint64_t>(*other);
  if (row >= extent.rows || column >= extent.columns) return std::nullopt;
  return static_cast<std::size_t>(row) * extent.columns + static_cast<std::size_t>(column);
}

Number SyntaxInterpreter::call(const Node& node) {
  const ShorthandLine& shorthand = program_.syntax.shorthands[node.binding.index];
  std::vector<std::int64_t> arguments;
  for (const NodeId kid : node.kids) {
    const Number argument = value(kid);
    if (!argument) return std::nullopt;
    arguments.push_back(*argument);
  }
  for (std::size_t i = 0; i < arguments.size(); ++i) locals_[shorthand.locals[i]] = arguments[i];
  return value(shorthand.body);
}

Number SyntaxInterpreter::membership(const Node& node) {
  const Syntax& s = program_.syntax;
  const Number sought = value(node.kids[0]);
  if (!sought) return sought;
  if (s[node.kids[1]].op == SyntaxOp::range) {
    const Number from = value(s[node.kids[1]].kids[0]), to = value(s[node.kids[1]].kids[1]);
    return from && to ? Number(*from <= *sought && *sought <= *to) : std::nullopt;
  }
  bool found = false;
  each_item(node.kids[1], [&](std::span<const std::int64_t> item) {
    found = item[0] == *sought;
    return !found;
  });
  return found;
}

Number SyntaxInterpreter::quantified(const Node& node) {
  const bool wanted = node.op == SyntaxOp::any;
  bool met = false;
  each_choice(node.choices, [&] {
    met = holds(node.kids[0]) == wanted;
    return !met;
  });
  return met == wanted;
}

Number SyntaxInterpreter::total(const Node& node) {
  std::int64_t total = 0;
  bool fits = true;
  each_choice(node.choices, [&] {
    const Number item = value(node.kids[0]);
    if (item) fits = !__builtin_add_overflow(total, node.op == SyntaxOp::count ? *item != 0 : *item, &total);
    return fits;
  });
  return fits ? Number(total) : std::nullopt;
}

Number SyntaxInterpreter::extreme(const Node& node) {
  Number best;
  const auto meet = [&](Number item) {
    if (item && (!best || (node.op == SyntaxOp::least ? *item < *best : *item > *best))) best = item;
  };
  if (node.choices.empty()) {
    for (const NodeId kid : node.kids) {
      const Number item = value(kid);
      if (!item) return std::nullopt;
      meet(item);
    }
    return best;
  }
  each_choice(node.choices, [&] {
    meet(value(node.kids[0]));
    return true;
  });
  return best;
}

Number SyntaxInterpreter::connected(const Node& node) {
  const Connection connection = connection_of(node);
  const Connections graph = connections_of(program_, node);
  std::size_t ends[2] = {0, 0};
  for (const auto& [end, indices] : {std::pair(&ends[0], connection.from), std::pair(&ends[1], connection.to)}) {
    for (std::size_t i = 0; i < indices.size(); ++i) {
      const Number at = value(indices[i]);
      if (!at || *at < 0 || static_cast<std::size_t>(*at) >= graph.sizes[i]) return std::nullopt;
      *end = *end * graph.sizes[i] + static_cast<std::size_t>(*at);
    }
  }
  std::vector<bool> on;
  each_choice(node.choices, [&] {
    on.push_back(holds(connection.on));
    return budget > 0;
  });
  if (budget == 0) return std::nullopt;
  const std::vector<int> groups = groups_of(graph, on);
  if (node.op == SyntaxOp::groups) return groups.empty() ? 0 : *std::max_element(groups.begin(), groups.end()) + 1;
  const auto [a, b] = ends;
  return groups[a] >= 0 ? groups[a] == groups[b] : graph.by_edges && a == b;
}

}  // namespace grundy::lab
