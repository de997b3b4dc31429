// Arithmetic of the engines: 64 bits, wrapping.
#pragma once

#include <cstdint>

namespace grundy::lab {

/// The branch of a conditional that is not taken may overflow, which is harmless if it wraps.
inline std::uint64_t u(std::int64_t n) { return static_cast<std::uint64_t>(n); }
inline std::int64_t wrapped(std::uint64_t n) { return static_cast<std::int64_t>(n); }
inline std::uint64_t size_of(std::int64_t n) { return n < 0 ? 0 - u(n) : u(n); }

/// The quotient, rounded towards minus infinity; 0 if b is 0.
inline std::int64_t floor_quotient(std::int64_t a, std::int64_t b) {
  if (b == 0) return 0;
  if (b == -1) return wrapped(0 - u(a));  // -INT64_MIN does not exist
  const std::int64_t q = a / b;
  return q - (a % b != 0 && (a < 0) != (b < 0));
}
inline std::int64_t floor_remainder(std::int64_t a, std::int64_t b) { return b == 0 ? 0 : wrapped(u(a) - u(floor_quotient(a, b)) * u(b)); }

}  // namespace grundy::lab
