// Compiled for speed, without vectors.
#include "families/subtraction_sieve.hpp"

#include <algorithm>
#include <bit>

#include "base/runs.hpp"

namespace grundy {

void OutcomeRegister::begin(std::span<const std::uint64_t> take, std::uint64_t n) {
  n_ = n;
  heap_ = 0;
  moves_ = 0;
  for (const std::uint64_t s : take) moves_ |= std::uint64_t{1} << (s - 1);
  relevant_ = take.empty() ? 0 : ~std::uint64_t{0} >> (64 - take.back());
  last_ = 0;
  kept_ = ~std::uint64_t{0};
  kept_at_ = 0;
  keep_next_ = 1;
}

bool OutcomeRegister::advance(std::uint64_t count) {
  const std::uint64_t moves = moves_, relevant = relevant_;
  std::uint64_t last = last_, heap = heap_;
  for (const std::uint64_t stop = heap + count; heap < stop; ++heap) {
    const bool wins = (last & moves) != 0;
    if (heap == n_) {
      wins_ = wins;
      return true;
    }
    last = (last << 1 | !wins) & relevant;
    if (last == kept_) {
      const std::uint64_t rest = (n_ - heap) % (heap - kept_at_);
      n_ = heap + rest;
      if (rest == 0) {
        wins_ = wins;
        return true;
      }
    }
    if (heap == keep_next_) {
      kept_ = last;
      kept_at_ = heap;
      keep_next_ *= 2;
    }
  }
  last_ = last;
  heap_ = heap;
  return false;
}

InWord WordSteps::settle(std::uint64_t open) const {
  if (step_ == 64) {
    const std::uint64_t losing = ones_ ? every_other(open) : open;
    return {losing, ones_ ? losing >> 63 : 0};
  }
  InWord settled;
  const std::uint64_t heaps = ~std::uint64_t{0} >> (64 - step_);
  for (unsigned begin = 0; begin < 64; begin += step_) {
    std::uint64_t losing = open & heaps << begin;
    if (ones_) losing = every_other(losing);
    settled.losing |= losing;
    for (const std::uint64_t s : moves_) {
      open &= ~(losing << s);
      settled.spill |= losing >> (64 - s);
    }
  }
  return settled;
}

namespace {

/// Decides heap by heap: the lowest open one is P, and closes those reached from it by near moves (bit s: the move s).
InWord settle(std::uint64_t open, std::uint64_t near) {
  InWord settled;
  while (open != 0) {
    const int heap = std::countr_zero(open);
    settled.losing |= std::uint64_t{1} << heap;
    open &= ~(near << heap) & (open - 1);
    if (heap != 0) settled.spill |= near >> (64 - heap);
  }
  return settled;
}

constexpr std::size_t kMostAtOnce = 64;  // words

}  // namespace

void OutcomeWords::begin(std::span<const std::uint64_t> take, std::uint64_t n) {
  n_ = n;
  far_ = take.subspan(static_cast<std::size_t>(std::lower_bound(take.begin(), take.end(), 64u) - take.begin()));
  const auto near = take.first(take.size() - far_.size());
  steps_ = WordSteps(near);
  near_ = 0;
  for (const std::uint64_t s : near) near_ |= std::uint64_t{1} << s;
  at_once_ = static_cast<std::size_t>(std::min<std::uint64_t>(kMostAtOnce, far_.empty() ? kMostAtOnce : far_.front() / 64));
  word_ = far_.empty() ? 0 : static_cast<std::size_t>(far_.back() / 64 + 1);
  losing_.assign(word_ + static_cast<std::size_t>(n / 64 + 1), 0);
  spill_ = 0;
}

bool OutcomeWords::advance(std::uint64_t count) {
  const auto stop = static_cast<std::size_t>(std::min<std::uint64_t>(word_ + count, losing_.size()));
  const bool by_steps = steps_.pays();
  InWord settled{0, spill_};
  while (word_ < stop) {
    const std::size_t words = std::min(at_once_, losing_.size() - word_);
    std::uint64_t reached[kMostAtOnce] = {};
    for (const std::uint64_t s : far_) {
      // The word before exists too: begin() keeps one more than the largest s reaches back.
      const std::uint64_t* before = losing_.data() + (word_ - static_cast<std::size_t>(s / 64) - 1);
      const unsigned shift = s % 64;
      for (std::size_t i = 0; i < words; ++i) reached[i] |= before[i + 1] << shift | before[i] >> 1 >> (63 - shift);
    }
    for (std::size_t i = 0; i < words; ++i) {
      const std::uint64_t open = ~(reached[i] | settled.spill);
      settled = by_steps ? steps_.settle(open) : settle(open, near_);
      losing_[word_ + i] = settled.losing;
    }
    word_ += words;
  }
  spill_ = settled.spill;
  return word_ == losing_.size();
}

void SubtractionSieve::begin(std::span<const std::uint64_t> take, std::uint64_t n) {
  while (!take.empty() && take.back() > n) take = take.first(take.size() - 1);
  in_words_ = !take.empty() && take.back() > 64;
  if (in_words_) words_.begin(take, n);
  else register_.begin(take, n);
}

double SubtractionSieve::advance(Pace& pace) {
  constexpr std::uint64_t kHeaps = 1 << 16, kWords = 1 << 10;
  while (true) {
    if (in_words_ ? words_.advance(kWords) : register_.advance(kHeaps)) return 1;
    if (pace.over(in_words_ ? kWords * words_.steps_a_word() : 2 * kHeaps)) return in_words_ ? words_.share() : register_.share();
  }
}

}  // namespace grundy
