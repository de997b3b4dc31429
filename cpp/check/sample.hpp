// Which positions a sample looks at: lines of play from the position that is meant, chosen by a seed.
#pragma once

#include <cstdint>

namespace grundy {

/// Lines of play, and the most moves of each.
inline constexpr std::uint32_t kSampleWalks = 16, kSampleMoves = 64;

/// Places among `count` options in order, by the linear congruential generator modulo 2^32 of Numerical Recipes; the seed is its first state.
class SampleWalk {
 public:
  explicit SampleWalk(std::uint32_t seed) : state_(seed) {}
  std::uint32_t among(std::uint32_t count) {
    state_ = state_ * 1664525u + 1013904223u;
    return static_cast<std::uint32_t>(std::uint64_t{state_} * count >> 32);
  }

 private:
  std::uint32_t state_;
};

}  // namespace grundy
