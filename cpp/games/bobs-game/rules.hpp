// The rules alone, as a ruleset.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "kit/parameters.hpp"

namespace grundy {

/// One king: up, left or up-left, not onto a damaged square.
struct KingRules {
  using Position = std::uint64_t;
  const Board* board;

  static constexpr std::array<std::array<int, 2>, 3> kMoves = {{{-1, 0}, {0, -1}, {-1, -1}}};

  void options(Position p, std::vector<Position>& out) const {
    const auto row = static_cast<std::int64_t>(p / board->side), column = static_cast<std::int64_t>(p % board->side);
    for (const auto& [down, right] : kMoves) {
      const std::int64_t r = row + down, c = column + right;
      if (r >= 0 && c >= 0 && board->at(r, c) != 'X') out.push_back(static_cast<Position>(r * board->side + c));
    }
  }
};

}  // namespace grundy
