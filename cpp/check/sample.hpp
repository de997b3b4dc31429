// Which positions a sample looks at, chosen by a seed: lines of play from the position that is meant, or cells of a window.
#pragma once

#include <cstdint>

namespace grundy {

/// Lines of play, and the most moves of each.
inline constexpr std::uint32_t kSampleWalks = 16, kSampleMoves = 64;
/// Cells of a window that are picked, each as likely as another; some more than once.
inline constexpr std::uint32_t kSampleCells = 64;

/// Places among `count` options or cells in order, by the linear congruential generator modulo 2^32 of Numerical Recipes; the seed is its first state.
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
