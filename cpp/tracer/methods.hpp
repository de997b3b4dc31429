// The methods that solve each game, from its editorial and notes, with their code in methods/ID/METHOD.cpp and .py, and their cost, counted
// by running the same code on an instance.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "kit/method_info.hpp"

namespace grundy {

/// Returns the methods of a game by id. Error: unknown id.
Result<const GameMethods*> methods_of(std::string_view id);

/// The cost of a method on an instance.
struct MethodCount {
  std::uint64_t positions = 0;  // positions whose value it computed, with repetition
  std::uint64_t options = 0;    // options examined
  std::uint64_t bytes = 0;      // peak size of the stored values, without the stack
};

/// Meaning of the numbers of a method's positions.
enum class MethodPlaces {
  numbers,  // a list of numbers
  cells,    // a column and a row of the game's table, or a place in its sequence, if they are one or two
  squares,  // rows and columns of pieces
  digits,   // a digit for each cell of a strip
};

/// Values that a method computes: outcomes (0 N, 1 P, 2 D), nimbers, numbers of moves, or numbers of winning moves.
enum class MethodLayer { outcome, nimber, remoteness, count };

/// A position whose value a method computed: the line of its code, and the position in the numbers of that code.
struct MethodStep {
  int line = 0;
  std::vector<std::int64_t> position;
  std::uint64_t options = 0;         // options examined for it; without recursion, since the step before
  std::vector<std::int64_t> looked;  // their positions, one after the other, if the code reports them
  std::optional<std::size_t> depth;  // of a recursion: how many calls wait for this one
  std::optional<std::int64_t> value = std::nullopt;
  std::vector<std::int64_t> more = {};  // other cells that are known by this step: for each its position and its value
};

/// Steps to record of a run, and its limit.
struct MethodLimits {
  std::size_t steps = 0;            // number of first steps to record
  std::uint64_t most = UINT64_MAX;  // limit of options and numbers of positions, if lower than that of the method
};

struct MethodRun {
  std::string output;  // output for the judge
  MethodCount count;
  std::vector<MethodStep> steps;  // the first ones, as many as requested
  MethodPlaces places = MethodPlaces::numbers;
  MethodLayer layer = MethodLayer::outcome;
  std::vector<std::vector<std::int64_t>> parts = {};  // positions that the answer is read from, if not the last step, each with its value
  int printed = 0;                                    // the line that prints the answer
};

/// Runs a method's code on the position that the parameters describe and counts. Refused if the code needs more than some hundred million
/// steps, or too much memory or stack. Errors: unknown ids, a parameter's, refusals.
Result<MethodRun> run_method(std::string_view id, std::string_view method, const RawParameters& raw, MethodLimits limits = {});

/// Writes `[{"id","title","kind","time","space","code":{"cpp","python"}}]`.
Result<std::string> methods_json(std::string_view id);

/// Writes `{"positions","options","bytes"}`; with the first steps, if any are requested, `"steps":[[line,options,position...]]`: the line
/// of the code that computed the value of a position, the options examined for it, and the position in the numbers of the code; of a
/// recursion also `"depths"`, for each of them how many calls wait for it; if the code reports them, `"looked"`, the numbers of its
/// options' positions; `"places"` (numbers, cells, squares or digits) tells what the numbers are, `"layer"` what `"values"` are, the value of
/// each step; `"more"`, of each step the other cells that are known by then, each followed by its value; `"parts"`, the positions that the
/// answer is read from, if it is not the last step; `"printed"`, the line that prints it.
Result<std::string> count_json(std::string_view id, std::string_view method, const RawParameters& raw, MethodLimits limits = {});

}  // namespace grundy
