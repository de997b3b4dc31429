#include "lab/regions/mirror.hpp"

#include <algorithm>

namespace grundy::lab {

std::vector<std::size_t> Mirror::images(const Program& program) const {
  std::vector<BoardCell> cells;
  for (std::uint32_t slot = 0; slot < program.slots(); ++slot) cells.push_back(cell_of(program, slot));
  std::vector<std::size_t> out;
  for (const BoardCell& cell : cells) {
    const BoardCell from{cell.part, cell.row - row, cell.column - column};
    const bool inside = from.row < rows && from.column < columns;  // differences below 0 are large numbers
    BoardCell to = image_of(from, square, rows, columns);
    to.row += row;
    to.column += column;
    const auto found = inside ? std::find(cells.begin(), cells.end(), to) : cells.end();
    out.push_back(found == cells.end() ? out.size() : static_cast<std::size_t>(found - cells.begin()));
  }
  return out;
}

}  // namespace grundy::lab
