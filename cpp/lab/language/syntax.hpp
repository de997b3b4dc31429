// The syntax of a rule text: lines, choices, steps, expressions. Names are bound, nothing is evaluated.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lab/language/place.hpp"

namespace grundy::lab {

/// The index of an expression in a Syntax; kNoNode for none.
using NodeId = std::int32_t;
inline constexpr NodeId kNoNode = -1;
inline constexpr std::uint32_t kNoLocal = UINT32_MAX;

enum class SyntaxOp : std::uint8_t {
  number,  // `number`
  text,    // a list of characters, or rows of them joined by / if it has two indices; kids: texts of its rows, if it was a list of them
  list,    // kids: items, each a number, a tuple, or a range
  tuple,
  range,   // kids: from, to
  repeat,  // {item for choices}: kids: the item
  name,    // `binding`, or none if it is not resolved
  index,   // kids: the name, then one or two indices
  call,    // of an abbreviation: `binding`; kids: arguments
  minus,
  no,
  add,
  subtract,
  multiply,
  divide,
  modulo,
  power,
  shift_left,
  shift_right,
  bit_and,
  bit_or,
  bit_xor,
  equal,
  unequal,
  less,
  at_most,
  and_also,
  or_else,
  conditional,
  within,  // kids: a number and a list, text, array or range
  all,
  any,
  count,
  sum,  // kids: the item; `choices`
  least,
  greatest,  // kids: two or more; or one, with `choices`
  magnitude,
  gcd,
  length,
  rows,
  columns,  // kids: the name
  joined,   // kids: whether a place is there, the indices of two places, and the list of pairs if there is one; `number`: kOnGraph...
  groups,   // the same without the two places; `choices` visits the places of the array
};

/// Bits of `number` of joined and groups: a list of pairs gives the graph; or neighbours may also touch at a corner.
inline constexpr std::int64_t kDiagonal = 1, kOnGraph = 2;

struct Binding {
  enum class Kind : std::uint8_t { none, constant, part, local, shorthand, poisoned };
  Kind kind = Kind::none;
  std::uint32_t index = 0;
};

struct Choice {
  enum class Kind : std::uint8_t {
    within,  // names in a list, text or array
    places,  // names of an array: its indices
    range,   // a name in from..to, as long as `while_it_holds` is true
    condition,
    value,  // a name for an expression
  };
  Kind kind = Kind::condition;
  Place place;
  std::vector<std::string_view> names;
  std::vector<std::uint32_t> locals = {};  // of the names
  NodeId set = kNoNode;                    // of within and places; the condition; the value
  NodeId from = kNoNode, to = kNoNode;
  NodeId while_it_holds = kNoNode;
};

struct Node {
  SyntaxOp op = SyntaxOp::number;
  std::uint16_t height = 1;  // of the tree below it, through abbreviations
  std::uint32_t size = 0;    // of that tree, once resolved; shared nodes, like the middle of a < b < c, count each time
  Place place;
  std::int64_t number = 0;
  std::string_view text = {};
  Binding binding = {};
  std::vector<NodeId> kids = {};
  std::vector<Choice> choices = {};
};

/// Whether `is` is true of a direct subexpression: its kids, and the sets and bounds of its choices. A call of an abbreviation has only its
/// arguments.
template <class Is>
bool any_below(const Node& n, const Is& is) {
  for (const NodeId kid : n.kids) {
    if (is(kid)) return true;
  }
  for (const Choice& c : n.choices) {
    for (const NodeId of : {c.set, c.from, c.to, c.while_it_holds}) {
      if (of != kNoNode && is(of)) return true;
    }
  }
  return false;
}

/// A piece that a split leaves: the values of its targets in one component, or with rounds in one component for each of them.
struct Piece {
  std::vector<NodeId> values = {};
  std::vector<Choice> rounds = {};
};

/// A step of a move: a change of a place, a condition, a gain, a split, or `pass`.
struct Step {
  enum class Kind : std::uint8_t { assign, condition, gain, split, pass };
  Kind kind = Kind::pass;
  Place place;
  NodeId target = kNoNode;             // of assign: a name or an index
  SyntaxOp change = SyntaxOp::number;  // number for `=`, otherwise the operation of `+=` and the like
  NodeId value = kNoNode;              // assigned, required, or gained
  std::vector<Choice> rounds = {};     // `for`
  std::vector<NodeId> targets = {};    // of split
  std::vector<Piece> pieces = {};      // of split
};

enum class Who : std::uint8_t { next, last, left, right };

/// The result that an end line declares.
struct Decision {
  enum class Kind : std::uint8_t { wins, loses, draw, score };
  Kind kind = Kind::loses;
  Who who = Who::next;
  NodeId score = kNoNode;  // of the player to move
  bool of_first = false;   // the text gives the score of the player who began
  Place place = {};
};

struct MoveLine {
  Place place;
  Who who = Who::next;  // next: both
  std::string_view words = {};
  std::vector<NodeId> holes = {};  // the expressions in the words, in order
  std::vector<Choice> choices = {};
  std::vector<Step> steps = {};
};

struct EndLine {
  Place place;
  NodeId condition = kNoNode;  // none: the player to move has no move
  Decision result;
};

struct StartLine {
  Place place;
  std::vector<Choice> choices;
  std::vector<Step> steps;
};

/// A constant, a parameter if its value is a literal.
struct ConstantLine {
  Place place;
  std::string_view name;
  NodeId value = kNoNode;
  NodeId least = kNoNode, most = kNoNode;
  bool literal = false;
};

struct ShorthandLine {
  Place place;
  std::string_view name;
  std::vector<std::string_view> names;
  std::vector<std::uint32_t> locals;
  NodeId body = kNoNode;
};

struct PartLine {
  Place place;
  std::string_view name;
  std::vector<NodeId> sizes;  // none: a number; one: an array; two: a board
  NodeId least = kNoNode, most = kNoNode;
  NodeId start = kNoNode;
};

/// A display line, such as `show x across, y up` or `hide turn`.
struct ShowLine {
  std::vector<std::string_view> names = {};
  std::vector<Place> places = {};        // of the names
  std::vector<std::size_t> parts = {};   // once resolved
  std::string_view how = {};             // one of the words of `show`; hide
  Place place = {};                      // of that word
  std::string_view glyphs = {};          // one per value; of pieces: from 1, or one per part
  NodeId graph = kNoNode;                // of graphs: the list of edges
  std::vector<std::int64_t> edges = {};  // once resolved, two vertices each
};

/// Whether `show x on HOW` draws a graph.
inline bool is_graph(std::string_view how) { return how == "graph" || how == "arrows" || how == "edges"; }

/// Words of `show` that say how a part is drawn, each after `as`.
constexpr std::string_view kShownAs[] = {"heaps", "stones", "bar", "rows", "strip", "grid", "pieces", "coins", "lights", "lines"};
/// Older words for heaps and grid.
constexpr std::string_view kAlsoShownAs[] = {"heap", "board"};

/// A part of contest input: a number, several, a word, or words in rows.
struct ReadItem {
  Place place;
  std::string_view name = {};  // empty: a token that is skipped
  NodeId count = kNoNode;      // of numbers or rows, or the length of a word; none: as many as the target has
  bool rows = false;
  Binding target = {};             // a constant or a part; none if the name occurs in reading and printing alone
  std::uint32_t local = kNoLocal;  // of a lone number, for the expressions of this line and the following ones
};

/// `read T times: n, a[n]`
struct ReadLine {
  enum class Repeats : std::uint8_t { once, times, to_the_end, until };
  Place place;
  Repeats repeats = Repeats::once;
  ReadItem times = {};          // of times
  bool times_known = false;     // a line before has read it
  NodeId until = kNoNode;       // of until: the input ends once this is true
  std::size_t until_after = 0;  // the number of items that it needs
  std::vector<ReadItem> items = {};
};

/// Parts of the answer of a contest problem, with names that mean this in print lines alone.
enum class Answered : std::uint8_t { wins, loses, draws, nimber, remoteness, score, winning_moves, winning_move, test };
inline constexpr std::string_view kAnsweredNames[] = {"wins",  "loses",         "draws",        "nimber", "remoteness",
                                                      "score", "winning_moves", "winning_move", "test"};

/// `print wins ? "First" : "Second"`, `print nimber for n in 1..9 by "\n"`, `print winning_move for all by ", "`
struct PrintLine {
  Place place;
  std::vector<NodeId> items = {};  // numbers and texts, and conditionals of them; a text's kids are the expressions in its braces
  std::string_view name = {};      // of the part whose starts the line is printed for, if there is one
  Place name_place = {};
  Binding part = {};
  NodeId from = kNoNode, to = kNoNode;
  bool all_moves = false;  // the last item is the words of all moves that win, not of the first
  NodeId by = kNoNode;     // the text between the answers of the starts, or between the moves; none: nothing, or a blank
};

struct Syntax {
  std::deque<Node> nodes;  // a deque: references stay valid when nodes are added
  std::vector<ConstantLine> constants;
  std::vector<ShorthandLine> shorthands;
  std::vector<PartLine> parts;
  std::vector<NodeId> legal;
  std::vector<MoveLine> moves;
  std::vector<EndLine> ends;
  std::vector<StartLine> starts;
  std::vector<ShowLine> shows;
  std::vector<ReadLine> reads;
  std::vector<PrintLine> prints;
  std::vector<NodeId> again;                               // the targets of the steps `again` (added_numbers.hpp)
  bool counts_turns = false;                               // the last part says whether the second player moves
  std::uint32_t answered = 0;                              // the local of the first of kAnsweredNames; the others follow
  std::vector<std::pair<std::string_view, Place>> broken;  // names whose lines could not be read
  std::uint32_t locals = 0;
  std::uint32_t lines = 0;

  const Node& operator[](NodeId ref) const { return nodes[static_cast<std::size_t>(ref)]; }
};

}  // namespace grundy::lab
