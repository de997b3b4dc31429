#include "lab/regions/evaluator.hpp"

#include <algorithm>

#include "base/sort.hpp"

namespace grundy::lab {

Evaluator::Evaluator(const Model& model, const std::vector<ExprId>& wanted) : model_(&model) {
  std::vector<ExprId> open = wanted;
  std::vector<bool> found(model.expressions.size());
  while (!open.empty()) {
    const ExprId x = open.back();
    open.pop_back();
    if (found[static_cast<std::size_t>(x)]) continue;
    found[static_cast<std::size_t>(x)] = true;
    order_.push_back(x);
    for (const ExprId kid : {model[x].a, model[x].b, model[x].c}) {
      if (kid != kNoExpr) open.push_back(kid);
    }
  }
  // Operands are made before the expressions that contain them.
  heap_sort(order_.begin(), order_.end());
  const auto index = [&](ExprId x) {
    return x == kNoExpr ? 0 : static_cast<std::size_t>(std::lower_bound(order_.begin(), order_.end(), x) - order_.begin());
  };
  for (const ExprId x : order_) {
    for (const ExprId kid : {model[x].a, model[x].b, model[x].c}) kids_.push_back(index(kid));
  }
  results_.resize(order_.size());
  for (const ExprId x : wanted) wanted_.push_back(index(x));
}

void Evaluator::run(const Slots& slots) {
  for (std::size_t i = 0; i < order_.size(); ++i) {
    const Expression& e = (*model_)[order_[i]];
    const std::int64_t a = results_[kids_[3 * i]], b = results_[kids_[3 * i + 1]], c = results_[kids_[3 * i + 2]];
    switch (e.op) {
      case ModelOp::constant: results_[i] = e.value; break;
      case ModelOp::slot: results_[i] = slots[static_cast<std::size_t>(e.value)]; break;
      case ModelOp::assume: results_[i] = a; break;
      case ModelOp::select: results_[i] = a != 0 ? b : c; break;
      case ModelOp::lookup: {
        const auto& table = model_->tables[static_cast<std::size_t>(e.value)];
        results_[i] = a >= 0 && a < static_cast<std::int64_t>(table.size()) ? table[static_cast<std::size_t>(a)] : 0;
        break;
      }
      default: results_[i] = apply(e.op, a, b);
    }
  }
}

}  // namespace grundy::lab
