#include "base/number.hpp"

#include <algorithm>

#include "base/characters.hpp"
#include "base/phrases.hpp"

namespace grundy {

Message shown(std::string_view piece) {
  constexpr std::size_t kMost = 32;
  std::size_t size = 0, characters = 0, cut = 0;
  while (size < piece.size()) {
    size += first_character(piece.substr(size)).size();
    if (++characters <= kMost) cut = size;
  }
  const std::string_view head = piece.substr(0, cut);
  const auto is_digit = [](char c) { return (c >= '0' && c <= '9') || c == '-'; };
  const bool bare = !piece.empty() && characters <= kMost && std::all_of(head.begin(), head.end(), is_digit);
  if (bare) return verbatim(std::string(head));
  if (const std::string name = invisible_name(piece); !name.empty()) return verbatim(name);
  std::string out = '"' + readable(head) + (characters > kMost ? "..." : "") + '"';
  return characters > kMost ? message(kBasePhrases["cut-piece"], {out, characters}) : verbatim(out);
}

Message range_text(std::uint64_t least, std::uint64_t most) {
  if (least == most) return message(kBasePhrases["equal-to"], {least});
  if (most == kUnbounded) return message(kBasePhrases["of-at-least"], {least});
  return message(kBasePhrases["from-to"], {least, most});
}

}  // namespace grundy
