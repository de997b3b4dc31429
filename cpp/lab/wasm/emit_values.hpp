// Emits the expressions of a model, in 32 bits: no number that matters exceeds 2^31.
#pragma once

#include "lab/wasm/emit_digits.hpp"

namespace grundy::lab {

/// Longest function body emitted, in bytes; beyond it the register code runs.
inline constexpr std::size_t kLongestBody = 400'000;

/// Functions beside the exported one, in the order of the module.
enum class Arithmetic : std::uint32_t { divide = 1, modulo, gcd };
/// Returns the code of these functions.
std::vector<Body> arithmetic();

class Values {
 public:
  /// `tables`: the offsets of the model's tables from the address in `frame`; each ends with a 0.
  Values(const Model& model, Body& body, Digits& digits, Local frame, std::vector<std::uint32_t> tables);

  /// Pushes the value of an expression, computed once per scope. In nested conditionals each side is a scope, and the code may be
  /// exponentially longer than the expressions: beyond kLongestBody nothing is emitted.
  void push(ExprId x);
  /// Jumps if a condition is false.
  void unless(ExprId condition, Label to);
  /// The same for the parts of a conjunction, one after the other.
  void unless_all(ExprId condition, Label to);
  bool is_known(ExprId x) const { return model_[x].op == ModelOp::constant; }
  Local variable(std::int32_t number) const { return variables_ + static_cast<Local>(number); }
  /// Computes a value into a local unless it is constant, for `again`.
  void hold(ExprId x);
  void again(ExprId x);

  /// Begins a scope: values computed in it are forgotten at `close`, because other paths may not compute them.
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
