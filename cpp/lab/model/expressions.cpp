#include "lab/model/expressions.hpp"

#include <algorithm>
#include <array>
#include <numeric>

#include "lab/model/arithmetic.hpp"

namespace grundy::lab {

std::int64_t apply(ModelOp op, std::int64_t a, std::int64_t b) {
  switch (op) {
    case ModelOp::add: return a + b;
    case ModelOp::subtract: return a - b;
    case ModelOp::multiply: return a * b;
    case ModelOp::divide: return floor_quotient(a, b);
    case ModelOp::modulo: return floor_remainder(a, b);
    case ModelOp::minimum: return std::min(a, b);
    case ModelOp::maximum: return std::max(a, b);
    case ModelOp::bit_and: return a & b;
    case ModelOp::bit_or: return a | b;
    case ModelOp::bit_xor: return a ^ b;
    case ModelOp::shift_left: return b < 0 || b > 31 ? 0 : a * (std::int64_t{1} << b);
    case ModelOp::shift_right: return b < 0 || b > 31 ? 0 : a >> b;
    case ModelOp::equal: return a == b;
    case ModelOp::unequal: return a != b;
    case ModelOp::less: return a < b;
    case ModelOp::at_most: return a <= b;
    case ModelOp::gcd: return std::gcd(a, b);
    default: return 0;
  }
}

namespace {

Interval of_corners(std::initializer_list<std::int64_t> corners) { return {std::min(corners), std::max(corners)}; }

/// Returns the smallest 2^k - 1 that is at least n.
std::int64_t all_ones(std::int64_t n) {
  std::int64_t ones = 0;
  while (ones < n) ones = 2 * ones + 1;
  return ones;
}

/// Returns an interval of the results of an operation on these intervals. The operands are below 2^31 in absolute value, so nothing
/// overflows.
Interval reach(ModelOp op, Interval a, Interval b) {
  switch (op) {
    case ModelOp::add: return {a.least + b.least, a.most + b.most};
    case ModelOp::subtract: return {a.least - b.most, a.most - b.least};
    case ModelOp::multiply: return of_corners({a.least * b.least, a.least * b.most, a.most * b.least, a.most * b.most});
    case ModelOp::divide: {
      Interval out{0, 0};  // for b = 0
      bool first = !(b.least <= 0 && b.most >= 0);
      const auto meet = [&](std::int64_t d) {
        for (const std::int64_t n : {a.least, a.most}) {
          const std::int64_t q = floor_quotient(n, d);
          out = first ? Interval{q, q} : Interval{std::min(out.least, q), std::max(out.most, q)};
          first = false;
        }
      };
      for (const std::int64_t d : {b.least, b.most, std::int64_t{-1}, std::int64_t{1}}) {
        if (d != 0 && b.least <= d && d <= b.most) meet(d);
      }
      return out;
    }
    case ModelOp::modulo:
      if (b.least > 0) return a.least >= 0 ? Interval{0, std::min(a.most, b.most - 1)} : Interval{0, b.most - 1};
      return {std::min<std::int64_t>(0, b.least + 1), std::max<std::int64_t>(0, b.most - 1)};
    case ModelOp::minimum: return {std::min(a.least, b.least), std::min(a.most, b.most)};
    case ModelOp::maximum: return {std::max(a.least, b.least), std::max(a.most, b.most)};
    case ModelOp::bit_and:
      if (a.least >= 0 || b.least >= 0) return {0, std::min(a.least >= 0 ? a.most : INT64_MAX, b.least >= 0 ? b.most : INT64_MAX)};
      return {-all_ones(std::max(-a.least, -b.least)) - 1, all_ones(std::max(a.most, b.most))};
    case ModelOp::bit_or:
    case ModelOp::bit_xor: {
      const std::int64_t ones = all_ones(std::max({std::abs(a.least), std::abs(a.most), std::abs(b.least), std::abs(b.most)}));
      if (a.least >= 0 && b.least >= 0) return {op == ModelOp::bit_or ? std::max(a.least, b.least) : 0, ones};
      return {-ones - 1, ones};
    }
    case ModelOp::shift_left: {
      const std::int64_t low = std::clamp<std::int64_t>(b.least, 0, 31), high = std::clamp<std::int64_t>(b.most, 0, 31);
      Interval out = of_corners({a.least << low, a.least << high, a.most << low, a.most << high});
      if (b.least < 0 || b.most > 31) out = {std::min<std::int64_t>(out.least, 0), std::max<std::int64_t>(out.most, 0)};
      return out;
    }
    case ModelOp::shift_right: {
      const std::int64_t low = std::clamp<std::int64_t>(b.least, 0, 31), high = std::clamp<std::int64_t>(b.most, 0, 31);
      Interval out = of_corners({a.least >> low, a.least >> high, a.most >> low, a.most >> high});
      return {std::min<std::int64_t>(out.least, 0), std::max<std::int64_t>(out.most, 0)};
    }
    case ModelOp::gcd: return {0, std::max({std::abs(a.least), std::abs(a.most), std::abs(b.least), std::abs(b.most)})};
    case ModelOp::equal:
      if (a.is_point() && a == b) return {1, 1};
      if (a.most < b.least || b.most < a.least) return {0, 0};
      return {0, 1};
    case ModelOp::unequal:
      if (a.is_point() && a == b) return {0, 0};
      if (a.most < b.least || b.most < a.least) return {1, 1};
      return {0, 1};
    case ModelOp::less: return a.most < b.least ? Interval{1, 1} : a.least >= b.most ? Interval{0, 0} : Interval{0, 1};
    case ModelOp::at_most: return a.most <= b.least ? Interval{1, 1} : a.least > b.most ? Interval{0, 0} : Interval{0, 1};
    default: return {0, 1};
  }
}

constexpr bool commutes(ModelOp op) {
  return op == ModelOp::add || op == ModelOp::multiply || op == ModelOp::minimum || op == ModelOp::maximum || op == ModelOp::bit_and ||
         op == ModelOp::bit_or || op == ModelOp::bit_xor || op == ModelOp::equal || op == ModelOp::unequal || op == ModelOp::gcd;
}

}  // namespace

ExprId Expressions::make(ModelOp op, ExprId a, ExprId b, ExprId c, std::int64_t value, Interval interval) {
  if (interval.least <= -Limits::number || interval.most >= Limits::number) {
    if (!reaches) reaches = interval.most >= Limits::number ? interval.most : interval.least;
    interval = {std::max(interval.least, -Limits::number + 1), std::min(interval.most, Limits::number - 1)};
    if (interval.least > interval.most) interval = {0, 0};
    if (op == ModelOp::constant) value = interval.least;
  }
  if (op != ModelOp::constant && op != ModelOp::variable && interval.is_point()) return constant(interval.least);
  return add({op, a, b, c, value, interval});
}

ExprId Expressions::add(const Expression& e) {
  std::uint64_t hash = static_cast<std::uint64_t>(e.op);
  for (const std::int64_t part : {std::int64_t{e.a}, std::int64_t{e.b}, std::int64_t{e.c}, e.value, e.interval.least, e.interval.most}) {
    hash = (hash ^ static_cast<std::uint64_t>(part)) * 0x9E3779B97F4A7C15u;
    hash ^= hash >> 29;
  }
  for (;; ++hash) {
    const auto known = made_.find(hash);
    if (!known) break;
    if (model_.expressions[*known] == e) return static_cast<ExprId>(*known);
  }
  const auto id = static_cast<std::uint32_t>(model_.expressions.size());
  made_.add(hash, id);
  model_.expressions.push_back(e);
  too_many |= model_.expressions.size() > Limits::expressions;
  return static_cast<ExprId>(id);
}

bool Expressions::is_condition(ExprId x) const {
  const Interval i = interval(x);
  return i.least >= 0 && i.most <= 1;
}

ExprId Expressions::assume(ExprId x, Interval to) {
  const Interval is = interval(x);
  const Interval narrow{std::max(is.least, to.least), std::min(is.most, to.most)};
  if (narrow == is || narrow.least > narrow.most) return x;
  if (model_[x].op == ModelOp::assume) x = model_[x].a;
  return make(ModelOp::assume, x, kNoExpr, kNoExpr, 0, narrow);
}

ExprId Expressions::binary(ModelOp op, ExprId a, ExprId b) {
  const auto ka = known(a), kb = known(b);
  if (ka && kb) return constant(apply(op, *ka, *kb));
  if (commutes(op) && (ka || (!kb && a > b))) return binary(op, b, a);
  if (a == b) {
    if (op == ModelOp::subtract || op == ModelOp::bit_xor || op == ModelOp::unequal || op == ModelOp::less) return no();
    if (op == ModelOp::equal || op == ModelOp::at_most) return yes();
    if (op == ModelOp::minimum || op == ModelOp::maximum || op == ModelOp::bit_and || op == ModelOp::bit_or) return a;
  }
  if (kb) {
    if (*kb == 0 && (op == ModelOp::add || op == ModelOp::subtract || op == ModelOp::bit_or || op == ModelOp::bit_xor ||
                     op == ModelOp::shift_left || op == ModelOp::shift_right))
      return a;
    if (*kb == 0 && (op == ModelOp::multiply || op == ModelOp::bit_and)) return b;
    if (*kb == 1 && (op == ModelOp::multiply || op == ModelOp::divide)) return a;
    if (op == ModelOp::subtract) return binary(ModelOp::add, a, constant(-*kb));
    // (x + c) + d = x + (c + d)
    if (op == ModelOp::add && model_[a].op == ModelOp::add && known(model_[a].b))
      return binary(ModelOp::add, model_[a].a, constant(*known(model_[a].b) + *kb));
    if (is_condition(a) && ((op == ModelOp::unequal && *kb == 0) || (op == ModelOp::equal && *kb == 1))) return a;
  }
  const Interval to = reach(op, interval(a), interval(b));
  if (op == ModelOp::minimum && interval(a).most <= interval(b).least) return a;
  if (op == ModelOp::minimum && interval(b).most <= interval(a).least) return b;
  if (op == ModelOp::maximum && interval(a).least >= interval(b).most) return a;
  if (op == ModelOp::maximum && interval(b).least >= interval(a).most) return b;
  return make(op, a, b, kNoExpr, 0, to);
}

ExprId Expressions::select(ExprId condition, ExprId a, ExprId b) {
  const auto k = known(condition);
  if (k) return *k != 0 ? a : b;
  if (a == b) return a;
  condition = is_true(condition);
  if (known(a) == 1 && known(b) == 0) return condition;
  if (known(a) == 0 && known(b) == 1) return opposite(condition);
  const Interval one = interval(a), two = interval(b);
  return make(ModelOp::select, condition, a, b, 0, {std::min(one.least, two.least), std::max(one.most, two.most)});
}

ExprId Expressions::opposite(ExprId a) {
  a = is_true(a);
  const Expression e = model_[a];
  if (e.op == ModelOp::constant) return constant(e.value == 0);
  if (e.op == ModelOp::equal) return binary(ModelOp::unequal, e.a, e.b);
  if (e.op == ModelOp::unequal) return binary(ModelOp::equal, e.a, e.b);
  if (e.op == ModelOp::less) return binary(ModelOp::at_most, e.b, e.a);
  if (e.op == ModelOp::at_most) return binary(ModelOp::less, e.b, e.a);
  return binary(ModelOp::equal, a, no());
}

ExprId Expressions::both(ExprId a, ExprId b) {
  a = is_true(a);
  b = is_true(b);
  const auto ka = known(a), kb = known(b);
  if (ka) return *ka ? b : a;
  if (kb) return *kb ? a : b;
  return binary(ModelOp::bit_and, a, b);
}

ExprId Expressions::either(ExprId a, ExprId b) {
  a = is_true(a);
  b = is_true(b);
  const auto ka = known(a), kb = known(b);
  if (ka) return *ka ? a : b;
  if (kb) return *kb ? b : a;
  return binary(ModelOp::bit_or, a, b);
}

ExprId Expressions::lookup(std::size_t table, ExprId index) {
  const std::vector<std::int64_t>& items = model_.tables[table];
  const Interval at = interval(index);
  if (at.most < 0 || at.least >= static_cast<std::int64_t>(items.size())) return no();
  const std::size_t from = static_cast<std::size_t>(std::max<std::int64_t>(at.least, 0));
  const std::size_t to = static_cast<std::size_t>(std::min<std::int64_t>(at.most, static_cast<std::int64_t>(items.size()) - 1));
  if (known(index)) return constant(items[from]);
  const auto [least, most] =
      std::minmax_element(items.begin() + static_cast<std::ptrdiff_t>(from), items.begin() + static_cast<std::ptrdiff_t>(to) + 1);
  Interval interval{*least, *most};
  if (at.least < 0 || at.most >= static_cast<std::int64_t>(items.size()))
    interval = {std::min<std::int64_t>(*least, 0), std::max<std::int64_t>(*most, 0)};
  return make(ModelOp::lookup, index, kNoExpr, kNoExpr, static_cast<std::int64_t>(table), interval);
}

ExprId Expressions::power(ExprId base, ExprId exponent) {
  const Interval to = interval(exponent);
  const Interval of = interval(base);
  if (of.least >= -1 && of.most <= 1) {
    const ExprId odd = binary(ModelOp::modulo, exponent, constant(2));
    return select(binary(ModelOp::equal, exponent, no()), yes(), select(odd, base, binary(ModelOp::multiply, base, base)));
  }
  if (to.most > 31) {
    if (!reaches) reaches = Limits::number;
    return no();
  }
  const std::int64_t least = std::max<std::int64_t>(to.least, 0);
  ExprId out = yes(), step = yes();
  for (std::int64_t e = 0; e <= to.most; ++e) {
    if (e <= least) out = step;
    else out = select(binary(ModelOp::at_most, constant(e), exponent), step, out);
    if (e < to.most) step = binary(ModelOp::multiply, step, base);
  }
  return out;
}

}  // namespace grundy::lab
