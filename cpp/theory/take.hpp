// Moves of a take-and-break game on one heap.
#pragma once

#include <cstdint>

namespace grundy {

/// A digit of the code of a take-and-break game: what a move that takes so many stones may leave of a heap, none of it empty.
struct Take {
  static constexpr unsigned kNothing = 1, kOne = 2, kTwo = 4, kThree = 8;
  /// Two heaps of different sizes, as in Grundy's game; no code has a digit for it. With kTwo it adds nothing.
  static constexpr unsigned kUnequal = 16;
  std::uint64_t stones = 0;
  unsigned left = 0;
  bool operator==(const Take&) const = default;
  /// Whether it may leave one of these.
  bool leaves(unsigned heaps) const { return (left & heaps) != 0; }
};

}  // namespace grundy
