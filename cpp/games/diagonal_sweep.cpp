#include "games/diagonal_sweep.hpp"

#include <algorithm>

namespace grundy {

DiagonalSweep::DiagonalSweep(std::uint32_t side, std::span<const BoardMove> moves)
    : side_(side), seen_(side), nearest_(side), farthest_(side) {
  for (const auto& [down, right] : moves) reaches_.push_back({static_cast<std::uint32_t>(-down - right), down});
  std::int64_t next = 0;
  for (std::uint32_t diagonal = 0; diagonal < diagonals(); ++diagonal) {
    const std::uint32_t first = diagonal < side ? 0 : diagonal - side + 1;
    const std::uint32_t squares = std::min(diagonal, side - 1) - first + 1;
    base_.push_back(next + kPadding - first);
    next += squares + 2 * kPadding;
  }
  nimber_bits_.assign(static_cast<std::size_t>(next), 0);
  remoteness_.assign(static_cast<std::size_t>(next), kNone);
}

void DiagonalSweep::combine(const Reach& reach, std::uint32_t first, std::uint32_t count) {
  if (reach.back > solved_) return;
  const auto from = static_cast<std::size_t>(base_[solved_ - reach.back] + static_cast<std::int64_t>(first) + reach.down);
  const std::uint8_t* const bits = nimber_bits_.data() + from;
  const std::uint16_t* const options = remoteness_.data() + from;
  std::uint8_t* const seen = seen_.data();
  std::uint16_t* const nearest = nearest_.data();
  std::uint16_t* const farthest = farthest_.data();
  for (std::uint32_t i = 0; i < count; ++i) seen[i] |= bits[i];
  for (std::uint32_t i = 0; i < count; ++i) {
    const std::uint16_t r = options[i];
    const auto even = static_cast<std::uint16_t>(r | -(r & 1));  // 0xFFFF where r is odd
    const auto above = static_cast<std::uint16_t>(r + 1);
    nearest[i] = std::min(nearest[i], even);
    farthest[i] = std::max(farthest[i], above);
  }
}

void DiagonalSweep::solve_diagonal(std::string_view damaged) {
  const std::uint32_t diagonal = solved_;
  const std::uint32_t first = diagonal < side_ ? 0 : diagonal - side_ + 1;
  const std::uint32_t count = std::min(diagonal, side_ - 1) - first + 1;
  std::fill_n(seen_.begin(), count, std::uint8_t{0});
  std::fill_n(nearest_.begin(), count, kNone);
  std::fill_n(farthest_.begin(), count, std::uint16_t{0});
  for (const Reach& reach : reaches_) combine(reach, first, count);

  const auto to = static_cast<std::size_t>(base_[diagonal] + first);
  std::uint8_t* const bits = nimber_bits_.data() + to;
  std::uint16_t* const remoteness = remoteness_.data() + to;
  for (std::uint32_t i = 0; i < count; ++i) bits[i] = static_cast<std::uint8_t>(~seen_[i] & (seen_[i] + 1));
  for (std::uint32_t i = 0; i < count; ++i) {
    remoteness[i] = nearest_[i] != kNone ? static_cast<std::uint16_t>(nearest_[i] + 1) : farthest_[i];
  }
  if (!damaged.empty()) {
    for (std::uint32_t i = 0; i < count; ++i) {
      const std::size_t row = first + i, column = diagonal - row;
      if (damaged[row * side_ + column] != 'X') continue;
      bits[i] = 0;
      remoteness[i] = kNone;
    }
  }
  ++solved_;
}

}  // namespace grundy
