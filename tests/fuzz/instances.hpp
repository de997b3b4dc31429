// Limits of the fuzzers of parameters: which instances are small enough for hundreds a second.
#pragma once

#include <chrono>
#include <string_view>

#include "kit/game.hpp"

namespace grundy::fuzz {

/// No number in the text is above `most`; words of 0 and 1 are no numbers.
inline bool modest(std::string_view text, std::uint64_t most) {
  std::uint64_t number = 0;
  bool binary = true;
  for (const char c : text) {
    const bool digit = c >= '0' && c <= '9';
    if (!digit) binary = true;
    if (digit && c > '1') binary = false;
    number = digit ? number * 10 + static_cast<std::uint64_t>(c - '0') : 0;
    if (number > most && !binary) return false;
    if (number > most) number = most + 1;
  }
  return true;
}

inline bool modest(const RawParameters& raw, std::uint64_t most) {
  for (const auto& [name, text] : raw) {
    if (text.size() > 400 || !modest(text, most)) return false;
  }
  return true;
}

/// Whether it is solved within some slices.
inline bool solved(Solution& solution, int slices = 20) {
  for (int i = 0; i < slices; ++i) {
    if (solution.advance(Slice(std::chrono::milliseconds(2))) == 1) return !solution.failure();
  }
  return false;
}

/// The next line of `text`, which is cut off.
inline std::string_view next_line(std::string_view& text) {
  const std::size_t end = text.find('\n');
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return line;
}

}  // namespace grundy::fuzz
