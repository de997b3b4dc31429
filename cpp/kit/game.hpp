// What every game offers to the doors and the views. Views know this file and no game; games know this file and no view.
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

/// A reason that one game alone gives. Its sentence and its numbers are the game's.
struct OwnReason {
  static constexpr std::size_t kMostNumbers = 2;
  std::string_view kind;
  std::array<std::string_view, kMostNumbers> numbers;  // their names; empty where there are fewer
};

/// A cell that one game alone adds to an explanation.
struct OwnCell {
  std::string_view name;
  std::string_view help;                       // what it is
  Message (*sentence)(Message why, Cell cell);  // the one that says why, with what the cell adds
};

/// What is said about a game without solving it.
struct GameInfo {
  std::string_view id;
  std::string_view title;
  std::string_view source;    // where the problem is known from
  std::string_view credit;    // its setters, or the theory's author; may be empty
  Phrase first;               // the player who moves first, in the game's own names
  Phrase second;
  std::span<const ParameterSpec> parameters;
  std::string_view judge_format;  // the judge's input, in words
  std::string_view sample_input;
  std::string_view sample_output;
  std::span<const OwnReason> reasons = {};
  std::span<const OwnCell> cells = {};
};

/// Who wins the position that the parameters describe.
struct Answer {
  Value value;
  Message text;
};

/// A move in play: which part of the position changes, and what becomes of it. Where one number says it all, the other is 0.
struct Move {
  std::uint64_t part = 0, to = 0;
  bool operator==(const Move&) const = default;
};

struct Option {
  Message move;
  Message to;
  Value value;                       // for the player who moves next
  std::optional<Cell> cell = {};     // where the option stands on the table, if it does
  Move play = {};
};

/// Why a position has its value. `kind` says which of the fields below it uses.
struct Reason {
  enum class Kind : std::uint8_t {
    terminal,       // no move: normal play
    result,         // the game is over: `text` says what decides it
    winning_move,   // N: `text` is a move to a P-position
    all_options_n,  // P: `count` options, all N
    drawn,          // D: no option is P, some option is D
    nim_sum,        // a sum: `numbers` are the components' nimbers, `total` their nim-sum; `text` a winning move if there is one, in component `part`
    own,            // the game's own: `own` says which, `text` is the whole sentence, `named` are its numbers
  };
  Kind kind = Kind::terminal;
  Message text = {};
  Natural count = 0;
  Natural total = 0;
  std::vector<Nimber> numbers = {};
  std::optional<std::size_t> part = {};
  std::vector<Message> parts = {};  // what the first of the components are
  const OwnReason* own = nullptr;
  std::array<Natural, OwnReason::kMostNumbers> named = {};
};

/// A cell, and which of the game's own it is.
struct NotedCell {
  const OwnCell* what;
  Cell cell;
};

struct Explanation {
  Message position;
  std::optional<Cell> cell = {};
  Value value = {};
  std::vector<Option> options = {};
  bool more = false;  // there are more options than are listed
  Reason reason = {};
  State state = {};
  std::vector<Cell> pieces = {};      // where they stand on the table, of games with pieces
  std::optional<bool> second = {};    // whether the second player moves, where the position tells
  std::optional<NotedCell> noted = {};  // a cell of the game's own
};

/// How many bits of chance a choice takes: those that a double holds.
inline constexpr int kChanceBits = 53;

/// Deals whole numbers below 2^kChanceBits to `count` equal shares, by where they lie and not by their remainder: the last digits of such
/// numbers need not be random. What is left of the number deals again.
class Deal {
 public:
  explicit Deal(std::uint64_t random) : chance_(static_cast<double>(random) / (std::uint64_t{1} << kChanceBits)) {}

  /// `count` is at least 1.
  std::uint64_t among(std::uint64_t count) {
    const double scaled = chance_ * static_cast<double>(count);
    const auto whole = static_cast<std::uint64_t>(scaled);
    chance_ = scaled - static_cast<double>(whole);
    // A generator that gives 1, as none should, gets the last share.
    return whole < count ? whole : count - 1;
  }

 private:
  double chance_;  // from 0 up to but without 1
};

/// The most options that an explanation lists.
inline constexpr std::size_t kListedOptions = 1000;

/// One instance being solved, then solved. `advance` until it is done; the rest may be asked any time after `open`. Before it is done, the
/// table gives what is known so far, `describe` is right where it knows the position yet, and values may be anything.
class Solution : public Table {
 public:
  virtual const GameInfo& info() const = 0;

  /// Works until done or the slice is over. Returns the share of the work done, 1 exactly when done.
  virtual double advance(const Slice&) { return 1; }

  /// Why the solution could not be finished, once it is done: a position that turned out to be out of reach.
  virtual std::optional<Error> failure() const { return std::nullopt; }

  /// Of the position that the parameters describe.
  Answer answer();

  /// The position that the parameters describe.
  virtual State start() const = 0;

  /// The position on a cell of the table; nothing where there is none.
  virtual std::optional<State> state_at(Cell at) const = 0;

  /// Of a position that the game has.
  virtual Value value_of(const State& state) = 0;

  /// The nimbers of a position's components, where the game is a sum of them; none elsewhere.
  virtual std::vector<Nimber> nimbers_of(const State&) { return {}; }

  /// What is said of a position without valuing it: words, cells, and the moves in order, at most kListedOptions of them. Nothing if the game
  /// has no such position: states come from outside.
  virtual std::optional<Explanation> describe(const State& state) = 0;

  /// Values the listed options of a position that is described and valued: one by one, unless the game knows better.
  virtual void value_options(Explanation& e);

  /// Why a position has its value; its options are valued. From the options alone, unless the game has more to say. `values` is this solution,
  /// or the one by the rules alone that asks it for words.
  virtual Reason reason(const Explanation& e, Solution& values);

  /// Described, valued and reasoned. Nothing if the game has no such position.
  virtual std::optional<Explanation> explain_state(const State& state);

  /// The position whose value a layer shows on a cell, where it is another than the one that stands there.
  virtual std::optional<State> state_shown(Layer, Cell at) const { return state_at(at); }

  /// How many of the first moves win, where the answer tells it.
  virtual std::optional<std::uint64_t> reported_winning_moves() { return std::nullopt; }

  /// Of a cell, or of the position that the parameters describe.
  std::optional<Explanation> explain(std::optional<Cell> at);

  /// The position after a move; nothing if the rules do not allow it there. O(options of the part that moves).
  virtual std::optional<State> follow(const State& state, Move move) const = 0;

  /// Perfect play in a position explained: wins as fast, loses as slowly as is known, and keeps a draw. Nothing where there is no move.
  virtual std::optional<Move> best(const Explanation& e) const;

  /// Any move: all that are listed are equally likely if `random` is, a whole number below 2^53. Nothing where there is none.
  virtual std::optional<Move> any(const Explanation& e, std::uint64_t random) const;

  /// Wraps a sequence into rows of another width, at once: the table's shape changes. Refuses a table that is none, and widths that the
  /// parameter does not allow.
  virtual std::optional<Error> wrap(std::uint64_t) { return Error{Error::Code::usage, kKitPhrases["no-sequence"]}; }
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
