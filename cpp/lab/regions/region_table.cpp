// Compiled for speed.
#include "lab/regions/region_table.hpp"

#include <algorithm>

namespace grundy::lab {

RegionTable::RegionTable(std::size_t words, std::size_t most_bytes)
    : words_(words), most_buckets_(std::max(most_bytes / (kPerBucket * (words * sizeof(Word) + sizeof(KnownRegion))), kChunk)) {
  add_chunk();
}

void RegionTable::add_chunk() {
  constexpr std::size_t entries = kChunk * kPerBucket;
  chunks_.push_back({std::make_unique<Word[]>(entries * words_), std::make_unique<KnownRegion[]>(entries)});
}

std::uint64_t RegionTable::hash(const Word* key) const {
  std::uint64_t h = 0;
  for (std::size_t i = 0; i < words_; ++i) {
    h = (h ^ key[i]) * 0x9E3779B97F4A7C15u;
    h ^= h >> 32;
  }
  h *= 0xD6E8FEB86659FD93u;
  return h ^ (h >> 32);
}

std::size_t RegionTable::bucket_of(std::uint64_t hash) const {
  const std::size_t number = hash & (round_ - 1);
  return number < next_ ? hash & (2 * round_ - 1) : number;
}

KnownRegion RegionTable::find(const Word* key) const {
  const std::size_t first = bucket_of(hash(key)) * kPerBucket;
  for (std::size_t entry = first; entry < first + kPerBucket; ++entry) {
    if (known_at(entry).work != 0 && std::equal(key, key + words_, key_at(entry))) return known_at(entry);
  }
  return {};
}

void RegionTable::put(const Word* key, const KnownRegion& known) {
  const std::size_t first = bucket_of(hash(key)) * kPerBucket;
  std::size_t least = first;
  for (std::size_t entry = first; entry < first + kPerBucket; ++entry) {
    if (known_at(entry).work != 0 && std::equal(key, key + words_, key_at(entry))) {
      known_at(entry) = known;
      return;
    }
    if (known_at(entry).work < known_at(least).work) least = entry;
  }
  if (known_at(least).work == 0) ++size_;
  std::copy(key, key + words_, key_at(least));
  known_at(least) = known;
  // While the table may grow, so few buckets overflow that hardly an entry goes.
  if (size_ > buckets_ * kPerBucket / 4 && buckets_ < most_buckets_) split_next();
}

void RegionTable::split_next() {
  if (buckets_ % kChunk == 0) add_chunk();
  const std::size_t from = next_++ * kPerBucket;
  std::size_t to = buckets_++ * kPerBucket;
  for (std::size_t entry = from; entry < from + kPerBucket; ++entry) {
    KnownRegion& known = known_at(entry);
    if (known.work == 0 || bucket_of(hash(key_at(entry))) * kPerBucket == from) continue;
    std::copy(key_at(entry), key_at(entry) + words_, key_at(to));
    known_at(to++) = known;
    known.work = 0;
  }
  if (next_ < round_) return;
  round_ *= 2;
  next_ = 0;
}

}  // namespace grundy::lab
