// Computes the value of a position from the values of its options.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "theory/mex.hpp"
#include "theory/value.hpp"

namespace grundy {

/// The value of a position from the values of its options, all known.
///   outcome:    N if some option is P; else D if some option is D; else P
///   nimber:     mex of the options' nimbers (absent as soon as one of them is)
///   remoteness: N: 1 + least among the P options; P: 1 + greatest among all options; D: absent
class ValueFold {
 public:
  void add(const Value& option) {
    ++count_;
    if (option.outcome == Outcome::D) drawn_ = true;
    if (option.nimber) mex_.add(*option.nimber);
    else nimbers_ = false;
    if (!option.remoteness) {
      if (option.outcome != Outcome::D) remote_ = false;
      won_ |= option.outcome == Outcome::P;
      return;
    }
    const Natural r = option.remoteness->value;
    if (option.outcome == Outcome::P) {
      if (!won_ || r < least_) least_ = r;
      won_ = true;
    }
    if (r > greatest_) greatest_ = r;
  }

  /// Returns the value of a position with at least one option and empties the fold.
  Value take() {
    Value v;
    v.outcome = won_ ? Outcome::N : drawn_ ? Outcome::D : Outcome::P;
    const Nimber g = mex_.take();
    if (nimbers_) v.nimber = g;
    if (remote_ && v.outcome != Outcome::D) v.remoteness = Remoteness{1 + (won_ ? least_ : greatest_)};
    count_ = 0;
    won_ = drawn_ = false;
    nimbers_ = remote_ = true;
    least_ = greatest_ = 0;
    return v;
  }

  bool empty() const { return count_ == 0; }

 private:
  Mex mex_;
  std::uint64_t count_ = 0;
  bool won_ = false, drawn_ = false, nimbers_ = true, remote_ = true;
  Natural least_ = 0, greatest_ = 0;
};

/// The mex of up to `most` options. Marks are stamps, one per position, so the array is not cleared between positions.
class MexMarks {
 public:
  explicit MexMarks(std::uint64_t most) : marks_(static_cast<std::size_t>(most) + 2) {}
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

/// Returns the outcome of an ended position by its payoff to the player to move, as a byte: 0 N, 1 P, 2 D.
constexpr std::uint8_t outcome_of_payoff(std::int64_t payoff) { return payoff > 0 ? 0 : payoff < 0 ? 1 : 2; }

/// Computes the remoteness of a position from its outcome and the remoteness of its options.
struct Lasting {
  std::uint32_t least_won = UINT32_MAX, greatest = 0;
  void add(std::uint8_t option_outcome, std::uint32_t remoteness) {
    if (option_outcome == 1) least_won = std::min(least_won, remoteness);
    greatest = std::max(greatest, remoteness);
  }
  std::uint32_t of(std::uint8_t outcome) const { return 1 + (outcome == 0 ? least_won : greatest); }
};

}  // namespace grundy
