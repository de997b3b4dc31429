// Inspects the positions of a text before it is solved: their faults, their moves, and what is probably not meant.
#pragma once

#include "lab/language/survey.hpp"
#include "lab/solvers/solved.hpp"

namespace grundy::lab {

struct Inspection {
  std::optional<Fault> fault;    // as solving would find it
  std::vector<MoveCount> moves;  // of each line; empty unless all positions were visited
  std::vector<Note> notes;       // doubts, in the order of the text
};

/// Visits a bounded number of positions: all of a small text; of others the first and the last ones, or those near the start. Solves small
/// texts that must come to an end if play might repeat.
Inspection inspect(const Solved& solved);

}  // namespace grundy::lab
