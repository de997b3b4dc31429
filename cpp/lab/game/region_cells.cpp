#include "lab/game/region_cells.hpp"

namespace grundy::lab {

CellValue RegionCells::shown(Known known, Layer layer) {
  if (known == kAbsent) return CellValue::absent();
  if (known < kOutcome) return CellValue::unknown();
  if (layer == Layer::outcome) return CellValue::of((known & 1) != 0 ? Outcome::P : Outcome::N);
  return known < kNimber ? CellValue::unknown() : CellValue::of(Nimber{static_cast<std::uint32_t>(known - kNimber) / 2});
}

RegionCells::Known RegionCells::known_at(Cell at) const {
  if (!table().shape().contains(at)) return kAbsent;
  return known_.empty() ? kUnknown : known_[index(at)];
}

bool RegionCells::is_settled(Layer layer, Cell at) const {
  const Known known = known_at(at);
  return known != kUnknown && (layer != Layer::nimber || known < kOutcome || known >= kSettled);
}

CellsOnDemand::Work RegionCells::work(Layer layer, Cell at, const Slice& slice, std::uint64_t effort) {
  if (known_.empty()) known_.resize(size());
  Known& known = known_[index(at)];
  const auto slots = table().slots_at(at);
  if (!slots) {
    known = kAbsent;
    return Work::settled;
  }
  const bool done = values_.work({*slots, layer == Layer::nimber}, slice, effort);
  const auto value = values_.known(*slots);
  const Known lost = value && value->outcome == Outcome::P;
  if (value && value->nimber) known = static_cast<Known>(kNimber + 2 * value->nimber->value + lost);
  else if (value) known = static_cast<Known>((done && layer == Layer::nimber ? kSettled : kOutcome) + lost);
  else if (done) known = kFailed;
  return done ? Work::settled : values_.nodes() < effort ? Work::paused : Work::too_much;
}

CellValue RegionCells::cell(Layer layer, Cell at) {
  find(layer, at);
  return shown(known_at(at), layer);
}

void RegionCells::paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) const {
  for (std::uint8_t& byte : out) {
    byte = shown(known_at(at), layer).byte();
    ++at.x;
  }
}

}  // namespace grundy::lab
