// The rules alone, as a ruleset.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "theory/value.hpp"

namespace grundy {

/// The coin at {row, column}; on row or column 0 the game is over and the digit says what the player who moved there gets.
struct CoinRules {
  using Position = std::array<std::uint32_t, 2>;
  std::string_view top, left;  // cells (0, 1..M) and (1..N, 0)

  void options(const Position& p, std::vector<Position>& out) const {
    const auto [x, y] = p;
    if (x == 0 || y == 0) return;
    out.push_back({x - 1, y});
    out.push_back({x, y - 1});
  }
  /// '1': the player who moved onto the border loses, so the player who would move next wins.
  Outcome result(const Position& p) const {
    const char digit = p[0] == 0 ? top[p[1] - 1] : left[p[0] - 1];
    return digit == '1' ? Outcome::N : Outcome::P;
  }
};

}  // namespace grundy
