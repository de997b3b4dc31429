// Compiled for speed, without vectors.
#include "games/dominoes/strip_runs.hpp"

#include <algorithm>
#include <bit>

#include "theory/mex.hpp"

namespace grundy {

void StripRuns::add(std::uint32_t length) {
  std::size_t i = count_++;
  for (; i > 0 && lengths_[i - 1] < length; --i) lengths_[i] = lengths_[i - 1];
  lengths_[i] = static_cast<std::uint8_t>(length);
}

void StripRuns::remove(std::size_t i) {
  std::copy(lengths_.begin() + i + 1, lengths_.begin() + count_, lengths_.begin() + i);
  --count_;
}

std::uint64_t StripRuns::word() const {
  std::uint64_t word = 0;
  for (std::size_t i = 0; i < count_; ++i) {
    const std::uint32_t length = lengths_[i];
    const std::uint64_t unary = ((std::uint64_t{1} << (length - 1)) - 1) << 1;
    word = length == 64 ? unary : word << length | unary;
  }
  return word;
}

StripRuns StripRuns::from_word(std::uint64_t word) {
  StripRuns runs;
  auto remaining = static_cast<int>(std::bit_width(word));
  while (remaining > 0) {
    const std::uint64_t aligned = word << (64 - remaining);
    const int ones = std::countl_one(aligned);
    runs.lengths_[runs.count_++] = static_cast<std::uint8_t>(ones + 1);
    remaining -= ones + 1;
  }
  return runs;
}

std::vector<std::uint32_t> free_runs(std::string_view strip) {
  std::vector<std::uint32_t> runs;
  std::uint32_t length = 0;
  for (const char cell : strip) {
    if (cell == '0') {
      ++length;
    } else if (length > 0) {
      runs.push_back(length);
      length = 0;
    }
  }
  if (length > 0) runs.push_back(length);
  return runs;
}

PermanentDominoes::PermanentDominoes(std::uint64_t k) : k_(k) {
  Mex mex;
  for (std::uint32_t length = 0; length <= kLongestStrip; ++length) {
    for (std::uint32_t left = 0; left + k_ <= length; ++left) {
      mex.add({static_cast<std::uint64_t>(run_nimbers_[left] ^ run_nimbers_[length - k_ - left])});
    }
    run_nimbers_[length] = static_cast<std::uint8_t>(mex.take().value);
  }
}

Nimber PermanentDominoes::nimber(std::string_view strip) const {
  Nimber sum;
  for (const std::uint32_t length : free_runs(strip)) sum = nim_sum(sum, run_nimber(length));
  return sum;
}

StripRuns PermanentDominoes::runs(std::string_view strip) const {
  StripRuns runs;
  for (const std::uint32_t length : free_runs(strip)) {
    if (length >= k_) runs.add(length);
  }
  return runs;
}

void PermanentDominoes::enqueue(std::string_view strip) {
  if (k_ > 1) queued_.push_back(runs(strip).word());
}

void PermanentDominoes::push(std::uint64_t word) {
  const StripRuns position = StripRuns::from_word(word);
  std::uint64_t total = 0;
  for (std::size_t i = 0; i < position.count(); ++i) total ^= run_nimbers_[position[i]];
  Frame frame{word, {}, 0, total != 0};
  for (std::size_t i = 0; i < position.count(); ++i) {
    const std::uint32_t length = position[i];
    if (i > 0 && length == position[i - 1]) continue;
    StripRuns rest = position;
    rest.remove(i);
    const auto remaining = static_cast<std::uint32_t>(length - k_);
    for (std::uint32_t left = 0; 2 * left <= remaining; ++left) {
      const std::uint32_t right = remaining - left;
      if (frame.wins && (total ^ run_nimbers_[length] ^ run_nimbers_[left] ^ run_nimbers_[right]) != 0) continue;
      StripRuns option = rest;
      if (left >= k_) option.add(left);
      if (right >= k_) option.add(right);
      frame.options.push_back(option.word());
    }
  }
  stack_.push_back(std::move(frame));
}

bool PermanentDominoes::search(const Slice& slice) {
  for (unsigned steps = 1; !stack_.empty() || !queued_.empty(); ++steps) {
    if (steps % 1024 == 0 && slice.over()) return false;
    if (stack_.empty()) {
      if (!known_.contains(queued_.back())) push(queued_.back());
      queued_.pop_back();
      continue;
    }
    Frame& frame = stack_.back();
    while (frame.next < frame.options.size() && known_.contains(frame.options[frame.next])) ++frame.next;
    if (frame.next < frame.options.size()) {
      push(frame.options[frame.next]);
      continue;
    }
    unsigned least = UINT8_MAX, greatest = 0;
    for (const std::uint64_t option : frame.options) {
      const unsigned r = *known_.find(option) + 1u;
      least = std::min(least, r);
      greatest = std::max(greatest, r);
    }
    known_.add(frame.word, frame.wins ? least : greatest);
    stack_.pop_back();
  }
  return true;
}

std::optional<Remoteness> PermanentDominoes::remoteness(std::string_view strip) const {
  if (k_ == 1) return Remoteness{static_cast<std::uint64_t>(std::count(strip.begin(), strip.end(), '0'))};
  const auto found = known_.find(runs(strip).word());
  return found ? std::optional(Remoteness{*found}) : std::nullopt;
}

Value PermanentDominoes::solve(std::string_view strip) {
  enqueue(strip);
  search(Slice::endless());
  const Nimber g = nimber(strip);
  return {outcome_of(g), g, remoteness(strip)};
}

}  // namespace grundy
