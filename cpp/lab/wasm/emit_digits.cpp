#include "lab/wasm/emit_digits.hpp"

#include <bit>

namespace grundy::lab {

namespace {

/// The widest digit kept as a field. Wider digits are stepped: they change rarely, or are used at each position anyway.
constexpr std::uint64_t kWidestField = 4;

}  // namespace

Digits::Digits(const Model& model, const Layout& layout, Body& body, Local number)
    : model_(model), layout_(layout), body_(body), number_(number), stepped_(layout.digits.size()), places_(model.slots()) {
  const std::vector<Digit>& digits = layout.digits;
  while (stepped_ > 1 && !digits[stepped_ - 1].other && digits[stepped_ - 1].count <= kWidestField &&
         std::has_single_bit(digits[stepped_ - 1].count))
    --stepped_;
  std::vector<bool> known(model.slots());
  for (std::size_t i = 0; i < digits.size(); ++i) {
    const Digit& digit = digits[i];
    digits_.push_back(i < stepped_ ? body.fresh() : 0);
    if (digit.other) continue;
    known[digit.slot] = true;
    places_[digit.slot] = i < stepped_ ? Place{false, {}, digits_[i]}
                                       : Place{true,
                                               {static_cast<unsigned>(std::countr_zero(digit.weight)),
                                                static_cast<std::uint32_t>(digit.count - 1), digit.sign, digit.least}};
  }
  // Each sum determines one slot from another known one.
  for (bool more = true; more;) {
    more = false;
    for (std::size_t i = 0; i < digits.size(); ++i) {
      const Digit& digit = digits[i];
      if (!digit.other || known[digit.slot] == known[*digit.other]) continue;
      const bool first = !known[digit.slot];
      const std::size_t slot = first ? digit.slot : *digit.other, other = first ? *digit.other : digit.slot;
      derived_.push_back({slot, other, first ? digit.sign : digit.other_sign, first ? digit.other_sign : digit.sign, digits_[i]});
      places_[slot] = {false, {}, body.fresh()};
      known[slot] = true;
      more = true;
    }
  }
}

void Digits::begin() {
  const Local rest = body_.fresh();
  body_.local_get(number_);
  body_.local_set(rest);
  for (std::size_t i = 0; i < stepped_; ++i) {
    const Digit& digit = layout_.digits[i];
    // digit = rest / weight + least, and a slot alone has its sign
    if (digit.sign < 0 && !digit.other) body_.i32_const(0);
    body_.local_get(rest);
    body_.i32_const(static_cast<std::int64_t>(digit.weight));
    body_.put(WasmOp::i32_div_u);
    body_.plus(digit.least);
    if (digit.sign < 0 && !digit.other) body_.put(WasmOp::i32_sub);
    body_.local_set(digits_[i]);
    body_.local_get(rest);
    body_.i32_const(static_cast<std::int64_t>(digit.weight));
    body_.put(WasmOp::i32_rem_u);
    body_.local_set(rest);
  }
}

void Digits::step() {
  const Label done = body_.open(WasmOp::block);
  if (stepped_ < layout_.digits.size()) {
    // Fields step with the number; the digits above them step when all fields are 0 again.
    body_.local_get(number_);
    body_.i32_const(static_cast<std::int64_t>(layout_.digits[stepped_ - 1].weight) - 1);
    body_.put(WasmOp::i32_and);
    body_.br_if(done);
  }
  for (std::size_t i = stepped_; i-- > 0;) {
    const Digit& digit = layout_.digits[i];
    const int sign = digit.other ? 1 : digit.sign;
    const std::int64_t last = digit.least + static_cast<std::int64_t>(digit.count);
    body_.local_get(digits_[i]);
    body_.plus(sign);
    if (i == 0) {
      body_.local_set(digits_[i]);
      break;
    }
    body_.local_tee(digits_[i]);
    body_.i32_const(sign * last);
    body_.put(WasmOp::i32_ne);
    body_.br_if(done);
    body_.i32_const(sign * digit.least);
    body_.local_set(digits_[i]);
  }
  body_.close();
}

void Digits::derive(Label absent) {
  for (const Derived& d : derived_) {
    // sign * digit - sign * other_sign * other
    if (d.sign < 0) body_.i32_const(0);
    body_.local_get(d.digit);
    if (d.sign < 0) body_.put(WasmOp::i32_sub);
    push(d.other);
    body_.put(d.sign == d.other_sign ? WasmOp::i32_sub : WasmOp::i32_add);
    body_.local_tee(places_[d.slot].local);
    const Interval range = model_.range(d.slot);
    body_.plus(-range.least);
    body_.i32_const(range.most - range.least);
    body_.put(WasmOp::i32_gt_u);
    body_.br_if(absent);
  }
}

void Digits::push(std::size_t slot) {
  const Place& place = places_[slot];
  if (!place.is_field) return body_.local_get(place.local);
  const Field& field = place.field;
  if (field.sign < 0) body_.i32_const(0);
  body_.local_get(number_);
  if (field.shift > 0) {
    body_.i32_const(field.shift);
    body_.put(WasmOp::i32_shr_u);
  }
  body_.i32_const(field.mask);
  body_.put(WasmOp::i32_and);
  body_.plus(field.least);
  if (field.sign < 0) body_.put(WasmOp::i32_sub);
}

}  // namespace grundy::lab
