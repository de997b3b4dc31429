#include "lab/regions/shape.hpp"

#include <algorithm>

namespace grundy::lab {

BoardCell cell_of(const Program& program, std::uint32_t slot) {
  const std::size_t number = program.part_of[slot];
  const Part& part = program.parts[number];
  const std::size_t at = slot - part.first;
  return {static_cast<std::uint32_t>(number), static_cast<std::uint32_t>(at / part.columns), static_cast<std::uint32_t>(at % part.columns)};
}

Shape Shape::of(const Program& program, const std::vector<std::uint32_t>& slots) {
  Shape out;
  out.row = out.column = UINT32_MAX;
  for (const std::uint32_t slot : slots) {
    out.cells.push_back(cell_of(program, slot));
    out.row = std::min(out.row, out.cells.back().row);
    out.column = std::min(out.column, out.cells.back().column);
  }
  for (BoardCell& cell : out.cells) {
    cell.row -= out.row;
    cell.column -= out.column;
    out.rows = std::max(out.rows, cell.row + 1);
    out.columns = std::max(out.columns, cell.column + 1);
  }
  return out;
}

Shape image_of(const Shape& shape, Square square) {
  Shape out = shape;
  out.row = out.column = 0;
  if ((square & kExchange) != 0) std::swap(out.rows, out.columns);
  for (BoardCell& cell : out.cells) cell = image_of(cell, square, out.rows, out.columns);
  return out;
}

bool before(const BoardCell& a, const BoardCell& b) {
  return a.part != b.part ? a.part < b.part : a.row != b.row ? a.row < b.row : a.column < b.column;
}

void append(std::vector<std::uint32_t>& key, const Shape& shape) {
  for (const BoardCell& cell : shape.cells) key.insert(key.end(), {cell.part, cell.row, cell.column});
}

}  // namespace grundy::lab
