#include "theory/values/dyadic.hpp"

#include <algorithm>
#include <bit>

#include "base/number.hpp"

namespace grundy::values {

namespace {

// Products of a numerator and a power of 2 up to 2^62 have at most 126 bits.
__extension__ using Wide = __int128;

Wide scaled(const Dyadic& x, unsigned e) { return Wide{x.numerator()} * (Wide{1} << (e - x.exponent())); }

/// The greatest integer k with k / 2^e <= x, for e at most 62.
Wide floor_at(const Dyadic& x, unsigned e) {
  return x.exponent() <= e ? scaled(x, e) : Wide{x.numerator()} >> (x.exponent() - e);  // shifts of negative numbers round down
}

bool is_within(const Dyadic& x, const Bound& low, const Bound& high) {
  const bool above = !low.at || *low.at < x || (low.included && *low.at == x);
  const bool below = !high.at || x < *high.at || (high.included && *high.at == x);
  return above && below;
}

Bound mirrored(const Bound& bound) { return {bound.at ? std::optional(-*bound.at) : std::nullopt, bound.included}; }

}  // namespace

Dyadic Dyadic::operator-() const {
  Dyadic out = *this;
  out.n_ = -n_;
  return out;
}

std::strong_ordering Dyadic::operator<=>(const Dyadic& other) const {
  const unsigned e = std::max(e_, other.e_);
  const Wide mine = scaled(*this, e);
  const Wide theirs = scaled(other, e);
  return mine < theirs ? std::strong_ordering::less : mine > theirs ? std::strong_ordering::greater : std::strong_ordering::equal;
}

std::int64_t Dyadic::floor() const { return n_ >> e_; }

std::uint64_t Dyadic::birthday() const {
  const std::uint64_t size = n_ < 0 ? 0 - static_cast<std::uint64_t>(n_) : static_cast<std::uint64_t>(n_);
  return e_ == 0 ? size : 1 + e_ + (size >> e_);
}

std::string Dyadic::text() const {
  std::string out = signed_decimal(n_);
  return e_ == 0 ? out : (out += '/') += decimal(std::uint64_t{1} << e_);
}

DyadicResult DyadicResult::reduced(Wide n, unsigned e) {
  while (e > 0 && n % 2 == 0) {
    n /= 2;
    --e;
  }
  if (e > Dyadic::kFinest) return Halt::fine;
  if (n > INT64_MAX || n < -Wide{INT64_MAX}) return Halt::large;
  Dyadic out(static_cast<std::int64_t>(n));
  out.e_ = static_cast<std::uint8_t>(e);
  return out;
}

DyadicResult sum(const Dyadic& x, const Dyadic& y) {
  const unsigned e = std::max(x.exponent(), y.exponent());
  return DyadicResult::reduced(scaled(x, e) + scaled(y, e), e);  // two numbers of 126 bits
}

DyadicResult difference(const Dyadic& x, const Dyadic& y) { return sum(x, -y); }

DyadicResult half(const Dyadic& x) { return DyadicResult::reduced(x.numerator(), x.exponent() + 1); }

bool has_number(const Bound& low, const Bound& high) {
  return !low.at || !high.at || *low.at < *high.at || (*low.at == *high.at && low.included && high.included);
}

DyadicResult simplest(const Bound& low, const Bound& high) {
  if (is_within(Dyadic(), low, high)) return Dyadic();
  // All numbers between the bounds have the same sign.
  if (!low.at || low.at->sign() < 0) {
    const DyadicResult positive = simplest(mirrored(high), mirrored(low));
    return positive ? DyadicResult(-*positive) : positive;
  }
  Halt reason = Halt::fine;
  for (unsigned e = 0; e <= Dyadic::kFinest; ++e) {
    // The least multiple of 1 / 2^e above the lower bound, or on it.
    const Wide under = floor_at(*low.at, e);
    const bool exact = low.at->exponent() <= e && low.included;
    const DyadicResult least = DyadicResult::reduced(exact ? under : under + 1, e);
    if (!least) reason = least.halt();
    else if (is_within(*least, low, high)) return least;
  }
  return reason;
}

}  // namespace grundy::values
