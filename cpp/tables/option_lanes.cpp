// Compiled for speed.
#include "tables/option_lanes.hpp"

#include <algorithm>

namespace grundy {

void OptionLanes::begin(std::size_t count) {
  count_ = count;
  seen_.assign(count, 0);
  nearest_.assign(count, kNoRemoteness);
  farthest_.assign(count, 0);
}

void OptionLanes::add(std::size_t to, const ValueLanes& values, std::size_t from, std::size_t count) {
  const std::uint8_t* const bits = values.nimber_bits.data() + from;
  const std::uint16_t* const options = values.remoteness.data() + from;
  std::uint8_t* const seen = seen_.data() + to;
  std::uint16_t* const nearest = nearest_.data() + to;
  std::uint16_t* const farthest = farthest_.data() + to;
  for (std::size_t i = 0; i < count; ++i) seen[i] |= bits[i];
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint16_t r = options[i];
    const auto even = static_cast<std::uint16_t>(r | -(r & 1));  // kNoRemoteness where r is odd
    const auto above = static_cast<std::uint16_t>(r + 1);
    nearest[i] = std::min(nearest[i], even);
    farthest[i] = std::max(farthest[i], above);
  }
}

void OptionLanes::finish(ValueLanes& values, std::size_t to) const {
  std::uint8_t* const bits = values.nimber_bits.data() + to;
  std::uint16_t* const remoteness = values.remoteness.data() + to;
  // Through local pointers: a byte may alias anything, which would prevent vectorisation.
  const std::uint8_t* const seen = seen_.data();
  const std::uint16_t* const nearest = nearest_.data();
  const std::uint16_t* const farthest = farthest_.data();
  const std::size_t count = count_;
  for (std::size_t i = 0; i < count; ++i) {
    const auto none = static_cast<std::uint16_t>(bits[i] - 1);  // all ones, which is kNoRemoteness, or 0
    const std::uint16_t near = nearest[i], far = farthest[i];
    const auto r = near == kNoRemoteness ? far : static_cast<std::uint16_t>(near + 1);
    remoteness[i] = static_cast<std::uint16_t>(r | none);
  }
  for (std::size_t i = 0; i < count; ++i) bits[i] = static_cast<std::uint8_t>(~seen[i] & (seen[i] + 1) & -bits[i]);
}

}  // namespace grundy
