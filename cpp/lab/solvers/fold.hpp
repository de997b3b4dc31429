// What the values of a position's options make of its own.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace grundy::lab {

/// The least nimber that was not marked. Marks are numbers of positions, so that nothing has to be cleared.
class Marks {
 public:
  explicit Marks(std::uint64_t most) : marks_(static_cast<std::size_t>(most) + 2) {}
  void begin() {
    if (++stamp_ == 0) {
      std::fill(marks_.begin(), marks_.end(), 0);
      stamp_ = 1;
    }
  }
  /// Nimbers beyond the number of options make no difference.
  void mark(std::uint64_t nimber) {
    if (nimber < marks_.size()) marks_[nimber] = stamp_;
  }
  std::uint32_t mex() const {
    std::uint32_t out = 0;
    while (marks_[out] == stamp_) ++out;
    return out;
  }

 private:
  std::vector<std::uint32_t> marks_;
  std::uint32_t stamp_ = 0;
};

/// Outcomes as bytes: 0 N, 1 P, 2 D, as everywhere; of a verdict's worth.
constexpr std::uint8_t outcome_of_worth(std::int64_t worth) { return worth > 0 ? 0 : worth < 0 ? 1 : 2; }

/// Remoteness of a position with this outcome from those of its options.
struct Lasting {
  std::uint32_t least_won = UINT32_MAX, greatest = 0;
  void add(std::uint8_t option_outcome, std::uint32_t remoteness) {
    if (option_outcome == 1) least_won = std::min(least_won, remoteness);
    greatest = std::max(greatest, remoteness);
  }
  std::uint32_t of(std::uint8_t outcome) const { return 1 + (outcome == 0 ? least_won : greatest); }
};

}  // namespace grundy::lab
