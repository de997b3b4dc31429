#include "lab/game/cells_on_demand.hpp"

namespace grundy::lab {

std::size_t CellsOnDemand::index(Cell at) const {
  const TableShape& shape = table_.shape();
  return static_cast<std::size_t>((at.y - shape.y.first) * shape.x.count + at.x - shape.x.first);
}

CellsOnDemand::Known CellsOnDemand::known_at(Cell at) const {
  if (!table_.shape().contains(at)) return kAbsent;
  return known_.empty() ? kUnknown : known_[index(at)];
}

CellValue CellsOnDemand::value_of(Layer layer, Known known) const {
  if (known == kAbsent) return CellValue::absent();
  return known < kFirst ? CellValue::unknown() : shown(layer, known);
}

CellValue CellsOnDemand::cell(Layer layer, Cell at) {
  find(layer, {at.x, at.x + 1}, {at.y, at.y + 1}, Slice::endless());
  return value_of(layer, known_at(at));
}

void CellsOnDemand::paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) const {
  for (std::uint8_t& byte : out) {
    byte = value_of(layer, known_at(at)).byte();
    ++at.x;
  }
}

bool CellsOnDemand::find(Layer layer, Range x, Range y, const Slice& slice) {
  const TableShape& shape = table_.shape();
  x = intersection(x, {shape.x.first, shape.x.first + shape.x.count});
  y = intersection(y, {shape.y.first, shape.y.first + shape.y.count});
  const bool keeps = shape.x.count <= kMostCells && shape.y.count <= kMostCells / shape.x.count;
  if (!keeps || x.size() == 0 || y.size() == 0) return true;
  const bool same = layer == layer_ && x.from == x_.from && x.to == x_.to && y.from == y_.from && y.to == y_.to;
  if (!same) {
    layer_ = layer;
    x_ = x;
    y_ = y;
    next_ = 0;
    effort_ = kFirstEffort;
    open_ = false;
  }
  if (known_.empty()) known_.resize(shape.x.count * shape.y.count);
  for (;;) {
    for (; next_ < x.size() * y.size(); ++next_) {
      const Cell at{x.from + next_ % x.size(), y.from + next_ / x.size()};
      Known& known = known_[index(at)];
      if (is_settled(layer, known)) continue;
      const Work worked = work(layer, at, known, slice, effort_);
      if (worked == Work::paused) return false;
      open_ = open_ || worked == Work::too_much;
      if (slice.over()) {
        ++next_;
        return false;
      }
    }
    next_ = 0;
    if (!open_) return true;
    open_ = false;
    effort_ *= 4;
  }
}

}  // namespace grundy::lab
