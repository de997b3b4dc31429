#include "lab/game/region_cells.hpp"

namespace grundy::lab {

CellValue RegionCells::shown(Layer layer, Known known) const {
  if (layer == Layer::outcome) return CellValue::of((known & 1) != 0 ? Outcome::P : Outcome::N);
  return known < kNimber ? CellValue::unknown() : CellValue::of(Nimber{(known - kNimber) / 2});
}

bool RegionCells::is_settled(Layer layer, Known known) const {
  return known != kUnknown && (layer != Layer::nimber || known < kOutcome || known >= kSettled);
}

CellsOnDemand::Work RegionCells::work(Layer layer, Cell at, Known& known, const Slice& slice, std::uint64_t effort) {
  const auto slots = table().slots_at(at);
  if (!slots) {
    known = kAbsent;
    return Work::settled;
  }
  const bool done = values_.work({*slots, layer == Layer::nimber}, slice, effort);
  const auto value = values_.known(*slots);
  const Known lost = value && value->outcome == Outcome::P;
  if (value && value->nimber) known = kNimber + 2 * static_cast<Known>(value->nimber->value) + lost;
  else if (value) known = (done && layer == Layer::nimber ? kSettled : kOutcome) + lost;
  else if (done) known = kFailed;
  return done ? Work::settled : values_.nodes() < effort ? Work::paused : Work::too_much;
}

}  // namespace grundy::lab
