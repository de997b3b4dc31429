// Choices of a move as branches, and the facts known below them.
#include <algorithm>

#include "lab/language/phrases.hpp"
#include "lab/model/lower.hpp"

namespace grundy::lab {

namespace {

/// Choices with more rounds become loops.
constexpr std::int64_t kUnrolled = 64;

}  // namespace

std::int32_t Lowering::branch(Branch made) {
  model_.branches.push_back(std::move(made));
  const auto number = static_cast<std::int32_t>(model_.branches.size() - 1);
  model_.branches[static_cast<std::size_t>(parent_)].kids.push_back(number);
  return number;
}

void Lowering::under(Branch made, FunctionRef<void()> inside) {
  const std::int32_t outer = parent_;
  parent_ = branch(std::move(made));
  inside();
  parent_ = outer;
}

void Lowering::when(ExprId condition, FunctionRef<void()> inside) {
  condition = make_.is_true(condition);
  const auto k = make_.known(condition);
  if (k && *k == 0) return;
  if (k) return inside();
  const auto kept = narrowed_;
  const std::size_t facts = facts_.size();
  facts_.push_back(condition);
  narrow(condition);
  under({Branch::Kind::when, condition}, inside);
  facts_.resize(facts);
  narrowed_ = kept;
}

std::vector<ExprId> Lowering::parts(ExprId whole) const {
  std::vector<ExprId> open{whole}, out;
  while (!open.empty()) {
    const ExprId condition = open.back();
    open.pop_back();
    if (!model_.is_conjunction(condition)) {
      out.push_back(condition);
      continue;
    }
    open.push_back(model_[condition].b);
    open.push_back(model_[condition].a);
  }
  return out;
}

void Lowering::narrow(ExprId whole) {
  for (const ExprId condition : parts(whole)) narrow_one(condition);
}

void Lowering::narrow_one(ExprId condition) {
  const Expression e = model_[condition];
  if (e.op == ModelOp::slot || e.op == ModelOp::variable) return bound(condition, {1, INT64_MAX});
  if (e.op != ModelOp::equal && e.op != ModelOp::less && e.op != ModelOp::at_most && e.op != ModelOp::unequal) return;
  const Interval a = make_.interval(e.a), b = make_.interval(e.b);
  if (e.op == ModelOp::equal) {
    bound(e.a, b);
    bound(e.b, a);
  } else if (e.op == ModelOp::unequal) {
    if (b.is_point() && b.least == a.least) bound(e.a, {a.least + 1, a.most});
    if (b.is_point() && b.least == a.most) bound(e.a, {a.least, a.most - 1});
  } else {
    const std::int64_t apart = e.op == ModelOp::less;
    bound(e.a, {INT64_MIN, b.most - apart});
    bound(e.b, {a.least + apart, INT64_MAX});
  }
}

void Lowering::bound(ExprId x, Interval to) {
  if (model_[x].op == ModelOp::assume) x = model_[x].a;
  const Expression e = model_[x];
  // Bounds of x + c imply bounds of x.
  if (e.op == ModelOp::add && make_.known(e.b)) {
    const std::int64_t c = *make_.known(e.b);
    return bound(e.a, {to.least == INT64_MIN ? to.least : to.least - c, to.most == INT64_MAX ? to.most : to.most - c});
  }
  if (e.op == ModelOp::constant) return;
  Interval now = e.interval;
  if (const auto found = narrowed_.find(x); found != narrowed_.end()) now = found->second;
  now = {std::max(now.least, to.least), std::min(now.most, to.most)};
  if (now.least <= now.most) narrowed_[x] = now;
}

Interval Lowering::bounds(ExprId x) const {
  if (model_[x].op == ModelOp::assume) x = model_[x].a;
  const Expression& e = model_[x];
  if (e.op == ModelOp::add && make_.known(e.b)) {
    const Interval of = bounds(e.a);
    return {of.least + *make_.known(e.b), of.most + *make_.known(e.b)};
  }
  const auto found = narrowed_.find(x);
  return found == narrowed_.end() ? e.interval : found->second;
}

std::optional<std::int64_t> Lowering::decided(ExprId condition) {
  const Expression e = model_[condition];
  if (e.op == ModelOp::less || e.op == ModelOp::at_most)
    condition = make_.binary(e.op, make_.assume(e.a, bounds(e.a)), make_.assume(e.b, bounds(e.b)));
  return make_.known(condition);
}

std::uint64_t Lowering::times(std::uint64_t count, std::uint64_t by) { return std::min(count * std::min(by, kMostOptions), kMostOptions); }

bool Lowering::goes_on() {
  if (stopped() || !faults_.empty()) return false;
  if (++chosen_ <= kMostChosen) return true;
  fault(syntax_.moves[line_].place, message(kLabPhrases["lab-ways"], {kMostChosen}));
  return false;
}

void Lowering::choose(std::span<const Choice> choices, std::uint64_t count, Chosen then) {
  if (!goes_on()) return;
  if (choices.empty()) return then(count);
  const Choice& choice = choices[0];
  const auto rest = choices.subspan(1);
  const auto go_on = [&] { choose(rest, count, then); };
  switch (choice.kind) {
    case Choice::Kind::condition: return when(holds(choice.set), go_on);
    case Choice::Kind::value: {
      const Lowered v = value(choice.set);
      return when(v.there, [&] {
        locals_[choice.locals[0]] = v.x;
        go_on();
      });
    }
    case Choice::Kind::range: return choose_range(choice, rest, count, then);
    case Choice::Kind::within: return choose_within(choice, rest, count, then);
    case Choice::Kind::places: return places(choice, go_on);
  }
}

void Lowering::choose_range(const Choice& choice, std::span<const Choice> rest, std::uint64_t count, Chosen then) {
  const Lowered from = value(choice.from), to = value(choice.to);
  const std::uint32_t local = choice.locals[0];
  const Interval low = make_.interval(from.x), high = make_.interval(to.x);
  if (low.least > high.most) return;
  const bool constant = low.is_point() && high.is_point() && make_.known(from.there) == 1 && make_.known(to.there) == 1;
  if (constant && high.most - low.least < kUnrolled) {
    ExprId on = make_.yes();
    for (std::int64_t k = low.least; k <= high.most && !stopped(); ++k) {
      locals_[local] = make_.constant(k);
      if (choice.while_it_holds != kNoNode) on = make_.both(on, holds(choice.while_it_holds));
      locals_[local] = make_.constant(k);
      when(on, [&] { choose(rest, count, then); });
    }
    return;
  }
  when(make_.both(from.there, to.there), [&] {
    const ExprId k = make_.variable(model_.variables++, {low.least, high.most});
    Branch loop{Branch::Kind::loop};
    loop.variable = model_.variables - 1;
    loop.from = from.x;
    loop.to = to.x;
    locals_[local] = k;
    const std::size_t facts = facts_.size();
    facts_.push_back(make_.binary(ModelOp::at_most, from.x, k));
    facts_.push_back(make_.binary(ModelOp::at_most, k, to.x));
    if (choice.while_it_holds != kNoNode) {
      loop.condition = holds(choice.while_it_holds);
      facts_.push_back(loop.condition);
    }
    locals_[local] = k;
    const std::uint64_t most = static_cast<std::uint64_t>(high.most - low.least + 1);
    under(std::move(loop), [&] { choose(rest, times(count, most), then); });
    facts_.resize(facts);
  });
}

void Lowering::choose_within(const Choice& choice, std::span<const Choice> rest, std::uint64_t count, Chosen then) {
  const Node& set = node(choice.set);
  const Constant* const list =
      set.op == SyntaxOp::name && set.binding.kind == Binding::Kind::constant ? &program_.constants[set.binding.index] : nullptr;
  if (list && static_cast<std::int64_t>(list->size()) > kUnrolled) {
    const ExprId k = make_.variable(model_.variables++, {0, static_cast<std::int64_t>(list->size()) - 1});
    Branch loop{Branch::Kind::loop};
    loop.variable = model_.variables - 1;
    loop.from = make_.no();
    loop.to = make_.constant(static_cast<std::int64_t>(list->size()) - 1);
    for (std::size_t i = 0; i < choice.locals.size(); ++i) {
      std::vector<std::int64_t> column;
      for (std::size_t item = 0; item < list->size(); ++item) column.push_back(list->items[item * list->arity + i]);
      locals_[choice.locals[i]] = make_.lookup(table_of(column), k);
    }
    under(std::move(loop), [&] { choose(rest, times(count, list->size()), then); });
    return;
  }
  items(choice.set, make_.yes(), choice.place, [&](std::span<const ExprId> item, ExprId guard) {
    const std::vector<ExprId> numbers(item.begin(), item.end());
    when(guard, [&] {
      for (std::size_t i = 0; i < choice.locals.size(); ++i) locals_[choice.locals[i]] = numbers[i];
      choose(rest, count, then);
    });
  });
}

}  // namespace grundy::lab
