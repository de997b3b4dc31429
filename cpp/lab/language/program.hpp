// A rule text that is understood: names resolved, constants worked out, a position's numbers laid side by side.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "lab/language/syntax.hpp"

namespace grundy::lab {

/// The numbers of a position, in the order in which its parts are declared.
using Slots = std::vector<std::int64_t>;

/// A constant: a number, or items side by side, `arity` numbers each.
struct Constant {
  bool is_list = false;
  bool is_text = false;  // of characters
  std::int64_t number = 0;
  std::size_t arity = 1;
  std::size_t columns = 0;  // of a text of rows; 0: it has none
  std::vector<std::int64_t> items = {};

  std::size_t size() const { return items.size() / arity; }
};

struct Part {
  std::string name;
  std::size_t dimensions = 0;  // 0 a number, 1 an array, 2 a board
  std::size_t rows = 1, columns = 1;
  std::size_t first = 0;       // of its slots
  std::int64_t least = 0, most = 0;
  std::size_t size() const { return rows * columns; }
};

/// Of an array, board or list; what is no board, or text of rows, is one row, or none where it is empty.
struct Extent {
  std::size_t rows = 0, columns = 0;
  std::size_t size() const { return rows * columns; }
};

/// What may be given from outside: a constant written as a literal, or where a part starts.
struct ParameterOfText {
  enum class Kind : std::uint8_t { number, list, text };
  std::string name;
  Kind kind = Kind::number;
  std::string fallback;                             // as a parameter's value is written
  std::optional<std::int64_t> least = {}, most = {};  // of a number
  bool of_start = false;
};

/// What is said of a game as a whole.
struct Nature {
  bool partisan = false;   // Left and Right move differently
  bool scored = false;     // decided by points
  bool splits = false;     // a move may leave several components
  bool decided = false;    // by lines that say so, not by who cannot move alone
  bool normal() const { return !scored && !decided; }
  /// Components add up by their nimbers (Sprague 1935, Grundy 1939), as long as play comes to an end.
  bool adds_up() const { return normal() && !partisan; }
  /// Neither sums of nimbers nor points are worked out where play comes back to a position.
  bool has_to_end() const { return splits || scored; }
};

struct Program {
  std::string text;
  Syntax syntax;
  std::vector<Constant> constants;
  std::vector<Part> parts;
  std::vector<std::size_t> part_of;      // of each slot
  std::vector<std::vector<std::int64_t>> sizes = {};
  Slots start;                           // as declared
  std::vector<Slots> components;         // what play begins with: the start, or what the start lines say
  std::vector<ParameterOfText> parameters;
  Nature nature;

  std::size_t slots() const { return part_of.size(); }
  std::int64_t least(std::size_t slot) const { return parts[part_of[slot]].least; }
  std::int64_t most(std::size_t slot) const { return parts[part_of[slot]].most; }
  /// Of a part or constant.
  Extent extent(Binding of) const;
  /// What `len`, `rows` or `cols` says.
  std::size_t size(const Node& n) const;
  /// "n", "row[2]", "b[1,3]"
  std::string slot_name(std::size_t slot) const;
  /// Where in the text a place is, in bytes.
  std::size_t offset(Place place) const;
};

/// Values of parameters, as they come in.
using Given = std::map<std::string, std::string, std::less<>>;

/// Reads a text with these values of its parameters; names that are none of its parameters are left alone. Null where there are faults.
std::shared_ptr<const Program> read_program(std::string_view text, const Given& given, Faults& faults);

}  // namespace grundy::lab
