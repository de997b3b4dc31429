// Solved positions of a game, for a search for rules: their numbers and values.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "lab/language/program.hpp"

namespace grundy::lab {

/// The value of a position. `nimber`: -1 if there are none.
struct SolvedValue {
  bool loses = false;  // the player to move does
  std::int64_t nimber = -1;
};

/// Solved positions, numbered from 0. Some numbers are of none.
class SolvedPositions {
 public:
  virtual ~SolvedPositions() = default;
  virtual std::uint64_t size() const = 0;
  /// How many of them are numbers of the game as it is; those that follow are of the same game with larger numbers.
  virtual std::uint64_t first() const = 0;
  /// Sets `numbers` to those of a position and returns its value; nothing if there is no such position, or its value is not known.
  virtual std::optional<SolvedValue> at(std::uint64_t number, Slots& numbers) const = 0;
  /// Returns the value of the position with these numbers.
  virtual std::optional<SolvedValue> of(const Slots& numbers) const = 0;
  virtual bool has_nimbers() const = 0;

  struct Slot {
    std::string name;
    std::int64_t least, most;
  };
  virtual const std::vector<Slot>& slots() const = 0;
  /// The names that the text declares, which mean something in statements.
  virtual std::vector<std::string> declared() const = 0;
};

/// A position and its value.
struct Example {
  Slots numbers;
  SolvedValue value;
};

}  // namespace grundy::lab
