// Compares a user's formula with the solution.
#pragma once

#include <memory>

#include "base/slice.hpp"
#include "lab/game/formula.hpp"
#include "lab/solvers/solved.hpp"

namespace grundy::lab {

/// Compares the formula with every position: it must be non-zero exactly where the previous player wins, or equal the nimber. It is wrong
/// for a position where it has no value, because it reads a place that does not exist.
class Challenge {
 public:
  /// Errors: those of `Formula::read`.
  static Result<std::unique_ptr<Challenge>> begin(std::shared_ptr<const Solved> solved, std::string_view formula, Against against,
                                                  const Given& given);

  /// Compares in the order of solving until the formula is wrong, all positions are done, or the slice is over. Returns the share done, 1
  /// exactly when done.
  double advance(const Slice& slice);

  struct Wrong {
    std::uint64_t number;
    std::optional<std::int64_t> value;
    std::int64_t is;
  };
  const std::optional<Wrong>& wrong() const { return wrong_; }
  std::uint64_t compared() const { return compared_; }

 private:
  Challenge(std::shared_ptr<const Solved> solved, Formula formula, Against against)
      : solved_(std::move(solved)), formula_(std::move(formula)), against_(against) {}

  std::shared_ptr<const Solved> solved_;
  Formula formula_;
  Against against_;
  std::uint64_t next_ = 0, compared_ = 0;
  std::optional<Wrong> wrong_;
};

}  // namespace grundy::lab
