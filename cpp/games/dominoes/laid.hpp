// A strip with the blocks on it, which vanish in the order in which they were laid.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace grundy {

/// A position: the strip and its blocks, oldest first, each by its first cell from 1. `d` is 0 if blocks never vanish.
struct Laid {
  std::string strip;
  std::uint64_t k, d;
  std::vector<std::uint64_t> blocks = {};

  bool fits(std::uint64_t first) const {
    return first >= 1 && k <= strip.size() && first - 1 <= strip.size() - k && strip.find_first_not_of('0', first - 1) >= first - 1 + k;
  }

  /// Lays a block. The oldest one vanishes after d - 1 turns on the strip.
  void lay(std::uint64_t first) {
    strip.replace(first - 1, k, k, '#');
    blocks.push_back(first);
    if (d == 0 || blocks.size() < d) return;
    strip.replace(blocks.front() - 1, k, k, '0');
    blocks.erase(blocks.begin());
  }
};

}  // namespace grundy
