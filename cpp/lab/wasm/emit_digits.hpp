// Emits the decoding of a position's number into slots: digits that step with the number, like an odometer.
#pragma once

#include "lab/model/order.hpp"
#include "lab/wasm/wasm_body.hpp"

namespace grundy::lab {

class Digits {
 public:
  /// `number`: the local with the position's number.
  Digits(const Model& model, const Layout& layout, Body& body, Local number);

  /// Emits the initial digits of the number. Call once, before the loop.
  void begin();
  /// Emits the step to the digits of the next number, which is already in the local.
  void step();
  /// Emits the slots that digits give as sums; jumps if one leaves its range, so that there is no position.
  void derive(Label absent);
  /// Whether some numbers are no positions.
  bool sparse() const { return !derived_.empty(); }

  void push(std::size_t slot);
  Local number() const { return number_; }
  /// The bits of a slot in the number: it is sign * (bits + least), and bits == (number >> shift) & mask.
  struct Field {
    unsigned shift;
    std::uint32_t mask;
    int sign;
    std::int64_t least;
  };
  /// Null if the slot has its own local.
  const Field* field(std::size_t slot) const { return places_[slot].is_field ? &places_[slot].field : nullptr; }

 private:
  struct Place {
    bool is_field = false;
    Field field = {};
    Local local = 0;
  };
  /// slot = sign * (digit - other_sign * other)
  struct Derived {
    std::size_t slot, other;
    int sign, other_sign;
    Local digit;
  };

  const Model& model_;
  const Layout& layout_;
  Body& body_;
  Local number_;
  std::size_t stepped_;  // digits before this one have locals, those from it on are fields
  std::vector<Local> digits_;
  std::vector<Place> places_;  // of slots
  std::vector<Derived> derived_;
};

}  // namespace grundy::lab
