// Lists, choices and folds, unrolled.
#include "lab/language/phrases.hpp"
#include "lab/model/lower.hpp"

namespace grundy::lab {

std::uint64_t Lowering::certain_rounds(std::span<const Choice> choices) const {
  std::uint64_t out = 1;
  for (const Choice& choice : choices) {
    const bool plain = choice.kind == Choice::Kind::range && choice.while_it_holds == kNoNode && node(choice.from).op == SyntaxOp::number &&
                       node(choice.to).op == SyntaxOp::number;
    if (!plain) break;
    const std::int64_t first = node(choice.from).number, last = node(choice.to).number;
    if (last < first || last - first >= static_cast<std::int64_t>(Limits::rounds)) break;
    out = times(out, static_cast<std::uint64_t>(last - first + 1));
  }
  return out;
}

void Lowering::unroll(std::span<const Choice> choices, std::size_t at, ExprId guard, Place place, FunctionRef<void(ExprId)> use) {
  if (make_.known(guard) == 0 || stopped()) return;
  // Loops that would exceed the limit are not started.
  if (at == 0 && certain_rounds(choices) > kMostVisits) visits_ = kMostVisits + 1;
  if (stopped()) return;
  if (at == choices.size()) return use(guard);
  const Choice& choice = choices[at];
  const auto go_on = [&](ExprId inside) { unroll(choices, at + 1, inside, place, use); };
  switch (choice.kind) {
    case Choice::Kind::condition: return go_on(make_.both(guard, holds(choice.set)));
    case Choice::Kind::value: {
      const Lowered v = value(choice.set);
      locals_[choice.locals[0]] = v.x;
      return go_on(make_.both(guard, v.there));
    }
    case Choice::Kind::range: {
      ExprId on = make_.yes();
      const Lowered from = value(choice.from), to = value(choice.to);
      rounds(from, to, choice.place, [&](ExprId i, ExprId inside) {
        locals_[choice.locals[0]] = i;
        if (choice.while_it_holds != kNoNode) on = make_.both(on, make_.either(make_.opposite(inside), holds(choice.while_it_holds)));
        locals_[choice.locals[0]] = i;
        go_on(all({guard, inside, on}));
      });
      return;
    }
    case Choice::Kind::within:
      items(choice.set, guard, choice.place, [&](std::span<const ExprId> item, ExprId inside) {
        for (std::size_t i = 0; i < choice.locals.size(); ++i) locals_[choice.locals[i]] = item[i];
        go_on(inside);
      });
      return;
    case Choice::Kind::places: places(choice, [&] { go_on(guard); }); return;
  }
}

void Lowering::items(NodeId set, ExprId guard, Place at, Items use) {
  const Node& n = node(set);
  if (n.op == SyntaxOp::range) {
    const Lowered from = value(n.kids[0]), to = value(n.kids[1]);
    rounds(from, to, at, [&](ExprId i, ExprId inside) { use({&i, 1}, make_.both(guard, inside)); });
  } else if (n.op == SyntaxOp::list) {
    for (const NodeId kid : n.kids) {
      if (stopped()) return;
      if (node(kid).op == SyntaxOp::range) items(kid, guard, at, use);
      else item(kid, guard, use);
    }
  } else if (n.op == SyntaxOp::repeat) {
    unroll(n.choices, 0, guard, at, [&](ExprId inside) { item(n.kids[0], inside, use); });
  } else if (n.op == SyntaxOp::text) {
    for (const char c : n.text) {
      const ExprId code = make_.constant(static_cast<unsigned char>(c));
      if (c != '/') use({&code, 1}, guard);
    }
  } else if (n.binding.kind == Binding::Kind::part) {
    const Part& part = program_.parts[n.binding.index];
    for (std::size_t i = 0; i < part.size(); ++i) {
      const ExprId number = narrowed(env_[part.first + i]);
      use({&number, 1}, guard);
    }
  } else {
    const Constant& list = program_.constants[n.binding.index];
    if (list.size() > Limits::rounds) return fault(at, message(kLabPhrases["lab-rounds"], {list.size(), Limits::rounds}));
    for (std::size_t i = 0; i < list.size() && !stopped(); ++i) {
      std::vector<ExprId> numbers;
      for (std::size_t k = 0; k < list.arity; ++k) numbers.push_back(make_.constant(list.items[i * list.arity + k]));
      use(numbers, guard);
    }
  }
}

void Lowering::item(NodeId ref, ExprId guard, Items use) {
  const Node& n = node(ref);
  std::vector<ExprId> numbers;
  const std::vector<NodeId> one{ref};
  for (const NodeId part : n.op == SyntaxOp::tuple ? n.kids : one) {
    const Lowered number = value(part);
    numbers.push_back(number.x);
    guard = make_.both(guard, number.there);
  }
  use(numbers, guard);
}

void Lowering::rounds(const Lowered& from, const Lowered& to, Place at, FunctionRef<void(ExprId, ExprId)> use) {
  const std::int64_t first = make_.interval(from.x).least, last = make_.interval(to.x).most;
  if (last - first >= static_cast<std::int64_t>(Limits::rounds)) {
    return fault(at, message(kLabPhrases["lab-rounds"], {static_cast<std::uint64_t>(last - first + 1), Limits::rounds}));
  }
  for (std::int64_t i = first; i <= last && !stopped(); ++i) {
    const ExprId number = make_.constant(i);
    use(number, all({from.there, to.there, make_.binary(ModelOp::at_most, from.x, number), make_.binary(ModelOp::at_most, number, to.x)}));
  }
}

void Lowering::places(const Choice& choice, FunctionRef<void()> use) {
  const auto [rows, columns] = program_.extent(node(choice.set).binding);
  const bool two = choice.names.size() == 2;
  for (std::size_t row = 0; row < rows; ++row) {
    for (std::size_t column = 0; column < columns && !stopped(); ++column) {
      locals_[choice.locals[0]] = make_.constant(static_cast<std::int64_t>(two ? row : column));
      if (two) locals_[choice.locals[1]] = make_.constant(static_cast<std::int64_t>(column));
      use();
    }
  }
}

Lowered Lowering::fold(const Node& n) {
  ExprId out = n.op == SyntaxOp::all ? make_.yes() : make_.no();
  unroll(n.choices, 0, make_.yes(), n.place, [&](ExprId guard) {
    if (n.op == SyntaxOp::any) {
      out = make_.either(out, make_.both(guard, holds(n.kids[0])));
    } else if (n.op == SyntaxOp::all) {
      const ExprId item = holds(n.kids[0]);
      out = make_.both(out, make_.either(make_.opposite(guard), item));
    } else {
      const Lowered item = value(n.kids[0]);
      const ExprId what = n.op == SyntaxOp::count ? make_.is_true(item.x) : item.x;
      out = checked(make_.binary(ModelOp::add, out, make_.select(make_.both(guard, item.there), what, make_.no())), n.place);
    }
  });
  return sure(out);
}

Lowered Lowering::extreme(const Node& n) {
  const ModelOp op = n.op == SyntaxOp::least ? ModelOp::minimum : ModelOp::maximum;
  if (n.choices.empty()) {
    Lowered out = value(n.kids[0]);
    for (std::size_t i = 1; i < n.kids.size(); ++i) {
      const Lowered other = value(n.kids[i]);
      out = {make_.binary(op, out.x, other.x), make_.both(out.there, other.there)};
    }
    return out;
  }
  Lowered out{make_.no(), make_.no()};
  unroll(n.choices, 0, make_.yes(), n.place, [&](ExprId guard) {
    const Lowered item = value(n.kids[0]);
    const ExprId here = make_.both(guard, item.there);
    const ExprId better = make_.select(out.there, make_.binary(op, out.x, item.x), item.x);
    out = {make_.select(here, better, out.x), make_.either(out.there, here)};
  });
  return out;
}

}  // namespace grundy::lab
