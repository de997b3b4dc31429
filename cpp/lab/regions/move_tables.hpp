// The moves of a text as finite tables over the few numbers that each of them reads or changes. What is decided about a game from here on
// is decided by looking at all entries of such tables: no algebra is trusted.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "lab/model/model.hpp"

namespace grundy::lab {

/// The players who may make a move, as bits.
enum Owners : std::uint8_t { kLeftMoves = 1, kRightMoves = 2, kBothMove = 3 };

inline Owners opponent(Owners owners) { return owners == kBothMove ? kBothMove : owners == kLeftMoves ? kRightMoves : kLeftMoves; }

/// An entry of a table: the move is not possible.
inline constexpr std::uint32_t kDisabled = UINT32_MAX;

/// One way to make the moves of a line: the same numbers are read and changed whatever the position.
///
/// The digits of an entry are the indices of the numbers of `slots` in MoveTables::values, the first slot in the least significant digit.
struct MoveTable {
  std::size_t line = 0;  // of Syntax::moves
  Owners owners = kBothMove;
  std::vector<std::uint32_t> slots;    // that the move reads or changes, ascending
  std::vector<std::uint32_t> changed;  // those that it may change, ascending
  std::vector<std::uint32_t> after;    // for each entry the entry after the move, or kDisabled
};

/// A function of positions: a sum over slots.
struct Measure {
  enum class Kind : std::uint8_t { sum, count, rows, columns };
  Kind kind = Kind::sum;  // of the numbers; or of the places with the number `value`: how many, or the sum of their rows or columns
  std::size_t part = 0;   // of which slots; all if there is no such part
  std::int64_t value = 0;
  std::int64_t sign = 1;

  /// Returns what a slot adds if it has a number.
  std::int64_t of(const Program& program, std::size_t slot, std::int64_t number) const;
};

/// A slot whose number does not matter (counters.hpp), in the positions for which that is proved: with number n, those in which the measure
/// is at most `most[i].second` for the i with most[i].first == n.
struct Counter {
  std::uint32_t slot = 0;
  Measure measure = {};
  std::vector<std::pair<std::int64_t, std::int64_t>> most = {};
};

/// A game in normal play: a player who cannot move loses.
struct MoveTables {
  std::vector<std::vector<std::int64_t>> values;  // of each slot of the text the numbers that it may have, ascending
  std::vector<MoveTable> moves;
  /// Whether the game is the quiet play of a text that is won by the last player who moves: play in which nobody makes an end condition
  /// true, or lets the other player make one true.
  bool quiet = false;
  std::vector<Counter> counters = {};  // slots that are left out: no table reads them, and `values` has one number of each

  /// Returns the weights of the digits of a move's entries.
  std::vector<std::uint32_t> weights(const MoveTable& move) const;
  /// Returns the entry of a move at a position.
  std::uint32_t entry(const MoveTable& move, const std::vector<std::uint32_t>& digits) const;
  /// Returns the indices of a position's numbers in `values`, 0 for counters; nothing if one of them has none, or if a counter may matter.
  std::optional<std::vector<std::uint32_t>> digits(const Program& program, const Slots& position) const;
};

/// Why a text does not fall apart, and the line of the text that is the reason.
struct Unsplit {
  enum class Reason : std::uint8_t {
    points,      // points decide
    splits,      // a move leaves several components
    draws,       // an end line makes a draw
    ends,        // ends of both kinds, or ends in a game of Left and Right
    misere,      // a player who cannot move does not lose
    checks,      // an = may leave its range
    wide,        // a move reads or changes too many numbers
    many_moves,  // too many moves
    repeats,     // a move may be made for ever
    passes,      // a player may move twice in a row
  };
  Reason reason;
  Place place = {1, 1};
};

/// Limits of tables.
struct TableReach {
  std::uint64_t entries = 4096;  // of one move
  std::uint64_t all_entries = 4'000'000;
  std::size_t moves = 20'000;
  std::size_t values = 64;           // numbers of a slot
  std::uint64_t rounds = 4'000'000;  // of loops and expressions visited to find the moves
};

/// Which numbers a slot may have: those that it can reach itself, or those that some slot of its part can reach, so that moves at different
/// places have equal tables.
enum class Reached : std::uint8_t { by_slot, by_part };

/// Tabulates the moves that can be made in positions that may be reached from `from`. Nothing if the text is refused. The model is that of
/// a text without faults. O(entries * expressions of a move).
std::optional<MoveTables> tabulate(const Model& model, const std::vector<Slots>& from, Reached reached, const TableReach& reach,
                                   Unsplit& refusal);

}  // namespace grundy::lab
