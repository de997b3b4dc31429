// Expressions, each with the condition under which it has a value.
#include <algorithm>

#include "lab/model/lower.hpp"

namespace grundy::lab {

namespace {

/// The widest range of a list whose membership test is a table lookup instead of comparisons.
constexpr std::int64_t kWidestSet = 4096;

}  // namespace

ExprId Lowering::narrowed(ExprId x) {
  const auto found = narrowed_.find(x);
  return found == narrowed_.end() ? x : make_.assume(x, found->second);
}

ExprId Lowering::holds(NodeId ref) {
  const Lowered v = value(ref);
  return make_.both(v.there, make_.is_true(v.x));
}

Lowered Lowering::value(NodeId ref) {
  const Node& n = node(ref);
  if (++visits_ > kMostVisits || make_.too_many) {
    if (depth_ == 0) too_much(n.place);
    return sure(make_.no());
  }
  ++depth_;
  Lowered out = made(n);
  --depth_;
  checked(out.x, n.place);
  // The fault is of the whole expression, not of the part where the limit was reached.
  if (depth_ == 0 && visits_ > kMostVisits) too_much(n.place);
  return out;
}

Lowered Lowering::made(const Node& n) {
  switch (n.op) {
    case SyntaxOp::number: return sure(make_.constant(n.number));
    case SyntaxOp::name:
      if (n.binding.kind == Binding::Kind::local) return sure(narrowed(locals_[n.binding.index]));
      if (n.binding.kind == Binding::Kind::constant) return sure(make_.constant(program_.constants[n.binding.index].number));
      return sure(narrowed(env_[program_.parts[n.binding.index].first]));
    case SyntaxOp::index: return index(n);
    case SyntaxOp::call: return call(n);
    case SyntaxOp::minus: {
      const Lowered of = value(n.kids[0]);
      return {make_.binary(ModelOp::subtract, make_.no(), of.x), of.there};
    }
    case SyntaxOp::no: {
      const Lowered of = value(n.kids[0]);
      return {make_.opposite(of.x), of.there};
    }
    case SyntaxOp::magnitude: {
      const Lowered of = value(n.kids[0]);
      return {make_.binary(ModelOp::maximum, of.x, make_.binary(ModelOp::subtract, make_.no(), of.x)), of.there};
    }
    case SyntaxOp::and_also:
    case SyntaxOp::or_else:
    case SyntaxOp::conditional: return branched(n);
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
    case SyntaxOp::columns: return sure(make_.constant(static_cast<std::int64_t>(program_.size(n))));
    case SyntaxOp::divide:
    case SyntaxOp::modulo:
    case SyntaxOp::power:
    case SyntaxOp::shift_left:
    case SyntaxOp::shift_right: return partial(n);
    default: break;
  }
  const Lowered a = value(n.kids[0]), b = value(n.kids[1]);
  return {make_.binary(simple(n.op), a.x, b.x), make_.both(a.there, b.there)};
}

Lowered Lowering::branched(const Node& n) {
  const Lowered a = value(n.kids[0]);
  const ExprId first = make_.is_true(a.x);
  const auto known = make_.known(first);
  if (n.op == SyntaxOp::and_also) {
    if (known == 0) return {make_.no(), a.there};
    const Lowered b = value(n.kids[1]);
    return {make_.both(first, make_.is_true(b.x)), make_.both(a.there, make_.either(make_.opposite(first), b.there))};
  }
  if (n.op == SyntaxOp::or_else) {
    if (known == 1) return {make_.yes(), a.there};
    const Lowered b = value(n.kids[1]);
    return {make_.either(first, make_.is_true(b.x)), make_.both(a.there, make_.either(first, b.there))};
  }
  if (known) {
    const Lowered only = value(n.kids[*known ? 1 : 2]);
    return {only.x, make_.both(a.there, only.there)};
  }
  const Lowered b = value(n.kids[1]), c = value(n.kids[2]);
  return {make_.select(first, b.x, c.x), make_.both(a.there, make_.select(first, b.there, c.there))};
}

Lowered Lowering::partial(const Node& n) {
  const Lowered a = value(n.kids[0]), b = value(n.kids[1]);
  switch (n.op) {
    case SyntaxOp::divide:
    case SyntaxOp::modulo: {
      const ExprId nonzero = make_.opposite(make_.binary(ModelOp::equal, b.x, make_.no()));
      return {make_.binary(n.op == SyntaxOp::divide ? ModelOp::divide : ModelOp::modulo, a.x, b.x), all({a.there, b.there, nonzero})};
    }
    case SyntaxOp::power: return {make_.power(a.x, b.x), all({a.there, b.there, make_.binary(ModelOp::at_most, make_.no(), b.x)})};
    default:
      return {make_.binary(n.op == SyntaxOp::shift_left ? ModelOp::shift_left : ModelOp::shift_right, a.x, b.x),
              all({a.there, b.there, make_.within(b.x, 0, 31)})};
  }
}

ModelOp Lowering::simple(SyntaxOp op) {
  switch (op) {
    case SyntaxOp::add: return ModelOp::add;
    case SyntaxOp::subtract: return ModelOp::subtract;
    case SyntaxOp::multiply: return ModelOp::multiply;
    case SyntaxOp::bit_and: return ModelOp::bit_and;
    case SyntaxOp::bit_or: return ModelOp::bit_or;
    case SyntaxOp::bit_xor: return ModelOp::bit_xor;
    case SyntaxOp::equal: return ModelOp::equal;
    case SyntaxOp::unequal: return ModelOp::unequal;
    case SyntaxOp::less: return ModelOp::less;
    case SyntaxOp::at_most: return ModelOp::at_most;
    default: return ModelOp::gcd;
  }
}

ExprId Lowering::all(std::initializer_list<ExprId> conditions) {
  ExprId out = make_.yes();
  for (const ExprId condition : conditions) out = make_.both(out, condition);
  return out;
}

Lowered Lowering::call(const Node& n) {
  const ShorthandLine& line = syntax_.shorthands[n.binding.index];
  ExprId there = make_.yes();
  std::vector<ExprId> arguments;
  for (const NodeId kid : n.kids) {
    const Lowered argument = value(kid);
    arguments.push_back(argument.x);
    there = make_.both(there, argument.there);
  }
  for (std::size_t i = 0; i < arguments.size(); ++i) locals_[line.locals[i]] = arguments[i];
  const Lowered out = value(line.body);
  return {out.x, make_.both(there, out.there)};
}

Lowered Lowering::membership(const Node& n) {
  const Lowered sought = value(n.kids[0]);
  const Node& set = node(n.kids[1]);
  if (set.op == SyntaxOp::range) {
    const Lowered from = value(set.kids[0]), to = value(set.kids[1]);
    const ExprId inside = make_.both(make_.binary(ModelOp::at_most, from.x, sought.x), make_.binary(ModelOp::at_most, sought.x, to.x));
    return {inside, all({sought.there, from.there, to.there})};
  }
  if (set.op == SyntaxOp::name && set.binding.kind == Binding::Kind::constant) {
    const std::vector<std::int64_t>& items = program_.constants[set.binding.index].items;
    if (items.empty()) return {make_.no(), sought.there};
    const auto [least, most] = std::minmax_element(items.begin(), items.end());
    if (items.size() > 4 && *most - *least < kWidestSet) {
      std::vector<std::int64_t> marks(static_cast<std::size_t>(*most - *least) + 1);
      for (const std::int64_t item : items) marks[static_cast<std::size_t>(item - *least)] = 1;
      const ExprId found = make_.lookup(table_of(marks), make_.binary(ModelOp::subtract, sought.x, make_.constant(*least)));
      return {found, sought.there};
    }
  }
  ExprId found = make_.no();
  items(n.kids[1], make_.yes(), n.place, [&](std::span<const ExprId> item, ExprId guard) {
    found = make_.either(found, make_.both(guard, make_.binary(ModelOp::equal, item[0], sought.x)));
  });
  return {found, sought.there};
}

std::size_t Lowering::table_of(std::span<const std::int64_t> items) {
  std::vector<std::int64_t> table(items.begin(), items.end());
  const auto found = std::find(model_.tables.begin(), model_.tables.end(), table);
  if (found != model_.tables.end()) return static_cast<std::size_t>(found - model_.tables.begin());
  model_.tables.push_back(std::move(table));
  return model_.tables.size() - 1;
}

Lowered Lowering::place(const Node& n) {
  const auto [rows, columns] = program_.indexed_extent(n);
  const auto below = [&](ExprId index, std::size_t size) { return make_.within(index, 0, static_cast<std::int64_t>(size) - 1); };
  const Lowered one = value(n.kids[1]);
  if (n.kids.size() == 2) return {one.x, make_.both(one.there, below(one.x, columns))};
  const Lowered two = value(n.kids[2]);
  const ExprId there = all({one.there, two.there, below(one.x, rows), below(two.x, columns)});
  return {make_.binary(ModelOp::add, make_.binary(ModelOp::multiply, one.x, make_.constant(static_cast<std::int64_t>(columns))), two.x),
          there};
}

Lowering::Target Lowering::target(NodeId ref) {
  const Node& n = node(ref);
  const Part& part = program_.parts[(n.op == SyntaxOp::name ? n : node(n.kids[0])).binding.index];
  Lowered at = sure(make_.no());
  if (n.op == SyntaxOp::index) at = place(n);
  return {part, at};
}

Lowered Lowering::index(const Node& n) {
  const Binding base = node(n.kids[0]).binding;
  if (base.kind == Binding::Kind::part) {
    const Lowered at = place(n);
    return {read(program_.parts[base.index], at.x), at.there};
  }
  const Constant& list = program_.constants[base.index];
  if (list.size() == 0) return {make_.no(), make_.no()};
  const Lowered at = place(n);
  return {make_.lookup(table_of(list.items), at.x), at.there};
}

ExprId Lowering::read(const Part& part, ExprId at) {
  if (const auto k = make_.known(at)) {
    if (*k < 0 || *k >= static_cast<std::int64_t>(part.size())) return make_.no();
    return narrowed(env_[part.first + static_cast<std::size_t>(*k)]);
  }
  ExprId out = narrowed(env_[part.first + part.size() - 1]);
  const Interval to = make_.interval(at);
  for (std::size_t i = part.size() - 1; i-- > 0;) {
    if (static_cast<std::int64_t>(i) < to.least || static_cast<std::int64_t>(i) > to.most) continue;
    out = make_.select(make_.binary(ModelOp::equal, at, make_.constant(static_cast<std::int64_t>(i))), narrowed(env_[part.first + i]), out);
  }
  return out;
}

}  // namespace grundy::lab
