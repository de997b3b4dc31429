#include "theory/heap_nimbers.hpp"

#include <algorithm>

#include "theory/arithmetic_period.hpp"
#include "theory/take_and_break.hpp"

namespace grundy {

HeapNimbers::HeapNimbers(std::vector<Take> takes, std::uint64_t largest) : takes_(std::move(takes)), largest_(largest), option_of_(2) {
  for (const Take& take : takes_) {
    splits_ = splits_ || take.leaves(Take::kTwo | Take::kUnequal);
    into_three_ = into_three_ || take.leaves(Take::kThree);
  }
}

std::optional<Nimber> HeapNimbers::nimber(std::uint64_t heap) const {
  std::uint64_t periods = 0;
  if (period_ && heap >= period_->preperiod) {
    periods = (heap - period_->preperiod) / period_->period;
    heap = period_->preperiod + (heap - period_->preperiod) % period_->period;
  }
  return heap < nimbers_.size() ? std::optional(Nimber{nimbers_[heap] + periods * (period_ ? period_->saltus : 0)}) : std::nullopt;
}

double HeapNimbers::advance(const Slice& slice) {
  Pace pace(slice);
  while (!period_ && nimbers_.size() <= largest_) {
    const std::uint64_t steps = add_next();
    const std::uint64_t known = nimbers_.size();
    if (known == next_choice_ || known > largest_) {
      period_ = take_and_break_period([this](std::uint64_t n) { return nimbers_[n]; }, known, Breaks::of(takes_));
      if (!period_ && into_three_) period_ = arithmetic_period(nimbers_, takes_);
      if (splits_ && !into_three_) choose_mask();
      next_choice_ *= 2;
    }
    if (pace.over(steps)) break;
  }
  return period_ || nimbers_.size() > largest_ ? 1 : static_cast<double>(nimbers_.size()) / static_cast<double>(largest_ + 1);
}

void HeapNimbers::add_whole() {
  const std::uint32_t heap = next();
  for (const Take& take : takes_) {
    if (heap < take.stones) continue;
    const std::uint32_t rest = heap - static_cast<std::uint32_t>(take.stones);
    if (rest == 0 && take.leaves(Take::kNothing)) add(0);
    if (rest > 0 && rest < heap && take.leaves(Take::kOne)) add(nimbers_[rest]);
  }
}

void HeapNimbers::widen() {
  const std::size_t wanted = std::max<std::size_t>(option_of_.size() / 128, 1);
  if (wanted > words_) {
    std::vector<std::uint64_t> wider(pairs_.size() / words_ * wanted);
    for (std::size_t i = 0; i < pairs_.size(); ++i) wider[i / words_ * wanted + i % words_] = pairs_[i];
    pairs_ = std::move(wider);
    words_ = wanted;
  }
  united_.resize(option_of_.size() / 2 * words_);
}

std::uint64_t HeapNimbers::add_next() {
  const std::uint32_t heap = next();
  add_whole();
  std::uint64_t steps = takes_.size() + 1;
  wanted_.clear();
  if (mask_ != 0) steps += add_rare_pairs();
  std::uint32_t nimber = 0;
  if (mask_ == 0) {
    wanted_.push_back(static_cast<std::uint32_t>(option_of_.size() - 1));  // never an option, so that all pairs are tried
  } else {
    while (is_rare(nimber) || is_option(nimber)) ++nimber;
    for (std::uint32_t smaller = 0; smaller < nimber; ++smaller) {
      if (is_rare(smaller) && !is_option(smaller)) wanted_.push_back(smaller);
    }
  }
  if (into_three_) steps += add_triples();
  if (!wanted_.empty()) {
    steps += add_pairs();
    if (!wanted_.empty()) {
      for (nimber = 0; is_option(nimber);) ++nimber;
    }
  }
  nimbers_.push_back(nimber);
  if (heap > 0 && is_rare(nimber)) rare_.push_back(heap);
  // Options are below the next power of two, and one number above them is looked at.
  if (2 * std::bit_ceil(nimber + 1) > option_of_.size()) option_of_.resize(2 * std::bit_ceil(nimber + 1));
  if (into_three_) {
    widen();
    steps += add_pair_set();
  }
  return steps;
}

void HeapNimbers::choose_mask() {
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
