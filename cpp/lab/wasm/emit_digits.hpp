// A position's slots from its number, in WebAssembly: digits that go up with the number, like an odometer's.
#pragma once

#include "lab/model/order.hpp"
#include "lab/wasm/wasm_body.hpp"

namespace grundy::lab {

class Digits {
 public:
  /// `number`: the local with the position's number.
  Digits(const Model& model, const Layout& layout, Body& body, Local number);

  /// Sets the digits to those of the number. Once, before the loop.
  void begin();
  /// To the digits of the next number, which the local already holds.
  void step();
  /// Works out the slots that digits give as sums; jumps where one leaves its range and there is no position.
  void derive(Label absent);
  /// Some numbers are no position.
  bool sparse() const { return !derived_.empty(); }

  void push(std::size_t slot);
  Local number() const { return number_; }
  /// Where a slot lies in the bits of the number: it is sign * (bits + least), and bits == (number >> shift) & mask.
  struct Field {
    unsigned shift;
    std::uint32_t mask;
    int sign;
    std::int64_t least;
  };
  /// Null where the slot has a local of its own.
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
  std::size_t stepped_;         // digits before this one have locals, those from it on are fields
  std::vector<Local> digits_;
  std::vector<Place> places_;   // of slots
  std::vector<Derived> derived_;
};

}  // namespace grundy::lab
