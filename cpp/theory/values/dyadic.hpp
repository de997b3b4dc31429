// Dyadic rationals n / 2^e, the numbers among short games (Conway, "On numbers and games", chapter 2).
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>

namespace grundy::values {

/// Why a calculation stopped.
enum class Halt : std::uint8_t {
  none,
  steps,   // all steps are used up: the same call goes on
  memory,  // the next array would exceed the limit
  fine,    // a number finer than 2^-62
  large,   // a number, a multiple of up or a nimber too large to write down
};

/// The number n / 2^e in lowest terms: n is odd or e is 0; 0 <= e <= 62; n is never -2^63, so that every number has a negative.
class Dyadic {
 public:
  static constexpr unsigned kFinest = 62;

  constexpr Dyadic() = default;
  /// An integer; `n` is not -2^63.
  constexpr explicit Dyadic(std::int64_t n) : n_(n) {}

  std::int64_t numerator() const { return n_; }
  unsigned exponent() const { return e_; }
  bool is_integer() const { return e_ == 0; }
  bool is_zero() const { return n_ == 0; }
  /// Returns -1, 0 or 1.
  int sign() const { return n_ < 0 ? -1 : n_ > 0; }

  Dyadic operator-() const;
  bool operator==(const Dyadic&) const = default;
  std::strong_ordering operator<=>(const Dyadic& other) const;

  /// Returns the greatest integer that is at most this.
  std::int64_t floor() const;
  /// Returns the day on which the number is born: |n| for integers, 1 + e + floor |x| for others.
  std::uint64_t birthday() const;
  /// Formats the number as "-3/4". The denominator is at most 2^62.
  std::string text() const;

 private:
  friend class DyadicResult;
  std::int64_t n_ = 0;
  std::uint8_t e_ = 0;
};

/// A number, or the reason why there is none: Halt::fine or Halt::large.
class DyadicResult {
 public:
  DyadicResult(const Dyadic& value) : value_(value) {}
  DyadicResult(Halt halt) : halt_(halt) {}
  explicit operator bool() const { return halt_ == Halt::none; }
  const Dyadic& operator*() const { return value_; }
  const Dyadic* operator->() const { return &value_; }
  Halt halt() const { return halt_; }

  /// Reduces n / 2^e, e <= 126, to lowest terms.
  __extension__ static DyadicResult reduced(__int128 n, unsigned e);

 private:
  Dyadic value_;
  Halt halt_ = Halt::none;
};

DyadicResult sum(const Dyadic& x, const Dyadic& y);
DyadicResult difference(const Dyadic& x, const Dyadic& y);
DyadicResult half(const Dyadic& x);

/// An end of an interval, which may belong to it. Without a number: no bound.
struct Bound {
  std::optional<Dyadic> at;
  bool included = false;
};

/// Returns whether some number lies between the bounds.
bool has_number(const Bound& low, const Bound& high);

/// Returns the simplest number between the bounds, the one born first: there must be one. By the simplicity theorem (ONAG, theorem 11) it
/// is the value of a game whose options leave exactly these numbers. O(62).
DyadicResult simplest(const Bound& low, const Bound& high);

}  // namespace grundy::values
