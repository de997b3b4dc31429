// Symmetries by which the second player wins.
#pragma once

#include <vector>

#include "lab/regions/shape.hpp"

namespace grundy::lab {

/// A symmetry of order two of all that may still change, by which the second player wins: with each move its image is possible, too, and no
/// move takes its own image away. So the second player always has an answer, and play ends.
struct Mirror {
  Square square = 0;
  std::vector<std::size_t> images = {};  // of each slot

  bool half_turn() const { return square == (kMirrorRows | kMirrorColumns); }
};

/// Returns the image of each slot by a symmetry of the box around some of them; slots outside of it are their own. O(slots).
std::vector<std::size_t> images_of(const Program& program, Square square, const std::vector<std::uint32_t>& around);

}  // namespace grundy::lab
