// The commands `value` and `compare`.
#pragma once

#include <string>
#include <vector>

#include "doors/command.hpp"

namespace grundy {

/// value EXPRESSION, compare A B: prints what an expression is worth, or which of two is worth more. A leading minus belongs to the
/// expression.
Result<std::string> run_values(const std::vector<std::string>& arguments, const Machine& machine);

}  // namespace grundy
