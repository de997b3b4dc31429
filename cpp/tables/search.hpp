// Finds the nearest cell of a table with a given outcome.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "tables/window.hpp"

namespace grundy {

struct SearchQuery {
  enum class Along : std::uint8_t { row, column, reading };
  std::optional<Cell> from = {};  // a cell of the table; the search begins behind it. Without it, at the first cell, or at the last
  Along along = Along::reading;   // the row or the column of `from`, or the rest of its row and then the rows after it
  bool backward = false;          // towards lower indices
  Outcome either = Outcome::P, or_else = Outcome::P;  // the outcomes searched for
};

/// A search in progress. O(cells examined), each at the cost of painting it.
class Search {
 public:
  /// The table must outlive the search and must not change.
  Search(Table& table, const SearchQuery& query);

  /// Searches until the cell is found, there is none, or the slice is over. Returns the share done, 1 exactly when done.
  double advance(const Slice& slice);

  const std::optional<Cell>& found() const { return found_; }

 private:
  struct Area {
    Range x, y;
  };

  Area next_piece();
  void look_at(const Area& piece);
  Range cut(Range& range, std::uint64_t count) const;

  Table& table_;
  SearchQuery query_;
  Area row_, rest_;         // remaining cells: first those of one row
  double all_, remaining_;  // number of cells at the beginning, and now
  std::uint64_t length_;    // of the next piece, in cells
  std::vector<std::uint8_t> bytes_;
  std::optional<Cell> found_;
};

}  // namespace grundy
