// What is known of components: a hash table of bounded size. It grows one bucket at a time (linear hashing, Litwin 1980), so no insertion takes
// long; when it may not grow any more, the entry that took least work goes.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

namespace grundy::lab {

/// `Known` has `std::uint8_t work`: the logarithm of the work that it took, at least 1. 0 marks an empty place.
template <class Key, class Known>
class RegionTable {
 public:
  explicit RegionTable(std::size_t most_bytes) : most_buckets_(std::max<std::size_t>(most_bytes / sizeof(Bucket), kChunk)) { add_chunk(); }

  /// Returns what is known; null if nothing is. Valid until the next `put`.
  const Known* find(const Key& key) const {
    const Bucket& bucket = bucket_of(key.hash());
    for (const Entry& entry : bucket.entries) {
      if (entry.known.work != 0 && entry.key == key) return &entry.known;
    }
    return nullptr;
  }

  void put(const Key& key, const Known& known) {
    Entry* least = nullptr;
    for (Entry& entry : bucket_of(key.hash()).entries) {
      if (entry.known.work != 0 && entry.key == key) {
        entry.known = known;
        return;
      }
      if (!least || entry.known.work < least->known.work) least = &entry;
    }
    if (least->known.work == 0) ++size_;
    *least = {key, known};
    if (size_ > buckets_ * kPerBucket / 2 && buckets_ < most_buckets_) split_next();
  }

  std::size_t size() const { return size_; }

 private:
  struct Entry {
    Key key;
    Known known;
  };
  static constexpr std::size_t kPerBucket = 4, kChunk = 256;
  struct Bucket {
    Entry entries[kPerBucket];
  };

  Bucket& at(std::size_t number) { return chunks_[number / kChunk][number % kChunk]; }
  const Bucket& at(std::size_t number) const { return chunks_[number / kChunk][number % kChunk]; }
  /// Buckets before `next_` are split already.
  std::size_t number_of(std::uint64_t hash) const {
    const std::size_t number = hash & (round_ - 1);
    return number < next_ ? hash & (2 * round_ - 1) : number;
  }
  Bucket& bucket_of(std::uint64_t hash) { return at(number_of(hash)); }
  const Bucket& bucket_of(std::uint64_t hash) const { return at(number_of(hash)); }

  void add_chunk() { chunks_.push_back(std::make_unique<Bucket[]>(kChunk)); }

  void split_next() {
    if (buckets_ % kChunk == 0) add_chunk();
    Bucket& from = at(next_);
    Bucket& to = at(buckets_++);
    ++next_;
    std::size_t moved = 0;
    for (Entry& entry : from.entries) {
      if (entry.known.work == 0 || number_of(entry.key.hash()) == next_ - 1) continue;
      to.entries[moved++] = entry;
      entry.known.work = 0;
    }
    if (next_ == round_) {
      round_ *= 2;
      next_ = 0;
    }
  }

  std::vector<std::unique_ptr<Bucket[]>> chunks_;
  std::size_t most_buckets_;
  std::size_t round_ = kChunk, next_ = 0, buckets_ = kChunk, size_ = 0;
};

}  // namespace grundy::lab
