// The options of a position with the reason why each of them stays in its canonical form, or goes.
#pragma once

#include <optional>
#include <vector>

#include "lab/game/text_values.hpp"
#include "theory/values/format.hpp"
#include "theory/values/thermograph.hpp"

namespace grundy::lab {

/// Describes a sum: "n = 20, k = 3", its components one after the other.
Message position_words(const Program& program, const SumOfSlots& sum);

class OptionsOfValue {
 public:
  /// All of them must outlive it.
  OptionsOfValue(const Program& program, TextValues& values, values::Formatter& formatter)
      : program_(program), values_(values), formatter_(formatter) {}

  /// Goes on to find the options of a position and their fates. False if it stops before: with `error()`, or because the steps are used
  /// up. O(options^2) comparisons.
  bool find(const SumOfSlots& position, values::Id value, values::Steps& steps);
  const std::optional<Error>& error() const { return error_; }

  /// Options of both players, Left's first.
  std::size_t size() const { return options_.size(); }
  values::Id value(std::size_t option) const { return options_[option].value; }
  /// Whether a player has moves that are not listed.
  bool more() const { return more_; }

  /// Writes the options of a player (position_report.hpp), once they are found, and their thermographs too.
  void put(Json& out, values::Side side, const values::Thermographs& thermographs, void (*put)(Json&, const Message&)) const;

 private:
  enum class Fate : std::uint8_t { unknown, kept, same, dominated, reversible };
  struct Option {
    values::Side side;
    Message words;
    SumOfSlots after;
    values::Id value = values::kZero;
    bool wins = false;
    Fate fate = Fate::unknown;
    std::optional<std::size_t> by = {};
    values::Id through = values::kZero;
    std::optional<Message> reply = {};
    std::vector<values::Id> instead = {};
  };
  /// A rival that may dominate an option: an option, or a canonical option that takes the place of a reversible one.
  struct Rival {
    values::Id value;
    std::optional<std::size_t> option;
  };
  struct Move {
    Message words;
    SumOfSlots after;
  };
  enum class Stage : std::uint8_t { list, values, winners, rivals, fates, replies, texts, done };

  std::vector<Move> moves_of(const SumOfSlots& position, values::Side side);
  bool is_canonical(values::Side side, values::Id value) const;
  bool run(const SumOfSlots& position, values::Steps& steps);
  bool find_value(Option& option, values::Steps& steps);
  bool find_winner(Option& option, values::Steps& steps);
  bool find_fate(Option& option, values::Steps& steps);
  bool find_reply(Option& option, values::Steps& steps);
  bool write(Option& option, values::Steps& steps);
  void find_rivals();
  bool stop(values::Halt halt);
  bool list(values::Id value);
  void put_reversal(Json& out, const Option& option, void (*put)(Json&, const Message&)) const;
  /// Whether `better` is at least as good for a player; nothing if it stops.
  std::optional<bool> at_least_as_good(values::Side side, values::Id better, values::Id than, values::Steps& steps);
  std::span<const Rival> rivals(values::Side side) const { return rivals_[side == values::Side::left ? 0 : 1]; }
  std::size_t place_in_side(std::size_t option) const { return option - (options_[option].side == values::Side::left ? 0 : lefts_); }

  const Program& program_;
  TextValues& values_;
  values::Formatter& formatter_;
  values::Id value_ = values::kZero;
  Stage stage_ = Stage::list;
  std::size_t next_ = 0, inner_ = 0;  // the option that is looked at, and what of it
  std::vector<Option> options_;
  std::size_t lefts_ = 0;
  bool more_ = false;
  std::vector<values::Id> canonical_[2];
  std::vector<Rival> rivals_[2];
  std::vector<Move> replies_;
  std::optional<values::Id> reply_value_;
  std::optional<Error> error_;
};

}  // namespace grundy::lab
