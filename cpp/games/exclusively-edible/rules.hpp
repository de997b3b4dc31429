// The rules alone, as a ruleset.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace grundy {

/// The bar itself: {rows, columns, bad row, bad column}; a move cuts along a grid line and eats the part without the bad piece.
struct BarRules {
  using Position = std::array<std::uint32_t, 4>;
  void options(const Position& p, std::vector<Position>& out) const {
    const auto [m, n, r, c] = p;
    for (std::uint32_t cut = 1; cut < m; ++cut) {
      if (r < cut) out.push_back({cut, n, r, c}); else out.push_back({m - cut, n, r - cut, c});
    }
    for (std::uint32_t cut = 1; cut < n; ++cut) {
      if (c < cut) out.push_back({m, cut, r, c}); else out.push_back({m, n - cut, r, c - cut});
    }
  }
};

}  // namespace grundy
