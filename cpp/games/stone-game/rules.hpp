// The rules alone, as a ruleset.
#pragma once

#include <cstdint>
#include <vector>

namespace grundy {

/// The piles x_1, x_2, ...; a move takes exactly i stones from pile i.
struct StoneRules {
  using Position = std::vector<std::uint32_t>;
  void options(const Position& p, std::vector<Position>& out) const {
    for (std::size_t i = 0; i < p.size(); ++i) {
      if (p[i] <= i) continue;
      out.push_back(p);
      out.back()[i] -= static_cast<std::uint32_t>(i + 1);
    }
  }
};

}  // namespace grundy
