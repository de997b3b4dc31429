// The rules alone, as a ruleset.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace grundy {

/// The pawn of the strip 1..n before move number k: {k, pawn}.
struct PawnRules {
  using Position = std::array<std::uint32_t, 2>;
  std::uint32_t n;
  void options(const Position& p, std::vector<Position>& out) const {
    const auto [k, pawn] = p;
    if (pawn > k) out.push_back({k + 1, pawn - k});
    if (k <= n && pawn <= n - k) out.push_back({k + 1, pawn + k});
  }
};

}  // namespace grundy
