// Computes the values of many positions at once from those of their options, on whole stretches of rows. The compiler vectorises the loops.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace grundy {

/// Nimber and remoteness of a stretch of positions. A nimber g is kept as the bit 2^g, so that mex is ~seen & (seen + 1); nimbers up to 7.
/// Without a position the bits are 0 and the remoteness is kNoRemoteness, which is odd and, plus 1, is 0: neutral in both the
/// minimum and the maximum below.
struct ValueLanes {
  std::vector<std::uint8_t> nimber_bits;
  std::vector<std::uint16_t> remoteness;
};

inline constexpr std::uint16_t kNoRemoteness = 0xFFFF;

/// Gathers the options of a stretch of positions. Remoteness is even exactly on P-positions, so that
///   r = 1 + least even r of an option if there is one, else 1 + greatest.
class OptionLanes {
 public:
  /// Begins a stretch of `count` positions without options.
  void begin(std::size_t count);

  /// Adds one option to each of `count` positions from place `to` of the stretch: the positions of `values` from place `from`.
  void add(std::size_t to, const ValueLanes& values, std::size_t from, std::size_t count);

  /// Writes the values of the stretch to place `to` of `values`, where the nimber bits are 1 if there is a position and 0 if not.
  /// O(count), like the other functions.
  void finish(ValueLanes& values, std::size_t to) const;

 private:
  std::size_t count_ = 0;
  std::vector<std::uint8_t> seen_;
  std::vector<std::uint16_t> nearest_, farthest_;  // least even remoteness of an option; 1 + greatest
};

}  // namespace grundy
