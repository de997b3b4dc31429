// Symmetries by which the second player wins.
#pragma once

#include <vector>

#include "lab/regions/shape.hpp"

namespace grundy::lab {

/// A symmetry of order two of all that may still change, by which the second player wins: with each move its image is possible, too, and no
/// move takes its own image away. So the second player always has an answer, and play ends.
struct Mirror {
  Square square = 0;
  std::uint32_t row = 0, column = 0;    // the corner of the box that it maps to itself
  std::uint32_t rows = 1, columns = 1;  // of the box

  bool half_turn() const { return square == (kMirrorRows | kMirrorColumns); }
  /// Returns the image of each slot; those outside of the box are their own. O(slots^2).
  std::vector<std::size_t> images(const Program& program) const;
};

}  // namespace grundy::lab
