// Atomic weights of all-small games: how many ups they are worth (Conway, "On numbers and games", chapter 16; Siegel, "Combinatorial game
// theory", section II.7).
#pragma once

#include <optional>
#include <vector>

#include "base/number_map.hpp"
#include "theory/values/store.hpp"

namespace grundy::values {

/// The atomic weights of a store's values, each computed once.
class AtomicWeights {
 public:
  explicit AtomicWeights(Store& store) : store_(store) {}

  /// Returns the atomic weight of an all-small value, a value of the same store: {aw(g^L) - 2 | aw(g^R) + 2}, except that an integer is
  /// replaced by the greatest or the least integer that fits if g is above or below the remote star, and by 0 if it is confused with it.
  /// Nothing if it stops before: see `halt()`. After Halt::steps the same call goes on.
  std::optional<Id> of(Id g, Steps& steps);
  Halt halt() const { return halt_; }

 private:
  std::optional<Id> computed(Id g, Steps& steps);
  std::optional<std::vector<Id>> weights_of(Id g, Side side, Steps& steps);
  std::optional<Id> by_remote_star(Id g, const std::vector<Id>& left, const std::vector<Id>& right, Steps& steps);
  std::optional<std::int64_t> nearest(Side side, const std::vector<Id>& weights, Steps& steps);

  template <class Call>
  std::optional<std::uint32_t> once(Call call);

  Store& store_;
  Halt halt_ = Halt::none;
  NumberMap weights_;
  std::vector<Id> waiting_;
  // The answers that the store gave for the innermost weight: when it goes on after a pause, they are not asked for again.
  std::vector<std::uint32_t> answers_;
  std::size_t next_answer_ = 0;
};

}  // namespace grundy::values
