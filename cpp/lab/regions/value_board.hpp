// Games that fall apart by what may still happen.
//
// Theorem. For a position p let V(p) be the least family of sets of numbers, one for each slot, that contains the numbers of p and is
// closed: where all numbers that a move reads lie in V and it is possible, what it writes lies in V, too. A move is live if it is possible
// somewhere in V. Connect the slots with several numbers in V that one live move reads or changes; if there are none, the move changes
// nothing and can be made for ever: connect all slots that it reads. Then the game at p is the sum of the games on the components. (Every
// position of a line of play stays in V, so only live moves are ever possible, and each reads and changes slots of one component, and slots
// that keep their numbers for ever.)
//
// A component may come back to itself. Theorems on games that end (a component in which only one player can move is an integer, equal
// components vanish) hold for components that were found to end, and a search that meets a component below itself has no answer.
#pragma once

#include <array>
#include <optional>

#include "lab/regions/move_tables.hpp"
#include "lab/regions/shape.hpp"

namespace grundy::lab {

/// The table of a move, and where its slots lie relative to each other: the same for moves that are translates of each other.
struct BoardKind {
  Owners owners = kBothMove;
  std::vector<std::uint32_t> sizes;    // how many numbers each slot has
  std::vector<std::uint32_t> entries;  // in which the move is possible: digits, one after the other
  std::vector<std::uint32_t> after;    // the digits after the move, alike
};

struct BoardMove {
  std::uint32_t kind = 0;
  std::vector<std::uint32_t> slots;
};

/// A symmetry of the square, and an exchange of numbers, and perhaps of the players.
struct BoardMap {
  Square square = 0;
  bool players = false;
  std::vector<std::uint32_t> digits;  // the image of each digit
};

struct ValueBoard {
  std::vector<BoardKind> kinds;
  std::vector<BoardMove> moves;  // as in MoveTables::moves
  std::vector<BoardCell> cells;  // of the slots of the text
  std::uint32_t parts = 1, rows = 1, columns = 1;
  std::uint32_t most_values = 1;
  /// Whether a move exists wherever its slots fit on the board, so that components may be moved.
  bool uniform = false;
  /// Whether play certainly ends: moves lower some measures, one before the other (how often a number is on the board, or how far along).
  bool ends = false;
  std::vector<BoardMap> maps;       // beside the identity
  std::vector<BoardMap> opposites;  // that exchange the players

  /// Makes every component that was moved or mirrored another one.
  void drop_symmetries() {
    uniform = false;
    maps.clear();
    opposites.clear();
  }

  static ValueBoard read(const MoveTables& tables, const Program& program);
};

}  // namespace grundy::lab
