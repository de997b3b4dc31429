#include "base/encoding.hpp"

#include <cstdint>
#include <string_view>

namespace grundy {

namespace {

/// No byte of UTF-8.
constexpr char kNoCharacter = '\xff';

/// Appends a code point. Halves of a pair, D800 to DFFF, become three bytes that are not UTF-8.
void append(std::string& out, std::uint32_t point) {
  const auto tail = [&](int shift) { out += static_cast<char>(0x80 | (point >> shift & 0x3f)); };
  if (point < 0x80) {
    out += static_cast<char>(point);
  } else if (point < 0x800) {
    out += static_cast<char>(0xc0 | point >> 6);
    tail(0);
  } else if (point < 0x10000) {
    out += static_cast<char>(0xe0 | point >> 12);
    tail(6);
    tail(0);
  } else {
    out += static_cast<char>(0xf0 | point >> 18);
    tail(12);
    tail(6);
    tail(0);
  }
}

/// Converts UTF-16 without its mark. `high`: the index of the more significant of two bytes.
std::string from_utf16(std::string_view bytes, std::size_t high) {
  const auto unit = [&](std::size_t at) {
    return static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[at + high]) << 8 | static_cast<unsigned char>(bytes[at + 1 - high]));
  };
  std::string out;
  out.reserve(bytes.size() / 2);
  std::size_t at = 0;
  for (; at + 1 < bytes.size(); at += 2) {
    std::uint32_t point = unit(at);
    if (point >> 10 == 0xd800 >> 10 && at + 3 < bytes.size() && unit(at + 2) >> 10 == 0xdc00 >> 10) {
      point = 0x10000 + ((point & 0x3ff) << 10 | (unit(at + 2) & 0x3ff));
      at += 2;
    }
    append(out, point);
  }
  if (at < bytes.size()) out += kNoCharacter;
  return out;
}

}  // namespace

std::string utf8_of(std::string content) {
  const std::string_view bytes = content;
  if (bytes.starts_with("\xef\xbb\xbf")) return content.substr(3);
  if (bytes.starts_with("\xff\xfe")) return from_utf16(bytes.substr(2), 1);
  if (bytes.starts_with("\xfe\xff")) return from_utf16(bytes.substr(2), 0);
  return content;
}

}  // namespace grundy
