#include "theory/subtraction_sieve.hpp"

#include <algorithm>
#include <bit>

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

void OutcomeWords::begin(std::span<const std::uint64_t> take, std::uint64_t n) {
  n_ = n;
  small_ = 0;
  for (large_ = take; !large_.empty() && large_.front() < 64; large_ = large_.subspan(1)) small_ |= std::uint64_t{1} << large_.front();
  word_ = large_.empty() ? 0 : static_cast<std::size_t>(large_.back() / 64 + 1);
  losing_ = std::vector<std::uint64_t>(word_ + static_cast<std::size_t>(n / 64 + 1), 0);
  spill_ = 0;
}

bool OutcomeWords::advance(std::uint64_t count) {
  const auto stop = static_cast<std::size_t>(std::min<std::uint64_t>(word_ + count, losing_.size()));
  for (; word_ < stop; ++word_) {
    std::uint64_t wins = spill_;
    for (const std::uint64_t s : large_) {
      const std::uint64_t* from = losing_.data() + (word_ - s / 64);
      const unsigned shift = s % 64;
      wins |= from[0] << shift;
      if (shift != 0) wins |= from[-1] >> (64 - shift);
    }
    spill_ = 0;
    std::uint64_t word = 0;
    for (std::uint64_t open = ~wins; open != 0;) {
      const int heap = std::countr_zero(open);
      word |= std::uint64_t{1} << heap;
      open &= ~(small_ << heap) & (open - 1);
      if (heap != 0) spill_ |= small_ >> (64 - heap);
    }
    losing_[word_] = word;
  }
  return word_ == losing_.size();
}

void SubtractionSieve::begin(std::span<const std::uint64_t> take, std::uint64_t n) {
  while (!take.empty() && take.back() > n) take = take.first(take.size() - 1);
  in_words_ = !take.empty() && take.back() > 64;
  if (in_words_) words_.begin(take, n); else register_.begin(take, n);
}

double SubtractionSieve::advance(Pace& pace) {
  constexpr std::uint64_t kHeaps = 1 << 16, kWords = 1 << 10;
  while (true) {
    if (in_words_ ? words_.advance(kWords) : register_.advance(kHeaps)) return 1;
    if (pace.over(in_words_ ? kWords * words_.steps_a_word() : 2 * kHeaps)) return in_words_ ? words_.share() : register_.share();
  }
}

}  // namespace grundy
