// Compiled for speed.
#include "families/subtraction.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "theory/mex.hpp"

namespace grundy {

namespace {

/// Returns the index with the same value within the first period.
std::uint64_t fold(std::uint64_t heap, const Period& p) {
  return heap < p.preperiod ? heap : p.preperiod + (heap - p.preperiod) % p.period;
}

}  // namespace

std::uint64_t largest(const std::vector<std::uint64_t>& numbers) {
  return numbers.empty() ? 0 : *std::max_element(numbers.begin(), numbers.end());
}

std::vector<std::uint64_t> sorted_set(std::vector<std::uint64_t> numbers) {
  std::sort(numbers.begin(), numbers.end());
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  return numbers;
}

std::vector<std::uint8_t> subtraction_outcomes(std::span<const std::uint64_t> take, std::uint64_t n) {
  std::vector<std::uint8_t> wins(n + 1, 0);
  for (std::uint64_t heap = 0; heap <= n; ++heap) {
    if (wins[heap]) continue;
    for (const std::uint64_t s : take) {
      if (s <= n - heap) wins[heap + s] = 1;
    }
  }
  return wins;
}

SubtractionSequence::SubtractionSequence(std::vector<std::uint64_t> take)
    : take_(sorted_set(std::move(take))),
      nimber_search_(largest(take_)),
      outcome_search_(largest(take_)),
      remoteness_search_(largest(take_)) {}

void SubtractionSequence::extend_nimbers(std::uint64_t end, std::uint64_t count) {
  const std::uint64_t stop = std::min(end, nimbers_.size() + count);
  std::uint64_t heap = nimbers_.size();
  if (stop <= heap) return;
  // Reserves everything at once: growing step by step would copy it again and again.
  if (nimbers_.capacity() < end) nimbers_.reserve(std::max<std::size_t>(end, 2 * nimbers_.capacity()));
  nimbers_.resize(stop);
  // Local pointers: to the compiler a byte may alias anything, even the vectors themselves.
  const std::uint64_t* const take = take_.data();
  std::uint8_t* const nimbers = nimbers_.data();
  std::size_t legal = 0;  // moves not larger than the heap
  std::array<std::ptrdiff_t, 64> back;
  Mex mex;
  while (heap < stop) {
    for (; legal < take_.size() && take[legal] <= heap; ++legal) {
      if (legal < back.size()) back[legal] = -static_cast<std::ptrdiff_t>(take[legal]);
    }
    const std::uint64_t same = legal < take_.size() ? std::min(stop, take[legal]) : stop;  // up to here no further move is legal
    for (; heap < same && take_.size() < 64; ++heap) {
      // Bit v: some option has nimber v. The nearest option comes last: its nimber has just been computed, and nothing else depends on it.
      std::uint64_t seen = 0;
      const std::uint8_t* const here = nimbers + heap;
      for (std::size_t k = legal; k-- > 0;) seen |= std::uint64_t{1} << here[back[k]];
      nimbers[heap] = static_cast<std::uint8_t>(std::countr_one(seen));
    }
    for (; heap < same; ++heap) {
      for (std::size_t k = 0; k < legal; ++k) mex.add({nimbers[heap - take[k]]});
      nimbers[heap] = static_cast<std::uint8_t>(mex.take().value);
    }
  }
}

void SubtractionSequence::extend_remoteness(std::uint64_t end, std::uint64_t count) {
  const std::uint64_t stop = std::min({end, remoteness_.size() + count, static_cast<std::uint64_t>(nimbers_.size())});
  std::uint64_t heap = remoteness_.size();
  if (stop <= heap) return;
  remoteness_.resize(stop);
  std::size_t legal = 0;
  for (; heap < stop; ++heap) {
    while (legal < take_.size() && take_[legal] <= heap) ++legal;
    const bool wins = nimbers_[heap] != 0;
    std::uint32_t best = wins ? UINT32_MAX : 0;
    for (std::size_t k = 0; k < legal; ++k) {
      const std::uint64_t option = heap - take_[k];
      const std::uint32_t r = remoteness_[option] + 1;
      if (wins) {
        if (nimbers_[option] == 0) best = std::min(best, r);
      } else {
        best = std::max(best, r);
      }
    }
    remoteness_[heap] = best;
  }
}

bool SubtractionSequence::prove_periods(std::uint64_t count) {
  const auto nimber = [this](std::uint64_t i) -> std::uint64_t { return nimbers_[i]; };
  const auto outcome = [this](std::uint64_t i) -> std::uint64_t { return nimbers_[i] != 0; };
  // Term i: the difference r(i + 1) - r(i), and the outcome of i.
  const auto step = [this](std::uint64_t i) {
    return std::uint64_t{std::uint32_t{remoteness_[i + 1] - remoteness_[i]}} * 2 + (nimbers_[i] != 0);
  };
  const bool nimbers = nimber_search_.look(nimber, nimbers_.size(), count);
  const bool outcomes = outcome_search_.look(outcome, nimbers_.size(), count);
  const bool steps = remoteness_search_.look(step, std::max<std::uint64_t>(remoteness_.size(), 1) - 1, count);
  return nimbers && outcomes && steps;
}

std::uint64_t SubtractionSequence::saltus() const {
  const auto& p = remoteness_period();
  return p ? remoteness_[p->preperiod + p->period] - remoteness_[p->preperiod] : 0;
}

std::optional<Nimber> SubtractionSequence::nimber(std::uint64_t heap) const {
  if (heap < nimbers_.size()) return Nimber{nimbers_[heap]};
  if (nimber_period()) return Nimber{nimbers_[fold(heap, *nimber_period())]};
  return std::nullopt;
}

void SubtractionSequence::copy_nimbers(std::uint64_t heap, std::span<std::uint32_t> out) const {
  for (std::uint32_t& nimber : out) {
    if (heap >= nimbers_.size()) heap = fold(heap, *nimber_period());
    nimber = nimbers_[heap++];
  }
}

std::optional<Outcome> SubtractionSequence::outcome(std::uint64_t heap) const {
  if (const auto g = nimber(heap)) return outcome_of(*g);
  if (outcome_period()) return outcome_of(Nimber{nimbers_[fold(heap, *outcome_period())]});
  return std::nullopt;
}

std::optional<Remoteness> SubtractionSequence::remoteness(std::uint64_t heap) const {
  if (heap < remoteness_.size()) return Remoteness{remoteness_[heap]};
  if (!remoteness_period()) return std::nullopt;
  const std::uint64_t base = fold(heap, *remoteness_period());
  const Natural rounds = (heap - base) / remoteness_period()->period;
  return Remoteness{remoteness_[base] + rounds * saltus()};
}

}  // namespace grundy
