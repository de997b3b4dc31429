// Values of parameters as people paste them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace grundy {

/// White space of text as typed (base/characters.hpp).
inline constexpr std::string_view kPastedBlank = " \t\r\n\x1F";

std::string_view trimmed(std::string_view text);

/// Returns a text as typed, without the space around it.
std::string as_pasted(std::string_view text);

/// Returns a text as typed, without the space or quotes around it.
std::string pasted_word(std::string_view text);

/// Returns the digits of one number: commas, apostrophes or spaces between groups of exactly three digits are left out. A text of another
/// form stays as typed.
std::string pasted_number(std::string_view text);

/// Divides a list into its items: at commas, semicolons and spaces, without brackets around it and a comma at its end. A thin space before
/// exactly three digits groups them. web/base/listed.ts reads the same. O(size).
std::vector<std::string> pasted_list(std::string_view text);

}  // namespace grundy
