// A reader's own formula, held against what is solved.
#pragma once

#include <memory>

#include "base/slice.hpp"
#include "lab/game/formula.hpp"
#include "lab/solvers/solved.hpp"

namespace grundy::lab {

/// Says of every position the worth of the formula: that the previous player wins there where it is not 0, or its nimber. A position for which it
/// has no value (it looks at a place that does not exist) counts as one for which it is wrong.
class Challenge {
 public:
  /// Errors: those of `Formula::read`.
  static Result<std::unique_ptr<Challenge>> begin(std::shared_ptr<const Solved> solved, std::string_view formula, Against against, const Given& given);

  /// Compares on, in the order of solving, until the first position for which the formula is wrong, the last one, or the end of the slice.
  /// The share of the way, 1 exactly when done.
  double advance(const Slice& slice);

  struct Wrong {
    std::uint64_t number;
    std::optional<std::int64_t> worth;
    std::int64_t is;
  };
  const std::optional<Wrong>& wrong() const { return wrong_; }
  std::uint64_t compared() const { return compared_; }

 private:
  Challenge(std::shared_ptr<const Solved> solved, Formula formula, Against against) : solved_(std::move(solved)), formula_(std::move(formula)), against_(against) {}

  std::shared_ptr<const Solved> solved_;
  Formula formula_;
  Against against_;
  std::uint64_t next_ = 0, compared_ = 0;
  std::optional<Wrong> wrong_;
};

}  // namespace grundy::lab
