#include "base/characters.hpp"

#include <algorithm>
#include <iterator>

namespace grundy {

namespace {

struct Named {
  char32_t code;
  const char* name;
};

/// The invisible characters that pasted text contains, by code. Others are named by their number: all names would take 2 kB of each module.
constexpr Named kInvisible[] = {
    {0x0009, "CHARACTER TABULATION"},
    {0x000A, "LINE FEED"},
    {0x000D, "CARRIAGE RETURN"},
    {0x00A0, "NO-BREAK SPACE"},
    {0x00AD, "SOFT HYPHEN"},
    {0x2002, "EN SPACE"},
    {0x2003, "EM SPACE"},
    {0x2007, "FIGURE SPACE"},
    {0x2009, "THIN SPACE"},
    {0x200A, "HAIR SPACE"},
    {0x200B, "ZERO WIDTH SPACE"},
    {0x200C, "ZERO WIDTH NON-JOINER"},
    {0x200D, "ZERO WIDTH JOINER"},
    {0x200E, "LEFT-TO-RIGHT MARK"},
    {0x200F, "RIGHT-TO-LEFT MARK"},
    {0x202F, "NARROW NO-BREAK SPACE"},
    {0x2060, "WORD JOINER"},
    {0x3000, "IDEOGRAPHIC SPACE"},
    {0xFEFF, "ZERO WIDTH NO-BREAK SPACE"},
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
  const auto before = [](const Named& named, char32_t wanted) { return named.code < wanted; };
  const Named* const found = std::lower_bound(std::begin(kInvisible), std::end(kInvisible), code, before);
  if (found != std::end(kInvisible) && found->code == code) return found->name;
  const bool control = code < 0x20 || (code >= 0x7F && code < 0xA0);
  const bool space = code == 0x1680 || (code >= 0x2000 && code < 0x2010) || (code >= 0x2028 && code < 0x202F) || code == 0x205F;
  const bool format = code == 0x061C || code == 0x180E || (code >= 0x2060 && code < 0x2070) || (code >= 0xFE00 && code < 0xFE10);
  const bool filler = code == 0x034F || code == 0x115F || code == 0x1160 || code == 0x17B4 || code == 0x17B5 || code == 0x2800 ||
                      code == 0x3164 || code == 0xFFA0;
  const bool annotation_or_tag = (code >= 0xFFF0 && code < 0xFFFC) || (code >= 0xE0000 && code < 0xE1000);
  const bool is_private = (code >= 0xE000 && code < 0xF900) || code >= 0xF0000;
  const bool never = (code >= 0xFDD0 && code < 0xFDF0) || (code & 0xFFFE) == 0xFFFE;
  return control || space || format || filler || annotation_or_tag || is_private || never ? code_point(code) : std::string();
}

/// Characters that stand for one that people type; 0: for none.
struct Typed {
  char16_t first, last;
  char plain;
};
constexpr Typed kTyped[] = {
    {0x0085, 0x0085, '\n'}, {0x00A0, 0x00A0, ' '}, {0x00AB, 0x00AB, '"'},        {0x00AD, 0x00AD, 0},    {0x00BB, 0x00BB, '"'},
    {0x02BC, 0x02BC, '\''}, {0x061C, 0x061C, 0},   {0x1680, 0x1680, ' '},        {0x180E, 0x180E, 0},    {0x2009, 0x2009, kThinSpace},
    {0x2000, 0x200A, ' '},  {0x200B, 0x200F, 0},   {0x2010, 0x2013, '-'},        {0x2018, 0x201B, '\''}, {0x201C, 0x201F, '"'},
    {0x2028, 0x2029, '\n'}, {0x202A, 0x202E, 0},   {0x202F, 0x202F, kThinSpace}, {0x205F, 0x205F, ' '},  {0x2060, 0x206F, 0},
    {0x2212, 0x2212, '-'},  {0x3000, 0x3000, ' '}, {0x3001, 0x3001, ','},        {0xFEFF, 0xFEFF, 0},
};

void put_typed(std::string& out, char32_t code, std::string_view character) {
  const bool full_width = code >= 0xFF01 && code <= 0xFF5E;
  const auto found =
      std::find_if(std::begin(kTyped), std::end(kTyped), [code](const Typed& t) { return code >= t.first && code <= t.last; });
  if (full_width) out += static_cast<char>(code - 0xFEE0);
  else if (code == 0x2026) out += "...";
  else if (found == std::end(kTyped)) out += character;
  else if (found->plain != 0) out += found->plain;
}

}  // namespace

bool is_ascii(std::string_view text) {
  unsigned char all = 0;
  for (const char c : text) all |= static_cast<unsigned char>(c);
  return all < 0x80;
}

std::string as_typed(std::string_view text) {
  std::string out;
  if (is_ascii(text)) return out = text;
  out.reserve(text.size());
  while (!text.empty()) {
    const auto [code, bytes] = decoded(text);
    put_typed(out, code, text.substr(0, bytes));
    text.remove_prefix(bytes);
  }
  return out;
}

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
