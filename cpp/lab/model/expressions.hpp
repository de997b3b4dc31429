// Makes the expressions of a model: each once, simplified as far as intervals tell, and bounded.
#pragma once

#include <optional>

#include "lab/model/model.hpp"

namespace grundy::lab {

class Expressions {
 public:
  explicit Expressions(Model& model) : model_(model) {}

  /// Where an expression could reach 2^31, or there are too many: what to say at the place that is looked at.
  std::optional<std::int64_t> reaches;
  bool too_many = false;

  X constant(std::int64_t value) { return make(ModelOp::constant, kNothing, kNothing, kNothing, value, {value, value}); }
  X yes() { return constant(1); }
  X no() { return constant(0); }
  X slot(std::size_t slot) { return make(ModelOp::slot, kNothing, kNothing, kNothing, static_cast<std::int64_t>(slot), model_.range(slot)); }
  X variable(std::int32_t number, Interval interval) { return make(ModelOp::variable, kNothing, kNothing, kNothing, number, interval); }
  X assume(X x, Interval interval);
  X binary(ModelOp op, X a, X b);
  X select(X condition, X a, X b);
  X lookup(std::size_t table, X index);
  X power(X base, X exponent);

  X is_true(X a) { return is_condition(a) ? a : binary(ModelOp::unequal, a, no()); }
  X opposite(X a);
  X both(X a, X b);
  X either(X a, X b);
  X within(X x, std::int64_t least, std::int64_t most) { return both(binary(ModelOp::at_most, constant(least), x), binary(ModelOp::at_most, x, constant(most))); }

  std::optional<std::int64_t> known(X x) const {
    const Expression& e = model_[x];
    return e.op == ModelOp::constant ? std::optional(e.value) : std::nullopt;
  }
  Interval interval(X x) const { return model_[x].interval; }

 private:
  bool is_condition(X x) const;
  X make(ModelOp op, X a, X b, X c, std::int64_t value, Interval interval);

  struct Key {
    ModelOp op;
    X a, b, c;
    std::int64_t value;
    Interval interval;
    bool operator==(const Key&) const = default;
  };
  struct Hash {
    std::size_t operator()(const Key& k) const {
      std::uint64_t h = static_cast<std::uint64_t>(k.op);
      for (const std::int64_t part : {std::int64_t{k.a}, std::int64_t{k.b}, std::int64_t{k.c}, k.value, k.interval.least, k.interval.most}) {
        h = (h ^ static_cast<std::uint64_t>(part)) * 0x9E3779B97F4A7C15u;
        h ^= h >> 29;
      }
      return static_cast<std::size_t>(h ^ (h >> 32));
    }
  };

  Model& model_;
  std::unordered_map<Key, X, Hash> made_;
};

}  // namespace grundy::lab
