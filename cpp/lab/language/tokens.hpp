// A rule text cut into lines and words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lab/language/place.hpp"

namespace grundy::lab {

struct Token {
  enum class Kind : std::uint8_t { number, name, text, symbol, end };
  Kind kind = Kind::end;
  std::string_view text;    // as it stands there; of a text what is between its quotes
  std::int64_t number = 0;  // of numbers and of characters between single quotes
  Place place;
};

/// A logical line: a line with those behind it that begin with a blank. Its last token is an end.
using TokenLine = std::vector<Token>;

/// The least indentation of a line that says something: what all lines begin with, as in a text that stands within another.
std::size_t margin_of(std::string_view text);

/// Lines without words are left out. `;` ends a line as a line break does. O(length). Tokens refer to the text.
std::vector<TokenLine> tokens_of(std::string_view text, Faults& faults);

}  // namespace grundy::lab
