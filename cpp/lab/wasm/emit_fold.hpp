// What the values of options make of a position's own, in WebAssembly. The tables are those of dense.cpp.
#pragma once

#include "lab/wasm/emit.hpp"
#include "lab/wasm/emit_values.hpp"

namespace grundy::lab {

/// The parameters of the function, which change as it goes on: the addresses are those of the position's own entries.
struct At {
  Local number = 0, to = 1, values = 2, remoteness = 3, frame = 4;
};

class Fold {
 public:
  Fold(const Model& model, const Layout& layout, Kept kept, Body& body, Values& expressions, bool absents, std::uint32_t marks);

  std::uint32_t bytes() const { return bytes_; }
  /// How many marks there are behind the tables of the frame.
  static std::uint32_t marks(const Model& model, const Layout& layout, Kept kept);

  void begin();
  /// An option whose value's address is on the stack. Jumps to `decided` where nothing else can make a difference.
  void option(const Leaf& leaf, Label decided);
  /// What the lines of rides.hpp have so far: nothing.
  void begin_rays();
  /// Goes on with a line from the position whose value's address is on the stack.
  void ray(std::int32_t ride);
  /// A move on a line, whose value's address is on the stack.
  void ray_option(std::int32_t ride);
  /// After all lines. Jumps to `decided` where an option on one is P.
  void rayed(Label decided);
  /// Components whose values' addresses are pushed one by one.
  template <class PushAddress>
  void sum(std::size_t components, const PushAddress& push_address);
  /// After all options, or from `decided`.
  void finish();
  /// After a jump to `decided`, which only outcomes make.
  void finish_decided();
  void put_worth(ExprId worth);
  void put_absent();

  /// The value at an address on the stack.
  void load();
  bool nimbers() const { return kept_ <= Kept::nimbers32; }

 private:
  enum class Scheme : std::uint8_t { bits, wide_bits, marks, outcomes, scores };
  static Scheme scheme_of(const Model& model, Kept kept);

  bool rides() const { return kept_ == Kept::rides; }
  /// Beside the outcome on the stack.
  void with_rays();

  void store();
  void push_absent() { body_.number(absent_); }
  void mark();
  void outcome_of_worth(ExprId worth);
  void clamp_and_store();

  const Model& model_;
  Kept kept_;
  Body& body_;
  Values& expressions_;
  Scheme scheme_;
  std::uint32_t bytes_, first_mark_, marks_;
  std::int64_t absent_;
  bool absents_, draws_;
  Local value_, seen_, stamp_, rays_;
  Local best_;  // of 64 bits
};

template <class PushAddress>
void Fold::sum(std::size_t components, const PushAddress& push_address) {
  if (!nimbers()) return;  // such games are not solved densely
  const Label skip = body_.open(WasmOp::block);
  const Local sum = body_.fresh();
  for (std::size_t i = 0; i < components; ++i) {
    push_address(i);
    load();
    if (absents_) {
      body_.tee(value_);
      push_absent();
      body_.put(WasmOp::i32_eq);
      body_.jump_if(skip);
      body_.get(value_);
    }
    if (i > 0) {
      body_.get(sum);
      body_.put(WasmOp::i32_xor);
    }
    body_.set(sum);
  }
  body_.get(sum);
  mark();
  body_.close();
}

}  // namespace grundy::lab
