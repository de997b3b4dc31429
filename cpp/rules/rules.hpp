// The rules of a game as a value at run time: its positions, their options, and the payoff of positions without options. Nothing here
// solves.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/function_ref.hpp"
#include "theory/value.hpp"

namespace grundy {

/// A position of one component: the values of its parts, in the order of `Rules::parts`.
using Position = std::vector<std::uint64_t>;

/// Components side by side: a move is a move in one of them (Conway's disjunctive sum).
using Sum = std::vector<Position>;

/// The player to move. Ignored by impartial games.
enum class Player : std::uint8_t { left, right };

/// How a position without options is decided.
enum class Ending : std::uint8_t {
  normal,  // a player who cannot move loses
  misere,  // a player who cannot move wins
  result,  // by Rules::result
};

/// A part of a position: its name and the range of its value.
struct PartSpec {
  std::string name;
  std::uint64_t least = 0, most = 0;
};

/// A move in a component, and the sum after it: usually one component, two if it splits, none if nothing of it remains. `code` identifies
/// the move within the component, in the game's own numbering.
struct Choice {
  std::uint64_t part = 0, to = 0;
  Sum after;
};

/// The rules of an instance. Owns its data. Arguments are legal positions unless a comment states otherwise.
class Rules {
 public:
  virtual ~Rules() = default;

  virtual const std::vector<PartSpec>& parts() const = 0;

  /// Whether the last part repeats, so that a component has no fixed length. Then there is only one component.
  virtual bool open_ended() const { return false; }

  virtual Ending ending() const { return Ending::normal; }

  /// Whether play from here may repeat a position. If so, there are draws, and nimbers only with `has_infinite_nimbers`.
  virtual bool may_repeat(const Position&) const { return false; }

  /// Whether nimbers are reported although play may repeat: where they are not infinite (Smith 1966).
  virtual bool has_infinite_nimbers() const { return false; }

  /// Appends the options in the order in which readers expect them.
  virtual void options(const Position& p, Player mover, std::vector<Choice>& out) const = 0;

  /// Returns an upper bound of the number of options, without listing them. 0: never more than some hundreds.
  virtual std::uint64_t most_options(const Position&) const { return 0; }

  /// Returns the outcome of a position without options, for the player to move, if the ending is `result`.
  virtual Outcome result(const Position&, Player) const { return Outcome::P; }

  /// Returns the reason why earlier results are invalid, if any: rules from outside may be wrong or too much work.
  virtual std::optional<std::string> fault() const { return std::nullopt; }

  /// Splits numbers in a row into components. Nothing if they do not form whole components.
  std::vector<Position> components(const Position& numbers) const;

  /// Returns a whole position in canonical form: several components are sorted, because their order does not matter.
  Position in_order(const Position& numbers) const;
};

/// Returns the sum of `most_options` over all components, at most 2^64 - 1.
std::uint64_t most_whole_options(const Rules& rules, const Position& numbers);

/// An option of a whole position, its components in a row.
struct WholeOption {
  std::uint64_t part = 0, to = 0;
  Position numbers;  // of all remaining components
};

/// Visits the options of a sum one by one until `visit` returns false, those of the first component first. Components keep their order, and
/// the result of a move replaces its component. `part` counts from the component's number on. Every option is as long as the whole
/// position, so all of them together may exceed memory.
void each_whole_option(const Rules& rules, const Position& numbers, Player mover, FunctionRef<bool(WholeOption&&)> visit);

/// Returns all options of a sum.
std::vector<WholeOption> whole_options(const Rules& rules, const Position& numbers, Player mover);

}  // namespace grundy
