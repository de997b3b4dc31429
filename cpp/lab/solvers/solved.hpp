// Checks and prepares rule texts: from faults to solver. The interface for the doors.
#pragma once

#include <memory>
#include <string>

#include "base/json.hpp"
#include "kit/parameters.hpp"
#include "kit/phrases.hpp"
#include "lab/regions/region_solver.hpp"
#include "lab/solvers/misere_sums.hpp"
#include "lab/solvers/solver.hpp"
#include "lab/solvers/value_solver.hpp"
#include "tables/table.hpp"

namespace grundy::lab {

/// A text without faults, the numbering and order of its positions, and its solver. If `whole`, all starts of the text share it.
struct Solved {
  std::shared_ptr<const Program> program;  // with the start of the first request, and the range of the text
  std::unique_ptr<Model> model;
  Layout layout;
  std::unique_ptr<Solver> solver;         // null if there are `regions`
  MisereSums* misere_sums = nullptr;      // the solver, if it searches sums
  ValueSolver* value_sums = nullptr;      // the solver, if it adds up values
  std::unique_ptr<RegionSolver> regions;  // of texts whose positions fall apart
  std::vector<Take> takes;                // the moves of a take-and-break game; none in other texts
  std::optional<Unsplit> unsplit;         // why it does not fall apart, if that was looked at
  std::optional<Sequence> sequence;       // of a lone number: the period once it was searched for, for all tables and starts
  bool whole = true;                      // the solver covers all positions, not only those reachable from the start
};

/// Converts a fault to an error: of the text, with the place, or of a parameter.
Error error_of(const Fault& fault);

/// Whether a value of the parameter `first` says which player of a partizan game begins. Other values are those of a constant of this name.
bool names_beginner(std::string_view value);

/// Returns the parameters that the text may declare: all except the text itself, those of the table, and who begins.
Given given_of(const RawParameters& raw);

/// Returns parameters in the one form that certificates use: as typed, and `rules.NAME` for the names of a text that mean something else
/// without it.
RawParameters canonical(const RawParameters& raw, const Program& program);

/// Reads and lowers a text and chooses its solver; nothing is solved yet. Sets `program` to the text with the requested start. The last result
/// is cached. Errors: faults of the text or of a parameter, and more positions than can be solved. The ranges of the parts in `twice_most`
/// end twice as high as the text has it.
Result<std::shared_ptr<Solved>> prepare(const RawParameters& raw, std::shared_ptr<const Program>& program, const Reach& reach = {},
                                        std::span<const std::string> twice_most = {});

/// Clears the cache: the next text is solved anew, even the same one.
void forget();

/// Returns the amounts, ascending, that a move may take from any number that is large enough, if these are all moves; nothing for other
/// games.
std::vector<std::uint64_t> subtraction_set(const Solved& solved);

/// Names the game if it is a take-and-break game, and describes the order of solving: "x falls, then y falls".
Message order_text(const Solved& solved);

/// Returns the numbering of positions and their parts, {"digits","parts","bySlots"?,"partisan"?,"rightBegins"?,"scored"?}, with which
/// pages decode positions and draw boards (web/boards/rules/positions.ts).
std::string layout_json(const Solved& solved, bool right_begins = false);

/// Returns {"ok","faults":[{"line","column","parameter"?,"message"}],"notes":[{"line","column"?,"message"}],"order"?,"positions"?,
/// "layout"?,"parameters"?} for a text, and sets `ok` to whether it has no faults. Notes with a column are about what is probably not
/// meant. `put` writes messages, in English or as structure.
std::string check_json(std::string_view text, const Given& given, void (*put)(Json&, const Message&), bool& ok);

}  // namespace grundy::lab
