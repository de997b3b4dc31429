#include "theory/subtraction_sieve.hpp"

#include <algorithm>
#include <bit>
#include <vector>

namespace grundy {

namespace {

/// The outcomes of the last 64 heaps in a register: bit s - 1 is set where the heap s below the next one is P.
/// The register alone decides what comes next, so when one value comes back the outcomes repeat for ever (Brent's way of noticing).
bool wins_by_register(std::span<const std::uint64_t> take, std::uint64_t n) {
  std::uint64_t moves = 0;
  for (const std::uint64_t s : take) moves |= std::uint64_t{1} << (s - 1);
  const std::uint64_t relevant = take.empty() ? 0 : ~std::uint64_t{0} >> (64 - take.back());
  std::uint64_t last = 0, kept = ~std::uint64_t{0}, kept_at = 0, keep_next = 1;
  for (std::uint64_t heap = 0;; ++heap) {
    const bool wins = (last & moves) != 0;
    if (heap == n) return wins;
    last = (last << 1 | !wins) & relevant;
    if (last == kept) {
      const std::uint64_t rest = (n - heap) % (heap - kept_at);
      if (rest == 0) return wins;
      n = heap + rest;
    }
    if (heap == keep_next) {
      kept = last;
      kept_at = heap;
      keep_next *= 2;
    }
  }
}

/// 64 heaps at a time. Moves of 64 and more reach into finished words: their P-heaps, shifted. Moves below 64 stay within the word and
/// the next one: the lowest heap not yet reached is P, and marks `small` above itself.
bool wins_by_sieve(std::span<const std::uint64_t> take, std::uint64_t n) {
  std::uint64_t small = 0;  // bit s: the move s < 64
  std::vector<std::uint64_t> large;
  for (const std::uint64_t s : take) {
    if (s < 64) small |= std::uint64_t{1} << s; else large.push_back(s);
  }
  const std::size_t front = large.empty() ? 0 : static_cast<std::size_t>(large.back() / 64 + 1);  // words before heap 0: no P-heaps
  const std::size_t words = static_cast<std::size_t>(n / 64 + 1);
  std::vector<std::uint64_t> losing(front + words, 0);
  std::uint64_t spill = 0;  // heaps of this word that small moves reach from the word before
  for (std::size_t w = front; w < front + words; ++w) {
    std::uint64_t wins = spill;
    for (const std::uint64_t s : large) {
      const std::uint64_t* from = losing.data() + (w - s / 64);
      const unsigned shift = s % 64;
      wins |= from[0] << shift;
      if (shift != 0) wins |= from[-1] >> (64 - shift);
    }
    spill = 0;
    std::uint64_t word = 0;
    for (std::uint64_t open = ~wins; open != 0;) {
      const int heap = std::countr_zero(open);
      word |= std::uint64_t{1} << heap;
      open &= ~(small << heap) & (open - 1);
      if (heap != 0) spill |= small >> (64 - heap);
    }
    losing[w] = word;
  }
  return (losing.back() >> (n % 64) & 1) == 0;
}

}  // namespace

bool subtraction_wins(std::span<const std::uint64_t> take, std::uint64_t n) {
  while (!take.empty() && take.back() > n) take = take.first(take.size() - 1);
  return take.empty() || take.back() <= 64 ? wins_by_register(take, n) : wins_by_sieve(take, n);
}

}  // namespace grundy
