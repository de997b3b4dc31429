#include "base/sequence_table.hpp"

#include <algorithm>

namespace grundy {

namespace {

/// Hashes by multiply and shift, one word at a time, and folds the halves at the end.
std::uint64_t hash_of(std::span<const std::uint64_t> sequence) {
  std::uint64_t h = 0x9E3779B97F4A7C15u * (sequence.size() + 1);
  for (const std::uint64_t number : sequence) {
    h = (h ^ number) * 0xBF58476D1CE4E5B9u;
    h ^= h >> 31;
  }
  return h ^ (h >> 32);
}

bool equal(std::span<const std::uint64_t> a, std::span<const std::uint64_t> b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

}  // namespace

std::size_t SequenceTable::slot_of(std::span<const std::uint64_t> sequence) const {
  const std::size_t mask = slots_.size() - 1;
  std::size_t slot = static_cast<std::size_t>(hash_of(sequence)) & mask;
  while (slots_[slot] != kFree && !equal((*this)[slots_[slot]], sequence)) slot = (slot + 1) & mask;
  return slot;
}

SequenceTable::Id SequenceTable::find(std::span<const std::uint64_t> sequence) const {
  const Id found = slots_[slot_of(sequence)];
  return found == kFree ? size() : found;
}

SequenceTable::Id SequenceTable::add(std::span<const std::uint64_t> sequence) {
  const std::size_t slot = slot_of(sequence);
  if (slots_[slot] != kFree) return slots_[slot];
  const Id id = size();
  slots_[slot] = id;
  numbers_.insert(numbers_.end(), sequence.begin(), sequence.end());
  begins_.push_back(numbers_.size());
  if (2 * begins_.size() > slots_.size()) grow();
  return id;
}

void SequenceTable::grow() {
  slots_.assign(2 * slots_.size(), kFree);
  for (Id id = 0; id < size(); ++id) slots_[slot_of((*this)[id])] = id;
}

}  // namespace grundy
