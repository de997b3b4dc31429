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

/// The same by steps of as many heaps as the least small move but 1 leaves to themselves. Within a step all open heaps are P, or, where 1
/// is a move, every other heap of a run.
class Steps {
 public:
  /// `moves`: those below 64.
  explicit Steps(std::span<const std::uint64_t> moves) : moves_(moves), ones_(!moves.empty() && moves[0] == 1) {
    if (moves.size() > ones_) step_ = static_cast<unsigned>(moves[ones_]);
  }

  /// Faster than heap by heap, which takes some twenty turns a word.
  bool pays() const { return (64 / step_ + 1) * (moves_.size() + 2) <= 32; }

  InWord settle(std::uint64_t open) const {
    if (step_ == 64) {
      const std::uint64_t losing = ones_ ? every_other(open) : open;
      return {losing, ones_ ? losing >> 63 : 0};
    }
    InWord settled;
    const std::uint64_t heaps = ~std::uint64_t{0} >> (64 - step_);
    for (unsigned begin = 0; begin < 64; begin += step_) {
      std::uint64_t losing = open & heaps << begin;
      if (ones_) losing = every_other(losing);
      settled.losing |= losing;
      for (const std::uint64_t s : moves_) {
        open &= ~(losing << s);
        settled.spill |= losing >> (64 - s);
      }
    }
    return settled;
  }

 private:
  std::span<const std::uint64_t> moves_;
  bool ones_;
  unsigned step_ = 64;
};

/// 64 heaps a word. Moves of 64 and more reach from finished words: their P-heaps, shifted, for as many words at once as the least of
/// them leaves finished. Smaller moves stay within the word and the next one.
bool wins_by_sieve(std::span<const std::uint64_t> take, std::uint64_t n) {
  constexpr std::size_t kMost = 64;  // words at once
  const auto large = take.subspan(static_cast<std::size_t>(std::lower_bound(take.begin(), take.end(), 64u) - take.begin()));
  const auto near = take.first(take.size() - large.size());
  const Steps steps(near);
  const bool by_steps = steps.pays();
  std::uint64_t small = 0;
  for (const std::uint64_t s : near) small |= std::uint64_t{1} << s;
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
      settled = by_steps ? steps.settle(open) : settle(open, small);
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
