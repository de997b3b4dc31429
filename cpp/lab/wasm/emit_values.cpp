#include "lab/wasm/emit_values.hpp"

#include <algorithm>
#include <bit>

namespace grundy::lab {

namespace {

/// Conditionals with sides of at most this many instructions evaluate both: cheaper than a mispredicted branch.
constexpr unsigned kBothSides = 10;

bool is_power(std::int64_t n) { return n > 0 && std::has_single_bit(static_cast<std::uint64_t>(n)); }

/// a / b rounded towards minus infinity, or the remainder; 0 if b is 0.
Body division(bool quotient) {
  Body body(2);
  const Local a = 0, b = 1, remainder = body.fresh();
  const auto by_zero = [&] {
    body.local_get(b);
    body.put(WasmOp::i32_eqz);
    body.open(WasmOp::if_);
    body.i32_const(0);
    body.put(WasmOp::return_);
    body.close();
  };
  by_zero();
  // INT32_MIN / -1 overflows, but no position has these numbers.
  body.local_get(b);
  body.i32_const(-1);
  body.put(WasmOp::i32_eq);
  body.open(WasmOp::if_);
  body.i32_const(0);
  if (quotient) {
    body.local_get(a);
    body.put(WasmOp::i32_sub);
  }
  body.put(WasmOp::return_);
  body.close();
  body.local_get(a);
  body.local_get(b);
  body.put(WasmOp::i32_rem_s);
  body.local_tee(remainder);
  // A remainder with the opposite sign of b: one step further down.
  body.open(WasmOp::if_, true);
  body.local_get(remainder);
  body.local_get(b);
  body.put(WasmOp::i32_xor);
  body.i32_const(0);
  body.put(WasmOp::i32_lt_s);
  body.put(WasmOp::else_);
  body.i32_const(0);
  body.close();
  const Local further = body.fresh();
  body.local_set(further);
  if (quotient) {
    body.local_get(a);
    body.local_get(b);
    body.put(WasmOp::i32_div_s);
    body.local_get(further);
    body.put(WasmOp::i32_sub);
  } else {
    body.local_get(remainder);
    body.local_get(b);
    body.local_get(further);
    body.put(WasmOp::i32_mul);
    body.put(WasmOp::i32_add);
  }
  return body;
}

void push_magnitude(Body& body, Local local) {
  body.i32_const(0);
  body.local_get(local);
  body.put(WasmOp::i32_sub);
  body.local_get(local);
  body.local_get(local);
  body.i32_const(0);
  body.put(WasmOp::i32_lt_s);
  body.put(WasmOp::select);
}

/// The gcd, by Euclid's algorithm.
Body common_divisor() {
  Body body(2);
  const Local a = 0, b = 1, remainder = body.fresh();
  for (const Local local : {a, b}) {
    push_magnitude(body, local);
    body.local_set(local);
  }
  const Label done = body.open(WasmOp::block);
  const Label again = body.open(WasmOp::loop);
  body.local_get(b);
  body.put(WasmOp::i32_eqz);
  body.br_if(done);
  body.local_get(a);
  body.local_get(b);
  body.put(WasmOp::i32_rem_u);
  body.local_set(remainder);
  body.local_get(b);
  body.local_set(a);
  body.local_get(remainder);
  body.local_set(b);
  body.br(again);
  body.close();
  body.close();
  body.local_get(a);
  return body;
}

}  // namespace

std::vector<Body> arithmetic() { return {division(true), division(false), common_divisor()}; }

Values::Values(const Model& model, Body& body, Digits& digits, Local frame, std::vector<std::uint32_t> tables)
    : model_(model),
      body_(body),
      digits_(digits),
      frame_(frame),
      variables_(body.mark()),
      tables_(std::move(tables)),
      uses_(model.expressions.size()),
      costs_(model.expressions.size()),
      at_(model.expressions.size(), kNoLocal) {
  for (std::int32_t i = 0; i < model.variables; ++i) body.fresh();
  const auto used = [this](ExprId x) {
    if (x != kNoExpr) ++uses_[static_cast<std::size_t>(x)];
  };
  for (const Expression& e : model.expressions) {
    for (const ExprId x : {e.a, e.b, e.c}) used(x);
  }
  for (const Branch& branch : model.branches) {
    for (const ExprId x : {branch.condition, branch.from, branch.to}) used(x);
  }
  for (const Leaf& leaf : model.leaves) {
    used(leaf.gain);
    for (const auto& changes : leaf.after) {
      for (const Change& c : changes) used(c.to);
    }
  }
}

void Values::close(Scope scope) {
  for (; made_.size() > scope.made; made_.pop_back()) at_[static_cast<std::size_t>(made_.back())] = kNoLocal;
  body_.release(scope.locals);
}

void Values::push(ExprId x) {
  if (body_.size() > kLongestBody) return;
  const Expression& e = model_[x];
  if (e.op == ModelOp::assume) return push(e.a);
  if (e.op == ModelOp::constant) return body_.i32_const(e.value);
  if (e.op == ModelOp::variable) return body_.local_get(variable(static_cast<std::int32_t>(e.value)));
  const auto index = static_cast<std::size_t>(x);
  if (at_[index] != kNoLocal) return body_.local_get(at_[index]);
  if (e.op == ModelOp::slot) return digits_.push(static_cast<std::size_t>(e.value));
  work_out(x);
  if (uses_[index] < 2) return;
  at_[index] = body_.fresh();
  made_.push_back(x);
  body_.local_tee(at_[index]);
}

void Values::hold(ExprId x) {
  while (model_[x].op == ModelOp::assume) x = model_[x].a;
  const auto index = static_cast<std::size_t>(x);
  if (model_[x].op == ModelOp::constant || model_[x].op == ModelOp::variable || at_[index] != kNoLocal) return;
  push(x);
  if (at_[index] == kNoLocal) {
    at_[index] = body_.fresh();
    made_.push_back(x);
  }
  body_.local_set(at_[index]);
}

void Values::again(ExprId x) { push(x); }

void Values::pair(const Expression& e, WasmOp op) {
  push(e.a);
  push(e.b);
  body_.put(op);
}

void Values::extreme(const Expression& e, WasmOp op) {
  hold(e.a);
  hold(e.b);
  again(e.a);
  again(e.b);
  again(e.a);
  again(e.b);
  body_.put(op);
  body_.put(WasmOp::select);
}

void Values::quotient(const Expression& e) {
  const bool divide = e.op == ModelOp::divide;
  push(e.a);
  const Expression& by = model_[e.b];
  if (by.op == ModelOp::constant && is_power(by.value)) {
    body_.i32_const(divide ? std::countr_zero(static_cast<std::uint64_t>(by.value)) : by.value - 1);
    body_.put(divide ? WasmOp::i32_shr_s : WasmOp::i32_and);
  } else if (by.op == ModelOp::constant && by.value > 0 && model_[e.a].interval.least >= 0) {
    body_.i32_const(by.value);
    body_.put(divide ? WasmOp::i32_div_u : WasmOp::i32_rem_u);
  } else {
    push(e.b);
    body_.call(static_cast<std::uint32_t>(divide ? Arithmetic::divide : Arithmetic::modulo));
  }
}

void Values::shift(const Expression& e, WasmOp op) {
  const Interval by = model_[e.b].interval;
  pair(e, op);
  if (model_[e.b].op == ModelOp::constant && by.least >= 0 && by.most <= 31) return;
  // WebAssembly shifts modulo 32; here such shifts give 0.
  body_.i32_const(0);
  push(e.b);
  body_.i32_const(32);
  body_.put(WasmOp::i32_lt_u);
  body_.put(WasmOp::select);
}

void Values::choice(const Expression& e) {
  if (cost(e.b) + cost(e.c) <= kBothSides) {
    push(e.b);
    push(e.c);
    push(e.a);
    return body_.put(WasmOp::select);
  }
  push(e.a);
  body_.open(WasmOp::if_, true);
  for (const ExprId side : {e.b, e.c}) {
    if (side == e.c) body_.put(WasmOp::else_);
    const Scope scope = open();
    push(side);
    close(scope);
  }
  body_.close();
}

unsigned Values::cost(ExprId x) {
  std::uint8_t& known = costs_[static_cast<std::size_t>(x)];
  if (known != 0) return known;
  const Expression& e = model_[x];
  unsigned out = e.op == ModelOp::divide || e.op == ModelOp::modulo || e.op == ModelOp::gcd ? 20
                 : e.op == ModelOp::minimum || e.op == ModelOp::maximum                     ? 3
                                                                                            : 1;
  for (const ExprId kid : {e.a, e.b, e.c}) {
    if (kid != kNoExpr) out += cost(kid);
  }
  return known = static_cast<std::uint8_t>(std::min(out, 255u));
}

void Values::work_out(ExprId x) {
  const Expression& e = model_[x];
  switch (e.op) {
    case ModelOp::add:
      push(e.a);
      if (is_known(e.b)) return body_.plus(model_[e.b].value);
      push(e.b);
      return body_.put(WasmOp::i32_add);
    case ModelOp::multiply:
      push(e.a);
      if (is_known(e.b)) return body_.times(model_[e.b].value);
      push(e.b);
      return body_.put(WasmOp::i32_mul);
    case ModelOp::subtract: return pair(e, WasmOp::i32_sub);
    case ModelOp::divide:
    case ModelOp::modulo: return quotient(e);
    case ModelOp::minimum: return extreme(e, WasmOp::i32_lt_s);
    case ModelOp::maximum: return extreme(e, WasmOp::i32_gt_s);
    case ModelOp::bit_and: return pair(e, WasmOp::i32_and);
    case ModelOp::bit_or: return pair(e, WasmOp::i32_or);
    case ModelOp::bit_xor: return pair(e, WasmOp::i32_xor);
    case ModelOp::shift_left: return shift(e, WasmOp::i32_shl);
    case ModelOp::shift_right: return shift(e, WasmOp::i32_shr_s);
    case ModelOp::equal: return pair(e, WasmOp::i32_eq);
    case ModelOp::unequal: return pair(e, WasmOp::i32_ne);
    case ModelOp::less: return pair(e, WasmOp::i32_lt_s);
    case ModelOp::at_most: return pair(e, WasmOp::i32_le_s);
    case ModelOp::select: return choice(e);
    case ModelOp::lookup: {
      // Indices outside read the last entry, which is 0.
      const auto size = static_cast<std::int64_t>(model_.tables[static_cast<std::size_t>(e.value)].size());
      hold(e.a);
      again(e.a);
      body_.i32_const(size);
      again(e.a);
      body_.i32_const(size);
      body_.put(WasmOp::i32_lt_u);
      body_.put(WasmOp::select);
      body_.times(4);
      body_.local_get(frame_);
      body_.put(WasmOp::i32_add);
      return body_.memory(WasmOp::i32_load, tables_[static_cast<std::size_t>(e.value)]);
    }
    default:
      push(e.a);
      push(e.b);
      return body_.call(static_cast<std::uint32_t>(Arithmetic::gcd));
  }
}

/// A condition on a few bits of the number: whether (number & mask) == wanted.
bool Values::bits(ExprId condition, std::uint32_t& mask, std::uint32_t& wanted) const {
  const Expression& e = model_[condition];
  if (at_[static_cast<std::size_t>(condition)] != kNoLocal) return false;
  ExprId x = condition;
  std::int64_t value = 1;
  if (e.op == ModelOp::equal || e.op == ModelOp::unequal) {
    if (!is_known(e.b)) return false;
    x = e.a;
    value = model_[e.b].value;
  }
  while (model_[x].op == ModelOp::assume) x = model_[x].a;
  if (model_[x].op != ModelOp::slot) return false;
  const Digits::Field* const field = digits_.field(static_cast<std::size_t>(model_[x].value));
  if (!field) return false;
  std::int64_t inside = field->sign * value - field->least;
  if (e.op == ModelOp::unequal) {
    if (field->mask != 1) return false;
    inside = 1 - inside;
  } else if (e.op != ModelOp::equal && (field->mask != 1 || field->least != 0 || field->sign < 0)) {
    return false;
  }
  if (inside < 0 || inside > field->mask) return false;
  const auto bit = static_cast<std::uint32_t>(inside) << field->shift, all = field->mask << field->shift;
  if ((mask & all) != 0) return false;
  mask |= all;
  wanted |= bit;
  return true;
}

void Values::flatten(ExprId condition, std::vector<ExprId>& out) const {
  // Iterative, because a conjunction may be as long as a text.
  std::vector<ExprId> open{condition};
  while (!open.empty()) {
    const ExprId next = open.back();
    open.pop_back();
    if (model_.is_conjunction(next) && at_[static_cast<std::size_t>(next)] == kNoLocal) {
      open.push_back(model_[next].b);
      open.push_back(model_[next].a);
    } else {
      out.push_back(next);
    }
  }
}

void Values::unless_all(ExprId condition, Label to) {
  std::vector<ExprId> parts, rest;
  flatten(condition, parts);
  // Conditions on bits of the number are combined.
  std::uint32_t mask = 0, wanted = 0;
  for (const ExprId part : parts) {
    if (!bits(part, mask, wanted)) rest.push_back(part);
  }
  if (mask != 0) {
    body_.local_get(digits_.number());
    body_.i32_const(mask);
    body_.put(WasmOp::i32_and);
    if (wanted != 0) {
      body_.i32_const(wanted);
      body_.put(WasmOp::i32_ne);
    }
    body_.br_if(to);
  }
  for (const ExprId part : rest) unless(part, to);
}

void Values::unless(ExprId condition, Label to) {
  const Expression& e = model_[condition];
  if (e.op == ModelOp::constant) {
    if (e.value == 0) body_.br(to);
    return;
  }
  if (at_[static_cast<std::size_t>(condition)] == kNoLocal) {
    const bool to_zero = (e.op == ModelOp::equal || e.op == ModelOp::unequal) && is_known(e.b) && model_[e.b].value == 0;
    if (to_zero) {
      push(e.a);
      if (e.op == ModelOp::unequal) body_.put(WasmOp::i32_eqz);
      return body_.br_if(to);
    }
    const WasmOp opposite = e.op == ModelOp::less      ? WasmOp::i32_ge_s
                            : e.op == ModelOp::at_most ? WasmOp::i32_gt_s
                            : e.op == ModelOp::equal   ? WasmOp::i32_ne
                            : e.op == ModelOp::unequal ? WasmOp::i32_eq
                                                       : WasmOp::end;
    if (opposite != WasmOp::end) {
      pair(e, opposite);
      return body_.br_if(to);
    }
  }
  push(condition);
  body_.put(WasmOp::i32_eqz);
  body_.br_if(to);
}

}  // namespace grundy::lab
