#include "games/diagonal_sweep.hpp"

#include <algorithm>

namespace grundy {

DiagonalSweep::DiagonalSweep(std::uint32_t side, std::span<const BoardMove> moves)
    : side_(side) {
  for (const auto& [down, right] : moves) reaches_.push_back({static_cast<std::uint32_t>(-down - right), down});
  std::int64_t next = 0;
  for (std::uint32_t diagonal = 0; diagonal < diagonals(); ++diagonal) {
    const std::uint32_t first = diagonal < side ? 0 : diagonal - side + 1;
    const std::uint32_t squares = std::min(diagonal, side - 1) - first + 1;
    base_.push_back(next + kPadding - first);
    next += squares + 2 * kPadding;
  }
  values_.nimber_bits.assign(static_cast<std::size_t>(next), 0);
  values_.remoteness.assign(static_cast<std::size_t>(next), kNoRemoteness);
}

void DiagonalSweep::solve_diagonal(std::string_view damaged) {
  const std::uint32_t diagonal = solved_;
  const std::uint32_t first = diagonal < side_ ? 0 : diagonal - side_ + 1;
  const std::uint32_t count = std::min(diagonal, side_ - 1) - first + 1;
  options_.begin(count);
  for (const Reach& reach : reaches_) {
    if (reach.back > solved_) continue;
    options_.add(0, values_, static_cast<std::size_t>(base_[solved_ - reach.back] + static_cast<std::int64_t>(first) + reach.down), count);
  }
  const auto to = static_cast<std::size_t>(base_[diagonal] + first);
  options_.finish(values_, to);
  if (!damaged.empty()) {
    for (std::uint32_t i = 0; i < count; ++i) {
      const std::size_t row = first + i, column = diagonal - row;
      if (damaged[row * side_ + column] != 'X') continue;
      values_.nimber_bits[to + i] = 0;
      values_.remoteness[to + i] = kNoRemoteness;
    }
  }
  ++solved_;
}

}  // namespace grundy
