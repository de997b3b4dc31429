// Characters as people see them: text in UTF-8, whose invisible characters have names.
#pragma once

#include <string>
#include <string_view>

namespace grundy {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Whether a character is a blank or a line end of ASCII.
constexpr bool is_white(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

/// Returns the bytes of the first character; one byte if it is not UTF-8, none of an empty text.
std::string_view first_character(std::string_view text);

/// Formats text of any bytes for people and terminals: a character as itself, an invisible one by its Unicode name in brackets,
/// "[NO-BREAK SPACE]", or by its number if it is rare, "[U+E000]"; a byte that is not UTF-8 as U+FFFD. O(size).
std::string readable(std::string_view text);

/// Whether all bytes are ASCII. O(size).
bool is_ascii(std::string_view text);

/// In `as_typed`, the character for a thin space (U+2009, U+202F), which groups digits or separates numbers.
inline constexpr char kThinSpace = '\x1F';

/// Replaces what text gets on its way through word processors and web pages by what one types: full-width forms, typographic quotes, dashes
/// and dots by ASCII, spaces of any width by a space (thin ones by kThinSpace), and leaves invisible marks out (zero-width characters, soft
/// hyphens, byte-order marks, marks of direction). Other characters stay as they are. O(size).
std::string as_typed(std::string_view text);

/// Returns the Unicode name of a text that is one invisible character; nothing for others.
std::string invisible_name(std::string_view text);

}  // namespace grundy
