#include "lab/regions/mirror.hpp"

namespace grundy::lab {

std::vector<std::size_t> images_of(const Program& program, Square square, const std::vector<std::uint32_t>& around) {
  const Shape box = Shape::of(program, around);
  std::vector<std::size_t> out(program.slots());
  for (std::uint32_t slot = 0; slot < program.slots(); ++slot) {
    const BoardCell cell = cell_of(program, slot);
    const Part& part = program.parts[cell.part];
    const BoardCell from{cell.part, cell.row - box.row, cell.column - box.column};
    const bool inside = from.row < box.rows && from.column < box.columns;  // differences below 0 are large numbers
    const BoardCell to = image_of(from, square, box.rows, box.columns);
    const std::uint32_t row = to.row + box.row, column = to.column + box.column;
    out[slot] = inside && row < part.rows && column < part.columns ? part.first + row * part.columns + column : slot;
  }
  return out;
}

}  // namespace grundy::lab
