// Emits the fold of the options' values into the value of a position. The tables are those of dense.cpp.
#pragma once

#include "lab/wasm/emit.hpp"
#include "lab/wasm/emit_values.hpp"

namespace grundy::lab {

/// The parameters of the function, which advance with the position: the addresses are those of its entries.
struct At {
  Local number = 0, to = 1, values = 2, remoteness = 3, frame = 4;
};

class Fold {
 public:
  Fold(const Model& model, const Layout& layout, Kept kept, Body& body, Values& expressions, bool absents, std::uint32_t marks);

  std::uint32_t bytes() const { return bytes_; }
  /// Number of marks after the tables of the frame.
  static std::uint32_t marks(const Model& model, const Layout& layout, Kept kept);

  void begin();
  /// Folds an option whose value's address is on the stack. Jumps to `decided` if no other option can matter.
  void option(const Leaf& leaf, Label decided);
  /// Clears the bits of the lines of rides.hpp.
  void begin_rays();
  /// Continues a line from the position whose value's address is on the stack.
  void ray(std::int32_t ride);
  /// Folds a move on a line, whose value's address is on the stack.
  void ray_option(std::int32_t ride);
  /// Call after all lines. Jumps to `decided` if an option on one is P.
  void rayed(Label decided);
  /// Folds a sum of components, whose values' addresses are pushed one by one.
  template <class PushAddress>
  void sum(std::size_t components, const PushAddress& push_address);
  /// Call after all options, or at `decided`.
  void finish();
  /// Call after a jump to `decided`, which only occurs for outcomes.
  void finish_decided();
  void put_payoff(ExprId payoff);
  void put_absent();

  /// Replaces an address on the stack by the value there.
  void load();
  bool nimbers() const { return kept_ <= Kept::nimbers32; }

 private:
  enum class Scheme : std::uint8_t { bits, wide_bits, marks, outcomes, scores };
  static Scheme scheme_of(const Model& model, Kept kept);

  bool rides() const { return kept_ == Kept::rides; }
  /// Adds the bits of the lines to the outcome on the stack.
  void with_rays();

  void store();
  void push_absent() { body_.i32_const(absent_); }
  void mark();
  void scored_option(const Leaf& leaf);
  void first_unmarked();
  void finish_scores();
  void outcome_of_payoff(ExprId payoff);
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
      body_.local_tee(value_);
      push_absent();
      body_.put(WasmOp::i32_eq);
      body_.br_if(skip);
      body_.local_get(value_);
    }
    if (i > 0) {
      body_.local_get(sum);
      body_.put(WasmOp::i32_xor);
    }
    body_.local_set(sum);
  }
  body_.local_get(sum);
  mark();
  body_.close();
}

}  // namespace grundy::lab
