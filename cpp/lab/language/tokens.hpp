// Splits a rule text into lines and words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lab/language/place.hpp"

namespace grundy::lab {

struct Token {
  enum class Kind : std::uint8_t { number, name, text, symbol, end };
  Kind kind = Kind::end;
  std::string_view text;    // as written; of a text the part between its quotes
  std::int64_t number = 0;  // of numbers and of characters between single quotes
  Place place;
};

/// A logical line: a line and the following ones that begin with a blank. Its last token is an end.
using TokenLine = std::vector<Token>;

/// Returns the least indentation of the non-blank lines, as in an indented quotation.
std::size_t margin_of(std::string_view text);

/// Splits a text of at most so many characters into logical lines, without blank ones. `;` ends a line like a line break. O(length). Tokens refer to the text.
std::vector<TokenLine> tokens_of(std::string_view text, Faults& faults, std::size_t most = Limits::characters);

}  // namespace grundy::lab
