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

/// The byte of a score, a mean or a temperature of 0. The first byte and the last one, twice this, stand for all scores beyond them.
inline constexpr std::uint8_t kEvenByte = 126;

constexpr std::uint8_t score_byte(std::int64_t score) {
  return static_cast<std::uint8_t>(kEvenByte + std::clamp<std::int64_t>(score, -kEvenByte, kEvenByte));
}

/// The byte of a mean or a temperature of n / 2^e, e at most 62: in quarters, rounded away from 0, so that the sign is exact.
constexpr std::uint8_t fraction_byte(std::int64_t n, unsigned e) {
  const std::uint64_t size = n < 0 ? -static_cast<std::uint64_t>(n) : static_cast<std::uint64_t>(n);
  const std::uint64_t quarters =
      e <= 2 ? std::min<std::uint64_t>(size, kEvenByte) << (2 - e) : (size + (std::uint64_t{1} << (e - 2)) - 1) >> (e - 2);
  const auto most = static_cast<std::int64_t>(std::min<std::uint64_t>(quarters, kEvenByte));
  return score_byte(n < 0 ? -most : most);
}

}  // namespace grundy
