// The cells of the table of a text that falls apart: each is a position of its own, worked out on demand and kept.
#pragma once

#include <vector>

#include "lab/game/cells_on_demand.hpp"
#include "lab/game/region_values.hpp"

namespace grundy::lab {

class RegionCells final : public CellsOnDemand {
 public:
  /// Both must outlive it.
  RegionCells(const TextTable& table, RegionValues& values) : CellsOnDemand(table), values_(values) {}

  /// Returns the value of a cell, worked out without a pause if it is not known yet.
  CellValue cell(Layer layer, Cell at);
  /// Writes the bytes of cells as far as they are known.
  void paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) const;

  /// Drops all cells: the table has another shape.
  void forget() { known_.clear(); }

 protected:
  bool is_settled(Layer layer, Cell at) const override;
  /// `effort`: regions that are worked out.
  Work work(Layer layer, Cell at, const Slice& slice, std::uint64_t effort) override;

 private:
  // What is known of a cell: kOutcome + 0 (N) or 1 (P) before its nimber is known, kSettled + 0 or 1 if it has none, kNimber + 2 * nimber
  // + 0 or 1.
  using Known = std::uint16_t;
  static constexpr Known kUnknown = 0, kAbsent = 1, kFailed = 2, kOutcome = 4, kSettled = 6, kNimber = 8;

  static CellValue shown(Known known, Layer layer);
  Known known_at(Cell at) const;

  RegionValues& values_;
  std::vector<Known> known_;
};

}  // namespace grundy::lab
