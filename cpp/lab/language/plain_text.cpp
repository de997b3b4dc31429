#include "lab/language/plain_text.hpp"

#include <algorithm>
#include <iterator>
#include <optional>

#include "base/characters.hpp"

namespace grundy::lab {

namespace {

struct Sign {
  std::string_view character, plain;
};

/// Signs that mean one thing in a rule text.
constexpr Sign kSigns[] = {{"≤", "<="},   {"≥", ">="},    {"≠", "!="},   {"×", "*"},     {"·", "*"}, {"⋅", "*"}, {"÷", "/"},
                           {"∈", " in "}, {"∧", " and "}, {"∨", " or "}, {"¬", " not "}, {"⊕", "^"}, {"…", ".."}};

/// The plain form of a character outside of words and comments; nothing if it stays.
std::optional<std::string> plain_of(std::string_view character) {
  if (is_ascii(character)) return std::nullopt;
  const auto found = std::find_if(std::begin(kSigns), std::end(kSigns), [&](const Sign& sign) { return sign.character == character; });
  if (found != std::end(kSigns)) return std::string(found->plain);
  std::string typed = as_typed(character);
  return typed == character ? std::nullopt : std::optional(std::move(typed));
}

/// Returns the columns that a text takes: continuation bytes of UTF-8 take none.
std::int64_t columns_of(std::string_view text) {
  return std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; });
}

bool is_quote(std::string_view character) { return as_typed(character) == "\""; }

/// Whether a character that is not ASCII breaks a line somewhere, but in no file: lines are counted as editors count them.
bool breaks_no_line(std::string_view character) { return !is_ascii(character) && as_typed(character) == "\n"; }

/// Returns the bytes of the first character; CR LF is one.
std::string_view first_of(std::string_view text) { return text.starts_with("\r\n") ? text.substr(0, 2) : first_character(text); }

}  // namespace

PlainText::PlainText(std::string_view text) {
  if (is_ascii(text) && text.find('\r') == text.npos) {
    text_ = text;
    return;
  }
  enum class Inside : std::uint8_t { nothing, comment, words, pasted_words } inside = Inside::nothing;
  while (!text.empty()) {
    const std::string_view character = first_of(text);
    text.remove_prefix(character.size());
    const bool ends_line = character == "\n" || character[0] == '\r';
    const bool ends_words = inside == Inside::words ? character == "\"" : inside == Inside::pasted_words && is_quote(character);
    if (ends_line || ends_words) {
      put(character, ends_words ? "\"" : "\n");
      inside = Inside::nothing;
    } else if (breaks_no_line(character)) {
      put(character, " ");
    } else if (inside != Inside::nothing) {
      put(character, character);
    } else if (character == "#" || is_quote(character)) {
      inside = character == "#" ? Inside::comment : character == "\"" ? Inside::words : Inside::pasted_words;
      put(character, character == "#" ? "#" : "\"");
    } else {
      const std::string plain = plain_of(character).value_or(std::string(character));
      // A thin space before exactly three digits groups them.
      const bool groups = plain.size() == 1 && plain[0] == kThinSpace && !text_.empty() && is_digit(text_.back()) &&
                          std::find_if_not(text.begin(), text.end(), is_digit) - text.begin() == 3;
      put(character, groups ? "" : plain == std::string(1, kThinSpace) ? " " : plain);
    }
  }
}

void PlainText::put(std::string_view character, std::string_view plain) {
  text_ += plain;
  if (plain == "\n") {
    ++place_.line;
    place_.column = 1;
    return;
  }
  const std::int64_t columns = columns_of(plain), by = columns - columns_of(character);
  // All columns of a longer plain form are that of the character.
  if (by != 0) shifts_.push_back({{place_.line, place_.column + (by > 0 ? 1 : 0)}, by});
  place_.column += static_cast<std::uint32_t>(columns);
}

Place PlainText::original(Place place) const {
  std::int64_t column = static_cast<std::int64_t>(place.column);
  for (const Shift& shift : shifts_) {
    if (shift.from.line != place.line || shift.from.column > place.column) continue;
    // Within a longer plain form, its first columns count.
    const std::int64_t within = static_cast<std::int64_t>(place.column) - static_cast<std::int64_t>(shift.from.column) + 1;
    column -= shift.by > 0 ? std::min(shift.by, within) : shift.by;
  }
  return {place.line, static_cast<std::uint32_t>(column)};
}

}  // namespace grundy::lab
