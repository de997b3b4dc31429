// A rule text as mathematics: expressions of the position before a move, and a tree of choices whose leaves are moves. There is no mutable
// state.
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <vector>

#include "lab/language/program.hpp"

namespace grundy::lab {

/// The index of an expression in a Model.
using ExprId = std::int32_t;
inline constexpr ExprId kNoExpr = -1;

enum class ModelOp : std::uint8_t {
  constant,
  slot,      // `value`: its index; the index after the last slot is the mover
  variable,  // `value`: the index of the loop
  assume,    // a, known to lie within the interval here
  add,
  subtract,
  multiply,
  divide,
  modulo,  // rounded towards minus infinity; 0 if b is 0
  minimum,
  maximum,
  bit_and,
  bit_or,
  bit_xor,
  shift_left,
  shift_right,
  equal,
  unequal,
  less,
  at_most,  // 1 or 0
  select,   // a ? b : c
  lookup,   // item a of table `value`; 0 outside of it
  gcd,
};

struct Interval {
  std::int64_t least = 0, most = 0;
  bool is_point() const { return least == most; }
  bool operator==(const Interval&) const = default;
};

struct Expression {
  ModelOp op = ModelOp::constant;
  ExprId a = kNoExpr, b = kNoExpr, c = kNoExpr;
  std::int64_t value = 0;
  Interval interval = {};
  bool operator==(const Expression&) const = default;
};

struct Change {
  std::size_t slot;
  ExprId to;
  bool operator==(const Change&) const = default;
};

/// A move: the components after it, as changes of the position before it.
struct Leaf {
  std::size_t line = 0;
  std::vector<std::vector<Change>> after;
  ExprId gain = kNoExpr;
  ExprId legal = kNoExpr;          // whether the result is a position; none: it always is
  std::vector<ExprId> facts = {};  // conditions that hold there, to derive bounds from
};

struct Branch {
  enum class Kind : std::uint8_t {
    all,    // kids, one after the other
    when,   // kids where `condition` holds
    check,  // a fault where `condition` does not hold, and then no kids
    loop,   // kids for variable `variable` in from..to, while `condition` holds if there is one
    ride,   // a loop from 1 whose rounds after the first are those of the position after the first, `by` further on, if `condition` holds
    leaf,   // `leaf`
  };
  Kind kind = Kind::all;
  ExprId condition = kNoExpr;
  std::int32_t variable = 0;
  ExprId from = kNoExpr, to = kNoExpr;
  std::size_t leaf = 0;
  std::int32_t ride = 0;  // which
  std::int64_t by = 0;    // difference of position numbers
  std::vector<std::int32_t> kids = {};
};

struct Ending {
  ExprId condition;
  ExprId payoff;  // to the player to move: 1, -1, 0, or a score
};

struct Model {
  std::shared_ptr<const Program> program;
  std::vector<Expression> expressions;
  std::vector<std::vector<std::int64_t>> tables;
  std::vector<Branch> branches;
  std::int32_t root = 0;
  std::vector<Leaf> leaves;
  std::vector<Ending> endings;
  ExprId stuck = kNoExpr;
  ExprId legal = kNoExpr;
  std::int32_t variables = 0;
  std::uint64_t options = 0;  // upper bound per position
  bool checks = false;        // some `=` may leave its range
  Interval score = {};        // of a single gain or end

  const Expression& operator[](ExprId x) const { return expressions[static_cast<std::size_t>(x)]; }
  /// Whether an expression is 0 or 1.
  bool is_condition(ExprId x) const { return (*this)[x].interval.least >= 0 && (*this)[x].interval.most <= 1; }
  /// Whether an expression is a `bit_and` of two conditions: both are true. Of other numbers bit_and is no conjunction: 1 & 2 is 0.
  bool is_conjunction(ExprId x) const {
    return (*this)[x].op == ModelOp::bit_and && is_condition((*this)[x].a) && is_condition((*this)[x].b);
  }
  std::size_t slots() const { return program->slots() + (program->nature.partisan ? 1 : 0); }
  Interval range(std::size_t slot) const {
    if (slot >= program->slots()) return {0, 1};
    return {program->least(slot), program->most(slot)};
  }
};

/// The most steps of the loops for one position, about a tenth of a second: more are refused. Games that can be solved never need them.
inline constexpr std::uint64_t kMostSteps = std::uint64_t{1} << 27;

/// Lowers a program. Null if there are faults: numbers that may exceed 2^31, loops that are too long. O(expressions).
std::unique_ptr<Model> lower(std::shared_ptr<const Program> program, Faults& faults);

}  // namespace grundy::lab
