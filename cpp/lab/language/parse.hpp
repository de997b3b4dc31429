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

/// Returns the keyword or name nearest to a misspelt word, at Damerau distance at most 2; empty if there is none.
std::string_view nearest(std::string_view wrong, const std::vector<std::string_view>& known);

/// Whether a word is reserved and cannot be a name.
bool is_reserved(std::string_view name);

}  // namespace grundy::lab
