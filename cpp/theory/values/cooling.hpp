// Cooled games: each move costs a tax (Conway, "On numbers and games", chapter 9).
#pragma once

#include "theory/values/by_options.hpp"
#include "theory/values/thermograph.hpp"

namespace grundy::values {

/// The values of a store cooled by one tax, each computed once.
class Cooling final : public ByOptions {
 public:
  /// `tax`: at least 0.
  Cooling(Store& store, Thermographs& thermographs, const Dyadic& tax) : ByOptions(store), thermographs_(thermographs), tax_(tax) {}

  /// Returns {g^L cooled - t | g^R cooled + t}; above the temperature of g its mean, and g itself if it is a number. Pauses as `result`.
  std::optional<Id> of(Id g, Steps& steps) { return result(g, steps); }

 private:
  std::optional<Id> computed(Id g, Steps& steps) override;

  Thermographs& thermographs_;
  Dyadic tax_;
};

}  // namespace grundy::values
