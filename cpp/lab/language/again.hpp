// The step `again`: the player who has moved moves once more.
#pragma once

#include "lab/language/syntax.hpp"

namespace grundy::lab {

/// Writes a text whose moves have the step `again` without it. A number of the position says whether the other player has to pass: `again`
/// sets it to 1, every line of moves needs 0, and one more line, `pass`, makes it 0. Who is next, and whose the score is, changes with it.
/// Nothing for other texts. O(lines).
void pass_instead(Syntax& syntax);

}  // namespace grundy::lab
