// Theorems about the positions of a game, for certificates of positions that are too large to list.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>

#include "rules/rules.hpp"
#include "theory/period.hpp"
#include "theory/value.hpp"

namespace grundy {

/// A theorem that gives the value of a position at once. `name` is that in docs/certificates.md.
struct KnownValue {
  std::string_view name = {};
  std::function<Value(const Position&)> value = {};
};

/// A theorem by which finitely many nimbers of single heaps determine all others.
struct KnownPeriod {
  std::string_view name = {};
  /// Returns how many heaps, from 0 on, must match a preperiod and period to prove them; at most 2^64 - 1.
  std::function<std::uint64_t(const Period&)> heaps = {};
};

/// A theorem that reduces the game to another one: a sum of components in normal play.
struct KnownReduction {
  std::string_view name = {};
  /// The rules of the other game, for a position of this one.
  std::function<std::unique_ptr<Rules>(const Position&)> rules = {};
  /// Returns the position of the other game; nothing if the theorem does not apply.
  std::function<std::optional<Position>(const Position&)> reduced = {};
  /// Converts the value there into the value here.
  std::function<Value(const Position&, const Value&)> value = {};
};

}  // namespace grundy
