#include "lab/game/cells_on_demand.hpp"

namespace grundy::lab {

std::size_t CellsOnDemand::index(Cell at) const {
  const TableShape& shape = table_.shape();
  return static_cast<std::size_t>((at.y - shape.y.first) * shape.x.count + at.x - shape.x.first);
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
  for (;;) {
    for (; next_ < x.size() * y.size(); ++next_) {
      const Cell at{x.from + next_ % x.size(), y.from + next_ / x.size()};
      if (is_settled(layer, at)) continue;
      const Work worked = work(layer, at, slice, effort_);
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
