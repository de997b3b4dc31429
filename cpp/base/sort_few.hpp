// Sorting short lists.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace grundy {

/// Sorts a short list; items that are equal keep their order. O(n^2), in much less code than std::sort, which is downloaded for each type.
template <class Item, class Before>
void sort_few(std::vector<Item>& items, const Before& before) {
  for (std::size_t i = 1; i < items.size(); ++i) {
    for (std::size_t j = i; j > 0 && before(items[j], items[j - 1]); --j) std::swap(items[j], items[j - 1]);
  }
}

}  // namespace grundy
