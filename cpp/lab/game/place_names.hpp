// Names of places in words: letters for columns and numbers for rows of a board, numbers in a row, ends of edges.
#pragma once

#include <span>

#include "lab/language/forms.hpp"

namespace grundy::lab {

/// Names a place on a board by its column and row, both from 0: "b2" is in the second column from the left and the second row from the top.
/// Columns after z are aa, ab, and so on.
std::string square_name(std::size_t column, std::size_t row);

/// Joins texts: "1", "1 and 2", "1, 2 and 3".
Message listed_names(std::span<const std::string> names);

/// The places of an array or board, as they are drawn. Does not own what it refers to.
class Places {
 public:
  /// `index`: of the part.
  Places(const Program& program, const Look& look, std::size_t index)
      : part_(program.parts[index]), look_(look), across_(look.with.front() == index) {}

  /// Whether they are edges of a graph, or lines between dots.
  bool are_edges() const { return look_.form == Form::lines || (look_.form == Form::graph && look_.graph->how == "edges"); }
  /// Whether they are in a row, or in rows and columns.
  bool are_cells() const { return look_.form != Form::graph && look_.form != Form::lines; }
  bool are_neighbours(std::size_t one, std::size_t other) const;

  /// Names a place: "b2" on a board, "3" for the third of a row, the vertex itself on a graph, the ends of an edge: "0–4", "a1–b1".
  std::string name(std::size_t at) const;
  /// Names several places in ascending order: "c1, c3 and d4", or "b2–b4" if there are more than two, side by side.
  Message names(std::span<const std::size_t> places) const;
  /// Names places side by side: "b2–b3".
  std::string run(std::span<const std::size_t> places) const;
  /// Returns the larger one of the distances across and down.
  std::size_t distance(std::size_t one, std::size_t other) const;

 private:
  std::string edge_name(std::size_t at) const;
  bool are_in_line(std::span<const std::size_t> places) const;

  const Part& part_;
  const Look& look_;
  bool across_;  // lines without a graph: the first board has those across, the other one those down
};

/// Names a number of the position: "n", "b2", or with the part, if there are several arrays or boards, "b b2".
std::string slot_in_words(const Program& program, const std::vector<Look>& looks, std::size_t slot);

}  // namespace grundy::lab
