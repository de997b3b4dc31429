// The rules of a game as a value at run time: what a position is, how one may move in it, and what its end is worth. Nothing here solves.
#pragma once

#include <cstdint>
#include <memory>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "theory/value.hpp"

namespace grundy {

/// A position of one component: the numbers of its parts, in the order of `Rules::parts`.
using Position = std::vector<std::uint64_t>;

/// Components side by side: a move is a move in one of them (Conway's disjunctive sum).
using Sum = std::vector<Position>;

/// Who moves. In impartial games it makes no difference.
enum class Player : std::uint8_t { left, right };

/// What decides a position without options.
enum class Ending : std::uint8_t {
  normal,  // who cannot move loses
  misere,  // who cannot move wins
  result,  // Rules::result says
};

/// A number of a position, with its range.
struct PartSpec {
  std::string name;
  std::uint64_t least = 0, most = 0;
};

/// One way to move in a component, and the sum that it leaves in its place: usually one component, two where it splits, none where nothing
/// of it remains. `code` tells the ways apart within the component, in the game's own numbers.
struct Choice {
  std::uint64_t part = 0, to = 0;
  Sum after;
};

/// Owns what it needs. Positions that are asked about are legal ones, unless a comment says otherwise.
class Rules {
 public:
  virtual ~Rules() = default;

  virtual const std::vector<PartSpec>& parts() const = 0;

  /// The last part stands for any number of numbers, so that a component has no fixed length. Then there is one component only.
  virtual bool open_ended() const { return false; }

  virtual Ending ending() const { return Ending::normal; }

  /// Whether lines of play from here may come back to a position. Where they may, there are draws and no nimbers.
  virtual bool may_repeat(const Position&) const { return false; }

  /// Appends the options in the order in which people expect them.
  virtual void options(const Position& p, Player mover, std::vector<Choice>& out) const = 0;

  /// No fewer than the component has options, found without listing them. 0 where there are never more than some hundreds.
  virtual std::uint64_t most_options(const Position&) const { return 0; }

  /// What a position without options is worth to the player to move, where the ending is `result`.
  virtual Outcome result(const Position&, Player) const { return Outcome::P; }

  /// Why what they said so far is not to be relied on: rules that come from outside may be wrong, or too much work.
  virtual std::optional<std::string> fault() const { return std::nullopt; }

  /// The components that numbers in a row stand for. Nothing if they do not make whole components.
  std::vector<Position> components(const Position& numbers) const;

  /// The same for whole positions as they stand, components in order where there may be several: their order does not matter.
  Position in_order(const Position& numbers) const;
};

/// `most_options` of all components together; 2^64 - 1 if it is more.
std::uint64_t most_whole_options(const Rules& rules, const Position& numbers);

/// An option of a whole position, its components in a row.
struct WholeOption {
  std::uint64_t part = 0, to = 0;
  Position numbers;  // of all components that are left
};

/// The options of components in a row, one by one as long as `visit` wants more: those of the first component first. Their order is kept, and
/// what a component leaves stands in its place. `part` counts from the component's number on. Each option has the length of the whole: all
/// together may be more than memory holds.
void each_whole_option(const Rules& rules, const Position& numbers, Player mover, const std::function<bool(WholeOption&&)>& visit);

/// All of them.
std::vector<WholeOption> whole_options(const Rules& rules, const Position& numbers, Player mover);

}  // namespace grundy
