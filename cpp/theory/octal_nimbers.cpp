// Compiled for speed.
#include "theory/octal_nimbers.hpp"

#include <algorithm>
#include <type_traits>

#include "theory/take_and_break.hpp"

namespace grundy {

namespace {

/// The heaps 1, 2, 3, ...
struct AllHeaps {
  static std::uint32_t size() { return UINT32_MAX; }
  std::uint32_t operator[](std::uint32_t i) const { return i + 1; }
};

}  // namespace

OctalNimbers::OctalNimbers(std::vector<Take> takes, std::uint64_t largest) : takes_(std::move(takes)), largest_(largest), option_of_(2) {}

std::optional<Nimber> OctalNimbers::nimber(std::uint64_t heap) const {
  if (period_ && heap >= period_->preperiod) heap = period_->preperiod + (heap - period_->preperiod) % period_->period;
  return heap < nimbers_.size() ? std::optional(Nimber{nimbers_[heap]}) : std::nullopt;
}

double OctalNimbers::advance(const Slice& slice) {
  Pace pace(slice);
  while (!period_ && nimbers_.size() <= largest_) {
    const std::uint64_t steps = add_next();
    const std::uint64_t known = nimbers_.size();
    if (known == next_choice_ || known > largest_) {
      period_ = take_and_break_period([this](std::uint64_t n) { return nimbers_[n]; }, known, takes_.empty() ? 0 : takes_.back().stones);
      choose_mask();
      next_choice_ *= 2;
    }
    if (pace.over(steps)) break;
  }
  return period_ || nimbers_.size() > largest_ ? 1 : static_cast<double>(nimbers_.size()) / static_cast<double>(largest_ + 1);
}

template <class Parts, class Enough>
std::uint64_t OctalNimbers::break_heap(const Parts& parts, Enough enough) {
  const std::uint32_t heap = next(), now = heap + 1, count = static_cast<std::uint32_t>(parts.size());
  const std::uint32_t* const nimbers = nimbers_.data();
  std::uint32_t* const option_of = option_of_.data();
  std::uint64_t steps = 1;
  for (const Take& take : takes_) {
    if ((take.left & Take::kTwo) == 0 || heap < take.stones) continue;
    const std::uint32_t rest = heap - static_cast<std::uint32_t>(take.stones);
    // A part and its partner are found from either side, if all parts are tried.
    const std::uint32_t most = std::is_same_v<Parts, AllHeaps> ? rest / 2 : rest == 0 ? 0 : rest - 1;
    std::uint32_t i = 0;
    for (; i < count && parts[i] <= most; ++i) {
      const std::uint32_t option = nimbers[parts[i]] ^ nimbers[rest - parts[i]];
      if (option_of[option] == now) continue;
      if (enough(option)) return steps + i;
      option_of[option] = now;
    }
    steps += i;
  }
  return steps;
}

std::uint64_t OctalNimbers::add_next() {
  const std::uint32_t heap = next();
  for (const Take& take : takes_) {
    if (heap < take.stones) continue;
    const std::uint32_t rest = heap - static_cast<std::uint32_t>(take.stones);
    if (rest == 0 && (take.left & Take::kNothing) != 0) add(0);
    if (rest > 0 && rest < heap && (take.left & Take::kOne) != 0) add(nimbers_[rest]);
  }
  const auto never = [](std::uint32_t) { return false; };
  std::uint64_t steps = mask_ == 0 ? break_heap(AllHeaps{}, never) : break_heap(rare_, never);
  std::uint32_t nimber = 0;
  if (mask_ == 0) {
    while (is_option(nimber)) ++nimber;
  } else {
    while (is_rare(nimber) || is_option(nimber)) ++nimber;
    std::uint32_t missing = 0;  // smaller rare numbers that are no options so far
    for (std::uint32_t smaller = 0; smaller < nimber; ++smaller) missing += is_rare(smaller) && !is_option(smaller);
    const auto found_all = [&](std::uint32_t option) { return option < nimber && is_rare(option) && --missing == 0; };
    if (missing > 0) steps += break_heap(AllHeaps{}, found_all);
    if (missing > 0) {
      for (nimber = 0; is_option(nimber);) ++nimber;
    }
  }
  nimbers_.push_back(nimber);
  if (heap > 0 && is_rare(nimber)) rare_.push_back(heap);
  // Options are below the next power of two, and one number above them is looked at.
  if (2 * std::bit_ceil(nimber + 1) > option_of_.size()) option_of_.resize(2 * std::bit_ceil(nimber + 1));
  return steps;
}

void OctalNimbers::choose_mask() {
  const std::uint32_t top = std::bit_ceil(*std::max_element(nimbers_.begin(), nimbers_.end()) + 1);
  // Walsh and Hadamard: for each mask, the number of rare heaps minus that of common ones.
  std::vector<std::int64_t> surplus(top);
  for (const std::uint32_t nimber : nimbers_) ++surplus[nimber];
  for (std::uint32_t half = 1; half < top; half *= 2) {
    for (std::uint32_t i = 0; i < top; ++i) {
      if ((i & half) != 0) continue;
      const std::int64_t a = surplus[i], b = surplus[i + half];
      surplus[i] = a + b;
      surplus[i + half] = a - b;
    }
  }
  mask_ = top == 1 ? 0 : static_cast<std::uint32_t>(std::min_element(surplus.begin() + 1, surplus.end()) - surplus.begin());
  rare_.clear();
  for (std::uint32_t heap = 1; heap < next(); ++heap) {
    if (is_rare(nimbers_[heap])) rare_.push_back(heap);
  }
}

}  // namespace grundy
