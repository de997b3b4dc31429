// Evaluates expressions of a model on numbers of its slots.
#pragma once

#include "lab/model/expressions.hpp"

namespace grundy::lab {

/// Some expressions over slots, without variables. The model must outlive it.
class Evaluator {
 public:
  Evaluator(const Model& model, const std::vector<ExprId>& wanted);

  void run(const Slots& slots);

  /// Returns the result of an expression, by its index among the wanted ones.
  std::int64_t operator[](std::size_t wanted) const { return results_[wanted_[wanted]]; }

 private:
  const Model* model_;
  std::vector<ExprId> order_;
  std::vector<std::size_t> kids_;  // three of each expression, as indices in order_
  std::vector<std::int64_t> results_;
  std::vector<std::size_t> wanted_;
};

}  // namespace grundy::lab
