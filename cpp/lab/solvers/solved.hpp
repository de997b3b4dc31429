// Checks and prepares rule texts: from faults to solver. The interface for the doors.
#pragma once

#include <memory>
#include <string>

#include "base/json.hpp"
#include "kit/parameters.hpp"
#include "kit/phrases.hpp"
#include "lab/solvers/solver.hpp"

namespace grundy::lab {

/// A text without faults, the order in which it is solved, and its solver. Shared by all starts of the text.
struct Solved {
  std::shared_ptr<const Program> program;  // with the first start that was requested
  std::unique_ptr<Model> model;
  Layout layout;
  std::unique_ptr<Solver> solver;
  bool whole = true;  // all positions, not only those reachable from the start
};

/// Converts a fault to an error: of the text, with the place, or of a parameter.
Error error_of(const Fault& fault);

/// Returns the given parameters of a text, without those of the door.
Given given_of(const RawParameters& raw);

/// Reads and lowers a text and chooses its solver; nothing is solved yet. The last result is cached. Errors: faults of the text or of a
/// parameter, and more positions than can be solved.
Result<std::shared_ptr<Solved>> prepare(const RawParameters& raw, std::shared_ptr<const Program>& program, const Reach& reach = {});

/// Clears the cache: the next text is solved anew, even the same one.
void forget();

/// Describes the order of solving: "x falls, then y falls".
Message order_text(const Solved& solved);

/// {"ok","faults":[{"line","column","message"}],"notes":[...],"order"?,"parameters":[...]}; `ok`: whether there are no faults.
std::string check_json(std::string_view text, const Given& given, void (*put)(Json&, const Message&), bool& ok);

}  // namespace grundy::lab
