// Arrays of ids: comparing them, and growing them by halves, only within the limit of a store.
#pragma once

#include <algorithm>

#include "theory/values/store.hpp"

namespace grundy::values {

inline bool equal(std::span<const Id> one, std::span<const Id> two) { return std::equal(one.begin(), one.end(), two.begin(), two.end()); }

/// Makes room for `extra` entries; false if the store's limit does not allow it.
template <class T>
bool Store::reserve(std::vector<T>& array, std::size_t extra) {
  const std::size_t wanted = array.size() + extra;
  if (wanted <= array.capacity()) return true;
  const std::size_t capacity = std::max(wanted, array.capacity() + array.capacity() / 2 + 16);
  // While entries move, both arrays are there.
  if (bytes() + capacity * sizeof(T) > limit_) return false;
  array.reserve(capacity);
  return true;
}

}  // namespace grundy::values
