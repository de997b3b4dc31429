// How each game can be solved: the methods of its editorial and notes, whose code stands in methods/ID/METHOD.cpp and .py, and what they
// cost, counted by running that very code on an instance.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "kit/method_info.hpp"

namespace grundy {

/// The methods of a game by id. Error: unknown id.
Result<const GameMethods*> methods_of(std::string_view id);

/// What a method went through on an instance.
struct MethodCount {
  std::uint64_t positions = 0;  // whose value it settled; again each time it did so again
  std::uint64_t options = 0;    // looked at
  std::uint64_t bytes = 0;      // of the values it kept, at the most; what a call keeps on the stack does not count
};

/// A position whose value a method settled: the line of its code, and the position in the numbers of that code.
struct MethodStep {
  int line = 0;
  std::vector<std::int64_t> position;
  std::uint64_t options = 0;         // that it looked at for it; without recursion, since the step before
  std::vector<std::int64_t> looked;  // their positions, one after the other, where the code tells them
  std::optional<std::size_t> depth;  // of a recursion: how many calls wait for this one
};

/// What is kept of a run, and how far it may go.
struct MethodLimits {
  std::size_t steps = 0;             // to be kept, the first ones
  std::uint64_t most = UINT64_MAX;  // options and numbers of positions; less where the method's own limit is
};

struct MethodRun {
  std::string output;  // the judge's
  MethodCount count;
  std::vector<MethodStep> steps;  // the first of them, as many as were asked for
};

/// Runs a method's code on the position that the parameters describe and counts. Refused where the code would take more than some hundred
/// million steps, more memory or a deeper stack than is small. Errors: unknown ids, a parameter's, refusals.
Result<MethodRun> run_method(std::string_view id, std::string_view method, const RawParameters& raw, MethodLimits limits = {});

/// `[{"id","title","kind","time","space","code":{"cpp","python"}}]`
Result<std::string> methods_json(std::string_view id);

/// `{"positions","options","bytes"}`; with the first steps, if any are asked for, `"steps":[[line,options,position...]]`: the line of the code that
/// settled a position, the options looked at for it, and the position in the numbers of the code; of a recursion also `"depths"`, for each of them
/// how many calls wait for it; where the code tells them, `"looked"`, the numbers of its options' positions.
Result<std::string> count_json(std::string_view id, std::string_view method, const RawParameters& raw, MethodLimits limits = {});

}  // namespace grundy
