// Recognises texts that are take-and-break games, whatever their spelling.
#pragma once

#include <vector>

#include "lab/language/program.hpp"
#include "theory/take.hpp"

namespace grundy::lab {

/// Returns the moves of a text whose position is one heap, if they are those of a take-and-break game for all heaps, also above the range
/// of the text; the fewest stones first. None for other texts, and where that is not proved.
///
/// The text is lowered with a range up to 2^29. In each move, let x1, ..., xk be the heaps after it, k <= 3, and c = n - x1 - ... - xk, a
/// constant. The choices and conditions of the move become linear inequalities in the xi. The move has all ways to leave j heaps, not
/// empty, for each j for which some order of the xi (k - j of them 0) satisfies all inequalities, and none of them for each j for which
/// every order violates one. With x1 <= ... <= xk written as sums of steps, which are numbers >= 0, both are seen from the signs of the
/// coefficients. Other moves are not recognised. O(moves).
std::vector<Take> take_and_break_moves(const Program& program);

}  // namespace grundy::lab
