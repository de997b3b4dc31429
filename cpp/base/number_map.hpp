// The memo of a search whose positions are numbers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace grundy {

/// A map from numbers to numbers that only grows. Open addressing in one array whose length is a power of 2, at most three quarters full:
/// the high bits of a key's hash give its slot, and the next free slot after it is used on collision. Expected O(1) an
/// operation. Faster than std::unordered_map, which in the module also brings code and tables of primes with it.
class NumberMap {
 public:
  std::optional<std::uint32_t> find(std::uint64_t key) const {
    const Slot& slot = slots_[place(key)];
    return slot.taken ? std::optional(slot.value) : std::nullopt;
  }
  bool contains(std::uint64_t key) const { return slots_[place(key)].taken; }
  std::size_t size() const { return size_; }

  /// Inserts a key that is not in the map.
  void add(std::uint64_t key, std::uint32_t value);

 private:
  struct Slot {
    std::uint64_t key = 0;
    std::uint32_t value = 0;
    bool taken = false;
  };

  /// Returns the slot of the key, or the slot where it belongs.
  std::size_t place(std::uint64_t key) const {
    // Multiplication spreads low bits upward alone, so the high ones are laid over them first.
    auto at = static_cast<std::size_t>((key ^ key >> 32) * 0x9E3779B97F4A7C15u >> shift_);
    while (slots_[at].taken && slots_[at].key != key) at = (at + 1) & (slots_.size() - 1);
    return at;
  }

  unsigned shift_ = 60;  // 64 less the bits of a place
  std::size_t size_ = 0;
  std::vector<Slot> slots_{16};
};

}  // namespace grundy
