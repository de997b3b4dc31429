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
constexpr std::uint64_t kMostOptions = 100'000'000;

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

  /// For each residue modulo p the first heap from which the equalities are true, if its nimber is below s; otherwise 0.
  std::vector<std::uint64_t> first_heaps() const {
    std::vector<std::uint64_t> out(p);
    for (std::uint64_t heap = e; heap < e + p; ++heap) {
      std::uint64_t first = heap;
      while (first > p && nimbers[first - p] + s == nimbers[first]) first -= p;
      if (nimbers[first] < s) out[first % p] = first;
    }
    return out;
  }

  /// Whether all numbers below the nimber `value` of a heap are options of it and of the heaps whole periods further on.
  bool covers(std::uint64_t heap, std::uint64_t value, const std::vector<std::uint64_t>& firsts) const {
    std::vector<bool> found(value);
    const auto add = [&](std::uint64_t number) {
      if (number < value) found[number] = true;
    };
    for (const Take& take : takes) {
      const std::uint64_t rest = heap - take.stones;  // heaps are larger than takes here
      // One large part, and none, one or two whose nimbers have no multiple of s.
      for (std::uint64_t a = 0; a + e <= rest; ++a) {
        if (nimbers[a] >= s) continue;
        if (a == 0 ? take.stones > 0 && (take.left & Take::kOne) != 0 : (take.left & Take::kTwo) != 0) add(of(rest - a) ^ nimbers[a]);
        if (a == 0 || (take.left & Take::kThree) == 0) continue;
        for (std::uint64_t b = 1; b <= a && a + b + e <= rest; ++b) {
          if (nimbers[b] < s) add(of(rest - a - b) ^ nimbers[a] ^ nimbers[b]);
        }
      }
      if ((take.left & Take::kThree) == 0) continue;
      for (const std::uint64_t u : firsts) {
        for (const std::uint64_t v : firsts) {
          const std::uint64_t w = u == 0 || v == 0 || u + v >= rest ? 0 : firsts[(rest - u - v) % p];
          if (w == 0 || u + v + w > rest) continue;
          const std::uint64_t periods = (rest - u - v - w) / p;
          for (std::uint64_t k = periods % 2; k <= periods; k += 2) add(k * s + (nimbers[u] ^ nimbers[v] ^ nimbers[w]));
        }
      }
    }
    return std::find(found.begin(), found.end(), false) == found.end();
  }

  bool proved() const {
    const std::uint64_t size = nimbers.size(), bound = 3 * (e + 2 * p) + Breaks::of(takes).largest;
    if (bound > size || p * bound * bound > kMostOptions || p * p * p > kMostOptions) return false;
    for (std::uint64_t heap = bound - 2 * p; heap < bound; ++heap) {
      if (any_meets(heap)) return false;
    }
    const auto firsts = first_heaps();
    for (std::uint64_t heap = size; heap < size + p; ++heap) {
      if (!covers(heap, of(heap), firsts)) return false;
    }
    return true;
  }
};

}  // namespace

std::optional<Period> arithmetic_period(std::span<const std::uint32_t> nimbers, std::span<const Take> takes) {
  const std::uint64_t size = nimbers.size();
  for (std::uint64_t p = 1; p <= kLongest && 2 * p < size; ++p) {
    const std::uint64_t s = nimbers[size - 1] - static_cast<std::uint64_t>(nimbers[size - 1 - p]);
    if (nimbers[size - 1] <= nimbers[size - 1 - p] || !std::has_single_bit(s)) continue;
    std::uint64_t e = size - p;
    while (e > 0 && nimbers[e - 1] + s == nimbers[e - 1 + p]) --e;
    const Candidate candidate{nimbers, takes, std::max<std::uint64_t>(e, 1), p, s};
    if (candidate.proved()) return Period{e, p, s};
  }
  return std::nullopt;
}

}  // namespace grundy
