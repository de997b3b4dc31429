// Thermographs: where play stops if each move costs a tax of t (Conway, "On numbers and games", chapter 9).
#pragma once

#include <optional>
#include <vector>

#include "base/number_map.hpp"
#include "theory/values/store.hpp"

namespace grundy::values {

/// A point of a wall: the number in which play stops at the tax t >= 0.
struct Corner {
  Dyadic t, value;
  bool operator==(const Corner&) const = default;
};

/// A wall from t = 0 on: straight between corners, vertical above the last. Corners are where it bends, so that equal walls have equal
/// corners.
using Wall = std::vector<Corner>;

/// The value of a wall at a tax t >= 0. O(corners).
DyadicResult value_at(const Wall& wall, const Dyadic& t);

/// Both walls end in the mast, at the mean, from the temperature on. The temperature of a number m / 2^e is -1 / 2^e, of other
/// infinitesimals 0.
struct Thermograph {
  Wall left, right;
  Dyadic mean, temperature;
};

/// The thermographs of a store's values, each computed once.
class Thermographs {
 public:
  explicit Thermographs(Store& store, std::size_t limit = 64 * Store::kMegabyte) : store_(store), limit_(limit) {}

  /// Returns the thermograph of a value; null if it stops before, with `halt()`. After Halt::steps the same call goes on: what is known
  /// stays. The left wall is the greatest right wall of Left's options less t, the right wall the least left wall of Right's plus t, up
  /// to where they meet. O(options * corners) for each subposition, which is a step. Valid until the next call.
  const Thermograph* of(Id g, Steps& steps);
  Halt halt() const { return halt_; }
  /// Returns a thermograph that was computed before; null if there is none.
  const Thermograph* known(Id g) const;

 private:
  std::optional<Thermograph> computed(Id g);
  bool keep(Id g, Thermograph&& thermograph);

  Store& store_;
  std::size_t limit_;
  std::size_t bytes_ = 0;
  Halt halt_ = Halt::none;
  NumberMap places_;
  std::vector<Thermograph> all_;
  std::vector<Id> waiting_;
};

}  // namespace grundy::values
