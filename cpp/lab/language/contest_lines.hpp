// Parses the lines about contest input and output: `read` and `print`. They are words of the language only where such a line begins, so a
// text may as well declare these names.
#pragma once

#include "lab/language/reader.hpp"

namespace grundy::lab {

/// Whether this line, at whose first word the reader stands, is one.
bool begins_reading(const Reader& read);
bool begins_printing(const Reader& read);

/// read = "read" [ NAME "times" ":" | "until" "end" ":" | "until" expr ":" ] item { "," item }
/// item = "_" | NAME [ "[" expr "]" [ "rows" ] ]
void parse_reading(Reader& read, Syntax& syntax);

/// print = "print" expr { "," expr } [ "for" ( NAME "in" expr ".." expr | "all" ) [ "by" TEXT ] ]
void parse_printing(Reader& read, Syntax& syntax);

/// A text of a print line as it is printed: `\n` is a line end.
std::string with_line_ends(std::string_view written);

}  // namespace grundy::lab
