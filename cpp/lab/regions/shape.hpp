// Places on the board of the numbers that a move reads or changes, and the symmetries of such shapes.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "lab/model/model.hpp"

namespace grundy::lab {

/// The place of a slot: its part of the position, and where it lies in that.
struct BoardCell {
  std::uint32_t part = 0, row = 0, column = 0;
  bool operator==(const BoardCell&) const = default;
};

BoardCell cell_of(const Program& program, std::uint32_t slot);

/// Cells from the least row and the least column on, in the order of their slots.
struct Shape {
  std::vector<BoardCell> cells;
  std::uint32_t row = 0, column = 0;    // of its corner on the board
  std::uint32_t rows = 1, columns = 1;  // that it covers

  static Shape of(const Program& program, const std::vector<std::uint32_t>& slots);
};

/// A symmetry of a square, or of a rectangle: bit 0 mirrors rows, bit 1 columns, bit 2 exchanges both (before the other two).
using Square = std::uint32_t;
inline constexpr Square kMirrorRows = 1, kMirrorColumns = 2, kExchange = 4;

/// Returns the image of a cell of a box at the corner of the board; the image of the box has so many rows and columns.
inline BoardCell image_of(BoardCell cell, Square square, std::uint32_t rows, std::uint32_t columns) {
  if ((square & kExchange) != 0) cell = {cell.part, cell.column, cell.row};
  if ((square & kMirrorRows) != 0) cell.row = rows - 1 - cell.row;
  if ((square & kMirrorColumns) != 0) cell.column = columns - 1 - cell.column;
  return cell;
}

/// Returns the image of a shape at the corner of the board, its cells in the order of those that they are images of.
Shape image_of(const Shape& shape, Square square);

/// The order of cells in which their slots are.
bool before(const BoardCell& a, const BoardCell& b);

/// Numbers by a few numbers: one type for all such maps, because each type is code of its own.
using KeyMap = std::map<std::vector<std::uint32_t>, std::uint32_t>;

/// Appends the cells of a shape to a key.
void append(std::vector<std::uint32_t>& key, const Shape& shape);

}  // namespace grundy::lab
