// How the parts of a position are drawn: as the lines `show` and `hide` say, or else as the moves suggest. Decides nothing else.
#pragma once

#include "lab/language/program.hpp"

namespace grundy::lab {

enum class Form : std::uint8_t {
  hidden,   // not drawn
  graph,    // on the vertices or edges of a graph
  lines,    // edges between the dots of a grid
  heaps,    // heaps of stones
  bar,      // a bar of squares; two numbers together: its width and height
  cells,    // a cell with a character for each number
  coins,    // heads and tails
  lights,   // lamps that are on or off
  stones,   // cells that are empty or have a black or a white stone
  place,    // two numbers: the column and the row of a piece
  ends,     // two numbers: what is left of a list, from one to the other
  columns,  // in each row of a board a piece in the column that the number counts, from 1; 0: none
  tokens,   // numbers that are places on one strip
  number,   // written
  track,    // a row of the values, with a token on the number
};

std::string_view name_of(Form form);

struct Look {
  Form form = Form::track;
  std::string glyphs = {};             // of cells and graphs: one per value; of pieces: one for each of the parts
  std::vector<std::size_t> with = {};  // the parts that are drawn together, itself included; of a place the column first
  bool down = false;                   // of a place: its rows are counted from the top
  const ShowLine* graph = nullptr;     // has the edges of graphs and lines
  bool fixed = false;                  // a number that no line changes or shows: probably meant as a constant
  bool grows = false;                  // of edges: moves only remove them, so that they stand on the ground, vertex 0
  std::size_t dots = 0;                // of lines on a graph: in a row
  std::size_t poison = kNoSlot;        // of bars: the slot whose first square loses
  const Constant* ground = nullptr;    // of a place: the text with a character for each; of ends: the list

  static constexpr std::size_t kNoSlot = ~std::size_t{0};
};

/// Returns the look of each part. O(length of the text * parts).
std::vector<Look> looks_of(const Program& program);

/// Whether the numbers of a part look like sizes of heaps, since moves only lower them, or split a lone one: `n -= k`, `n = 0`,
/// `row[i] = min(row[i], j)`, `split n into a, n - a`.
bool are_heaps(const Program& program, std::size_t part);

/// Whether the numbers of a part, 0 or 1, are turned over: `b[i] = 1 - b[i]`, `b[i] ^= 1`.
bool are_turned(const Program& program, std::size_t part);

/// Returns the character that shows a value of a part; empty if there is none for it.
std::string_view glyph_of(const Part& part, const Look& look, std::int64_t value);

/// Returns an error if a part cannot be drawn as its line says: expected and given.
std::optional<std::pair<Message, Message>> wrong_look(const Program& program, const ShowLine& show);

}  // namespace grundy::lab
