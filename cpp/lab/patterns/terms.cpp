// Compiled for speed
#include "lab/patterns/terms.hpp"

#include <algorithm>
#include <bit>
#include <initializer_list>
#include <numeric>
#include <string_view>
#include <utility>

namespace grundy::lab {

namespace {

/// Binary places that are looked at: numbers stay below 2^31.
constexpr int kPlaces = 31;

/// The least divisor of n from 2 on. O(its size, and at most the root of n).
std::int64_t least_prime(std::int64_t n) {
  for (std::int64_t d = 2; d * d <= n; ++d) {
    if (n % d == 0) return d;
  }
  return n;
}

/// Of each number up to kMostPrime, how many primes are at most that.
std::vector<std::int32_t> count_primes() {
  std::vector<std::int32_t> out(kMostPrime + 1, 1);
  out[0] = out[1] = 0;
  for (std::size_t p = 2; p * p < out.size(); ++p) {
    for (std::size_t n = p * p; out[p] == 1 && n < out.size(); n += p) out[n] = 0;
  }
  std::partial_sum(out.begin(), out.end(), out.begin());
  return out;
}

/// Returns the place of the least prime of n among the primes; 0 if that prime is above kMostPrime, too.
std::int64_t least_prime_place(std::int64_t n) {
  static const std::vector<std::int32_t> places = count_primes();
  const std::int64_t least = n < 2 ? 0 : least_prime(n);
  return least <= kMostPrime ? places[static_cast<std::size_t>(least)] : 0;
}

/// Zeckendorf 1972: taking the largest Fibonacci number again and again leaves no neighbours; the last one taken is the least part.
std::int64_t least_zeckendorf(std::int64_t n) {
  std::int64_t part = 0;
  while (n > 0) {
    std::int64_t small = 1, large = 2;
    while (large <= n) small = std::exchange(large, large + small);
    part = small;
    n -= part;
  }
  return part;
}

std::int64_t of_one(TermOp op, std::int64_t a) {
  const auto bits = static_cast<std::uint64_t>(a);
  switch (op) {
    case TermOp::low_bit: return a & -a;
    case TermOp::odd_part: return a == 0 ? 0 : a >> std::countr_zero(bits);
    case TermOp::twos: return a == 0 ? kPlaces - 1 : std::countr_zero(bits);
    case TermOp::ones: return std::popcount(bits & ((std::uint64_t{1} << kPlaces) - 1));
    case TermOp::length: return a <= 0 ? 0 : std::bit_width(bits) - 1;
    case TermOp::least_prime: return least_prime_place(a);
    default: return least_zeckendorf(a);
  }
}

std::int64_t of_two(TermOp op, std::int64_t a, std::int64_t b) {
  switch (op) {
    case TermOp::add: return a + b;
    case TermOp::subtract: return a - b;
    case TermOp::multiply: return a * b;
    case TermOp::divide: return a / b - (a % b < 0);
    case TermOp::modulo: return a % b + (a % b < 0 ? b : 0);
    case TermOp::minimum: return std::min(a, b);
    case TermOp::maximum: return std::max(a, b);
    case TermOp::bit_and: return a & b;
    case TermOp::bit_or: return a | b;
    case TermOp::bit_xor: return a ^ b;
    case TermOp::gcd: return std::gcd(a, b);
    case TermOp::distance: return a < b ? b - a : a - b;
    case TermOp::sign: return (a > b) - (a < b);
    case TermOp::equal: return a == b;
    case TermOp::unequal: return a != b;
    case TermOp::less: return a < b;
    default: return a <= b;
  }
}

bool is_function(TermOp op) { return op >= TermOp::low_bit && op <= TermOp::zeckendorf; }

/// Functions with a name: those that the language lacks, and those that are long to write.
bool has_name(TermOp op) { return is_function(op) && op != TermOp::low_bit; }

}  // namespace

Terms::Terms(std::vector<std::string> names, const std::vector<std::string>& declared) : names_(std::move(names)) {
  const auto fresh = [&](std::string name) {
    while (std::find(declared.begin(), declared.end(), name) != declared.end()) name += '_';
    return name;
  };
  round_ = fresh("k");
  prime_ = fresh("p");
  divisor_ = fresh("d");
}

TermId Terms::make(TermOp op, TermId a, TermId b, TermId c, std::int64_t value) {
  const auto [found, fresh] = known_.try_emplace({op, a, b, c, value}, static_cast<TermId>(terms_.size()));
  if (!fresh) return found->second;
  int length = op == TermOp::slot ? 2 : op == TermOp::constant ? 1 : has_name(op) ? 4 : op == TermOp::low_bit ? 3 : 1;
  for (const TermId kid : {a, b, c}) length += kid == kNoTerm ? 0 : at(kid).length;
  if (op == TermOp::member) length += 2 * static_cast<int>(lists_[static_cast<std::size_t>(value)].size());
  if (op == TermOp::even) {
    length += 8;
    for (const std::int64_t of : lists_[static_cast<std::size_t>(value)]) length += at(static_cast<TermId>(of)).length;
  }
  terms_.push_back({op, a, b, c, value, length});
  return found->second;
}

TermId Terms::member(TermId a, std::vector<std::int64_t> of) {
  lists_.push_back(std::move(of));
  return make(TermOp::member, a, kNoTerm, kNoTerm, static_cast<std::int64_t>(lists_.size()) - 1);
}

TermId Terms::even(std::int64_t by, const std::vector<TermId>& of) {
  lists_.emplace_back(of.begin(), of.end());
  return make(TermOp::even, constant(by), kNoTerm, kNoTerm, static_cast<std::int64_t>(lists_.size()) - 1);
}

TermId Terms::plus(TermId t, std::int64_t by) {
  if (by == 0) return t;
  return by > 0 ? make(TermOp::add, t, constant(by)) : make(TermOp::subtract, t, constant(-by));
}

TermId Terms::fold(TermOp op, std::span<const TermId> of) {
  TermId all = of.front();
  for (const TermId t : of.subspan(1)) all = make(op, all, t);
  return all;
}

std::int64_t Terms::value(TermId t, std::span<const std::int64_t> slots) const {
  const Term& term = at(t);
  switch (term.op) {
    case TermOp::slot: return slots[static_cast<std::size_t>(term.value)];
    case TermOp::constant: return term.value;
    case TermOp::both: return value(term.a, slots) != 0 && value(term.b, slots) != 0;
    case TermOp::either: return value(term.a, slots) != 0 || value(term.b, slots) != 0;
    case TermOp::negation: return value(term.a, slots) == 0;
    case TermOp::select: return value(value(term.a, slots) != 0 ? term.b : term.c, slots);
    case TermOp::member: {
      const auto& list = lists_[static_cast<std::size_t>(term.value)];
      return std::find(list.begin(), list.end(), value(term.a, slots)) != list.end();
    }
    case TermOp::even: {
      std::int64_t count[kPlaces] = {};
      for (const std::int64_t of : lists_[static_cast<std::size_t>(term.value)]) {
        const std::int64_t number = value(static_cast<TermId>(of), slots);
        for (int place = 0; place < kPlaces; ++place) count[place] += number >> place & 1;
      }
      return std::all_of(std::begin(count), std::end(count), [by = at(term.a).value](std::int64_t n) { return n % by == 0; });
    }
    default: break;
  }
  const std::int64_t a = value(term.a, slots);
  return is_function(term.op) ? of_one(term.op, a) : of_two(term.op, a, value(term.b, slots));
}

std::optional<std::pair<TermId, TermId>> Terms::compared(TermId t) const {
  if (at(t).op != TermOp::sign) return std::nullopt;
  return std::pair(at(t).a, at(t).b);
}

std::optional<std::int64_t> Terms::constant_value(TermId t) const {
  return at(t).op == TermOp::constant ? std::optional(at(t).value) : std::nullopt;
}

std::optional<std::int64_t> Terms::modulus(TermId t) const {
  const Term& term = at(t);
  if (term.op == TermOp::slot || term.op == TermOp::even) return std::nullopt;
  if (term.op == TermOp::modulo && at(term.a).op == TermOp::slot) return constant_value(term.b);
  std::int64_t common = 1;
  for (const TermId kid : {term.a, term.b, term.c}) {
    if (kid == kNoTerm) continue;
    const auto one = modulus(kid);
    if (!one) return std::nullopt;
    common = std::lcm(common, *one);
  }
  return common;
}

bool Terms::is_condition(TermId t) const {
  const TermOp op = at(t).op;
  return op >= TermOp::equal && op <= TermOp::negation;
}

void Terms::functions(TermId t, std::vector<TermOp>& out) const {
  const Term& term = at(t);
  if (has_name(term.op) && std::find(out.begin(), out.end(), term.op) == out.end()) out.push_back(term.op);
  for (const TermId kid : {term.a, term.b, term.c}) {
    if (kid != kNoTerm) functions(kid, out);
  }
  if (term.op != TermOp::even) return;
  for (const std::int64_t of : lists_[static_cast<std::size_t>(term.value)]) functions(static_cast<TermId>(of), out);
}

bool Terms::expressible(TermId t) const {
  std::vector<TermOp> named;
  functions(t, named);
  return std::find(named.begin(), named.end(), TermOp::zeckendorf) == named.end();
}

namespace {

/// How tightly operators bind, as in docs/rules.md.
enum Binding : int { kConditional, kEither, kBoth, kNegation, kComparison, kXor, kAnd, kShift, kSum, kProduct, kAtom };

struct Operator {
  const char* text;
  int binding;
  int right;  // the least binding of the right side
};

Operator operator_of(TermOp op) {
  switch (op) {
    case TermOp::add: return {" + ", kSum, kSum};
    case TermOp::subtract: return {" - ", kSum, kProduct};
    case TermOp::multiply: return {" * ", kProduct, kAtom};
    case TermOp::divide: return {" / ", kProduct, kAtom};
    case TermOp::modulo: return {" % ", kProduct, kAtom};
    case TermOp::bit_and: return {" & ", kAnd, kAtom};
    case TermOp::bit_or: return {" | ", kXor, kAtom};
    case TermOp::bit_xor: return {" ^ ", kXor, kAtom};
    case TermOp::equal: return {" == ", kComparison, kSum};
    case TermOp::unequal: return {" != ", kComparison, kSum};
    case TermOp::less: return {" < ", kComparison, kSum};
    case TermOp::at_most: return {" <= ", kComparison, kSum};
    case TermOp::both: return {" and ", kBoth, kBoth};
    default: return {" or ", kEither, kEither};
  }
}

std::string text_of(std::initializer_list<std::string_view> parts) {
  std::string out;
  for (const std::string_view part : parts) out += part;
  return out;
}

std::string digits(std::int64_t n) { return std::to_string(n); }

}  // namespace

std::string Terms::written(TermId t, int least_binding, bool named) const {
  int binding = kAtom;
  std::string out = written_alone(at(t), binding, named);
  return binding < least_binding ? text_of({"(", out, ")"}) : out;
}

std::string Terms::written_alone(const Term& term, int& binding, bool named) const {
  switch (term.op) {
    case TermOp::slot: return names_[static_cast<std::size_t>(term.value)];
    case TermOp::constant:
      if (term.value < 0) binding = kSum;
      return digits(term.value);
    case TermOp::minimum:
    case TermOp::maximum: return text_of({term.op == TermOp::minimum ? "min(" : "max(", written_items(term, named), ")"});
    case TermOp::gcd: return text_of({"gcd(", written(term.a, 0, named), ", ", written(term.b, 0, named), ")"});
    case TermOp::distance: return text_of({"abs(", written(term.a, kSum, named), " - ", written(term.b, kProduct, named), ")"});
    case TermOp::member:
    case TermOp::even: return written_list(term, binding, named);
    case TermOp::negation: binding = kNegation; return text_of({"not ", written(term.a, kNegation, named)});
    case TermOp::select:
      binding = kConditional;
      return text_of(
          {written(term.a, kEither, named), " ? ", written(term.b, kEither, named), " : ", written(term.c, kConditional, named)});
    default: return is_function(term.op) ? written_function(term, binding, named) : written_binary(term, binding, named);
  }
}

/// Writes what a minimum or maximum of several terms is made of.
std::string Terms::written_items(const Term& term, bool named) const {
  const Term& first = at(term.a);
  return text_of({first.op == term.op ? written_items(first, named) : written(term.a, 0, named), ", ", written(term.b, 0, named)});
}

std::string Terms::written_binary(const Term& term, int& binding, bool named) const {
  if (term.op == TermOp::sign) {
    binding = kSum;
    const std::string a = written(term.a, kSum, named), b = written(term.b, kSum, named);
    return text_of({"(", b, " < ", a, ") - (", a, " < ", b, ")"});
  }
  const Operator op = operator_of(term.op);
  binding = op.binding;
  const bool bits = term.op == TermOp::bit_and || term.op == TermOp::bit_or || term.op == TermOp::bit_xor;
  // Around operators on bits, brackets stand where readers of other languages expect them.
  const bool chain = at(term.a).op == term.op;
  const int left = bits ? (chain ? op.binding : kAtom) : std::max<int>(op.binding, op.binding >= kComparison ? kSum : 0);
  std::string out = written(term.a, std::max(left, op.binding), named) + op.text;
  return out + written(term.b, op.right, named);
}

std::string Terms::written_function(const Term& term, int& binding, bool named) const {
  const std::string a = written(term.a, kAtom, named), alone = written(term.a, 0, named);
  switch (term.op) {
    case TermOp::low_bit: binding = kAnd; return text_of({a, " & -", a});
    case TermOp::odd_part:
      if (named) return text_of({"odd(", alone, ")"});
      binding = kProduct;
      return text_of({a, " / max(1, ", a, " & -", a, ")"});
    case TermOp::twos:
      if (named) return text_of({"twos(", alone, ")"});
      return text_of({"count(", a, " % 2 ** ", round_, " == 0 for ", round_, " in 1..30)"});
    case TermOp::ones:
      if (named) return text_of({"ones(", alone, ")"});
      return text_of({"sum(", a, " >> ", round_, " & 1 for ", round_, " in 0..30)"});
    case TermOp::length:
      if (named) return text_of({"place(", alone, ")"});
      return text_of({"count(", a, " >> ", round_, " > 0 for ", round_, " in 1..30)"});
    case TermOp::least_prime:
      if (named) return text_of({"prime(", alone, ")"});
      binding = kConditional;
      return text_of({a,        " < 2 ? 0 : count(all(",
                      prime_,   " % ",
                      divisor_, " > 0 for ",
                      divisor_, " in 2..",
                      prime_,   " - 1 while ",
                      divisor_, " * ",
                      divisor_, " <= ",
                      prime_,   ") for ",
                      prime_,   " in 2..min(",
                      divisor_, " for ",
                      divisor_, " in 2..",
                      a,        " if ",
                      a,        " % ",
                      divisor_, " == 0))"});
    default: return text_of({"zeckendorf(", alone, ")"});
  }
}

std::string Terms::written_list(const Term& term, int& binding, bool named) const {
  const auto& list = lists_[static_cast<std::size_t>(term.value)];
  std::string items;
  if (term.op == TermOp::member) {
    binding = kComparison;
    for (const std::int64_t item : list) items += (items.empty() ? "" : ", ") + digits(item);
    return text_of({written(term.a, kSum, named), " in {", items, "}"});
  }
  for (const std::int64_t of : list) {
    items += text_of({items.empty() ? "(" : " + (", written(static_cast<TermId>(of), kAtom, named), " >> ", round_, " & 1)"});
  }
  return text_of({"all((", items, ") % ", digits(at(term.a).value), " == 0 for ", round_, " in 0..30)"});
}

}  // namespace grundy::lab
