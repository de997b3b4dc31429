// Eight bytes in a word of 64 bits, processed at once.
#pragma once

#include <cstdint>

namespace grundy {

/// 1 in each byte. Multiplied by a byte, it repeats that byte.
inline constexpr std::uint64_t kOnes = 0x0101010101010101u;

}  // namespace grundy
