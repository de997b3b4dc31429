// Texts that fall apart, and the value of their start, by regions and by search.
#pragma once

#include <string>

#include "lab/regions/region_solver.hpp"
#include "lab/solvers/solver.hpp"
#include "lab_messages.hpp"
#include "support.hpp"

namespace grundy::lab {

/// Texts with free places 0; a place with 1 or 2 is not free.
inline std::string board(int rows, int columns) { return "b[" + std::to_string(rows) + "," + std::to_string(columns) + "]: 0..2 = 0\n"; }

inline std::string cram(int rows, int columns) {
  return board(rows, columns) +
         "move (i,j) of b if not b[i,j] and not b[i,j+1]: b[i,j] = 1, b[i,j+1] = 1\n"
         "move (i,j) of b if not b[i,j] and not b[i+1,j]: b[i,j] = 1, b[i+1,j] = 1\n";
}

inline std::string domineering(int rows, int columns) {
  return board(rows, columns) +
         "Left (i,j) of b if not b[i,j] and not b[i+1,j]: b[i,j] = 1, b[i+1,j] = 1\n"
         "Right (i,j) of b if not b[i,j] and not b[i,j+1]: b[i,j] = 1, b[i,j+1] = 1\n";
}

/// The value of the start by its regions: a nimber, or for Left and Right the outcome if Left begins and if Right does.
inline std::string by_regions(const std::string& text) {
  Faults faults;
  const auto program = read_program(text, {}, faults);
  const auto model = program && faults.empty() ? lower(program, faults) : nullptr;
  if (!model) return "faults";
  Unsplit refusal;
  const auto regions = RegionSolver::create(*model, {program->start}, refusal);
  if (!regions) return "refused";
  std::string out;
  const int beginners = program->nature.partisan ? 2 : 1;
  for (int right = 0; right < beginners; ++right) {
    Slots start = program->start;
    if (program->nature.partisan) start.push_back(right);
    regions->begin(start, true);
    regions->advance(Slice::endless());
    const RegionValue value = regions->value();
    if (!value.outcome) return "failed";
    out += value.nimber ? std::to_string(value.nimber->value) : std::string(1, letter(*value.outcome));
  }
  return out;
}

/// The value of the start by search in the whole game.
inline Value value_by_search(const std::string& text) {
  Faults faults;
  const auto program = read_program(text, {}, faults);
  const auto model = lower(program, faults);
  const Layout layout = find_layout(*model);
  const auto plain = graph_solver(*model, layout, {}, {program->start});
  while (plain->advance(Slice::endless()) < 1) {
  }
  return *plain->known(layout.number_of(program->start));
}
inline std::string by_search(const std::string& text) { return std::to_string(value_by_search(text).nimber->value); }

}  // namespace grundy::lab
