// A word of 64 bits as eight bytes that are worked on at once.
#pragma once

#include <cstdint>

namespace grundy {

/// 1 in each byte: times a byte, that byte in each.
inline constexpr std::uint64_t kOnes = 0x0101010101010101u;

}  // namespace grundy
