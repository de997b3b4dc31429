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

/// A position whose value a method computed: the line of its code, and the position in the numbers of that code.
struct MethodStep {
  int line = 0;
  std::vector<std::int64_t> position;
  std::uint64_t options = 0;         // options examined for it; without recursion, since the step before
  std::vector<std::int64_t> looked;  // their positions, one after the other, if the code reports them
  std::optional<std::size_t> depth;  // of a recursion: how many calls wait for this one
};

/// What to record of a run, and its limit.
struct MethodLimits {
  std::size_t steps = 0;            // number of first steps to record
  std::uint64_t most = UINT64_MAX;  // limit of options and numbers of positions, if lower than that of the method
};

struct MethodRun {
  std::string output;  // output for the judge
  MethodCount count;
  std::vector<MethodStep> steps;  // the first ones, as many as requested
};

/// Runs a method's code on the position that the parameters describe and counts. Refused if the code needs more than some hundred million
/// steps, or too much memory or stack. Errors: unknown ids, a parameter's, refusals.
Result<MethodRun> run_method(std::string_view id, std::string_view method, const RawParameters& raw, MethodLimits limits = {});

/// Writes `[{"id","title","kind","time","space","code":{"cpp","python"}}]`.
Result<std::string> methods_json(std::string_view id);

/// Writes `{"positions","options","bytes"}`; with the first steps, if any are requested, `"steps":[[line,options,position...]]`: the line
/// of the code that computed the value of a position, the options examined for it, and the position in the numbers of the code; of a
/// recursion also `"depths"`, for each of them how many calls wait for it; if the code reports them, `"looked"`, the numbers of its
/// options' positions.
Result<std::string> count_json(std::string_view id, std::string_view method, const RawParameters& raw, MethodLimits limits = {});

}  // namespace grundy
