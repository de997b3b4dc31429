// The judge of a rule text: reads its input, solves each test, and prints its output.
#pragma once

#include <memory>
#include <string_view>

#include "kit/judge_run.hpp"
#include "kit/parameters.hpp"
#include "lab/solvers/solver.hpp"

namespace grundy::lab {

/// Opens the judge of a text with `read` and `print` lines on an input, which must outlive it. Errors: those of the text and of its
/// parameters, and missing lines. `reach`: for each test.
Result<std::unique_ptr<JudgeRun>> open_contest(const RawParameters& raw, std::string_view input, const Reach& reach = {});

}  // namespace grundy::lab
