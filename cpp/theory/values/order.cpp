// Compiled for speed
#include "theory/values/arrays.hpp"
#include "theory/values/store.hpp"

namespace grundy::values {

/// The answers that take no look at options, and the remembered ones.
std::optional<bool> Store::decide(Id g, Id h) const {
  if (g == h) return true;
  const Node& a = at(g);
  const Node& b = at(h);
  if (a.is_compact && b.is_compact) {
    if (!(a.left_stop == b.left_stop)) return a.left_stop < b.left_stop;
    return is_positive_or_zero(std::int64_t{b.ups} - a.ups, a.nim ^ b.nim);
  }
  if (a.left_stop < b.right_stop) return true;
  if (a.left_stop > b.left_stop || a.right_stop > b.right_stop) return false;
  if (g == kCandidate || h == kCandidate) return std::nullopt;
  const KnownComparison& known = comparisons_[slot_of(g, h, comparisons_.size())];
  if (known.g == g && known.h >> 1 == h) return (known.h & 1) != 0;
  return std::nullopt;
}

void Store::remember(Id g, Id h, bool answer) {
  if (g != kCandidate && h != kCandidate && h < UINT32_MAX >> 1)
    comparisons_[slot_of(g, h, comparisons_.size())] = {g, h << 1 | (answer ? 1u : 0u)};
}

/// Returns whether g <= h; nothing if it stops before. The same call goes on.
std::optional<bool> Store::compare(Id g, Id h, Steps& steps) {
  if (comparing_.empty()) {
    if (const auto known = decide(g, h)) return known;
    if (!reserve(comparing_, 1)) return stop_because(Halt::memory);
    comparing_.push_back({g, h});
  }
  if (!run_comparisons(steps)) return std::nullopt;
  const bool answer = *answer_;
  answer_.reset();
  return answer;
}

bool Store::run_comparisons(Steps& steps) {
  while (!comparing_.empty()) {
    if (!step_comparison(steps)) return false;
  }
  return true;
}

/// Goes on with the innermost comparison until it is answered or needs another one. `answer_`: of the one that has just ended.
bool Store::step_comparison(Steps& steps) {
  const Comparison now = comparing_.back();
  if (!list(now.g) || !list(now.h)) return false;
  std::uint32_t next = now.next;
  bool refuted = false;
  if (answer_) {
    refuted = *answer_;
    answer_.reset();
    ++next;
  }
  const std::uint32_t lefts = at(now.g).is_number() ? 0 : count(now.g, Side::left);
  const std::uint32_t all = lefts + (at(now.h).is_number() ? 0 : count(now.h, Side::right));
  for (; !refuted && next < all; ++next) {
    const Id small = next < lefts ? now.h : option(now.h, Side::right, next - lefts);
    const Id large = next < lefts ? option(now.g, Side::left, next) : now.g;
    const auto known = decide(small, large);
    if (!known) {
      comparing_.back().next = next;
      if (!steps.take()) {
        halt_ = Halt::steps;
        return false;
      }
      if (!reserve(comparing_, 1)) {
        halt_ = Halt::memory;
        return false;
      }
      comparing_.push_back({small, large});
      return true;
    }
    refuted = *known;
  }
  remember(now.g, now.h, !refuted);
  comparing_.pop_back();
  answer_ = !refuted;
  return true;
}

std::optional<bool> Store::at_most(Id g, Id h, Steps& steps) {
  begin({Kind::comparison, g, h});
  return compare(g, h, steps);
}

}  // namespace grundy::values
