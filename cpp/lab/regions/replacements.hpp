// Expressions with some of their parts replaced.
#pragma once

#include "lab/model/expressions.hpp"

namespace grundy::lab {

/// Returns an expression with its operands replaced by `of`.
template <class Of>
ExprId rebuilt(const Expression& e, Expressions& make, const Of& of) {
  switch (e.op) {
    case ModelOp::constant: return make.constant(e.value);
    case ModelOp::assume: return make.assume(of(e.a), e.interval);
    case ModelOp::lookup: return make.lookup(static_cast<std::size_t>(e.value), of(e.a));
    case ModelOp::select: {
      // The branch that is not taken may be large, and is not needed.
      const ExprId condition = of(e.a);
      if (const auto known = make.known(condition)) return of(*known != 0 ? e.b : e.c);
      const ExprId b = of(e.b), c = of(e.c);
      return make.select(condition, b, c);
    }
    case ModelOp::bit_and: {
      const ExprId a = of(e.a);
      return make.known(a) == 0 ? a : make.binary(e.op, a, of(e.b));
    }
    default: {
      const ExprId a = of(e.a), b = of(e.b);
      return make.binary(e.op, a, b);
    }
  }
}

/// Maps expressions to their replacements.
class Replacements {
 public:
  /// Returns kNoExpr if nothing is known.
  ExprId find(ExprId x) const { return static_cast<std::size_t>(x) < by_.size() ? by_[static_cast<std::size_t>(x)] : kNoExpr; }
  ExprId set(ExprId x, ExprId by) {
    if (static_cast<std::size_t>(x) >= by_.size()) by_.resize(static_cast<std::size_t>(x) + 1, kNoExpr);
    by_[static_cast<std::size_t>(x)] = by;
    known_.push_back(x);
    return by;
  }
  /// Returns an expression with the known ones replaced, and itself where none is in it. Uses up a round for each expression visited; where
  /// there is none, the result means nothing.
  ExprId apply(ExprId x, const Model& model, Expressions& make, std::uint64_t& rounds);
  /// O(number of known ones).
  void clear() {
    for (const ExprId x : known_) by_[static_cast<std::size_t>(x)] = kNoExpr;
    known_.clear();
  }

 private:
  std::vector<ExprId> by_, known_;
};

}  // namespace grundy::lab
