// The interface between games and views. Views include this file and no game; games include this file and no view.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/slice.hpp"
#include "kit/judge_run.hpp"
#include "kit/parameters.hpp"
#include "kit/phrases.hpp"
#include "rules/state.hpp"
#include "tables/table.hpp"
#include "tables/window.hpp"
#include "theory/value.hpp"

namespace grundy {

/// A reason specific to one game, which supplies its sentence and its numbers.
struct OwnReason {
  static constexpr std::size_t kMostNumbers = 2;
  std::string_view kind;
  std::array<std::string_view, kMostNumbers> numbers;  // their names; unused ones are empty
};

/// A cell that one game adds to an explanation.
struct OwnCell {
  std::string_view name;
  std::string_view help;                               // a description of the cell
  Message (*sentence)(const Message& why, Cell cell);  // extends the sentence of the reason by the cell
};

/// Numbers of the largest position that is explained as a whole. The explanation of a larger one, which only full boards have, would take
/// gigabytes and half a minute without a pause.
inline constexpr std::size_t kMostExplained = 1'000'000;

/// A player's name in a game: a phrase, or a proper name, which is the same in every language.
class PlayerName {
 public:
  constexpr PlayerName(Phrase phrase) : phrase_(phrase) {}
  explicit constexpr PlayerName(const char* proper) : proper_(proper) {}
  Message message() const { return proper_ ? verbatim(proper_) : Message(phrase_); }

 private:
  Phrase phrase_;
  const char* proper_ = nullptr;
};

/// The description of a game, without solving it.
struct GameInfo {
  std::string_view id;
  std::string_view title;
  std::string_view source;  // the origin of the problem
  std::string_view credit;  // the problem setters, or the author of the theory; may be empty
  PlayerName first;         // the player who moves first
  PlayerName second;
  std::span<const ParameterSpec> parameters;
  std::string_view judge_format;       // the judge's input, in words
  std::string_view judge_limits = {};  // the limits of the online judge, if it is known; larger input is answered here, too
  std::string_view sample_input;
  std::string_view sample_output;
  std::span<const OwnReason> reasons = {};
  std::span<const OwnCell> cells = {};
  bool fixed_length = false;  // every line of play has the same length, so the remoteness is not a matter of good play
};

/// Returns the outcome class of a position from who wins it if the player who begins does, and if the other one does; nothing with draws.
std::optional<OutcomeClass> class_of(Outcome one, Outcome other, bool right_begins);

/// The winner of the position that the parameters describe.
struct Answer {
  Value value;
  std::optional<OutcomeClass> outcome_class;
  std::optional<ShortValue> short_value;  // of partizan games, if it is found at once
  Message text;
};

/// Returns an error if outcome, class and value of an answer, which are found in different ways, contradict each other: then a solver is
/// wrong.
std::optional<Error> contradiction(const Answer& answer);

/// A move in play: the part of the position that changes, and its new value. If one number is enough, the other is 0.
struct Move {
  std::uint64_t part = 0, to = 0;
  bool operator==(const Move&) const = default;
};

struct Option {
  Message move;
  Message to;
  Value value;                    // for the next player
  std::optional<Cell> cell = {};  // the cell of the option, if it has one
  Move play = {};
  State after = {};  // the position after it, if that cannot be told from `play`
};

/// A part of a position that no longer touches the others.
struct ShownRegion {
  std::vector<std::size_t> slots;  // the indices of its numbers in the state
  std::optional<Nimber> nimber = {};
};

/// The reason for the value of a position. `kind` determines which of the fields below are used.
struct Reason {
  enum class Kind : std::uint8_t {
    terminal,       // no move: normal play
    result,         // the game is over: `text` is what decides it
    winning_move,   // N: `text` is a move to a P-position, `next`
    all_options_n,  // P: `count` options, all N; the move `text` has the winning answer `next`
    drawn,          // D: no option is P, some option is D; `text` is a move to one
    nim_sum,  // a sum: `numbers` are the components' nimbers, `total` their nim-sum; `text` a winning move if there is one, in component `part`
    own,      // specific to the game: `own` is its kind, `text` the whole sentence, `named` its numbers
  };
  Kind kind = Kind::terminal;
  Message text = {};
  Natural count = 0;
  Natural total = 0;
  std::vector<Nimber> numbers = {};
  std::optional<std::size_t> part = {};
  std::vector<Message> parts = {};  // descriptions of the first components
  Phrase numbers_of = {};           // name of the numbers
  Message next = {};
  bool only = false;  // no other move wins
  bool ends = false;  // the winning move ends the game
  Message also = {};  // a sentence that follows
  const OwnReason* own = nullptr;
  std::array<Natural, OwnReason::kMostNumbers> named = {};

  // Defined once, in game.cpp: inlined wherever reasons are built, they would take kilobytes of the modules.
  Reason(Kind of = Kind::terminal, Message about = {}, Natural options = 0);
  Reason(const Reason&);
  Reason(Reason&&) noexcept;
  Reason& operator=(const Reason&);
  Reason& operator=(Reason&&) noexcept;
  ~Reason();
};

/// A cell, and its kind among those specific to the game.
struct NotedCell {
  const OwnCell* what;
  Cell cell;
};

/// A position of one of several games that are played side by side.
struct DescribedPart {
  Message position;
  State state;
  std::optional<Cell> cell = {};
  std::vector<Cell> pieces = {};
  std::optional<Nimber> nimber = {};
  // In sums of Left and Right: the value and its temperature as text, if they are short and found at once.
  std::optional<std::string> value = {}, temperature = {};
  bool hottest = false;  // the one part in which a move is worth most
};

struct Explanation {
  Message position;
  std::optional<Cell> cell = {};
  Value value = {};
  std::vector<Option> options = {};
  bool more = false;  // not all options are listed
  Reason reason = {};
  State state = {};
  std::vector<Cell> pieces = {};        // the cells of the pieces, in games with pieces
  std::optional<bool> second = {};      // whether the second player moves, if the position determines it
  std::optional<NotedCell> noted = {};  // a cell specific to the game
  std::vector<ShownRegion> regions = {};
  /// Index of the image of each number of the state, if the second player wins by answering each move with its image. Otherwise empty.
  std::vector<std::size_t> mirror = {};
  std::vector<DescribedPart> parts = {};  // of a sum of games
};

/// Random bits per choice: as many as a double has exactly.
inline constexpr int kChanceBits = 53;

/// Maps a random whole number below 2^kChanceBits to one of `count` equal shares, by its high digits: the last digits of such numbers need
/// not be random. The remainder serves further choices.
class Deal {
 public:
  explicit Deal(std::uint64_t random) : chance_(static_cast<double>(random) / (std::uint64_t{1} << kChanceBits)) {}

  /// `count` is at least 1.
  std::uint64_t among(std::uint64_t count) {
    const double scaled = chance_ * static_cast<double>(count);
    const auto whole = static_cast<std::uint64_t>(scaled);
    chance_ = scaled - static_cast<double>(whole);
    // A faulty generator that returns 1 gets the last share.
    return whole < count ? whole : count - 1;
  }

 private:
  double chance_;  // 0 <= chance_ < 1
};

/// The most cells of a window whose values are worked out for a table (Solution::prepare_cells).
inline constexpr std::uint64_t kMostPreparedCells = 20'000;

/// The largest number of options in an explanation.
inline constexpr std::size_t kListedOptions = 1000;

/// An instance of a game and its solution. Call `advance` until it is done; every other function may be called at any time after `open`.
/// Before it is done, the table has the values known so far, `describe` is correct for the positions that it knows, and values are
/// unspecified.
class Solution : public Table {
 public:
  virtual const GameInfo& info() const = 0;

  /// Works until done or the slice is over. Returns the share of the work done, 1 exactly when done.
  virtual double advance(const Slice&) { return 1; }

  /// Prepares what an explanation of a position needs. True if it is there; otherwise `advance` works on it. For solutions that work on demand.
  virtual bool prepare(const State&) { return true; }

  /// The same for the exact values of a window of cells.
  virtual bool prepare_cells(Layer, Range, Range) { return true; }

  /// The reason why the solution could not be finished, once it is done: a position out of reach.
  virtual std::optional<Error> failure() const { return std::nullopt; }

  /// Returns the answer for the position that the parameters describe.
  Answer answer();

  /// Returns the position that the parameters describe.
  virtual State start() const = 0;

  /// Returns the position of a cell of the table, if there is one.
  virtual std::optional<State> state_at(Cell at) const = 0;

  /// Returns the value of a position of the game.
  virtual Value value_of(const State& state) = 0;

  /// Returns the nimbers of a position's components if the game is a sum, otherwise none.
  virtual std::vector<Nimber> nimbers_of(const State&) { return {}; }

  /// Describes a position without valuing it: messages, cells, and the moves in order, at most kListedOptions of them. Nothing if the game
  /// has no such position: states come from outside.
  virtual std::optional<Explanation> describe(const State& state) = 0;

  /// Values the listed options of a position that is described and valued: one by one, unless the game overrides it.
  virtual void value_options(Explanation& e);

  /// Returns the reason for the value of a position with valued options: from the options alone, unless the game overrides it. `values` is
  /// this solution, or the solution by the rules alone that takes its descriptions from here.
  virtual Reason reason(const Explanation& e, Solution& values);

  /// Returns description, values and reason. Nothing if the game has no such position.
  virtual std::optional<Explanation> explain_state(const State& state);

  /// Returns the position whose value a layer shows on a cell, if that is not the position of the cell.
  virtual std::optional<State> state_shown(Layer, Cell at) const { return state_at(at); }

  /// Returns the parameter whose list is a position's state; empty if there is none.
  virtual std::string_view state_parameter() const { return {}; }

  /// Returns the parameters, besides the present ones, whose position is this one. Nothing if there are none.
  virtual RawParameters table_with(const State& state) const;

  /// Returns these parameters for a described position that the table does not contain, neither whole nor all of its pieces.
  RawParameters other_table(const Explanation& e) const;

  /// Returns the outcome class if players have different moves and no play ends in a draw.
  virtual std::optional<OutcomeClass> outcome_class() { return std::nullopt; }

  /// Returns the value of the start, if players have different moves and it is found at once.
  virtual std::optional<ShortValue> short_value() { return std::nullopt; }

  /// Returns the number of winning first moves if the answer reports it.
  virtual std::optional<std::uint64_t> reported_winning_moves() { return std::nullopt; }

  /// Completes the reason of a lost position by a move and its winning answer, if play goes on after that move. Values the moves of one
  /// option by `values` until one wins.
  void add_answer(const Explanation& e, Solution& values, Reason& reason);

  /// Explains a cell, or the position that the parameters describe.
  std::optional<Explanation> explain(std::optional<Cell> at);

  /// Returns the position after a move; nothing if the move is not legal. O(options of the part that changes).
  virtual std::optional<State> follow(const State& state, Move move) const = 0;

  /// Returns a perfect move in an explained position: it wins as fast and loses as slowly as is known, and keeps a draw. Nothing if there
  /// is no move.
  virtual std::optional<Move> best(const Explanation& e) const;

  /// Whether positions without a nimber have an infinite one, so that they add up all the same (games/sum/parts_of_sum.hpp).
  virtual bool has_infinite_nimbers() const { return false; }

  /// Returns a move to a position with this nimber. Searches the listed options unless the game overrides it.
  virtual std::optional<Option> option_to(const State& state, Nimber wanted);

  /// Returns a random listed move. All are equally likely if `random`, a whole number below 2^53, is uniform. Nothing if there is no move.
  virtual std::optional<Move> any(const Explanation& e, std::uint64_t random) const;

  /// Wraps a sequence into rows of another width, at once: the shape of the table changes. Refuses other tables and widths that the
  /// parameter does not allow.
  virtual std::optional<Error> wrap(std::uint64_t) { return Error{Error::Code::usage, kKitPhrases["no-sequence"]}; }
};

class Game {
 public:
  virtual ~Game() = default;
  virtual const GameInfo& info() const = 0;
  /// Creates a judge that has not read its input yet.
  virtual std::unique_ptr<JudgeRun> new_judge() const = 0;
  /// Moves large parameters into the solution.
  virtual Result<std::unique_ptr<Solution>> open(Parameters&& parameters) const = 0;
};

}  // namespace grundy
