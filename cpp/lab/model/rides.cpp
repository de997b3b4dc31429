#include "lab/model/rides.hpp"

#include <algorithm>
#include <map>

namespace grundy::lab {

namespace {

/// slot * `slot` + variable * `variable` + `constant`
struct Linear {
  std::int64_t slot = 0, variable = 0, constant = 0;
};

/// Decomposes an expression into this form, if it is such a sum and not too deep: the recursion visits it as a tree.
std::optional<Linear> linear(const Model& model, ExprId x, std::size_t slot, std::int32_t variable, int depth = 0) {
  constexpr int kDeep = 8;
  if (depth++ > kDeep) return std::nullopt;
  const Expression& e = model[x];
  switch (e.op) {
    case ModelOp::constant: return Linear{0, 0, e.value};
    case ModelOp::slot: return e.value == static_cast<std::int64_t>(slot) ? std::optional(Linear{1, 0, 0}) : std::nullopt;
    case ModelOp::variable: return e.value == variable ? std::optional(Linear{0, 1, 0}) : std::nullopt;
    case ModelOp::assume: return linear(model, e.a, slot, variable, depth);
    case ModelOp::multiply: {
      const bool first = model[e.a].op == ModelOp::constant;
      const std::int64_t by = model[first ? e.a : e.b].value;
      if (!first && model[e.b].op != ModelOp::constant) return std::nullopt;
      const auto of = linear(model, first ? e.b : e.a, slot, variable, depth);
      return of ? std::optional(Linear{of->slot * by, of->variable * by, of->constant * by}) : std::nullopt;
    }
    case ModelOp::add:
    case ModelOp::subtract: {
      const auto a = linear(model, e.a, slot, variable, depth), b = a ? linear(model, e.b, slot, variable, depth) : std::nullopt;
      if (!b) return std::nullopt;
      const std::int64_t sign = e.op == ModelOp::add ? 1 : -1;
      return Linear{a->slot + sign * b->slot, a->variable + sign * b->variable, a->constant + sign * b->constant};
    }
    default: return std::nullopt;
  }
}

/// Computes the change of expressions when the position is one step further on the line and the variable one less.
class Growth {
 public:
  Growth(const Model& model, const std::map<std::size_t, std::int64_t>& step, std::int32_t variable)
      : model_(model), step_(step), variable_(variable) {}

  /// Nothing if the change is not constant.
  std::optional<std::int64_t> of(ExprId x) {
    if (const auto met = met_.find(x); met != met_.end()) return met->second;
    if (depth_ > kDeep) return std::nullopt;
    ++depth_;
    const auto out = worked_out(model_[x]);
    --depth_;
    met_.emplace(x, out);
    return out;
  }
  bool none(ExprId x) { return of(x) == 0; }

 private:
  static constexpr int kDeep = 400;

  std::optional<std::int64_t> worked_out(const Expression& e) {
    switch (e.op) {
      case ModelOp::constant: return 0;
      case ModelOp::slot: {
        const auto found = step_.find(static_cast<std::size_t>(e.value));
        return found == step_.end() ? 0 : found->second;
      }
      case ModelOp::variable: return e.value == variable_ ? std::optional<std::int64_t>(-1) : std::nullopt;
      case ModelOp::assume: return of(e.a);
      case ModelOp::add:
      case ModelOp::subtract: {
        const auto a = of(e.a), b = of(e.b);
        if (!a || !b) return std::nullopt;
        return e.op == ModelOp::add ? *a + *b : *a - *b;
      }
      case ModelOp::minimum:
      case ModelOp::maximum: return of(e.a) && of(e.a) == of(e.b) ? of(e.a) : std::nullopt;
      case ModelOp::divide:
      case ModelOp::modulo: {
        // Division rounds towards minus infinity, so multiples of the divisor stay exact.
        const auto a = of(e.a);
        const std::int64_t by = model_[e.b].op == ModelOp::constant ? model_[e.b].value : 0;
        if (a == 0 && none(e.b)) return 0;
        if (!a || by <= 0 || *a % by != 0) return std::nullopt;
        return e.op == ModelOp::divide ? *a / by : 0;
      }
      case ModelOp::equal:
      case ModelOp::unequal:
      case ModelOp::less:
      case ModelOp::at_most: return of(e.a) && of(e.a) == of(e.b) ? std::optional<std::int64_t>(0) : std::nullopt;
      default:
        return (e.a == kNoExpr || none(e.a)) && (e.b == kNoExpr || none(e.b)) && (e.c == kNoExpr || none(e.c))
                   ? std::optional<std::int64_t>(0)
                   : std::nullopt;
    }
  }

  const Model& model_;
  const std::map<std::size_t, std::int64_t>& step_;
  const std::int32_t variable_;
  std::map<ExprId, std::optional<std::int64_t>> met_;
  int depth_ = 0;
};

class Rides {
 public:
  Rides(const Model& model, const Layout& layout) : model_(model), weights_(layout.weights(model.slots())) {}

  std::optional<Model> found() {
    std::int32_t rides = 0;
    const std::vector<std::int32_t> kids = model_.branches[static_cast<std::size_t>(model_.root)].kids;
    for (const std::int32_t kid : kids) {
      if (rides < kMostRides && ride(model_.branches[static_cast<std::size_t>(kid)], rides)) ++rides;
    }
    return rides == 0 ? std::nullopt : std::optional(std::move(model_));
  }

 private:
  /// Turns a loop into a ride if possible.
  bool ride(Branch& loop, std::int32_t number) {
    if (loop.kind != Branch::Kind::loop || loop.condition != kNoExpr || loop.kids.size() != 1) return false;
    if (model_[loop.from].op != ModelOp::constant || model_[loop.from].value != 1) return false;
    std::vector<ExprId> conditions;
    const Branch* inside = &model_.branches[static_cast<std::size_t>(loop.kids[0])];
    for (; inside->kind == Branch::Kind::when && inside->kids.size() == 1;
         inside = &model_.branches[static_cast<std::size_t>(inside->kids[0])]) {
      conditions.push_back(inside->condition);
    }
    if (inside->kind != Branch::Kind::leaf) return false;
    const Leaf& leaf = model_.leaves[inside->leaf];
    if (leaf.after.size() != 1 || leaf.legal != kNoExpr) return false;
    std::map<std::size_t, std::int64_t> step;
    for (const Change& change : leaf.after[0]) {
      const auto to = linear(model_, change.to, change.slot, loop.variable);
      if (!to || to->slot != 1 || to->constant != 0 || to->variable == 0) return false;
      step.emplace(change.slot, to->variable);
    }
    if (step.empty()) return false;
    Growth growth(model_, step, loop.variable);
    // k <= e is the same condition as k - 1 <= e - 1.
    if (growth.of(loop.to) != -1) return false;
    for (const ExprId condition : conditions) {
      if (!growth.none(condition)) return false;
    }
    loop.kind = Branch::Kind::ride;
    loop.ride = number;
    for (const auto& [slot, by] : step) loop.by += by * weights_[slot];
    // A line that left the ranges does not return to them.
    for (const auto& [slot, by] : step) {
      const ExprId here = put({ModelOp::slot, kNoExpr, kNoExpr, kNoExpr, static_cast<std::int64_t>(slot), model_.range(slot)});
      const Interval range = model_.range(slot);
      const std::int64_t edge = by < 0 ? range.least - by : range.most - by;
      const ExprId at = put({ModelOp::constant, kNoExpr, kNoExpr, kNoExpr, edge, {edge, edge}});
      const ExprId within =
          by < 0 ? put({ModelOp::at_most, at, here, kNoExpr, 0, {0, 1}}) : put({ModelOp::at_most, here, at, kNoExpr, 0, {0, 1}});
      loop.condition = loop.condition == kNoExpr ? within : put({ModelOp::bit_and, loop.condition, within, kNoExpr, 0, {0, 1}});
    }
    return true;
  }

  ExprId put(Expression e) {
    model_.expressions.push_back(e);
    return static_cast<ExprId>(model_.expressions.size() - 1);
  }

  Model model_;
  const std::vector<std::int64_t> weights_;
};

bool only_outcomes(const Model& model, const Layout& layout) {
  const Nature& nature = model.program->nature;
  if (nature.partisan || nature.scored || nature.splits || model.checks) return false;
  if (model[model.legal].op != ModelOp::constant || model[model.legal].value == 0) return false;
  if (model[model.stuck].interval.most >= 0) return false;
  if (std::any_of(layout.digits.begin(), layout.digits.end(), [](const Digit& digit) { return digit.other.has_value(); })) return false;
  return std::none_of(model.endings.begin(), model.endings.end(), [&](const Ending& ending) {
    return model[ending.payoff].interval.least <= 0 && model[ending.payoff].interval.most >= 0;
  });
}

}  // namespace

std::optional<Model> with_rides(const Model& model, const Layout& layout) {
  if (!layout.ordered || !only_outcomes(model, layout)) return std::nullopt;
  return Rides(model, layout).found();
}

}  // namespace grundy::lab
