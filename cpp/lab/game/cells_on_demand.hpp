// Cells of the table of a text that are worked out on demand and kept.
#pragma once

#include <vector>

#include "lab/game/text_table.hpp"
#include "tables/window.hpp"

namespace grundy::lab {

class CellsOnDemand {
 public:
  explicit CellsOnDemand(const TextTable& table) : table_(table) {}
  virtual ~CellsOnDemand() = default;

  /// Works on the cells of a window in reading order: on each a little at first, then on those still open four times as much, so that one
  /// cell does not keep all others waiting. True when all are known, or cannot be.
  bool find(Layer layer, Range x, Range y, const Slice& slice);

  /// Returns the value of a cell, worked out without a pause if it is not known yet.
  CellValue cell(Layer layer, Cell at);
  /// Writes the bytes of cells as far as they are known.
  void paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) const;

  /// Drops all cells: the table has another shape.
  void forget() { known_.clear(); }

 protected:
  /// Knowledge of a cell: one of these, or from kFirst on what the derived class makes of it.
  using Known = std::uint32_t;
  static constexpr Known kUnknown = 0, kAbsent = 1, kFailed = 2, kFirst = 4;

  enum class Work : std::uint8_t {
    settled,   // known, or cannot be
    paused,    // the slice is over
    too_much,  // for this round
  };

  virtual bool is_settled(Layer, Known known) const { return known != kUnknown; }
  /// Goes on with one cell, as far as its effort in this round allows.
  virtual Work work(Layer layer, Cell at, Known& known, const Slice& slice, std::uint64_t effort) = 0;
  /// Value that a layer shows in a cell; `known`: from kFirst on.
  virtual CellValue shown(Layer layer, Known known) const = 0;

  const TextTable& table() const { return table_; }

 private:
  std::size_t index(Cell at) const;
  Known known_at(Cell at) const;
  CellValue value_of(Layer layer, Known known) const;

  /// Of larger tables no cell is worked out: their positions are too many to be tabulated (TableReach::values).
  static constexpr std::uint64_t kMostCells = std::uint64_t{1} << 20;
  static constexpr std::uint64_t kFirstEffort = 1000;

  const TextTable& table_;
  std::vector<Known> known_;
  // The window that is worked on, the cell in it that comes next, and the effort for each cell in this round.
  Layer layer_ = Layer::outcome;
  Range x_, y_;
  std::uint64_t next_ = 0, effort_ = kFirstEffort;
  bool open_ = false;  // whether a cell of this round stayed unknown
};

}  // namespace grundy::lab
