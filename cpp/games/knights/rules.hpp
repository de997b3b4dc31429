// The rules alone, as a ruleset.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace grundy {

/// One knight; a position is row * side + column. The four moves lower row + column, so play is finite.
struct KnightRules {
  using Position = std::uint64_t;
  std::uint32_t side;
  static constexpr std::array<std::array<int, 2>, 4> kMoves = {{{1, -2}, {-1, -2}, {-2, -1}, {-2, 1}}};

  void options(Position p, std::vector<Position>& out) const {
    const auto row = static_cast<std::int64_t>(p / side), column = static_cast<std::int64_t>(p % side);
    for (const auto& [down, right] : kMoves) {
      const std::int64_t r = row + down, c = column + right;
      if (r >= 0 && c >= 0 && r < side && c < side) out.push_back(static_cast<Position>(r * side + c));
    }
  }
};

}  // namespace grundy
