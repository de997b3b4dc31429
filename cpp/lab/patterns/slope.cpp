#include "lab/patterns/slope.hpp"

#include <numeric>
#include <string>

namespace grundy::lab {

namespace {

constexpr std::int64_t kMostP = 8, kMostQ = 12;
/// A slope that fits fewer pairs means nothing.
constexpr std::size_t kFewestPairs = 8;

/// Narrows the bounds of the slope by a pair. False if there is no slope.
bool narrow(Slope& bounds, std::int64_t u, std::int64_t n) {
  if (n == 0) return u == 0;
  if (u * bounds.low_of > bounds.low * n) bounds.low = u, bounds.low_of = n;
  if (bounds.high == 0 || (u + 1) * bounds.high_of < bounds.high * n) bounds.high = u + 1, bounds.high_of = n;
  return true;
}

/// Whether s is between the bounds: t = a / b is at most s exactly if t * t <= p * t + q, as the other root is negative.
bool is_between(const Slope& s) {
  const auto at_most = [&](std::int64_t a, std::int64_t b) { return a * a <= s.p * a * b + s.q * b * b; };
  return at_most(s.low, s.low_of) && !at_most(s.high, s.high_of);
}

}  // namespace

std::vector<Slope> slopes_of(std::span<const std::pair<std::int64_t, std::int64_t>> pairs) {
  Slope bounds;
  std::int64_t step = 0;
  for (const auto& [u, v] : pairs) {
    step = std::gcd(step, v);
  }
  if (pairs.size() < kFewestPairs || step == 0) return {};
  for (const auto& [u, v] : pairs) {
    if (!narrow(bounds, u, v / step)) return {};
  }
  std::vector<Slope> out;
  for (std::int64_t size = 1; size <= kMostP + kMostQ && out.size() < 3; ++size) {
    for (std::int64_t p = -kMostP; p <= kMostP; ++p) {
      const std::int64_t q = size - (p < 0 ? -p : p);
      if (q < 1 || q > kMostQ) continue;
      Slope slope = bounds;
      slope.p = p, slope.q = q, slope.step = step;
      if (is_between(slope)) out.push_back(slope);
    }
  }
  return out;
}

std::string quadratic_text(const Slope& slope) {
  // s = (p + sqrt(p * p + 4 q)) / 2, with squares taken out of the root.
  std::int64_t square = slope.p * slope.p + 4 * slope.q, root = 1, whole = slope.p, divisor = 2;
  for (std::int64_t d = 2; d * d <= square; ++d) {
    while (square % (d * d) == 0) square /= d * d, root *= d;
  }
  if (whole % 2 == 0 && root % 2 == 0) whole /= 2, root /= 2, divisor = 1;
  const auto text = [](std::int64_t n) { return std::to_string(n); };
  if (square == 1) return divisor == 1 || (whole + root) % 2 == 0 ? text((whole + root) / divisor) : text(whole + root) + "/2";
  const std::string surd = (root == 1 ? "" : text(root) + " ") + "\xE2\x88\x9A" + text(square);
  const std::string sum = whole == 0 ? surd : whole > 0 ? text(whole) + " + " + surd : surd + " - " + text(-whole);
  return divisor == 1 ? sum : std::string("(").append(sum).append(")/2");
}

TermId on_slope(Terms& terms, TermId u, TermId v, const Slope& slope) {
  const auto times = [&](std::int64_t n, TermId t) { return n == 1 ? t : terms.make(TermOp::multiply, terms.constant(n), t); };
  const TermId n = slope.step == 1 ? v : terms.make(TermOp::divide, v, terms.constant(slope.step));
  // n * (p * t + q * n) for t = u and u + 1.
  const auto line = [&](TermId t) {
    const TermId end = times(slope.q, n);
    const TermId sum = slope.p == 0  ? end
                       : slope.p > 0 ? terms.make(TermOp::add, times(slope.p, t), end)
                                     : terms.make(TermOp::subtract, end, times(-slope.p, t));
    return terms.make(TermOp::multiply, n, sum);
  };
  const TermId above = terms.plus(u, 1);
  TermId out = terms.make(TermOp::both, terms.make(TermOp::at_most, terms.make(TermOp::multiply, u, u), line(u)),
                          terms.make(TermOp::less, line(above), terms.make(TermOp::multiply, above, above)));
  if (slope.step > 1) {
    const TermId whole = terms.make(TermOp::equal, terms.make(TermOp::modulo, v, terms.constant(slope.step)), terms.constant(0));
    out = terms.make(TermOp::both, whole, out);
  }
  return out;
}

}  // namespace grundy::lab
