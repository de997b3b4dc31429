// Atomic weights of all-small games: how many ups they are worth (Conway, "On numbers and games", chapter 16; Siegel, "Combinatorial game
// theory", section II.7).
#pragma once

#include "theory/values/by_options.hpp"

namespace grundy::values {

/// The atomic weights of a store's values, each computed once.
class AtomicWeights final : public ByOptions {
 public:
  explicit AtomicWeights(Store& store) : ByOptions(store) {}

  /// Returns the atomic weight of an all-small value, a value of the same store: {aw(g^L) - 2 | aw(g^R) + 2}, except that an integer is
  /// replaced by the greatest or the least integer that fits if g is above or below the remote star, and by 0 if it is confused with it.
  /// Pauses as `result`.
  std::optional<Id> of(Id g, Steps& steps) { return result(g, steps); }

 private:
  std::optional<Id> computed(Id g, Steps& steps) override;
  std::optional<Id> by_remote_star(Id g, const std::vector<Id>& left, const std::vector<Id>& right, Steps& steps);
  std::optional<std::int64_t> nearest(Side side, const std::vector<Id>& weights, Steps& steps);
};

}  // namespace grundy::values
