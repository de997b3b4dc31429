// Windows of a table: rows of cells at full size, and rows of blocks of cells when zoomed out.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/slice.hpp"
#include "tables/table.hpp"

namespace grundy {

/// The indices of an axis from `from` up to but excluding `to`.
struct Range {
  std::uint64_t from = 0, to = 0;
  std::uint64_t size() const { return to - from; }
};

inline Range intersection(Range a, Range b) {
  const std::uint64_t from = std::max(a.from, b.from);
  return {from, std::max(from, std::min(a.to, b.to))};
}

/// The visible part of an axis in blocks of `step` indices. The ends of the axis may shorten the first and the last block.
class Blocks {
 public:
  /// Of `pixels` blocks, the first of which begins at `from`, keeps those with indices of the axis.
  [[gnu::noinline]] Blocks(const Axis& axis, std::int64_t from, std::uint64_t step, std::uint32_t pixels);

  std::uint32_t skipped() const { return skipped_; }  // blocks before the first one with cells
  std::uint32_t count() const { return count_; }
  std::uint64_t step() const { return step_; }
  Range whole() const { return whole_; }

  Range operator[](std::uint32_t i) const {
    const std::uint64_t from = i == 0 ? whole_.from : second_ + (i - 1) * step_;
    return {from, std::min(second_ + i * step_, whole_.to)};
  }
  /// Returns the first index of a block, even beyond the end of the axis.
  std::int64_t origin(std::uint32_t i) const { return static_cast<std::int64_t>(second_ + i * step_) - static_cast<std::int64_t>(step_); }
  /// Returns the block of an index of `whole()`. O(1).
  std::uint32_t of(std::uint64_t index) const { return index < second_ ? 0 : 1 + static_cast<std::uint32_t>((index - second_) / step_); }

 private:
  std::uint32_t skipped_ = 0, count_ = 0;
  std::uint64_t step_;
  Range whole_;
  std::uint64_t second_ = 0;  // the first index of the second block, even beyond the end
};

/// Counts for each block of a row: existing cells, and the P and D ones among them.
struct BlockCounts {
  std::vector<std::uint64_t> cells, p, d;
  bool draws = false;  // false: all d are 0

  explicit BlockCounts(std::size_t blocks) : cells(blocks), p(blocks), d(blocks) {}
  /// Starts over with `rows` rows of cells that all exist.
  void begin(const Blocks& x, std::uint64_t rows);
  /// Reduces the number of existing rows of cells.
  void hide_all_but(const Blocks& x, std::uint64_t rows);
};

/// Coarse: at once, sampled if necessary. Fine: exact shares, however long it takes.
enum class Effort : std::uint8_t { coarse, fine };

/// Rows of a window of cells, each read once, from the last to the first.
class CellRows {
 public:
  virtual ~CellRows() = default;
  /// Writes the bytes of row y of the window, as in a picture at step 1.
  virtual void paint(std::uint64_t y, std::span<std::uint8_t> out) = 0;
  /// Alternatively, writes the bytes of some ascending columns of row y. False if they are no faster together than one by one.
  virtual bool pick(std::uint64_t, std::span<const std::uint64_t>, std::span<std::uint8_t>) { return false; }
};

/// Rows of blocks, each read once, from the last to the first.
class BlockRows {
 public:
  virtual ~BlockRows() = default;
  /// Counts row j of the blocks into `out`, initially existing N-cells. False if the slice ended before the row was complete: repeat the
  /// call to continue.
  virtual bool count(std::uint32_t j, BlockCounts& out, const Slice& slice) = 0;
  /// Whether some counts so far are estimates from samples.
  virtual bool sampled() const { return false; }
};

class Table;

/// One of several games that are played side by side: its id, the parameters that were given, and its own table.
struct TablePart {
  std::string_view game;
  std::vector<std::pair<std::string, std::string>> parameters;
  Table* table;
};

/// A table that can be painted: a solution, or one derived from solutions.
class Table {
 public:
  virtual ~Table() = default;

  virtual const TableShape& shape() const = 0;

  /// Returns the exact value of one cell; absent outside of the table.
  virtual CellValue cell(Layer layer, Cell at) = 0;

  /// Writes the bytes of `out.size()` cells of a row from `at` rightward, as in a picture at step 1. Games override it if a row is cheaper
  /// than its cells one by one.
  virtual void paint_row(Layer layer, Cell at, std::span<std::uint8_t> out);

  /// Returns the rows of a window. Games override it if a window is cheaper than its rows one by one.
  virtual std::unique_ptr<CellRows> cell_rows(Layer layer, Range x, Range y);

  /// Returns the rows of a non-empty grid of blocks. Games override it if they count faster than cell by cell.
  virtual std::unique_ptr<BlockRows> block_rows(const Blocks& x, const Blocks& y, Effort effort);

  /// Works on the cells of a window, in tables whose cells are found on demand: before that they are unknown. True when all are known, or
  /// cannot be.
  virtual bool find_cells(Layer, Range, Range, const Slice&) { return true; }

  /// Returns the text of a cell of a layer whose scale has texts.
  virtual std::string cell_text(Layer, CellValue) { return {}; }

  /// Returns the marks of the position that the parameters describe.
  virtual std::vector<Mark> marks() { return {}; }
  virtual Headers headers() const { return {}; }

  /// Returns the fixed background of the game's board: a strip or a word, one character per place, the edges of a graph, or of a rule text
  /// the layout of its positions as JSON.
  virtual std::string_view scene() const { return {}; }

  /// Returns the games of a sum.
  virtual std::vector<TablePart> parts() { return {}; }
};

/// Reads some ascending columns of row y, together if the rows can, otherwise one by one.
void pick_cells(Table& table, Layer layer, CellRows& rows, std::uint64_t y, std::span<const std::uint64_t> columns,
                std::span<std::uint8_t> out);

/// Counts any table by its cells: all of them if the window has at most `budget`, otherwise about that many, on a regular grid in each
/// block. O(cells examined).
std::unique_ptr<BlockRows> count_by_cells(Table& table, const Blocks& x, const Blocks& y, double budget);

}  // namespace grundy
