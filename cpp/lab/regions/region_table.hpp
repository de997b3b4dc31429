// Facts known of components: a hash table of bounded size. It grows one bucket at a time (linear hashing, Litwin 1980), so no insertion
// takes long; when it may not grow any more, the entry that took least work goes.
#pragma once

#include <memory>

#include "lab/regions/region_game.hpp"

namespace grundy::lab {

/// Facts that a search knows of a component or a sum; the search defines what `number`, `attained` and `flags` mean.
struct KnownRegion {
  std::uint64_t attained = 0;
  std::int16_t number = 0;
  std::uint8_t flags = 0;
  std::uint8_t work = 0;  // the logarithm of the work that it took, at least 1; 0: nothing is known
};

class RegionTable {
 public:
  /// Of keys of so many words.
  RegionTable(std::size_t words, std::size_t most_bytes);

  /// Returns what is known; `work` is 0 if nothing is.
  KnownRegion find(const Word* key) const;
  void put(const Word* key, const KnownRegion& known);

 private:
  static constexpr std::size_t kPerBucket = 4, kChunk = 64;
  struct Chunk {
    std::unique_ptr<Word[]> keys;
    std::unique_ptr<KnownRegion[]> known;
  };

  Word* key_at(std::size_t entry) const {
    return chunks_[entry / (kChunk * kPerBucket)].keys.get() + entry % (kChunk * kPerBucket) * words_;
  }
  KnownRegion& known_at(std::size_t entry) const { return chunks_[entry / (kChunk * kPerBucket)].known[entry % (kChunk * kPerBucket)]; }
  std::uint64_t hash(const Word* key) const;
  /// Returns the bucket of a hash. Buckets before `next_` are split already.
  std::size_t bucket_of(std::uint64_t hash) const;
  void add_chunk();
  void split_next();

  std::size_t words_, most_buckets_;
  std::vector<Chunk> chunks_;
  std::size_t round_ = kChunk, next_ = 0, buckets_ = kChunk, size_ = 0;
};

}  // namespace grundy::lab
