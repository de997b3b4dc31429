// Reads values as the field writes them: what format.hpp prints, the ASCII for it, sums, differences, multiples.
//
//   sum    [+|-] term { (+|-) [+|-] term }   a sign belongs to the first item of its term: -1^ is -1 and up;
//                                            a binary minus takes the whole term
//   term   item { item }                     side by side means added: -1^*, 2{1|0}; a number stands first
//   item   [n. | n·] value                   n copies of one item: 3·↑* is three ups and one star
//   value  5  3/4  *  *2  ^  ^^  ^3  ^<2>  ^[3]  v  ↑  ⇑  ↓  ⇓  ↑²  ↑[3]  ±1  +-1  ±{0,{1|0}}  (sum)  {...}
//          ⧾2  +_2  +₂  Tiny(2)  ⧿2  -_2  −₂  Miny(2)
//   {...}  lists of sums with | between Left's and Right's; more bars separate later: {4|1||-3} is {{4|1}|-3}
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "theory/values/format.hpp"
#include "theory/values/store.hpp"

namespace grundy::values {

/// A step of an expression, in postfix order: each takes values from a stack and pushes one.
struct Operation {
  enum class Kind : std::uint8_t {
    push,         // `value`
    uptimal,      // `name`
    negate,       // of the top
    negate_copy,  // pushes the negative of the value `left` places down
    copy,         // pushes the value `left` places down
    drop_below,   // takes away the second value
    add,          // of the two topmost
    make,         // {left values | right values}
    zero_left,    // {0 | top}
    zero_right,   // {top | 0}
  };
  Kind kind = Kind::push;
  std::uint32_t left = 0, right = 0;
  Compact value = {};
  Uptimals::Name name = {};
};

using Expression = std::vector<Operation>;

/// Reads an expression. An error has the place as its column, counted in characters from 1, what is allowed there and what was found.
/// O(size); nothing recurses.
Result<Expression> parse_value(std::string_view text);

/// Computes expressions in a store.
class Evaluation {
 public:
  Evaluation(Store& store, Expression expression) : store_(store), uptimals_(store), expression_(std::move(expression)) {}

  /// Returns the value; nothing if it stops before: see `halt()`. After Halt::steps the next call goes on.
  std::optional<Id> run(Steps& steps);
  Halt halt() const { return halt_; }

 private:
  std::optional<Id> result_of(const Operation& operation, Steps& steps);

  Store& store_;
  Uptimals uptimals_;
  Expression expression_;
  Halt halt_ = Halt::none;
  std::size_t next_ = 0;
  std::vector<Id> stack_;
};

}  // namespace grundy::values
