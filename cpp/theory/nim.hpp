// Nim by Bouton's theorem ("Nim, a game with a complete mathematical theory", 1901): a position is P exactly when the nim-sum of its heaps
// is 0.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <span>

#include "theory/value.hpp"

namespace grundy {

/// The rules of Nim on one heap: any smaller size. With SumRules, the twin of everything below.
struct NimHeapRules {
  using Position = std::uint64_t;
  void options(Position heap, std::vector<Position>& out) const {
    for (Position to = 0; to < heap; ++to) out.push_back(to);
  }
};

inline Nimber nim_sum(std::span<const std::uint64_t> heaps) {
  std::uint64_t sum = 0;
  for (const std::uint64_t h : heaps) sum ^= h;
  return {sum};
}

/// Returns the new size of a heap after the move in it that makes the nim-sum 0, if there is such a move.
inline std::optional<std::uint64_t> winning_target(std::uint64_t heap, Nimber sum) {
  const std::uint64_t target = heap ^ sum.value;
  return sum.value != 0 && target < heap ? std::optional(target) : std::nullopt;
}

/// Returns the value of a sum of Nim heaps. With T stones in all, a P-position lasts T moves (the loser takes one at a time and so must the
/// winner in answer), an N-position 1 + T - (largest winning removal). O(heaps).
inline Value nim_value(std::span<const std::uint64_t> heaps) {
  const Nimber sum = nim_sum(heaps);
  Natural stones = 0;
  std::uint64_t removal = 0;
  for (const std::uint64_t h : heaps) {
    stones += h;
    if (const auto to = winning_target(h, sum); to && h - *to > removal) removal = h - *to;
  }
  return {outcome_of(sum), sum, Remoteness{sum.value == 0 ? stones : 1 + stones - removal}};
}

/// A move in Nim: the index of the heap and its new size.
struct NimMove {
  std::size_t heap = 0;
  std::uint64_t to = 0;
};

/// Returns a perfect move in a non-empty position. From an N-position the largest winning removal, which `nim_value` shows to be the
/// fastest win. From a P-position one stone of a heap with the fewest zeros at its end, t of them: the nim-sum becomes 2^(t+1) - 1, no
/// heap has a bit below t, so each winning answer takes one stone of a heap with bit t, and the game lasts T - 1 moves more. O(heaps).
inline NimMove best_nim_move(std::span<const std::uint64_t> heaps) {
  const Nimber sum = nim_sum(heaps);
  NimMove best;
  std::uint64_t removal = 0;
  int zeros = 64;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    if (const auto to = winning_target(heaps[i], sum); to && heaps[i] - *to > removal) {
      removal = heaps[i] - *to;
      best = {i, *to};
    } else if (sum.value == 0 && std::countr_zero(heaps[i]) < zeros) {
      zeros = std::countr_zero(heaps[i]);
      best = {i, heaps[i] - 1};
    }
  }
  return best;
}

/// Returns the outcome in misère play (a player who cannot move wins, so the last stone loses): as in normal play while some heap exceeds
/// 1, otherwise the opposite.
inline Outcome misere_nim_outcome(std::span<const std::uint64_t> heaps) {
  bool large = false;
  for (const std::uint64_t h : heaps) large |= h > 1;
  const Outcome normal = outcome_of(nim_sum(heaps));
  if (large) return normal;
  return normal == Outcome::N ? Outcome::P : Outcome::N;
}

}  // namespace grundy
