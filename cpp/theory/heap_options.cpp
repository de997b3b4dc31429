// Compiled for speed.
// The options of a heap: the loops in which HeapNimbers spends its time.
#include <algorithm>

#include "theory/heap_nimbers.hpp"

namespace grundy {

namespace {

/// Pairs that are tried before the numbers still wanted are counted again: so many, then twice as many each time up to a limit.
constexpr std::uint32_t kTried = 16, kMostTried = 512;

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

std::uint64_t HeapNimbers::add_rare_pairs() {
  const std::uint32_t heap = next(), now = heap + 1;
  const std::uint32_t *const nimbers = nimbers_.data(), *const rare = rare_.data();
  std::uint32_t* const option_of = option_of_.data();
  std::uint64_t steps = 0;
  for (const Take& take : takes_) {
    if (!take.leaves(Take::kTwo | Take::kUnequal) || heap < take.stones) continue;
    const std::uint32_t rest = heap - static_cast<std::uint32_t>(take.stones);
    const auto try_parts = [&](std::size_t from, std::size_t to) {
      for (std::size_t i = from; i < to; ++i) option_of[nimbers[rare[i]] ^ nimbers[rest - rare[i]]] = now;
    };
    const auto count_below = [&](std::uint32_t size) {
      return static_cast<std::size_t>(std::lower_bound(rare_.begin(), rare_.end(), size) - rare_.begin());
    };
    const std::size_t all = count_below(rest);
    std::size_t half = all;
    if (!take.leaves(Take::kTwo) && rest % 2 == 0) half = count_below(rest / 2);
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
    if (!take.leaves(Take::kTwo | Take::kUnequal) || heap < take.stones) continue;
    const std::uint32_t rest = heap - static_cast<std::uint32_t>(take.stones);
    const std::uint32_t end = take.leaves(Take::kTwo) ? rest / 2 + 1 : (rest + 1) / 2;
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
    if (!take.leaves(Take::kThree) || next() < take.stones + 3) continue;
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

}  // namespace grundy
