// A rule text from its faults to its solution: what the doors ask for.
#pragma once

#include <memory>
#include <string>

#include "base/json.hpp"
#include "kit/parameters.hpp"
#include "kit/phrases.hpp"
#include "lab/solvers/solver.hpp"

namespace grundy::lab {

/// A text that is understood, the order in which it is solved, and its solver. Shared: another start of the same text asks nothing new.
struct Solved {
  std::shared_ptr<const Program> program;  // of the first start that was asked for
  std::unique_ptr<Model> model;
  Layout layout;
  std::unique_ptr<Solver> solver;
  bool whole = true;  // all positions, not only those that can be reached from the start
};

/// As the error of the text, with the place in it; of a value from outside, as that of its parameter.
Error error_of(const Fault& fault);

/// The parameters of a text, without those of the door.
Given given_of(const RawParameters& raw);

/// Reads, lowers, and chooses how to solve; nothing is solved yet. The last one is kept. Errors: faults of the text, a parameter's,
/// more positions than can be solved.
Result<std::shared_ptr<Solved>> prepare(const RawParameters& raw, std::shared_ptr<const Program>& program, const Reach& reach = {});

/// Lets go of the one that is kept: what comes next is solved anew, also the same text.
void forget();

/// "x falls, then y falls"
Message order_text(const Solved& solved);

/// {"ok","faults":[{"line","column","message"}],"notes":[...],"order"?,"parameters":[...]}; whether there are no faults in `ok`.
std::string check_json(std::string_view text, const Given& given, void (*put)(Json&, const Message&), bool& ok);

}  // namespace grundy::lab
