// Runs of ones in a word of 64 bits.
#pragma once

#include <cstdint>

namespace grundy {

/// Returns every other bit of each run of ones, starting with its lowest bit. Adding the lowest bit of a run to it carries through the run
/// and out of it, which parts the runs that begin at even bits from the others. O(1).
///
///   ones         .###.##..#        lowest bit on the right
///   every_other  .#.#..#..#
constexpr std::uint64_t every_other(std::uint64_t ones) {
  constexpr std::uint64_t kEven = 0x5555555555555555u;
  const std::uint64_t lowest = ones & ~(ones << 1);
  const std::uint64_t begun_even = ones & ~(ones + (lowest & kEven));
  return (begun_even & kEven) | (ones & ~begun_even & ~kEven);
}

}  // namespace grundy
