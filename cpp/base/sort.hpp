// Sorting in little code: std::sort is some 2 kB for each type, which every page with the module would download.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <utility>
#include <vector>

namespace grundy {

/// Sorts a short list; items that are equal keep their order. O(n^2).
template <class Item, class Before>
void sort_few(std::vector<Item>& items, const Before& before) {
  for (std::size_t i = 1; i < items.size(); ++i) {
    for (std::size_t j = i; j > 0 && before(items[j], items[j - 1]); --j) std::swap(items[j], items[j - 1]);
  }
}

/// Sorts a list of any length. O(n log n).
template <class Iterator, class Before = std::less<>>
void heap_sort(Iterator first, Iterator last, const Before& before = {}) {
  std::make_heap(first, last, before);
  std::sort_heap(first, last, before);
}

}  // namespace grundy
