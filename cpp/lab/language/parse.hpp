// From words to syntax.
#pragma once

#include <string_view>

#include "lab/language/syntax.hpp"

namespace grundy::lab {

/// Whatever can be read. One fault a line: the first that is met there. The text must outlive the syntax, which refers to it. O(length).
Syntax parse(std::string_view text, Faults& faults);

/// A constant expression as parameters give them: numbers, lists with or without braces, rows joined by /. kNoNode with a fault.
NodeId parse_value(std::string_view text, Syntax& syntax, Faults& faults);

/// The word of the language, or name, that is nearest to a wrong one; empty if none is near. By Damerau's distance, at most 2.
std::string_view nearest(std::string_view wrong, const std::vector<std::string_view>& known);

/// Words that cannot be names.
bool is_reserved(std::string_view name);

}  // namespace grundy::lab
