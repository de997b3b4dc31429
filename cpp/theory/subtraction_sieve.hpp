// Who wins one heap of a subtraction game, where only that is asked.
#pragma once

#include <cstdint>
#include <span>

namespace grundy {

/// True if the heap n is an N-position. `take`: positive, sorted, distinct. Largest move at most 64: O(preperiod + period) steps of a
/// shift register, at most n. Otherwise O(n moves / 64 + P-heaps) time at the most, and n / 8 bytes.
bool subtraction_wins(std::span<const std::uint64_t> take, std::uint64_t n);

}  // namespace grundy
