// The rules of one heap from which a number of stones that belongs to a set is taken, as a ruleset (theory/ruleset.hpp).
#pragma once

#include <cstdint>
#include <vector>

namespace grundy {

struct SubtractionRules {
  using Position = std::uint64_t;
  std::vector<std::uint64_t> take;
  void options(Position heap, std::vector<Position>& out) const {
    for (const std::uint64_t s : take) {
      if (s <= heap) out.push_back(heap - s);
    }
  }
};

}  // namespace grundy
