// Moves and positions of a text in words.
#pragma once

#include "base/function_ref.hpp"
#include "lab/language/syntax_interpreter.hpp"

namespace grundy::lab {

/// The most expressions evaluated to list the moves of one position.
inline constexpr std::uint64_t kInterpreterWork = 20'000'000;

/// The most moves listed for one position.
inline constexpr std::size_t kMostListedMoves = 200'000;

/// Calls `use` for each move of a position that has not ended, with its words, until it returns false; at most kMostListedMoves times.
void each_move_in_words(const Program& program, const Slots& from, Mover mover, FunctionRef<bool(MoveResult&&, Message)> use);

/// Describes a position of one component: "n = 20, k = 3".
Message position_words(const Program& program, const Slots& slots);

/// Describes it with the player to move, if the players have different moves.
Message position_words(const Program& program, const Slots& slots, Mover mover);

/// Writes down a position of one number as "20", others in full: "(20,3)".
std::string short_position(const Program& program, const Slots& slots);

/// Describes several components by their short texts: "n is 20, 3".
Message components_words(const Program& program, const Message& joined);

}  // namespace grundy::lab
