// Compiled for speed.
#include "theory/heap_nimbers.hpp"

#include <algorithm>

#include "theory/arithmetic_period.hpp"
#include "theory/take_and_break.hpp"

namespace grundy {

namespace {

/// Pairs that are tried before the numbers still wanted are counted again: so many, then twice as many each time up to a limit.
constexpr std::uint32_t kTried = 16, kMostTried = 512;

bool leaves(const Take& take, unsigned heaps) { return (take.left & heaps) != 0; }

/// The bits of a word moved from each place i to i ^ low, low < 64.
std::uint64_t moved(std::uint64_t word, unsigned low) {
  if (low & 1) word = (word >> 1 & 0x5555555555555555u) | (word & 0x5555555555555555u) << 1;
  if (low & 2) word = (word >> 2 & 0x3333333333333333u) | (word & 0x3333333333333333u) << 2;
  if (low & 4) word = (word >> 4 & 0x0F0F0F0F0F0F0F0Fu) | (word & 0x0F0F0F0F0F0F0F0Fu) << 4;
  if (low & 8) word = (word >> 8 & 0x00FF00FF00FF00FFu) | (word & 0x00FF00FF00FF00FFu) << 8;
  if (low & 16) word = (word >> 16 & 0x0000FFFF0000FFFFu) | (word & 0x0000FFFF0000FFFFu) << 16;
  return low & 32 ? word >> 32 | word << 32 : word;
}

}  // namespace

HeapNimbers::HeapNimbers(std::vector<Take> takes, std::uint64_t largest) : takes_(std::move(takes)), largest_(largest), option_of_(2) {
  for (const Take& take : takes_) {
    splits_ = splits_ || leaves(take, Take::kTwo | Take::kUnequal);
    into_three_ = into_three_ || leaves(take, Take::kThree);
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
    if (rest == 0 && leaves(take, Take::kNothing)) add(0);
    if (rest > 0 && rest < heap && leaves(take, Take::kOne)) add(nimbers_[rest]);
  }
}

std::uint64_t HeapNimbers::add_rare_pairs() {
  const std::uint32_t heap = next(), now = heap + 1;
  const std::uint32_t *const nimbers = nimbers_.data(), *const rare = rare_.data();
  std::uint32_t* const option_of = option_of_.data();
  std::uint64_t steps = 0;
  for (const Take& take : takes_) {
    if (!leaves(take, Take::kTwo | Take::kUnequal) || heap < take.stones) continue;
    const std::uint32_t rest = heap - static_cast<std::uint32_t>(take.stones);
    const auto try_parts = [&](std::size_t from, std::size_t to) {
      for (std::size_t i = from; i < to; ++i) option_of[nimbers[rare[i]] ^ nimbers[rest - rare[i]]] = now;
    };
    const auto count_below = [&](std::uint32_t size) {
      return static_cast<std::size_t>(std::lower_bound(rare_.begin(), rare_.end(), size) - rare_.begin());
    };
    const std::size_t all = count_below(rest);
    std::size_t half = all;
    if (!leaves(take, Take::kTwo) && rest % 2 == 0) half = count_below(rest / 2);
    try_parts(0, half);
    // The parts are not equal.
    try_parts(half < all && rare[half] == rest / 2 ? half + 1 : half, all);
    steps += all;
  }
  return steps;
}

std::uint64_t HeapNimbers::add_pairs() {
  const std::uint32_t heap = next(), now = heap + 1;
  const std::uint32_t* const nimbers = nimbers_.data();
  std::uint32_t* const option_of = option_of_.data();
  std::uint64_t steps = 0;
  std::uint32_t tried = kTried;
  for (const Take& take : takes_) {
    if (!leaves(take, Take::kTwo | Take::kUnequal) || heap < take.stones) continue;
    const std::uint32_t rest = heap - static_cast<std::uint32_t>(take.stones);
    const std::uint32_t end = leaves(take, Take::kTwo) ? rest / 2 + 1 : (rest + 1) / 2;
    for (std::uint32_t part = 1; part < end;) {
      const std::uint32_t stop = std::min(end, part + tried);
      tried = std::min(2 * tried, kMostTried);
      steps += stop - part;
      for (; part < stop; ++part) option_of[nimbers[part] ^ nimbers[rest - part]] = now;
      std::erase_if(wanted_, [&](std::uint32_t number) { return option_of[number] == now; });
      if (wanted_.empty()) return steps;
    }
  }
  return steps;
}

std::uint64_t HeapNimbers::add_triples() {
  std::uint64_t steps = 0;
  for (const Take& take : takes_) {
    if (!leaves(take, Take::kThree) || next() < take.stones + 3) continue;
    const std::uint32_t rest = next() - static_cast<std::uint32_t>(take.stones);
    std::fill(united_.begin(), united_.end(), 0);
    for (std::uint32_t third = 1; third + 2 <= rest; ++third) {
      const std::uint64_t* const from = &pairs_[(rest - third) * words_];
      std::uint64_t* const to = &united_[nimbers_[third] * words_];
      for (std::size_t i = 0; i < words_; ++i) to[i] |= from[i];
    }
    for (std::size_t nimber = 0; nimber < united_.size() / words_; ++nimber) {
      for (std::size_t i = 0; i < words_; ++i) {
        // The xor with the nimber moves words by its high bits, and bits within a word by its low ones.
        std::uint64_t set = moved(united_[nimber * words_ + i], nimber % 64);
        for (; set != 0; set &= set - 1)
          add(static_cast<std::uint32_t>((i ^ nimber / 64) * 64 + static_cast<std::size_t>(std::countr_zero(set))));
      }
    }
    steps += rest * words_ + united_.size() * 4;
  }
  return steps;
}

std::uint64_t HeapNimbers::add_pair_set() {
  const std::uint32_t size = next() - 1;  // the largest part is known by now
  pairs_.resize((size + 1) * words_);
  std::uint64_t* const set = &pairs_[size * words_];
  for (std::uint32_t part = 1; 2 * part <= size; ++part) {
    const std::uint32_t option = nimbers_[part] ^ nimbers_[size - part];
    set[option / 64] |= std::uint64_t{1} << option % 64;
  }
  return size / 2;
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
