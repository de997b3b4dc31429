// Linear forms of a heap before a move, or of the heaps after it, and when they are at least 0.
#pragma once

#include <array>
#include <cstdint>

namespace grundy::lab {

/// The most heaps that a move leaves of one.
inline constexpr std::size_t kMostHeaps = 3;

/// A number plus multiples: before a move, of the heap and of its choices that are not constant; after it, of the heaps.
struct HeapForm {
  std::int64_t number = 0;
  std::array<std::int64_t, kMostHeaps> times = {};
  bool unequal = false;  // as a condition: it is not 0, instead of 0 or more

  /// Before a move: whether it depends on no choice.
  bool of_heap_alone() const { return times[1] == 0 && times[2] == 0; }
  bool is_constant() const { return times[0] == 0 && of_heap_alone(); }
};

inline HeapForm plus(const HeapForm& a, const HeapForm& b, std::int64_t factor) {
  HeapForm out{a.number + factor * b.number, a.times};
  for (std::size_t i = 0; i < kMostHeaps; ++i) out.times[i] += factor * b.times[i];
  return out;
}

/// The heaps after a move in ascending order: the first `empty` are 0, the next is 1 or more, and so on.
struct Order {
  std::array<std::size_t, kMostHeaps> places;
  std::size_t count, empty;
  bool rising = false;  // no two of them are equal

  /// Whether an inequality is true for all such heaps (1), for none (-1), or neither is known (0).
  int decides(const HeapForm& inequality) const {
    std::int64_t least = inequality.number;  // with the smallest such heaps
    bool grows = false, falls = false;
    for (std::size_t first = empty; first < count; ++first) {
      // A step up from here on raises all heaps behind it.
      std::int64_t by = 0;
      for (std::size_t i = first; i < count; ++i) by += inequality.times[places[i]];
      if (first == empty || rising) least += by;
      grows = grows || by > 0;
      falls = falls || by < 0;
    }
    return !falls && least >= 0 ? 1 : !grows && least < 0 ? -1 : 0;
  }
};

}  // namespace grundy::lab
