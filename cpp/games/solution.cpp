#include "games/game.hpp"

namespace grundy {

void Solution::paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) {
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = cell(layer, {at.x + i, at.y}).byte();
}

}  // namespace grundy
