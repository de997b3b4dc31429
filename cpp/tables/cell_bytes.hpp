// The byte of a cell in a picture at step 1: its value, saturated, or the reason why there is none.
#pragma once

#include <algorithm>
#include <cstdint>

namespace grundy {

/// This value and all greater ones.
inline constexpr std::uint8_t kMostByte = 253;
/// A cell whose value is not known yet.
inline constexpr std::uint8_t kUnknownByte = 254;
/// No cell.
inline constexpr std::uint8_t kAbsentByte = 255;

template <class Number>
constexpr std::uint8_t value_byte(Number value) {
  return static_cast<std::uint8_t>(value < Number{kMostByte} ? value : Number{kMostByte});
}

/// The byte of a score of 0. The first byte and the last one, twice this, stand for all scores beyond them.
inline constexpr std::uint8_t kEvenByte = 126;

constexpr std::uint8_t score_byte(std::int64_t score) {
  return static_cast<std::uint8_t>(kEvenByte + std::clamp<std::int64_t>(score, -kEvenByte, kEvenByte));
}

}  // namespace grundy
