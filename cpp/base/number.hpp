// Text of natural numbers and of quoted input.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "base/natural.hpp"

namespace grundy {

/// Parses decimal digits, without sign or space. Nothing if malformed or above 2^64 - 1.
inline std::optional<std::uint64_t> parse_natural(std::string_view text) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || text.empty()) return std::nullopt;
  return value;
}

/// Parses numbers separated by commas; an empty text has none. Nothing if malformed.
inline std::optional<std::vector<std::uint64_t>> parse_naturals(std::string_view text) {
  std::vector<std::uint64_t> out;
  for (std::size_t from = 0; !text.empty();) {
    const std::size_t to = text.find(',', from);
    const auto value = parse_natural(text.substr(from, to - from));
    if (!value) return std::nullopt;
    out.push_back(*value);
    if (to == std::string_view::npos) break;
    from = to + 1;
  }
  return out;
}

inline std::string decimal(Natural value) {
  char digits[40];
  char* first = digits + sizeof digits;
  char* const last = first;
  do {
    *--first = static_cast<char>('0' + static_cast<int>(value % 10));
    value /= 10;
  } while (value != 0);
  return {first, last};
}

/// Formats numbers as `parse_naturals` reads them.
inline std::string comma_separated(const std::vector<std::uint64_t>& numbers) {
  std::string out;
  for (const std::uint64_t n : numbers) (out.empty() ? out : out += ',') += decimal(n);
  return out;
}

/// Formats a signed number; negative ones begin with a hyphen.
inline std::string signed_decimal(std::int64_t value) {
  return value < 0 ? "-" + decimal(std::uint64_t{0} - static_cast<std::uint64_t>(value)) : decimal(static_cast<Natural>(value));
}

/// Formats input for an error message: numbers bare, other text quoted and readable (base/characters.hpp), one invisible character by its
/// name alone, text of more than 32 characters truncated.
Message shown(std::string_view piece);

/// Formats a range: "from 1 to 30", or "of at least 1" without an upper bound.
Message range_text(std::uint64_t least, std::uint64_t most);

inline constexpr std::uint64_t kUnbounded = UINT64_MAX;
/// The largest heap size or count that we accept: the largest signed 64-bit number.
inline constexpr std::uint64_t kMaxHeap = INT64_MAX;

}  // namespace grundy
