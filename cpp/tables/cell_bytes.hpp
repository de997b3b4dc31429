// What a byte of a picture at step 1 means: a value as far as it fits, or that there is none.
#pragma once

#include <cstdint>

namespace grundy {

/// Stands for itself and for all greater values.
inline constexpr std::uint8_t kMostByte = 253;
/// The value is not known yet.
inline constexpr std::uint8_t kUnknownByte = 254;
/// There is no such cell.
inline constexpr std::uint8_t kAbsentByte = 255;

template <class Number>
constexpr std::uint8_t value_byte(Number value) {
  return static_cast<std::uint8_t>(value < Number{kMostByte} ? value : Number{kMostByte});
}

}  // namespace grundy
