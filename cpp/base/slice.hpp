// Long work runs in slices, so that it can show progress and be cancelled.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>

namespace grundy {

/// A slice of time. `over()` reads the clock: call it once in some thousand steps.
class Slice {
 public:
  using Clock = std::chrono::steady_clock;
  explicit Slice(std::chrono::duration<double> length) : end_(Clock::now() + std::chrono::duration_cast<Clock::duration>(length)) {}
  static Slice endless() { return Slice(); }
  bool over() const { return end_ && Clock::now() >= *end_; }

 private:
  Slice() = default;
  std::optional<Clock::time_point> end_;
};

/// Reads a slice's clock once in many steps, so that work in tiny pieces can check after each of them. A step is about a nanosecond of
/// work. The first check always reads the clock: a slice of length 0 is over after the first piece.
class Pace {
 public:
  explicit Pace(const Slice& slice) : slice_(slice) {}

  /// Whether the slice is over after a piece of `steps` steps.
  bool over(std::uint64_t steps) {
    if (steps < remaining_) {
      remaining_ -= steps;
      return false;
    }
    remaining_ = slice_.over() ? 0 : kSteps;  // once over, the next check finds it over too
    return remaining_ == 0;
  }

  /// Counts a piece without checking the clock.
  void took(std::uint64_t steps) { remaining_ -= std::min(remaining_, steps); }

  /// The slice, for work that reads the clock itself.
  const Slice& slice() const { return slice_; }

 private:
  static constexpr std::uint64_t kSteps = 1 << 19;
  const Slice& slice_;
  std::uint64_t remaining_ = 0;
};

}  // namespace grundy
