// The positions of a sample, chosen by a seed: lines of play from the claimed position, or cells of a window.
#pragma once

#include <cstdint>

namespace grundy {

/// Number of lines of play, and the most moves of each.
inline constexpr std::uint32_t kSampleWalks = 16, kSampleMoves = 64;
/// Number of cells picked from a window, uniformly and with repetition.
inline constexpr std::uint32_t kSampleCells = 64;

/// Indices among `count` options or cells, by the linear congruential generator modulo 2^32 of Numerical Recipes; the seed is its first
/// state.
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
