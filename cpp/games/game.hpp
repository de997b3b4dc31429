// What every game offers to the doors and the views. Views know this file and no game; games know this file and no view.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/judge_run.hpp"
#include "games/parameters.hpp"
#include "games/table.hpp"
#include "games/window.hpp"
#include "io/result.hpp"
#include "theory/slice.hpp"
#include "theory/value.hpp"

namespace grundy {

/// What is said about a game without solving it.
struct GameInfo {
  std::string_view id;
  std::string_view title;
  std::string_view source;    // where the problem is known from
  std::string_view credit;    // its setters, or the theory's author; may be empty
  std::string_view first;     // the player who moves first, in the game's own names
  std::string_view second;
  std::span<const ParameterSpec> parameters;
  std::string_view judge_format;  // the judge's input, in words
  std::string_view sample_input;
  std::string_view sample_output;
};

/// Who wins the position that the parameters describe.
struct Answer {
  Value value;
  std::string text;
};

struct Option {
  std::string move;
  std::string to;
  Value value;                       // for the player who moves next
  std::optional<Cell> cell = {};     // where the option stands on the table, if it does
};

/// Why a position has its value. `kind` says which of the fields below it uses.
struct Reason {
  enum class Kind : std::uint8_t {
    terminal,       // no move: normal play
    result,         // the game is over: `text` says what decides it
    winning_move,   // N: `text` is a move to a P-position
    all_options_n,  // P: `count` options, all N
    drawn,          // D: no option is P, some option is D
    nim_sum,        // a sum: `numbers` are the components' nimbers, `total` their nim-sum; `text` a winning move if there is one
    fixed_length,   // every line of play lasts `total` moves
    misere,         // misere Nim: `count` heaps above 1, `total` the nim-sum, `text` a winning move if there is one
    vanishing,      // dominoes: without vanishing the game lasts `total` moves, blocks vanish after `count` turns
  };
  Kind kind = Kind::terminal;
  std::string text = {};
  Natural count = 0;
  Natural total = 0;
  std::vector<Nimber> numbers = {};
};

struct Explanation {
  std::string position;
  std::optional<Cell> cell = {};
  Value value;
  std::vector<Option> options = {};
  bool more = false;  // there are more options than are listed
  Reason reason = {};
};

/// The most options that an explanation lists.
inline constexpr std::size_t kListedOptions = 1000;

/// Something drawn over the table: a piece on a cell, or an arrow to another cell.
struct Mark {
  Cell cell;
  std::optional<Cell> to = {};
};

/// One instance being solved, then solved. `advance` until it is done; the rest may be asked any time after `open`, but before it
/// is done only the table gives what is known so far.
class Solution {
 public:
  virtual ~Solution() = default;

  /// Works until done or the slice is over. Returns the share of the work done, 1 exactly when done.
  virtual double advance(const Slice&) { return 1; }

  /// Why the solution could not be finished, once it is done: a position that turned out to be out of reach.
  virtual std::optional<Error> failure() const { return std::nullopt; }

  virtual Answer answer() = 0;

  virtual const TableShape& shape() const = 0;

  /// Exact value of one cell of the table; absent outside of it.
  virtual CellValue cell(Layer layer, Cell at) = 0;

  /// The bytes of `out.size()` cells of a row from `at` rightward, as `paint` gives them at step 1. Games override it where
  /// a row costs less than its cells one by one.
  virtual void paint_row(Layer layer, Cell at, std::span<std::uint8_t> out);

  /// The rows of a window of the table. Games override it where a window costs less than its rows one by one.
  virtual std::unique_ptr<CellRows> cell_rows(Layer layer, Range x, Range y);

  /// Counts of a grid of blocks that both hold some cell's index. Games override it where they can count faster than cell by cell.
  virtual std::unique_ptr<BlockRows> block_rows(const Blocks& x, const Blocks& y, Effort effort);

  /// Of a cell, or of the position that the parameters describe. A cell outside the table, or where there is no position, gives nothing.
  virtual std::optional<Explanation> explain(std::optional<Cell> at) = 0;

  virtual std::vector<Mark> marks() { return {}; }

  /// A character for each column and each row, drawn beside the axes (the border of a table whose border decides); empty: none.
  struct Headers {
    std::string_view x, y;
  };
  virtual Headers headers() const { return {}; }
};

class Game {
 public:
  virtual ~Game() = default;
  virtual const GameInfo& info() const = 0;
  /// The judge, before it begins an input.
  virtual std::unique_ptr<JudgeRun> new_judge() const = 0;
  /// What is large in the parameters goes over into the solution.
  virtual Result<std::unique_ptr<Solution>> open(Parameters&& parameters) const = 0;
};

}  // namespace grundy
