#include "base/number.hpp"

#include <algorithm>

#include "base/phrases.hpp"

namespace grundy {

std::string escaped(char c) {
  constexpr char hex[] = "0123456789abcdef";
  const auto byte = static_cast<unsigned char>(c);
  return {'\\', 'x', hex[byte >> 4], hex[byte & 15]};
}

std::string printable(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const bool pair = byte == 0xC2 && i + 1 < text.size() && (static_cast<unsigned char>(text[i + 1]) & 0xE0) == 0x80;  // U+0080 to U+009F
    const bool obeyed = byte < 0x20 || byte == 0x7F || pair;
    out += obeyed ? escaped(text[i]) : std::string(1, text[i]);
    if (pair) out += escaped(text[++i]);
  }
  return out;
}

Message shown(std::string_view piece) {
  constexpr std::size_t kMost = 32;
  const std::string_view head = piece.substr(0, kMost);
  const auto is_digit = [](char c) { return (c >= '0' && c <= '9') || c == '-'; };
  const bool bare = !piece.empty() && piece.size() <= kMost && std::all_of(head.begin(), head.end(), is_digit);
  std::string out = bare ? "" : "\"";
  for (const char c : head) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= 0x20 && byte < 0x7f) {
      out += c;
    } else {
      out += escaped(c);
    }
  }
  if (piece.size() > kMost) out += "...";
  if (!bare) out += '"';
  return piece.size() > kMost ? message(kBasePhrases["cut-piece"], {out, piece.size()}) : verbatim(out);
}

Message range_text(std::uint64_t least, std::uint64_t most) {
  if (least == most) return message(kBasePhrases["equal-to"], {least});
  if (most == kUnbounded) return message(kBasePhrases["of-at-least"], {least});
  return message(kBasePhrases["from-to"], {least, most});
}

}  // namespace grundy
