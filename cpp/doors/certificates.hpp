// The commands `certify` and `verify`.
#pragma once

#include <string>
#include <vector>

#include "doors/command.hpp"

namespace grundy {

/// verify FILE...: prints `valid`, or the fault and its place. Status 0 if all are valid, 1 if one is not, 2 for a misused command.
CommandResult verify_files(const std::vector<std::string>& arguments, const ReadFile& read_file);

}  // namespace grundy
