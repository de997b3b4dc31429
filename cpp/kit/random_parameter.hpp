// Parameters given as random:..., the same everywhere.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "kit/parameters.hpp"

namespace grundy {

/// splitmix64 (Steele, Lea, Flood 2014): the same sequence from the same seed everywhere.
class RandomBits {
 public:
  explicit RandomBits(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
  }
  /// 0 <= result < bound, by the high half of the product (the bias is below bound / 2^64).
  std::uint64_t below(std::uint64_t bound) { return static_cast<std::uint64_t>((Natural{next()} * bound) >> 64); }

 private:
  std::uint64_t state_;
};

/// Parses "random:A:B..." with exactly `count` numbers; nothing if the text has another form.
Result<std::optional<std::vector<std::uint64_t>>> read_random(const ParameterSpec& spec, std::string_view text, std::size_t count,
                                                              Phrase form);

}  // namespace grundy
