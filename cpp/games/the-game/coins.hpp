// The coins of a position, in the order of its explanation.
#pragma once

#include <cstdint>
#include <vector>

#include "base/natural.hpp"

namespace grundy {

/// Coins as Nim heaps: up to three per square, with the parity of the count, because equal heaps cancel in pairs. The other pairs only
/// prolong the game: `hidden` stones.
struct Coins {
  std::vector<std::uint64_t> heaps;
  Natural hidden = 0;
};

inline std::uint64_t kept_coins(std::uint64_t count) { return count <= 2 ? count : 2 + count % 2; }

inline Coins coins_of(const std::vector<std::uint64_t>& counts) {
  Coins coins;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] == 0) continue;
    const std::uint64_t kept = kept_coins(counts[i]);
    coins.heaps.insert(coins.heaps.end(), kept, i + 1);
    coins.hidden += Natural{counts[i] - kept} * (i + 1);
  }
  return coins;
}

}  // namespace grundy
