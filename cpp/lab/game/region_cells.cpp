#include "lab/game/region_cells.hpp"

namespace grundy::lab {

bool RegionCells::keeps() const {
  const TableShape& shape = table_.shape();
  return shape.x.count <= kMostCells && shape.y.count <= kMostCells / shape.x.count;
}

std::size_t RegionCells::index(Cell at) const {
  const TableShape& shape = table_.shape();
  return static_cast<std::size_t>((at.y - shape.y.first) * shape.x.count + at.x - shape.x.first);
}

CellValue RegionCells::shown(Known known, Layer layer) {
  if (known == kAbsent) return CellValue::absent();
  if (known < kOutcome) return CellValue::unknown();
  if (layer == Layer::outcome) return CellValue::of((known & 1) != 0 ? Outcome::P : Outcome::N);
  return known < kNimber ? CellValue::unknown() : CellValue::of(Nimber{static_cast<std::uint32_t>(known - kNimber) / 2});
}

RegionCells::Known RegionCells::known_at(Cell at) const {
  if (!table_.shape().contains(at)) return kAbsent;
  return known_.empty() ? kUnknown : known_[index(at)];
}

bool RegionCells::work(Layer layer, Cell at, const Slice& slice, std::uint64_t nodes) {
  if (known_.empty()) known_.resize(table_.shape().x.count * table_.shape().y.count);
  Known& known = known_[index(at)];
  if (is_settled(known, layer)) return true;
  const auto slots = table_.slots_at(at);
  if (!slots) {
    known = kAbsent;
    return true;
  }
  const bool done = values_.work({*slots, layer == Layer::nimber}, slice, nodes);
  const auto value = values_.known(*slots);
  const Known lost = value && value->outcome == Outcome::P;
  if (value && value->nimber) known = static_cast<Known>(kNimber + 2 * value->nimber->value + lost);
  else if (value) known = static_cast<Known>((done && layer == Layer::nimber ? kSettled : kOutcome) + lost);
  else if (done) known = kFailed;
  return done;
}

bool RegionCells::find(Layer layer, Range x, Range y, const Slice& slice) {
  x = intersection(x, {table_.shape().x.first, table_.shape().x.first + table_.shape().x.count});
  y = intersection(y, {table_.shape().y.first, table_.shape().y.first + table_.shape().y.count});
  if (!keeps() || x.size() == 0 || y.size() == 0) return true;
  const bool same = layer == layer_ && x.from == x_.from && x.to == x_.to && y.from == y_.from && y.to == y_.to;
  if (!same) {
    layer_ = layer;
    x_ = x;
    y_ = y;
    next_ = 0;
    nodes_ = kFirstNodes;
    open_ = false;
  }
  for (;;) {
    for (; next_ < x.size() * y.size(); ++next_) {
      const Cell at{x.from + next_ % x.size(), y.from + next_ / x.size()};
      if (is_settled(known_at(at), layer)) continue;
      const bool settled = work(layer, at, slice, nodes_);
      // Otherwise the slice is over, or it is too much for this round.
      if (!settled && values_.nodes() < nodes_) return false;
      open_ = open_ || !settled;
      if (slice.over()) {
        ++next_;
        return false;
      }
    }
    next_ = 0;
    if (!open_) return true;
    open_ = false;
    nodes_ *= 4;
  }
}

CellValue RegionCells::cell(Layer layer, Cell at) {
  find(layer, {at.x, at.x + 1}, {at.y, at.y + 1}, Slice::endless());
  return shown(known_at(at), layer);
}

void RegionCells::paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) const {
  for (std::uint8_t& byte : out) {
    byte = shown(known_at(at), layer).byte();
    ++at.x;
  }
}

}  // namespace grundy::lab
