// Linear forms of a heap before a move and of the heaps after it.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

namespace grundy::lab {

/// The most heaps that a move leaves of one.
inline constexpr std::size_t kMostHeaps = 3;

/// number + heap * n + the sum of variables[i] * (the i-th choice that is not constant).
struct HeapForm {
  std::int64_t number = 0, heap = 0;
  std::array<std::int64_t, kMostHeaps - 1> variables = {};

  bool of_heap_alone() const {
    return std::all_of(variables.begin(), variables.end(), [](std::int64_t times) { return times == 0; });
  }
  bool is_constant() const { return heap == 0 && of_heap_alone(); }
};

inline HeapForm plus(const HeapForm& a, const HeapForm& b, std::int64_t factor) {
  HeapForm out{a.number + factor * b.number, a.heap + factor * b.heap, a.variables};
  for (std::size_t i = 0; i < out.variables.size(); ++i) out.variables[i] += factor * b.variables[i];
  return out;
}

/// A sum of multiples of the heaps after a move, plus a number: at least 0.
struct Inequality {
  std::int64_t number = 0;
  std::array<std::int64_t, kMostHeaps> heaps = {};
};

/// The heaps after a move in ascending order: the first `empty` are 0, the next is 1 or more, and so on.
struct Order {
  std::array<std::size_t, kMostHeaps> places;
  std::size_t count, empty;
  bool rising = false;  // no two of them are equal

  /// Whether an inequality is true for all such heaps (1), for none (-1), or neither is known (0).
  int decides(const Inequality& inequality) const {
    std::int64_t least = inequality.number;  // with the smallest such heaps
    bool grows = false, falls = false;
    for (std::size_t first = empty; first < count; ++first) {
      // A step up from here on raises all heaps behind it.
      std::int64_t by = 0;
      for (std::size_t i = first; i < count; ++i) by += inequality.heaps[places[i]];
      if (first == empty || rising) least += by;
      grows = grows || by > 0;
      falls = falls || by < 0;
    }
    return !falls && least >= 0 ? 1 : !grows && least < 0 ? -1 : 0;
  }
};

}  // namespace grundy::lab
