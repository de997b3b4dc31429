// Cells of the table of a text that are worked out on demand and kept.
#pragma once

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
  /// Works on one cell without a pause.
  void find(Layer layer, Cell at) { find(layer, {at.x, at.x + 1}, {at.y, at.y + 1}, Slice::endless()); }

 protected:
  enum class Work : std::uint8_t {
    settled,   // known, or cannot be
    paused,    // the slice is over
    too_much,  // for this round
  };

  virtual bool is_settled(Layer layer, Cell at) const = 0;
  /// Goes on with one cell, as far as its effort in this round allows.
  virtual Work work(Layer layer, Cell at, const Slice& slice, std::uint64_t effort) = 0;

  const TextTable& table() const { return table_; }
  std::size_t size() const { return table_.shape().x.count * table_.shape().y.count; }
  std::size_t index(Cell at) const;

 private:
  /// Of larger tables no cell is worked out: their positions are too many to be tabulated (TableReach::values).
  static constexpr std::uint64_t kMostCells = std::uint64_t{1} << 20;
  static constexpr std::uint64_t kFirstEffort = 1000;

  const TextTable& table_;
  // The window that is worked on, the cell in it that comes next, and the effort for each cell in this round.
  Layer layer_ = Layer::outcome;
  Range x_, y_;
  std::uint64_t next_ = 0, effort_ = kFirstEffort;
  bool open_ = false;  // whether a cell of this round stayed unknown
};

}  // namespace grundy::lab
