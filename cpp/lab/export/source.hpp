// Exports a rule text as a complete, readable program that prints the same table, by the method that you would write by hand.
#pragma once

#include <string>

#include "base/result.hpp"

namespace grundy::lab {

enum class Language : std::uint8_t { cpp, python };

/// Returns a complete program that prints the text's table as `table --format csv` does. Its arguments are name=value: `layer`, and the
/// parameters of the text that are numbers, lists of numbers or texts. Errors: those of the text. O(length of the text) after its order is
/// found.
Result<std::string> source_of(std::string_view text, Language language);

}  // namespace grundy::lab
