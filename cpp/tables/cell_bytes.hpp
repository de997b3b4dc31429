// The byte of a cell in a picture at step 1: its value, saturated, or the reason why there is none.
#pragma once

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

}  // namespace grundy
