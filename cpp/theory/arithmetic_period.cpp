#include "theory/arithmetic_period.hpp"

#include <algorithm>
#include <bit>
#include <vector>

#include "theory/take_and_break.hpp"

namespace grundy {

namespace {

/// Longer periods are not tried.
constexpr std::uint64_t kLongest = 256;
/// The most options that are examined for a proof.
constexpr std::uint64_t kMostOptions = 20'000'000;

/// A candidate: the nimbers, with g(n + p) = g(n) + s for all known n >= e.
struct Candidate {
  std::span<const std::uint32_t> nimbers;
  std::span<const Take> takes;
  std::uint64_t e, p, s;

  /// The nimber of a heap, known or continued.
  std::uint64_t of(std::uint64_t heap) const {
    const std::uint64_t size = nimbers.size(), periods = heap < size ? 0 : (heap - size) / p + 1;
    return nimbers[heap - periods * p] + periods * s;
  }

  /// Whether an option with these parts may have the nimber of `heap` or that of a heap some periods further on. A part of 0 is none.
  bool meets(std::uint64_t heap, std::uint64_t a, std::uint64_t b, std::uint64_t c) const {
    const std::uint64_t g = nimbers[heap], x = nimbers[a], y = nimbers[b], z = nimbers[c];
    return ((x ^ y ^ z ^ g) & (2 * s - 1)) == 0 && x + y + z >= g;
  }

  /// The same for all options of a heap.
  bool any_meets(std::uint64_t heap) const {
    for (const Take& take : takes) {
      if (heap < take.stones) continue;
      const std::uint64_t rest = heap - take.stones;
      if (rest > 0 && rest < heap && (take.left & Take::kOne) != 0 && meets(heap, rest, 0, 0)) return true;
      if ((take.left & (Take::kTwo | Take::kUnequal)) != 0) {
        for (std::uint64_t a = 1; 2 * a <= rest; ++a) {
          if (meets(heap, a, rest - a, 0)) return true;
        }
      }
      if ((take.left & Take::kThree) == 0) continue;
      for (std::uint64_t a = 1; 3 * a <= rest; ++a) {
        for (std::uint64_t b = a; a + 2 * b <= rest; ++b) {
          if (meets(heap, a, b, rest - a - b)) return true;
        }
      }
    }
    return false;
  }

  /// For each residue modulo p the first heap, of 1 or more, from which the equalities are true.
  std::vector<std::uint64_t> first_heaps() const {
    std::vector<std::uint64_t> out(p);
    for (std::uint64_t heap = e; heap < e + p; ++heap) {
      std::uint64_t& first = out[heap % p];
      first = heap;
      while (first > p && nimbers[first - p] + s == nimbers[first]) first -= p;
    }
    return out;
  }

  /// Why numbers below the nimber of a heap are options of it, and their like options of heaps some periods further on.
  static constexpr std::uint8_t kBetween = 1, kLow = 2, kHigh = 4;
  using Options = std::vector<std::uint8_t>;

  static void add(Options& to, std::uint64_t number, std::uint8_t reason) {
    if (number < to.size()) to[number] |= reason;
  }

  /// One large part, and up to two whose nimbers together are below s.
  void add_high(Options& to, const Take& take, std::uint64_t rest) const {
    const std::uint64_t end = std::min(rest - e, e + 2 * p);
    if (take.stones > 0 && (take.left & Take::kOne) != 0) add(to, of(rest), kHigh);
    for (std::uint64_t a = 1; a <= end; ++a) {
      if ((take.left & Take::kTwo) != 0 && nimbers[a] < s) add(to, of(rest - a) ^ nimbers[a], kHigh);
      for (std::uint64_t b = 1; (take.left & Take::kThree) != 0 && b <= a && a + b + e <= rest; ++b) {
        const std::uint64_t both = nimbers[a] ^ nimbers[b];
        if (both < s) add(to, of(rest - a - b) ^ both, kHigh);
      }
    }
  }

  /// Two large parts with the same multiple of s, and perhaps a third below e.
  void add_low(Options& to, const Take& take, std::uint64_t rest, const std::vector<std::uint64_t>& firsts) const {
    for (std::uint64_t third = 0; third < e; ++third) {
      if ((take.left & (third == 0 ? Take::kTwo : Take::kThree)) == 0) continue;
      for (const std::uint64_t u : firsts) {
        if (third + u >= rest) continue;
        const std::uint64_t v = firsts[(rest - third - u) % p];
        if (third + u + v > rest) continue;
        const std::uint64_t x = nimbers[u] / s, y = nimbers[v] / s, all = (rest - third - u - v) / p + x + y;
        if (all % 2 == 0 && all / 2 >= std::max(x, y)) add(to, (nimbers[u] ^ nimbers[v]) % s ^ nimbers[third], kLow);
      }
    }
  }

  /// Three large parts, two of which have the same multiple of s.
  void add_between(Options& to, std::uint64_t rest, const std::vector<std::uint64_t>& firsts) const {
    for (const std::uint64_t u : firsts) {
      for (const std::uint64_t v : firsts) {
        if (u + v >= rest) continue;
        const std::uint64_t w = firsts[(rest - u - v) % p];
        if (u + v + w > rest) continue;
        const std::uint64_t x = nimbers[u] / s, y = nimbers[v] / s, z = nimbers[w] / s;
        const std::uint64_t all = (rest - u - v - w) / p + x + y + z, residue = (nimbers[u] ^ nimbers[v] ^ nimbers[w]) % s;
        for (std::uint64_t k = z + (all - z) % 2; k + 2 * std::max(x, y) <= all; k += 2) add(to, k * s + residue, kBetween);
      }
    }
  }

  /// Whether all numbers below the nimber `value` of a heap are options of it and of the heaps 2 p, 4 p, ... further on.
  bool covers(std::uint64_t heap, std::uint64_t value, const std::vector<std::uint64_t>& firsts) const {
    Options found(value);
    for (const Take& take : takes) {
      const std::uint64_t rest = heap - take.stones;  // the heap is at least b
      add_high(found, take, rest);
      add_low(found, take, rest, firsts);
      if ((take.left & Take::kThree) != 0) add_between(found, rest, firsts);
    }
    for (std::uint64_t from = 0; from < 2 * s && from < value; ++from) {
      // The first numbers are between or low, one is between, and from it on they are between or high.
      bool joined = false, rises = true;
      for (std::uint64_t number = from; number < value; number += 2 * s) {
        rises = rises && (found[number] & (kBetween | kLow)) != 0;
        if ((found[number] & (kBetween | kHigh)) == 0) joined = false;
        else if (rises && (found[number] & kBetween) != 0) joined = true;
      }
      if (!joined) return false;
    }
    return true;
  }

  bool proved() const {
    const std::uint64_t size = nimbers.size(), bound = 3 * (e + 2 * p) + Breaks::of(takes).largest;
    if (bound + 2 * p > size || p * bound * bound > kMostOptions || p * p * bound / s * bound > kMostOptions) return false;
    for (std::uint64_t heap = bound - 2 * p; heap < bound; ++heap) {
      if (any_meets(heap)) return false;
    }
    const auto firsts = first_heaps();
    for (std::uint64_t heap = bound; heap < bound + 2 * p; ++heap) {
      if (!covers(heap, of(heap), firsts)) return false;
    }
    return true;
  }
};

/// Returns the least period of nimbers with a proved one: a divisor q of p that is true on one period is true for ever, because g(n + q)
/// and g(n) grow alike from period to period.
Period least_period(std::span<const std::uint32_t> nimbers, const Candidate& proved) {
  const std::uint64_t e = proved.e, p = proved.p, s = proved.s;
  for (std::uint64_t q = 1; q <= p; ++q) {
    const std::uint64_t rise = s * q / p;
    const auto holds = [&](std::uint64_t heap) { return nimbers[heap] + rise == nimbers[heap + q]; };
    if (p % q != 0 || s * q % p != 0) continue;
    std::uint64_t from = e + p;
    while (from > 0 && holds(from - 1)) --from;
    if (from <= e) return {from, q, rise};
  }
  return {e, p, s};
}

}  // namespace

std::optional<Period> arithmetic_period(std::span<const std::uint32_t> nimbers, std::span<const Take> takes) {
  const std::uint64_t size = nimbers.size();
  for (std::uint64_t p = 1; p <= kLongest && 2 * p < size; ++p) {
    const std::uint64_t s = nimbers[size - 1] - static_cast<std::uint64_t>(nimbers[size - 1 - p]);
    if (nimbers[size - 1] <= nimbers[size - 1 - p] || !std::has_single_bit(s)) continue;
    std::uint64_t e = size - p;
    while (e > 0 && nimbers[e - 1] + s == nimbers[e - 1 + p]) --e;
    const Candidate candidate{nimbers, takes, std::max<std::uint64_t>(e, 1), p, s};
    if (candidate.proved()) return least_period(nimbers, candidate);
  }
  return std::nullopt;
}

}  // namespace grundy
