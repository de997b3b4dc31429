// The cells of the table of a text that falls apart: each is a position of its own, worked out on demand and kept.
#pragma once

#include "lab/game/cells_on_demand.hpp"
#include "lab/game/region_values.hpp"

namespace grundy::lab {

class RegionCells final : public CellsOnDemand {
 public:
  /// Both must outlive it.
  RegionCells(const TextTable& table, RegionValues& values) : CellsOnDemand(table), values_(values) {}

 protected:
  bool is_settled(Layer layer, Known known) const override;
  /// `effort`: regions that are worked out.
  Work work(Layer layer, Cell at, Known& known, const Slice& slice, std::uint64_t effort) override;
  CellValue shown(Layer layer, Known known) const override;

 private:
  // kOutcome + 0 (N) or 1 (P) before the nimber is known, kSettled + 0 or 1 if there is none, kNimber + 2 * nimber + 0 or 1.
  static constexpr Known kOutcome = kFirst, kSettled = kFirst + 2, kNimber = kFirst + 4;

  RegionValues& values_;
};

}  // namespace grundy::lab
