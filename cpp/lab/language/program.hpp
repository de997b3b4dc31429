// A resolved rule text: names bound, constants evaluated, the numbers of a position laid out as slots.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "lab/language/game_code.hpp"
#include "lab/language/plain_text.hpp"
#include "lab/language/syntax.hpp"

namespace grundy::lab {

/// The numbers of a position, in the order in which its parts are declared.
using Slots = std::vector<std::int64_t>;

/// A constant: a number, or consecutive items of `arity` numbers each.
struct Constant {
  bool is_list = false;
  bool is_text = false;  // of characters
  std::int64_t number = 0;
  std::size_t arity = 1;
  std::size_t columns = 0;  // of a text with rows; 0 otherwise
  std::vector<std::int64_t> items = {};

  std::size_t size() const { return items.size() / arity; }
};

struct Part {
  std::string name;
  std::size_t dimensions = 0;  // 0 a number, 1 an array, 2 a board
  std::size_t rows = 1, columns = 1;
  std::size_t first = 0;  // of its slots
  std::int64_t least = 0, most = 0;
  std::size_t size() const { return rows * columns; }
};

/// Rows and columns of an array, board or list. Anything but a board or a text with rows has one row, or none if it is empty.
struct Extent {
  std::size_t rows = 0, columns = 0;
  std::size_t size() const { return rows * columns; }
};

/// A parameter of the text: a constant written as a literal, or the start of a part.
struct ParameterOfText {
  enum class Kind : std::uint8_t { number, list, text };
  std::string name;
  Kind kind = Kind::number;
  std::string fallback;                               // in the format of parameters
  std::optional<std::int64_t> least = {}, most = {};  // of a number
  bool of_start = false;
};

/// Properties of the game as a whole.
struct Nature {
  bool partisan = false;  // Left and Right move differently
  bool scored = false;    // decided by points
  bool splits = false;    // a move may leave several components
  bool decided = false;   // by end lines, not only by a player who cannot move
  bool misere = false;    // by one end line alone: a player who cannot move wins
  bool passes = false;    // after the step `again` the other player has to pass, wherever else there are moves
  bool normal() const { return !scored && !decided; }
  /// Whether components add up by their nimbers (Sprague 1935, Grundy 1939), as long as play ends.
  bool adds_up() const { return normal() && !partisan && !passes; }
  /// Whether who wins a sum of components can be found by search in whole sums.
  bool sums_by_search() const { return misere && !scored && !partisan && !passes; }
  /// Whether play must end: neither sums of nimbers nor points are computed if it may repeat.
  bool has_to_end() const { return splits || scored; }
};

/// Unparsed values of parameters, by name.
using Given = std::map<std::string, std::string, std::less<>>;

struct Program {
  std::string text;                   // as typed, or the rules that a code stands for
  std::optional<GameCode> code = {};  // if the text that was given is one
  std::shared_ptr<const PlainText> plain;
  Given given;                       // by the names that the text declares
  std::vector<std::string> unknown;  // given names that it does not declare
  Syntax syntax;
  std::vector<Constant> constants;
  std::vector<Part> parts;
  std::vector<std::size_t> part_of;  // of each slot
  std::vector<std::vector<std::int64_t>> sizes = {};
  Slots start;                    // as declared
  std::optional<Fault> beyond;    // a lone number starts above its range: a fault unless its game is known for all numbers
  std::vector<Slots> components;  // the components at the start: as declared, or from the start lines
  std::vector<ParameterOfText> parameters;
  Nature nature;

  std::size_t slots() const { return part_of.size(); }
  /// Returns the number of slots without the one that says whose turn it is: no axis unless it is chosen, and no part of moves in words.
  std::size_t own_slots() const { return slots() - syntax.counts_turns; }
  std::int64_t least(std::size_t slot) const { return parts[part_of[slot]].least; }
  /// Whether a position is a single number.
  bool lone_number() const { return parts.size() == 1 && parts[0].dimensions == 0; }
  std::int64_t most(std::size_t slot) const { return parts[part_of[slot]].most; }
  /// Returns the extent of a part or constant.
  Extent extent(Binding of) const;
  /// Returns the extent that the indices of a node run over: a list of tuples has a row for each.
  Extent indexed_extent(const Node& index) const;
  /// Returns the value of `len`, `rows` or `cols`.
  std::size_t size(const Node& n) const;
  /// Returns the name of a slot: "n", "row[2]", "b[1,3]".
  std::string slot_name(std::size_t slot) const;
  /// Returns the place in the text that was given, for messages.
  Place original(Place place) const { return plain->original(code ? code->place : place); }
  /// Returns the byte offset of a place in the text.
  std::size_t offset(Place place) const;
};

/// The line that makes play another one than normal play, in which moves alternate and a player who cannot move loses.
struct OtherPlay {
  enum class Kind : std::uint8_t { again, points, end } kind;
  Place place;
};
/// Returns that line; nothing in normal play.
std::optional<OtherPlay> other_play(const Program& program);

/// Returns the fault of a game that has several components, or whose moves make several, although they do not add up: at the line that is
/// the reason. Nothing for other games.
std::optional<Fault> sum_fault(const Program& program);

/// Numbers allowed beyond the ranges that their text gives them.
struct Beyond {
  bool starts = false;                           // a lone number may start above its range, which is no fault yet
  std::int64_t most = 0;                         // the range of a lone number goes up to here at least
  std::span<const std::string> twice_most = {};  // the ranges of these parts end twice as high
};

/// Reads a text with these values of its parameters, by their names, or behind `rules.`. Null if there are faults.
std::shared_ptr<const Program> read_program(std::string_view text, const Given& given, Faults& faults, const Beyond& beyond = {});

}  // namespace grundy::lab
