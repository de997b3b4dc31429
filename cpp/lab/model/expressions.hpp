// Builds the expressions of a model: hash-consed, simplified by their intervals, and bounded.
#pragma once

#include <optional>

#include "base/number_map.hpp"
#include "lab/model/model.hpp"

namespace grundy::lab {

/// Returns the result of an operation on two numbers that an expression may have. 0 for operations on other operands.
std::int64_t apply(ModelOp op, std::int64_t a, std::int64_t b);

class Expressions {
 public:
  explicit Expressions(Model& model) : model_(model) {}

  /// Set if an expression could reach 2^31, or if there are too many: the caller reports it at the current place.
  std::optional<std::int64_t> reaches;
  bool too_many = false;

  ExprId constant(std::int64_t value) { return make(ModelOp::constant, kNoExpr, kNoExpr, kNoExpr, value, {value, value}); }
  ExprId yes() { return constant(1); }
  ExprId no() { return constant(0); }
  ExprId slot(std::size_t slot) {
    return make(ModelOp::slot, kNoExpr, kNoExpr, kNoExpr, static_cast<std::int64_t>(slot), model_.range(slot));
  }
  ExprId variable(std::int32_t number, Interval interval) { return make(ModelOp::variable, kNoExpr, kNoExpr, kNoExpr, number, interval); }
  ExprId assume(ExprId x, Interval interval);
  ExprId binary(ModelOp op, ExprId a, ExprId b);
  ExprId select(ExprId condition, ExprId a, ExprId b);
  ExprId lookup(std::size_t table, ExprId index);
  ExprId power(ExprId base, ExprId exponent);

  ExprId is_true(ExprId a) { return is_condition(a) ? a : binary(ModelOp::unequal, a, no()); }
  ExprId opposite(ExprId a);
  ExprId both(ExprId a, ExprId b);
  ExprId either(ExprId a, ExprId b);
  ExprId within(ExprId x, std::int64_t least, std::int64_t most) {
    return both(binary(ModelOp::at_most, constant(least), x), binary(ModelOp::at_most, x, constant(most)));
  }

  std::optional<std::int64_t> known(ExprId x) const {
    const Expression& e = model_[x];
    return e.op == ModelOp::constant ? std::optional(e.value) : std::nullopt;
  }
  Interval interval(ExprId x) const { return model_[x].interval; }

 private:
  bool is_condition(ExprId x) const;
  ExprId make(ModelOp op, ExprId a, ExprId b, ExprId c, std::int64_t value, Interval interval);

  /// Returns the expression if there is one like it, otherwise adds it.
  ExprId add(const Expression& e);

  Model& model_;
  NumberMap made_;  // by hash, or the first number after it that is free
};

}  // namespace grundy::lab
