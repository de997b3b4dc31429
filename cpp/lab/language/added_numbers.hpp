// The numbers that a position has beside those that its text declares.
#pragma once

#include "lab/language/syntax.hpp"

namespace grundy::lab {

/// Writes a text without the step `again` and without `score first`, with a number of the position for each. Nothing for other texts.
/// O(lines).
///
/// `again`: whether the other player has to pass. The step sets it to 1, every line of moves needs 0, and one more line, `pass`, makes it 0.
/// Who is next, and whose a score is, changes with it.
///
/// `second`: whether it is the second player's turn. Every move changes it, and where it is 1 the points of the player who began are the
/// loss of the player to move.
void add_numbers(Syntax& syntax);

}  // namespace grundy::lab
