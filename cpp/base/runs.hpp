// Runs of ones in a word of 64 bits.
#pragma once

#include <cstdint>

namespace grundy {

/// Returns every other bit of each run of ones, starting with its lowest bit: the losing positions of a line where a position loses exactly
/// if the one before it does not. O(1).
///
///   ones         .###.##..#        lowest bit on the right
///   every_other  .#.#..#..#
constexpr std::uint64_t every_other(std::uint64_t ones) {
  constexpr std::uint64_t kEven = 0x5555555555555555u;
  const std::uint64_t lowest = ones & ~(ones << 1);  // the lowest bit of each run
  // Adding its lowest bit to a run clears the run: the carry leaves it at the top. Here only runs that begin at even bits are cleared.
  const std::uint64_t even_runs = ones & ~(ones + (lowest & kEven));
  return (even_runs & kEven) | (ones & ~even_runs & ~kEven);
}

}  // namespace grundy
