// The values of a text's positions: by regions where positions fall apart, by their numbers otherwise.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "lab/solvers/solved.hpp"
#include "lab/solvers/move_sources.hpp"
#include "theory/values/total.hpp"

namespace grundy::lab {

/// Components side by side, each as numbers in declared order; nothing says who is to move.
using SumOfSlots = std::vector<Slots>;

class TextValues {
 public:
  /// Returns why a text has no values: they need normal play, in which moves alternate.
  static std::optional<Error> refusal(const Program& program);

  /// `from`: all positions whose values will be asked for can be reached from it. `by_regions`: whether regions are used where positions
  /// fall apart; values are the same. `store`: one that outlives it; null for one of its own. Errors: no number for each position, and no
  /// regions either.
  static Result<std::unique_ptr<TextValues>> open(std::shared_ptr<const Solved> solved, const SumOfSlots& from, bool by_regions = true,
                                                  values::Store* store = nullptr);

  values::Store& store() { return store_; }

  /// Returns the value of a sum. Nothing if it stops before: with `error()`, or because the steps are used up: then the same call goes on.
  std::optional<values::Id> of(const SumOfSlots& sum, values::Steps& steps);

  /// Returns why there is no value.
  const std::optional<Error>& error() const { return error_; }
  /// The number of components that were met.
  std::size_t components() const { return values_->size(); }
  bool by_regions() const { return regions_ != nullptr; }

 private:
  TextValues(std::shared_ptr<const Solved> solved, values::Store* store)
      : solved_(std::move(solved)), own_store_(store ? nullptr : std::make_unique<values::Store>()), store_(store ? *store : *own_store_) {}

  std::optional<std::vector<values::Component>> components_of(const SumOfSlots& sum);
  Error failure() const;

  std::shared_ptr<const Solved> solved_;
  std::unique_ptr<RegionBoard> board_;
  std::unique_ptr<RegionMoves> regions_;
  std::unique_ptr<NumberedMoves> numbered_;
  std::unique_ptr<values::Store> own_store_;
  values::Store& store_;
  std::optional<values::PositionValues> values_;
  std::optional<Error> error_;
  // The sum that is being worked out.
  SumOfSlots sum_;
  std::vector<values::Component> parts_;
  values::Total total_{store_};
};

/// Returns the value of the start of a text, if the text has Left and Right, and a value that is short and found at once.
std::optional<ShortValue> short_value(const std::shared_ptr<const Solved>& solved, const Program& program);

/// Returns why a value cannot be worked out. `moves`: null if positions are regions.
Error value_error(const Solved& solved, const values::PositionValues& values, const values::Store& store, const NumberedMoves* moves);

}  // namespace grundy::lab
