// Long work is done in slices, so that progress can be shown and work can be given up.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>

namespace grundy {

/// A slice of time for work that may be long. `over()` looks at the clock, so ask it once in some thousand steps.
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

/// Looks at a slice's clock once in many steps, so that work in tiny pieces may ask after each of them. A step is what takes about a
/// nanosecond. The first question always looks: a slice of no length is over after the first piece.
class Pace {
 public:
  explicit Pace(const Slice& slice) : slice_(slice) {}

  /// After a piece of so many steps.
  bool over(std::uint64_t steps) {
    if (steps < remaining_) {
      remaining_ -= steps;
      return false;
    }
    remaining_ = slice_.over() ? 0 : kSteps;  // once over, the next question finds it so too
    return remaining_ == 0;
  }

  /// After a piece that does not ask.
  void took(std::uint64_t steps) { remaining_ -= std::min(remaining_, steps); }

  /// For work that looks at the clock by itself.
  const Slice& slice() const { return slice_; }

 private:
  static constexpr std::uint64_t kSteps = 1 << 19;
  const Slice& slice_;
  std::uint64_t remaining_ = 0;
};

}  // namespace grundy
