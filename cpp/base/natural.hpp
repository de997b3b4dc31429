// Natural numbers beyond 64 bits.
#pragma once

namespace grundy {

/// A number that may exceed 2^64: a million heaps of 2^63 - 1 stones last up to 2^83 moves.
__extension__ using Natural = unsigned __int128;

}  // namespace grundy
