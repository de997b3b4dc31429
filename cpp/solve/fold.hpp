// What the values of a position's options make of its own.
#pragma once

#include <cstdint>

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
    if (option.nimber) mex_.add(*option.nimber); else nimbers_ = false;
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

  /// Value of a position with at least one option; leaves the fold empty.
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

}  // namespace grundy
