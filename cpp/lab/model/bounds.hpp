// Decides whether an expression is negative wherever a move is possible.
#pragma once

#include <map>
#include <vector>

#include "lab/model/model.hpp"

namespace grundy::lab {

enum class Sign : std::uint8_t { negative, not_positive, any };

/// A linear form: a sum of multiples of expressions, plus a number.
struct Linear {
  std::map<ExprId, std::int64_t> terms;
  std::int64_t number = 0;
};

/// Bounds of linear forms under the conditions of one leaf. Atoms are replaced by their bounds: the ends of its loop, both sides of a
/// minimum, a multiple of a quotient (elimination in the manner of Fourier and Motzkin, a few steps deep).
class Bounds {
 public:
  Bounds(const Model& model, const std::vector<ExprId>& facts);

  Linear form(ExprId x) { return linear(x); }
  Sign sign(const Linear& form) { return sign(form, kDepth); }

 private:
  static constexpr int kDepth = 3;

  Linear linear(ExprId x, int depth = 0);
  Sign sign(const Linear& form, int depth);
  Sign by_intervals(const Linear& form) const;
  void know(ExprId condition);
  void know_at_least_0(const Linear& form) { facts_.push_back(form); }
  std::vector<Linear> facts_about(ExprId atom);

  const Model& model_;
  std::vector<Linear> facts_;  // each at least 0
  std::map<ExprId, Interval> narrowed_;
  std::uint64_t work_ = 0;
};

/// Returns a + factor * b.
Linear sum(const Linear& a, const Linear& b, std::int64_t factor);
/// Returns a * factor.
Linear times(const Linear& a, std::int64_t factor);

}  // namespace grundy::lab
