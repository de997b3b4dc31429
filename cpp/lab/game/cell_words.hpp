// Words of what a move does to the cells of a board, the places of a row, the vertices or the edges of a graph.
#pragma once

#include "lab/game/place_names.hpp"

namespace grundy::lab {

/// A number of a part that a move changes, at a place counted from 0.
struct Changed {
  std::size_t at = 0;
  std::int64_t from = 0, to = 0;
};

class CellWords {
 public:
  CellWords(const Program& program, const Look& look, std::size_t index);

  /// Describes changes in ascending order of their places: "place on c1", "a2 takes a4", "turn c1, c3 and d4". O(changes^2).
  Message of(std::vector<Changed> changes) const;

 private:
  /// Whether a value shows an empty place.
  bool is_blank(std::int64_t value) const;
  bool empties(const Changed& change) const { return is_blank(change.to) && !is_blank(change.from); }
  bool fills(const Changed& change) const { return is_blank(change.from) && !is_blank(change.to); }
  Message value_name(std::int64_t value) const;

  /// Describes a piece that leaves one place for another, and what it takes; removes these changes. Empty if there is none.
  Message goes(std::vector<Changed>& changes) const;
  /// Describes a change, and those like it; removes them.
  Message alike(std::vector<Changed>& changes) const;
  Message filled(std::int64_t value, std::span<const std::size_t> at) const;
  /// Names places, edges as such.
  Message names(std::span<const std::size_t> at) const;
  bool hang_together(std::span<const std::size_t> at) const;

  const Part& part_;
  const Look& look_;
  Places places_;
  bool turns_;             // places have two sides
  std::size_t kinds_ = 0;  // how many values are no empty place
};

}  // namespace grundy::lab
