// Interned sequences of numbers.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace grundy {

/// Gives sequences the ids 0, 1, 2, ... in the order of their first insertion. About 8 bytes a number and 16 a sequence; O(length) a
/// look-up.
class SequenceTable {
 public:
  using Id = std::uint32_t;

  /// Returns the id of the sequence, inserting it if it is new.
  Id add(std::span<const std::uint64_t> sequence);

  /// Returns the id of the sequence, or size() if it is unknown.
  Id find(std::span<const std::uint64_t> sequence) const;

  /// Valid until the next `add`.
  std::span<const std::uint64_t> operator[](Id id) const { return std::span(numbers_).subspan(begins_[id], begins_[id + 1] - begins_[id]); }

  Id size() const { return static_cast<Id>(begins_.size() - 1); }

 private:
  static constexpr Id kFree = UINT32_MAX;

  std::size_t slot_of(std::span<const std::uint64_t> sequence) const;
  void grow();

  std::vector<std::uint64_t> numbers_;
  std::vector<std::size_t> begins_ = {0};               // of each sequence in `numbers_`, and the end of the last
  std::vector<Id> slots_ = std::vector<Id>(64, kFree);  // open addressing; a power of two, at most half full
};

}  // namespace grundy
