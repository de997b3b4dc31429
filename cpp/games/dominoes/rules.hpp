// The rules alone, as a ruleset.
#pragma once

#include <cstdint>
#include <vector>

namespace grundy {

/// Dominoes whose blocks never vanish: a position is the strip as bits, 1 where a cell is not free.
struct StripRules {
  using Position = std::uint64_t;
  std::uint32_t n, k;
  void options(Position p, std::vector<Position>& out) const {
    if (k > n) return;
    const std::uint64_t block = k == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << k) - 1;
    for (std::uint32_t at = 0; at + k <= n; ++at) {
      if ((p & (block << at)) == 0) out.push_back(p | block << at);
    }
  }
};

/// The true game: a block laid on turn T vanishes at the start of turn T + D. A turn always lays a block, so a position is the places
/// of the last D - 1 blocks at the most, the latest in the lowest four bits, each as place + 1 (strips of up to 14 cells, 15 blocks):
///
///    ... | place of T-3 | place of T-2 | place of T-1        before turn T
struct VanishingRules {
  using Position = std::uint64_t;
  std::uint32_t n, k, d;
  std::uint64_t blocked;

  void options(Position p, std::vector<Position>& out) const {
    if (k > n) return;
    const std::uint64_t block = (std::uint64_t{1} << k) - 1;
    std::uint64_t taken = blocked;
    for (Position rest = p; rest != 0; rest >>= 4) taken |= block << ((rest & 15) - 1);
    // After the turn its block has D - 1 turns left of which it is seen: at D = 1 it is gone before the opponent moves.
    const Position kept = d > 16 ? ~Position{0} : (Position{1} << 4 * (d - 1)) - 1;
    for (std::uint32_t at = 0; at + k <= n; ++at) {
      if ((taken & (block << at)) == 0) out.push_back((p << 4 | (at + 1)) & kept);
    }
  }
};

}  // namespace grundy
