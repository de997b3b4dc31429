// Solves any finite ruleset: outcome, nimber (normal play only) and remoteness of a position and of all that it can reach.
#pragma once

#include <optional>
#include <unordered_map>
#include <vector>

#include "theory/mex.hpp"
#include "theory/ruleset.hpp"

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

/// Memoised depth-first search with its own stack: depth is bounded by memory, not by the machine's stack.
/// O(positions + moves) time and O(positions) space over all calls together. The ruleset must be finite (no line of play repeats a position).
template <Ruleset R>
class FiniteSolver {
 public:
  using Position = typename R::Position;

  explicit FiniteSolver(R rules) : rules_(std::move(rules)) {}

  Value solve(const Position& root) {
    if (const auto known = values_.find(root); known != values_.end()) return known->second;
    stack_.clear();
    push(root);
    while (!stack_.empty()) {
      Frame& frame = stack_.back();
      if (frame.next == frame.options.size()) {
        values_.emplace(frame.position, fold(frame));
        stack_.pop_back();
        continue;
      }
      const Position& option = frame.options[frame.next++];
      if (!values_.contains(option)) push(Position(option));
    }
    return values_.find(root)->second;
  }

  const std::unordered_map<Position, Value, PositionHash>& values() const { return values_; }
  const R& rules() const { return rules_; }

 private:
  struct Frame {
    Position position;
    std::vector<Position> options;
    std::size_t next = 0;
  };

  void push(Position p) {
    Frame frame{std::move(p), {}, 0};
    rules_.options(frame.position, frame.options);
    stack_.push_back(std::move(frame));
  }

  Value fold(const Frame& frame) {
    if (frame.options.empty()) {
      const Outcome o = terminal_outcome(rules_, frame.position);
      Value v{o, {}, {}};
      if constexpr (!ScoredRuleset<R>) v.nimber = Nimber{0};
      if (o != Outcome::D) v.remoteness = Remoteness{0};
      return v;
    }
    for (const Position& option : frame.options) fold_.add(values_.find(option)->second);
    return fold_.take();
  }

  R rules_;
  std::unordered_map<Position, Value, PositionHash> values_;
  std::vector<Frame> stack_;
  ValueFold fold_;
};

}  // namespace grundy
