// Expressions of a model in WebAssembly, on 32 bits: no number that counts passes 2^31.
#pragma once

#include "lab/wasm/emit_digits.hpp"

namespace grundy::lab {

/// A function of more bytes is not made; what would follow them is not written.
inline constexpr std::size_t kLongestBody = 400'000;

/// Functions beside the one that is exported, in the order in which they stand in the module.
enum class Arithmetic : std::uint32_t { divide = 1, modulo, gcd };
/// Their code.
std::vector<Body> arithmetic();

class Values {
 public:
  /// `tables`: the offsets of the model's tables from the address in `frame`; each ends with a 0.
  Values(const Model& model, Body& body, Digits& digits, Local frame, std::vector<std::uint32_t> tables);

  /// An expression's value onto the stack, each worked out once within a scope. Where choices stand within choices, each side is a scope of
  /// its own, and code may be exponentially longer than the expressions: beyond kLongestBody nothing is written.
  void push(ExprId x);
  /// Jumps where a condition does not hold.
  void unless(ExprId condition, Label to);
  /// The same for the parts of a condition one after the other.
  void unless_all(ExprId condition, Label to);
  bool is_known(ExprId x) const { return model_[x].op == ModelOp::constant; }
  Local variable(std::int32_t number) const { return variables_ + static_cast<Local>(number); }
  /// A constant, or a local that holds the value.
  void hold(ExprId x);
  void again(ExprId x);

  /// What is worked out from here on is forgotten at `close`: it may not have been worked out on the other ways to there.
  struct Scope {
    std::size_t made;
    Local locals;
  };
  Scope open() const { return {made_.size(), body_.mark()}; }
  void close(Scope scope);

 private:
  static constexpr Local kNoLocal = UINT32_MAX;

  void work_out(ExprId x);
  void pair(const Expression& e, WasmOp op);
  void extreme(const Expression& e, WasmOp op);
  void quotient(const Expression& e);
  void shift(const Expression& e, WasmOp op);
  void choice(const Expression& e);
  unsigned cost(ExprId x);
  void flatten(ExprId condition, std::vector<ExprId>& out) const;
  bool bits(ExprId condition, std::uint32_t& mask, std::uint32_t& wanted) const;

  const Model& model_;
  Body& body_;
  Digits& digits_;
  Local frame_, variables_;
  std::vector<std::uint32_t> tables_;
  std::vector<std::uint32_t> uses_;
  std::vector<std::uint8_t> costs_;
  std::vector<Local> at_;
  std::vector<ExprId> made_;
};

}  // namespace grundy::lab
