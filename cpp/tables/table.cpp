#include "tables/table.hpp"

namespace grundy {

namespace {

/// Returns the nearest index of the axis, and sets `beyond` if it is another one.
std::uint64_t nearest(const Axis& axis, std::uint64_t index, std::optional<std::uint64_t>& beyond) {
  if (axis.contains(index)) return index;
  beyond = index;
  return index < axis.first ? axis.first : axis.first + axis.count - 1;
}

}  // namespace

Mark mark_at(const TableShape& shape, Cell at) {
  Mark mark;
  mark.cell.x = nearest(shape.x, at.x, mark.x);
  mark.cell.y = nearest(shape.y, at.y, mark.y);
  return mark;
}

}  // namespace grundy
