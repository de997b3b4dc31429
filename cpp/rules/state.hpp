// The state of play between moves.
#pragma once

#include <cstdint>
#include <vector>

namespace grundy {

/// A position in play, as numbers whose meaning the game defines: sizes of heaps, squares of pieces, a cell and a move number.
using State = std::vector<std::uint64_t>;

}  // namespace grundy
