// Long work is done in slices, so that progress can be shown and work can be given up.
#pragma once

#include <chrono>
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

}  // namespace grundy
