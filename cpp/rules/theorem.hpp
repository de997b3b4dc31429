// What a game knows of its positions by a theorem, for certificates of positions that are too large to be written out.
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

/// A theorem by which finitely many nimbers of single heaps tell all others.
struct KnownPeriod {
  std::string_view name = {};
  /// How many heaps, from 0 on, must have been seen to agree with a preperiod and period. 2^64 - 1 if it is more than that.
  std::function<std::uint64_t(const Period&)> heaps = {};
};

/// A theorem that leads to another game: a sum of components in normal play.
struct KnownReduction {
  std::string_view name = {};
  /// The rules of the other game, for a position of this one.
  std::function<std::unique_ptr<Rules>(const Position&)> rules = {};
  /// The position of the other game; nothing where the theorem does not speak of this one.
  std::function<std::optional<Position>(const Position&)> reduced = {};
  /// What the value there means here.
  std::function<Value(const Position&, const Value&)> value = {};
};

}  // namespace grundy
