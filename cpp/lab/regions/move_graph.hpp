// Games whose moves only take moves away: a position is the set of the moves that are still possible.
//
// Theorem. Let, over all numbers that may be reached: a move i never makes a move j possible; where both are possible, whether j still is
// after i is always the same; and no move is possible after itself. Then the game at any position depends only on the set L of its possible
// moves: i leads to L without those that i takes away. The components of the graph "i takes j away" on L are independent: the game is their
// sum. (Induction over a line of play.) All three conditions are checked on the tables, pair by pair.
#pragma once

#include <array>
#include <optional>

#include "lab/regions/move_tables.hpp"
#include "lab/regions/shape.hpp"

namespace grundy::lab {

/// A move of a graph. Moves of one kind at different places take each other away in the same way: it depends on the kinds and on the
/// distance alone.
struct GraphMove {
  std::uint32_t kind = 0;
  std::uint32_t row = 0, column = 0;  // the least of the numbers that it changes
};

/// The moves of one owner that change numbers at the same places relative to each other.
struct MoveKind {
  Owners owners = kBothMove;
  std::uint32_t rows = 1, columns = 1;  // the extent of what they change
  /// The kind of their images: by a symmetry (Square), and with 8 more with the players exchanged.
  std::array<std::uint32_t, 16> images = {};
};

/// "A move of kind i takes away one of kind j that lies so many rows and columns further on."
struct Relation {
  std::uint32_t i, j;
  std::int32_t rows, columns;
  auto operator<=>(const Relation&) const = default;
};

struct MoveGraph {
  std::vector<GraphMove> moves;  // as in MoveTables::moves
  std::vector<MoveKind> kinds;
  std::vector<Relation> relations;      // with their images under the symmetries
  std::uint32_t rows = 1, columns = 1;  // all places lie within
  /// Whether each symmetry takes every move to one of another kind, or the same, with the same effects.
  std::array<bool, 8> symmetries = {true};
  bool symmetric = false;  // there are others than the identity
  /// The same with the players exchanged.
  std::array<bool, 8> opposites = {};
  /// Whether moves of one kind have the same effects wherever they are. Otherwise each move is a kind of its own.
  bool uniform = true;

  /// Makes every component that was moved or mirrored another one.
  void drop_symmetries();

  /// Builds the graph; nothing if a condition of the theorem is not met.
  static std::optional<MoveGraph> read(const MoveTables& tables, const Program& program);
};

}  // namespace grundy::lab
