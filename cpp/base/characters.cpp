#include "base/characters.hpp"

#include <algorithm>
#include <iterator>

namespace grundy {

namespace {

constexpr const char* kControls[] = {
    "NULL", "START OF HEADING", "START OF TEXT", "END OF TEXT", "END OF TRANSMISSION", "ENQUIRY", "ACKNOWLEDGE", "ALERT", "BACKSPACE",
    "CHARACTER TABULATION", "LINE FEED", "LINE TABULATION", "FORM FEED", "CARRIAGE RETURN", "SHIFT OUT", "SHIFT IN", "DATA LINK ESCAPE",
    "DEVICE CONTROL ONE", "DEVICE CONTROL TWO", "DEVICE CONTROL THREE", "DEVICE CONTROL FOUR", "NEGATIVE ACKNOWLEDGE", "SYNCHRONOUS IDLE",
    "END OF TRANSMISSION BLOCK", "CANCEL", "END OF MEDIUM", "SUBSTITUTE", "ESCAPE", "INFORMATION SEPARATOR FOUR",
    "INFORMATION SEPARATOR THREE", "INFORMATION SEPARATOR TWO", "INFORMATION SEPARATOR ONE",
};

struct Named {
  char32_t code;
  const char* name;
};

/// Other invisible characters, by code.
constexpr Named kInvisible[] = {
    {0x007F, "DELETE"},
    {0x00A0, "NO-BREAK SPACE"},
    {0x00AD, "SOFT HYPHEN"},
    {0x034F, "COMBINING GRAPHEME JOINER"},
    {0x061C, "ARABIC LETTER MARK"},
    {0x115F, "HANGUL CHOSEONG FILLER"},
    {0x1160, "HANGUL JUNGSEONG FILLER"},
    {0x1680, "OGHAM SPACE MARK"},
    {0x17B4, "KHMER VOWEL INHERENT AQ"},
    {0x17B5, "KHMER VOWEL INHERENT AA"},
    {0x180E, "MONGOLIAN VOWEL SEPARATOR"},
    {0x2000, "EN QUAD"},
    {0x2001, "EM QUAD"},
    {0x2002, "EN SPACE"},
    {0x2003, "EM SPACE"},
    {0x2004, "THREE-PER-EM SPACE"},
    {0x2005, "FOUR-PER-EM SPACE"},
    {0x2006, "SIX-PER-EM SPACE"},
    {0x2007, "FIGURE SPACE"},
    {0x2008, "PUNCTUATION SPACE"},
    {0x2009, "THIN SPACE"},
    {0x200A, "HAIR SPACE"},
    {0x200B, "ZERO WIDTH SPACE"},
    {0x200C, "ZERO WIDTH NON-JOINER"},
    {0x200D, "ZERO WIDTH JOINER"},
    {0x200E, "LEFT-TO-RIGHT MARK"},
    {0x200F, "RIGHT-TO-LEFT MARK"},
    {0x2028, "LINE SEPARATOR"},
    {0x2029, "PARAGRAPH SEPARATOR"},
    {0x202A, "LEFT-TO-RIGHT EMBEDDING"},
    {0x202B, "RIGHT-TO-LEFT EMBEDDING"},
    {0x202C, "POP DIRECTIONAL FORMATTING"},
    {0x202D, "LEFT-TO-RIGHT OVERRIDE"},
    {0x202E, "RIGHT-TO-LEFT OVERRIDE"},
    {0x202F, "NARROW NO-BREAK SPACE"},
    {0x205F, "MEDIUM MATHEMATICAL SPACE"},
    {0x2060, "WORD JOINER"},
    {0x2061, "FUNCTION APPLICATION"},
    {0x2062, "INVISIBLE TIMES"},
    {0x2063, "INVISIBLE SEPARATOR"},
    {0x2064, "INVISIBLE PLUS"},
    {0x2066, "LEFT-TO-RIGHT ISOLATE"},
    {0x2067, "RIGHT-TO-LEFT ISOLATE"},
    {0x2068, "FIRST STRONG ISOLATE"},
    {0x2069, "POP DIRECTIONAL ISOLATE"},
    {0x206A, "INHIBIT SYMMETRIC SWAPPING"},
    {0x206B, "ACTIVATE SYMMETRIC SWAPPING"},
    {0x206C, "INHIBIT ARABIC FORM SHAPING"},
    {0x206D, "ACTIVATE ARABIC FORM SHAPING"},
    {0x206E, "NATIONAL DIGIT SHAPES"},
    {0x206F, "NOMINAL DIGIT SHAPES"},
    {0x2800, "BRAILLE PATTERN BLANK"},
    {0x3000, "IDEOGRAPHIC SPACE"},
    {0x3164, "HANGUL FILLER"},
    {0xFE0E, "VARIATION SELECTOR-15"},
    {0xFE0F, "VARIATION SELECTOR-16"},
    {0xFEFF, "ZERO WIDTH NO-BREAK SPACE"},
    {0xFFA0, "HALFWIDTH HANGUL FILLER"},
};

/// A character, and the bytes that it takes; one byte that is not UTF-8 is the replacement character.
struct Decoded {
  char32_t code;
  std::size_t bytes;
};

constexpr char32_t kReplacement = 0xFFFD;

Decoded decoded(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  if (byte(0) < 0x80) return {byte(0), 1};
  const std::size_t bytes = byte(0) >= 0xF0 ? 4 : byte(0) >= 0xE0 ? 3 : 2;
  if (byte(0) < 0xC2 || byte(0) > 0xF4 || text.size() < bytes) return {kReplacement, 1};
  char32_t code = byte(0) & (0x7Fu >> bytes);
  for (std::size_t i = 1; i < bytes; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return {kReplacement, 1};
    code = code << 6 | (byte(i) & 0x3Fu);
  }
  constexpr char32_t kLeast[] = {0x80, 0x800, 0x10000};
  const bool surrogate = code >= 0xD800 && code < 0xE000;
  return code < kLeast[bytes - 2] || surrogate || code > 0x10FFFF ? Decoded{kReplacement, 1} : Decoded{code, bytes};
}

/// "U+E000", with four digits or more.
std::string code_point(char32_t code) {
  std::string out = "U+";
  for (int shift = code > 0xFFFFF ? 20 : code > 0xFFFF ? 16 : 12; shift >= 0; shift -= 4) out += "0123456789ABCDEF"[code >> shift & 15];
  return out;
}

/// Returns the name of an invisible character; nothing for others. Characters without a name have their number for one.
std::string invisible(char32_t code) {
  if (code < 0x20) return kControls[code];
  const auto before = [](const Named& named, char32_t wanted) { return named.code < wanted; };
  const Named* const found = std::lower_bound(std::begin(kInvisible), std::end(kInvisible), code, before);
  if (found != std::end(kInvisible) && found->code == code) return found->name;
  const bool control = code >= 0x80 && code < 0xA0;
  const bool selector = code >= 0xFE00 && code < 0xFE0E;
  const bool annotation_or_tag = (code >= 0xFFF0 && code < 0xFFFC) || (code >= 0xE0000 && code < 0xE1000);
  const bool is_private = (code >= 0xE000 && code < 0xF900) || code >= 0xF0000;
  const bool never = (code >= 0xFDD0 && code < 0xFDF0) || (code & 0xFFFE) == 0xFFFE;
  return control || selector || annotation_or_tag || is_private || never ? code_point(code) : std::string();
}

}  // namespace

std::string_view first_character(std::string_view text) { return text.empty() ? text : text.substr(0, decoded(text).bytes); }

std::string readable(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const auto [code, bytes] = decoded(text);
    const std::string name = invisible(code);
    if (!name.empty()) {
      ((out += '[') += name) += ']';
    } else if (code == kReplacement) {
      out += "\xEF\xBF\xBD";
    } else {
      out += text.substr(0, bytes);
    }
    text.remove_prefix(bytes);
  }
  return out;
}

std::string invisible_name(std::string_view text) {
  return text.empty() || decoded(text).bytes < text.size() ? std::string() : invisible(decoded(text).code);
}

}  // namespace grundy
