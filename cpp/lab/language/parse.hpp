// Parses tokens into syntax.
#pragma once

#include <string_view>

#include "lab/language/syntax.hpp"

namespace grundy::lab {

/// Parses every readable line and reports the first fault of each other line. The text must outlive the syntax, which refers to it.
/// O(length).
Syntax parse(std::string_view text, Faults& faults);

/// Parses a constant expression in the format of parameters: numbers, lists with or without braces, rows joined by /. kNoNode after a
/// fault.
NodeId parse_value(std::string_view text, Syntax& syntax, Faults& faults);

/// Whether a word is reserved and cannot be a name.
bool is_reserved(std::string_view name);

}  // namespace grundy::lab
