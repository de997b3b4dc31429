// Codes of take-and-break games, as the field writes them: 0.77 is Kayles.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lab/language/place.hpp"
#include "theory/take.hpp"

namespace grundy::lab {

/// A text that is a code alone, beside comments, and the rules that it stands for.
struct GameCode {
  Place place;        // of the code in the text
  std::string rules;  // the same game, as lines; empty after a fault
  /// Its moves, the fewest stones first; empty if they are not finitely many, or leave three heaps that must differ.
  std::vector<Take> takes = {};
};

/// Reads a code d0.d1d2d3...: the bits of digit k say what may be left where k are taken from a heap. 1: nothing, so the heap was k; 2: one
/// heap; 4: two; 8: three. d0 has neither bit 1 nor bit 2. Guy and Smith ("The G-values of various games", 1956) have digits up to 7
/// (octal games); with 8 to F they are called hexadecimal. As in CGSuite, the last digits may stand in brackets, which are repeated without
/// end: 0.[3] is Nim; behind a digit, ! wants heaps that differ from one another, ? heaps that are not all equal: 4!.0 is Grundy's game.
/// Returns nothing for other texts. Faults: digits that mean nothing, too many of them. O(size).
std::optional<GameCode> read_game_code(std::string_view text, Faults& faults);

/// Returns the code of moves; empty if they have none that can be read.
std::string code_of(const std::vector<Take>& takes);

}  // namespace grundy::lab
