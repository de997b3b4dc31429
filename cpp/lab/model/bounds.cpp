#include "lab/model/bounds.hpp"

#include <algorithm>

namespace grundy::lab {

namespace {

/// Larger bounds are useless here, and below it nothing overflows 64 bits.
constexpr std::int64_t kMost = std::int64_t{1} << 40;
constexpr std::uint64_t kMostWork = 4000;
/// Deeper terms stay atoms, and of many conditions only the first facts are kept.
constexpr int kDeepest = 40;
constexpr std::size_t kMostFacts = 400;

bool small(const Linear& form) {
  return std::abs(form.number) < kMost && form.terms.size() <= 32 &&
         std::all_of(
             form.terms.begin(), form.terms.end(), [](const auto& term) { return std::abs(term.second) < (std::int64_t{1} << 20); });
}

}  // namespace

Linear sum(const Linear& a, const Linear& b, std::int64_t factor) {
  Linear out = a;
  out.number += factor * b.number;
  for (const auto& [x, times] : b.terms) {
    auto& here = out.terms[x];
    here += factor * times;
    if (here == 0) out.terms.erase(x);
  }
  return out;
}

Linear times(const Linear& a, std::int64_t factor) {
  Linear out = a;
  out.number *= factor;
  for (auto& [x, t] : out.terms) t *= factor;
  return out;
}

Bounds::Bounds(const Model& model, const std::vector<ExprId>& facts) : model_(model) {
  for (const ExprId fact : facts) know(fact);
}

void Bounds::know(ExprId whole) {
  std::vector<ExprId> open{whole};
  while (!open.empty() && facts_.size() < kMostFacts) {
    const ExprId condition = open.back();
    open.pop_back();
    const Expression& e = model_[condition];
    if (model_.is_conjunction(condition)) {
      open.push_back(e.b);
      open.push_back(e.a);
    } else if (e.op == ModelOp::less || e.op == ModelOp::at_most) {
      Linear form = sum(linear(e.b), linear(e.a), -1);
      form.number -= e.op == ModelOp::less;
      know_at_least_0(form);
    } else if (e.op == ModelOp::equal) {
      const Linear form = sum(linear(e.b), linear(e.a), -1);
      know_at_least_0(form);
      know_at_least_0(times(form, -1));
    } else if (e.op == ModelOp::slot && e.interval.least >= 0) {
      know_at_least_0(sum(linear(condition), {{}, 1}, -1));
    }
  }
}

Linear Bounds::linear(ExprId x, int depth) {
  const Expression& e = model_[x];
  if (depth > kDeepest) return {{{x, 1}}, 0};
  switch (e.op) {
    case ModelOp::constant: return {{}, e.value};
    case ModelOp::assume: {
      Linear inner = linear(e.a, depth + 1);
      if (inner.terms.size() == 1 && inner.terms.begin()->second == 1 && inner.number == 0) {
        const ExprId atom = inner.terms.begin()->first;
        const auto [entry, fresh] = narrowed_.try_emplace(atom, e.interval);
        if (!fresh) entry->second = {std::max(entry->second.least, e.interval.least), std::min(entry->second.most, e.interval.most)};
      }
      return inner;
    }
    case ModelOp::add: return sum(linear(e.a, depth + 1), linear(e.b, depth + 1), 1);
    case ModelOp::subtract: return sum(linear(e.a, depth + 1), linear(e.b, depth + 1), -1);
    case ModelOp::multiply:
      if (model_[e.b].op == ModelOp::constant && std::abs(model_[e.b].value) < 4096)
        return times(linear(e.a, depth + 1), model_[e.b].value);
      break;
    default: break;
  }
  return {{{x, 1}}, 0};
}

Sign Bounds::by_intervals(const Linear& form) const {
  std::int64_t most = form.number;
  for (const auto& [x, factor] : form.terms) {
    Interval interval = model_[x].interval;
    if (const auto found = narrowed_.find(x); found != narrowed_.end()) {
      interval = {std::max(interval.least, found->second.least), std::min(interval.most, found->second.most)};
    }
    most += factor * (factor > 0 ? interval.most : interval.least);
  }
  return most < 0 ? Sign::negative : most == 0 ? Sign::not_positive : Sign::any;
}

/// Returns the bounds of an expression that follow from its operation.
std::vector<Linear> Bounds::facts_about(ExprId atom) {
  const Expression& e = model_[atom];
  const Linear self{{{atom, 1}}, 0};
  std::vector<Linear> out;
  const auto at_most = [&](ExprId other) { out.push_back(sum(linear(other), self, -1)); };
  const auto at_least = [&](ExprId other) { out.push_back(sum(self, linear(other), -1)); };
  switch (e.op) {
    case ModelOp::minimum:
      at_most(e.a);
      at_most(e.b);
      break;
    case ModelOp::maximum:
      at_least(e.a);
      at_least(e.b);
      break;
    case ModelOp::divide:
      if (const Expression& by = model_[e.b]; by.op == ModelOp::constant && by.value > 0 && by.value < 4096) {
        out.push_back(sum(linear(e.a), self, -by.value));
        Linear other = sum(times(self, by.value), linear(e.a), -1);
        other.number += by.value - 1;
        out.push_back(other);
      } else if (model_[e.a].interval.least >= 0 && by.interval.least >= 1) {
        at_most(e.a);
      }
      break;
    case ModelOp::modulo:
      if (model_[e.a].interval.least >= 0 && model_[e.b].interval.least >= 1) at_most(e.a);
      break;
    case ModelOp::multiply:
      if (model_[e.a].interval.least >= 0 && model_[e.b].interval.least >= 1) at_least(e.a);
      if (model_[e.b].interval.least >= 0 && model_[e.a].interval.least >= 1) at_least(e.b);
      break;
    case ModelOp::bit_and:
      if (model_[e.a].interval.least >= 0) at_most(e.a);
      if (model_[e.b].interval.least >= 0) at_most(e.b);
      break;
    default: break;
  }
  return out;
}

Sign Bounds::sign(const Linear& form, int depth) {
  Sign best = by_intervals(form);
  if (best == Sign::negative || depth == 0 || ++work_ > kMostWork || !small(form)) return best;
  for (const auto& [atom, factor] : form.terms) {
    // A conditional: both cases.
    if (const Expression e = model_[atom]; e.op == ModelOp::select) {
      const Linear rest = sum(form, {{{atom, 1}}, 0}, -factor);
      const Sign one = sign(sum(rest, linear(e.b), factor), depth);
      const Sign two = one == Sign::any ? one : sign(sum(rest, linear(e.c), factor), depth);
      best = std::min(best, std::max(one, two));
      return best;
    }
    std::vector<Linear> all = facts_about(atom);
    all.insert(all.end(), facts_.begin(), facts_.end());
    for (const Linear& fact : all) {
      const auto found = fact.terms.find(atom);
      if (found == fact.terms.end() || (found->second > 0) == (factor > 0)) continue;
      // A non-negative form may be added, here with the multiple that eliminates the atom.
      const Linear next = sum(times(form, std::abs(found->second)), fact, std::abs(factor));
      if (!small(next)) continue;
      best = std::min(best, sign(next, depth - 1));
      if (best == Sign::negative) return best;
    }
  }
  return best;
}

}  // namespace grundy::lab
