// Windows of a table: rows of cells at full size, and rows of blocks of cells where the table is seen from farther away.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "base/slice.hpp"
#include "tables/table.hpp"

namespace grundy {

/// The indices from..to of an axis, `to` left out.
struct Range {
  std::uint64_t from = 0, to = 0;
  std::uint64_t size() const { return to - from; }
};

inline Range intersection(Range a, Range b) {
  const std::uint64_t from = std::max(a.from, b.from);
  return {from, std::max(from, std::min(a.to, b.to))};
}

/// An axis cut into blocks of `step` indices, as far as it lies within a picture. The first and the last block may be cut off by its ends.
class Blocks {
 public:
  /// Of `pixels` blocks, the first of which begins at `from`, those that hold indices of the axis.
  [[gnu::noinline]] Blocks(const Axis& axis, std::int64_t from, std::uint64_t step, std::uint32_t pixels);

  std::uint32_t skipped() const { return skipped_; }  // blocks before the first that holds any
  std::uint32_t count() const { return count_; }
  std::uint64_t step() const { return step_; }
  Range whole() const { return whole_; }

  Range operator[](std::uint32_t i) const {
    const std::uint64_t from = i == 0 ? whole_.from : second_ + (i - 1) * step_;
    return {from, std::min(second_ + i * step_, whole_.to)};
  }
  /// Where a block begins, or would begin if the axis did not end before.
  std::int64_t origin(std::uint32_t i) const { return static_cast<std::int64_t>(second_ + i * step_) - static_cast<std::int64_t>(step_); }
  /// The block that holds an index of `whole()`. O(1).
  std::uint32_t of(std::uint64_t index) const {
    return index < second_ ? 0 : 1 + static_cast<std::uint32_t>((index - second_) / step_);
  }

 private:
  std::uint32_t skipped_ = 0, count_ = 0;
  std::uint64_t step_;
  Range whole_;
  std::uint64_t second_ = 0;  // where the second block begins, or would
};

/// How many cells of each block of a row exist, and how many of them are P and D.
struct BlockCounts {
  std::vector<std::uint64_t> cells, p, d;
  bool draws = false;  // some d may not be 0

  explicit BlockCounts(std::size_t blocks) : cells(blocks), p(blocks), d(blocks) {}
  /// Begins anew with `rows` rows of cells that all exist.
  void begin(const Blocks& x, std::uint64_t rows);
  /// Only so many rows of cells exist after all.
  void hide_all_but(const Blocks& x, std::uint64_t rows);
};

/// Whether a picture has to be there at once, sampled if need be, or may take its time for exact shares.
enum class Effort : std::uint8_t { coarse, fine };

/// Rows of a window of cells, each asked for once, from the last one to the first.
class CellRows {
 public:
  virtual ~CellRows() = default;
  /// The bytes of row y of the window, as `paint` gives them at step 1.
  virtual void paint(std::uint64_t y, std::span<std::uint8_t> out) = 0;
  /// Instead: the bytes of some ascending columns of row y. False where there is no better way to them than one by one.
  virtual bool pick(std::uint64_t, std::span<const std::uint64_t>, std::span<std::uint8_t>) { return false; }
};

/// Rows of blocks, each asked for once, from the last one to the first.
class BlockRows {
 public:
  virtual ~BlockRows() = default;
  /// Counts row j of the blocks into `out`, which begins as cells that all exist and are N. False when the slice was over before the row
  /// was complete: then the same call again goes on.
  virtual bool count(std::uint32_t j, BlockCounts& out, const Slice& slice) = 0;
  /// Some counts so far are of samples.
  virtual bool sampled() const { return false; }
};

/// What can be painted: a solution, or what is derived from solutions.
class Table {
 public:
  virtual ~Table() = default;

  virtual const TableShape& shape() const = 0;

  /// Exact value of one cell; absent outside of the table.
  virtual CellValue cell(Layer layer, Cell at) = 0;

  /// The bytes of `out.size()` cells of a row from `at` rightward, as `paint` gives them at step 1. Games override it where
  /// a row costs less than its cells one by one.
  virtual void paint_row(Layer layer, Cell at, std::span<std::uint8_t> out);

  /// The rows of a window. Games override it where a window costs less than its rows one by one.
  virtual std::unique_ptr<CellRows> cell_rows(Layer layer, Range x, Range y);

  /// Counts of a grid of blocks that both hold some cell's index. Games override it where they can count faster than cell by cell.
  virtual std::unique_ptr<BlockRows> block_rows(const Blocks& x, const Blocks& y, Effort effort);

  virtual std::vector<Mark> marks() { return {}; }
  virtual Headers headers() const { return {}; }

  /// What the board of the game shows that never changes, a character each: a strip, a word.
  virtual std::string_view scene() const { return {}; }
};

/// Some columns of row y, ascending: as the rows pick them, or one by one.
void pick_cells(Table& table, Layer layer, CellRows& rows, std::uint64_t y, std::span<const std::uint64_t> columns, std::span<std::uint8_t> out);

/// Counts any table by its cells: all of them where the window has at most `budget`, and otherwise about so many on a regular grid in
/// each block. O(cells looked at).
std::unique_ptr<BlockRows> count_by_cells(Table& table, const Blocks& x, const Blocks& y, double budget);

}  // namespace grundy
