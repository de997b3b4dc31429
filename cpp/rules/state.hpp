// What play hands on between moves.
#pragma once

#include <cstdint>
#include <vector>

namespace grundy {

/// A position in play, in numbers whose meaning is the game's own: sizes of heaps, squares of pieces, a cell and a move number.
using State = std::vector<std::uint64_t>;

}  // namespace grundy
