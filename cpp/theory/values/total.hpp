// Values that are added up one after the other, and who wins the total; with pauses.
#pragma once

#include <optional>

#include "theory/value.hpp"
#include "theory/values/store.hpp"

namespace grundy::values {

/// The winner if Left begins, and if Right does.
struct Winners {
  bool left_wins_first = false, left_wins_second = false;
  bool operator==(const Winners&) const = default;
  Outcome outcome(bool right_moves) const { return (right_moves ? !left_wins_second : left_wins_first) ? Outcome::N : Outcome::P; }
  OutcomeClass outcome_class() const {
    if (left_wins_first) return left_wins_second ? OutcomeClass::left : OutcomeClass::next;
    return left_wins_second ? OutcomeClass::previous : OutcomeClass::right;
  }
};

/// Returns who wins a value. Nothing if the store stops.
inline std::optional<Winners> winners_of(Store& store, Id value, Steps& steps) {
  const auto at_least_zero = store.at_most(kZero, value, steps);
  const auto at_most_zero = at_least_zero ? store.at_most(value, kZero, steps) : std::nullopt;
  return at_most_zero ? std::optional(Winners{!*at_most_zero, *at_least_zero}) : std::nullopt;
}

class Total {
 public:
  explicit Total(Store& store) : store_(&store) {}

  /// Adds value_of(0), value_of(1), ... of so many parts, each asked for until there is one, and then never again: asking could abandon the
  /// addition that the store has begun. False if it stops before: `lacks_value()` tells why; the same call goes on.
  template <class ValueOf>
  bool add(std::size_t parts, const ValueOf& value_of, Steps& steps) {
    for (; part_ < parts; ++part_) {
      if (!value_) value_ = value_of(part_);
      const auto sum = value_ ? store_->plus(id_, *value_, steps) : std::nullopt;
      if (!sum) return false;
      id_ = *sum;
      value_.reset();
    }
    return true;
  }
  /// Whether `add` stopped because a part has no value yet; otherwise the store did (Store::halt).
  bool lacks_value() const { return !value_; }
  /// The part that is added next.
  std::size_t part() const { return part_; }
  Id id() const { return id_; }

  /// Returns who wins, once all is added. Nothing if the store stops; the same call goes on.
  std::optional<Winners> winners(Steps& steps) {
    if (!at_least_zero_) at_least_zero_ = store_->at_most(kZero, id_, steps);
    const auto at_most_zero = at_least_zero_ ? store_->at_most(id_, kZero, steps) : std::nullopt;
    return at_most_zero ? std::optional(Winners{!*at_most_zero, *at_least_zero_}) : std::nullopt;
  }

 private:
  Store* store_;
  std::size_t part_ = 0;
  Id id_ = kZero;
  std::optional<Id> value_;  // of the part that is being added
  std::optional<bool> at_least_zero_;
};

}  // namespace grundy::values
