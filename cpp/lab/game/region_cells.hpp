// The cells of the table of a text that falls apart: each is a position of its own, worked out on demand and kept.
#pragma once

#include <vector>

#include "lab/game/region_values.hpp"
#include "lab/game/text_table.hpp"

namespace grundy::lab {

class RegionCells {
 public:
  /// Both must outlive it.
  RegionCells(const TextTable& table, RegionValues& values) : table_(table), values_(values) {}

  /// Works on the cells of a window in reading order: on each a little at first, then on those still open four times as much, so that one
  /// cell does not keep all others waiting. True when all are known, or cannot be.
  bool find(Layer layer, Range x, Range y, const Slice& slice);

  /// Returns the value of a cell, worked out without a pause if it is not known yet.
  CellValue cell(Layer layer, Cell at);
  /// Writes the bytes of cells as far as they are known.
  void paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) const;

  /// Drops all cells: the table has another shape.
  void forget() { known_.clear(); }

 private:
  // What is known of a cell: kOutcome + 0 (N) or 1 (P) before its nimber is known, kSettled + 0 or 1 if it has none, kNimber + 2 * nimber
  // + 0 or 1.
  using Known = std::uint16_t;
  static constexpr Known kUnknown = 0, kAbsent = 1, kFailed = 2, kOutcome = 4, kSettled = 6, kNimber = 8;
  /// Of larger tables no cell is worked out: the numbers of their positions are too many to be tabulated (TableReach::values).
  static constexpr std::uint64_t kMostCells = std::uint64_t{1} << 20;
  static constexpr std::uint64_t kFirstNodes = 1000;  // regions of a cell worked out in the first round

  bool keeps() const;
  std::size_t index(Cell at) const;
  static bool is_settled(Known known, Layer layer) {
    return known != kUnknown && (layer != Layer::nimber || known < kOutcome || known >= kSettled);
  }
  static CellValue shown(Known known, Layer layer);
  Known known_at(Cell at) const;
  /// Works on one cell. True when it is settled.
  bool work(Layer layer, Cell at, const Slice& slice, std::uint64_t nodes);

  const TextTable& table_;
  RegionValues& values_;
  std::vector<Known> known_;
  // The window that is worked on, the cell in it that comes next, and the work on each cell in this round.
  Layer layer_ = Layer::outcome;
  Range x_, y_;
  std::uint64_t next_ = 0, nodes_ = kFirstNodes;
  bool open_ = false;  // whether a cell of this round stayed unknown
};

}  // namespace grundy::lab
