#include "theory/subtraction_sieve.hpp"

#include <algorithm>
#include <bit>
#include <vector>

#include "theory/runs.hpp"

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

/// The P-heaps among 64, where `open` are those that neither moves of 64 and more nor heaps of earlier words reach.
struct InWord {
  std::uint64_t losing = 0;
  std::uint64_t spill = 0;  // heaps of the next word that the small moves reach from here
};

/// Small moves are bits: bit s is the move s < 64. The lowest open heap is P, and closes those that the moves reach from it.
InWord settle(std::uint64_t open, std::uint64_t small) {
  InWord settled;
  while (open != 0) {
    const int heap = std::countr_zero(open);
    settled.losing |= std::uint64_t{1} << heap;
    open &= ~(small << heap) & (open - 1);
    if (heap != 0) settled.spill |= small >> (64 - heap);
  }
  return settled;
}

/// The same where 1 is the only small move: in each run of open heaps every other is P, the first among them.
InWord settle_by_ones(std::uint64_t open) {
  const std::uint64_t losing = every_other(open);
  return {losing, losing >> 63};
}

/// 64 heaps a word. Moves of 64 and more reach from finished words: their P-heaps, shifted, for as many words at once as the least of
/// them leaves finished. Smaller moves stay within the word and the next one.
bool wins_by_sieve(std::span<const std::uint64_t> take, std::uint64_t n) {
  constexpr std::size_t kMost = 64;  // words at once
  const auto large = take.subspan(static_cast<std::size_t>(std::lower_bound(take.begin(), take.end(), 64u) - take.begin()));
  std::uint64_t small = 0;
  for (const std::uint64_t s : take.first(take.size() - large.size())) small |= std::uint64_t{1} << s;
  const std::size_t at_once = static_cast<std::size_t>(std::min<std::uint64_t>(kMost, large.empty() ? kMost : large.front() / 64));
  const std::size_t front = large.empty() ? 0 : static_cast<std::size_t>(large.back() / 64 + 1);  // words before heap 0: no P-heaps
  const std::size_t words = static_cast<std::size_t>(n / 64 + 1);
  std::vector<std::uint64_t> losing(front + words, 0);
  InWord settled;
  for (std::size_t w = front; w < losing.size(); w += at_once) {
    const std::size_t count = std::min(at_once, losing.size() - w);
    std::uint64_t reached[kMost] = {};
    for (const std::uint64_t s : large) {
      const std::uint64_t* from = losing.data() + (w - static_cast<std::size_t>(s / 64));
      const unsigned shift = s % 64;
      for (std::size_t i = 0; i < count; ++i) reached[i] |= from[i] << shift | from[i - 1] >> 1 >> (63 - shift);
    }
    for (std::size_t i = 0; i < count; ++i) {
      const std::uint64_t open = ~(reached[i] | settled.spill);
      if (small == 0) settled.losing = open;
      else settled = small == 2 ? settle_by_ones(open) : settle(open, small);
      losing[w + i] = settled.losing;
    }
  }
  return (losing.back() >> (n % 64) & 1) == 0;
}

}  // namespace

bool subtraction_wins(std::span<const std::uint64_t> take, std::uint64_t n) {
  while (!take.empty() && take.back() > n) take = take.first(take.size() - 1);
  return take.empty() || take.back() <= 64 ? wins_by_register(take, n) : wins_by_sieve(take, n);
}

}  // namespace grundy
