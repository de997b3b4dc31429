// Solves any finite ruleset: outcome, nimber (normal play only) and remoteness of a position and of all that it can reach.
#pragma once

#include <optional>
#include <unordered_map>
#include <vector>

#include "solve/fold.hpp"
#include "twins/ruleset.hpp"

namespace grundy {

/// Memoised depth-first search with its own stack: depth is bounded by memory, not by the machine's stack.
/// O(positions + moves) time and O(positions) space over all calls together. The ruleset must be finite (no line of play repeats a
/// position).
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
