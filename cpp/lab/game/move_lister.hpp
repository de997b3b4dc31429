// Lists the moves of a position with their messages.
#pragma once

#include <memory>
#include <optional>

#include "kit/game.hpp"
#include "lab/game/move_words.hpp"
#include "lab/solvers/solved.hpp"

namespace grundy::lab {

/// A move of one component.
struct ListedMove {
  std::size_t line = 0;
  std::vector<std::uint64_t> after;  // the numbers of the components after it
  std::int64_t gain = 0;
  Message words;
};

/// Lists moves with the syntax interpreter. Caches the last position, which is usually used several times.
class MoveLister {
 public:
  MoveLister(std::shared_ptr<const Solved> solved, std::shared_ptr<const Program> program);

  /// Two moves with the same result are listed once.
  const std::vector<ListedMove>& of(std::uint64_t number);
  /// Whether the number is a position, by the rules alone.
  bool exists(std::uint64_t number);
  /// Returns the line of the text that ends the game here; 0 if nobody can move and no line applies; nothing if there is a move.
  std::optional<std::size_t> ended(std::uint64_t number);

  /// Whether Right moves, in rules that give Left and Right different moves.
  bool right_moves(std::uint64_t number) { return load(number) && right_; }

  /// Describes a position: "n = 20, k = 3".
  Message position_text(std::uint64_t number);
  /// Describes a position of one number as "20", others in full.
  std::string short_text(std::uint64_t number);

 private:
  bool load(std::uint64_t number);
  void leave_out_repeated();
  Mover mover() const { return right_ ? Mover::right : Mover::left; }

  std::shared_ptr<const Solved> solved_;
  std::shared_ptr<const Program> program_;
  std::optional<std::uint64_t> number_;
  std::vector<ListedMove> moves_;
  Slots slots_;
  bool right_ = false;
};

}  // namespace grundy::lab
