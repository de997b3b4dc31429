// Compiled for speed, without vectors.
#include "families/losing_heaps.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

namespace grundy {

bool LosingHeaps::extend(const SubtractionSequence& sequence, std::uint64_t count) {
  if (!period_) period_ = sequence.outcome_period();
  const std::vector<std::uint8_t>& nimbers = sequence.nimbers();
  const std::uint64_t end = period_ ? std::min<std::uint64_t>(nimbers.size(), period_->preperiod + period_->period) : nimbers.size();
  const std::uint64_t stop = std::min(end, counted_ + count);
  words_.reserve(end / 64 + 1);
  before_.reserve(end / 64 + 1);
  while (counted_ < stop) {
    const std::uint64_t next = std::min(stop, (counted_ / 64 + 1) * 64);
    if (counted_ % 64 == 0) {
      words_.push_back(0);
      before_.push_back(static_cast<std::uint32_t>(total_));
    }
    std::uint64_t word = 0;
    for (std::uint64_t h = counted_; h < next; ++h) word |= std::uint64_t{nimbers[h] == 0} << (h % 64);
    words_.back() |= word;
    total_ += static_cast<unsigned>(std::popcount(word));
    counted_ = next;
  }
  if (counted_ < end) return false;
  if (period_) {
    before_period_ = below_stored(period_->preperiod);
    in_period_ = total_ - before_period_;
  }
  return true;
}

std::uint64_t LosingHeaps::below_stored(std::uint64_t heap) const {
  if (heap >= counted_) return total_;
  return before_[heap / 64] + static_cast<unsigned>(std::popcount(words_[heap / 64] & ((std::uint64_t{1} << (heap % 64)) - 1)));
}

std::uint64_t LosingHeaps::below(std::uint64_t heap) const {
  if (heap < counted_ || !period_) return below_stored(heap);
  const std::uint64_t beyond = heap - period_->preperiod;
  return beyond / period_->period * in_period_ + below_stored(period_->preperiod + beyond % period_->period);
}

void LosingHeaps::below(std::uint64_t heap, std::uint64_t step, std::span<std::uint64_t> out) const {
  std::uint64_t end = counted_, length = 0, rounds = 0, rounds_in_step = 0;  // the next period begins at `end`
  if (period_) {
    end = period_->preperiod + period_->period;
    length = period_->period;
    if (heap >= end) {
      const std::uint64_t skipped = (heap - period_->preperiod) / length;
      rounds = skipped * in_period_;
      heap -= skipped * length;
    }
    const bool crosses = heap + step * out.size() >= end;
    if (crosses && heap < period_->preperiod) {
      for (std::size_t i = 0; i < out.size(); ++i) out[i] = below(heap + i * step);
      return;
    }
    if (crosses) {
      rounds_in_step = step / length * in_period_;
      step %= length;
    }
  }
  const std::uint64_t* const words = words_.data();
  const std::uint32_t* const before = before_.data();
  for (std::uint64_t& count : out) {
    if (heap >= end) {
      if (!period_) {
        count = total_;
        continue;
      }
      heap -= length;
      rounds += in_period_;
    }
    const std::uint64_t below = std::uint64_t{1} << (heap % 64);
    count = rounds + before[heap / 64] + static_cast<unsigned>(std::popcount(words[heap / 64] & (below - 1)));
    heap += step;
    rounds += rounds_in_step;
  }
}

namespace {

class WrappedBlockRows final : public BlockRows {
 public:
  WrappedBlockRows(const LosingHeaps& heaps, std::uint64_t width, std::uint64_t last, const Blocks& x, const Blocks& y, Effort effort)
      : heaps_(heaps), width_(width), last_(last), x_(x), y_(y), upto_(x.count()) {
    if (const auto& period = heaps.period()) {
      first_repeating_ = (period->preperiod + width - 1) / width;
      repeat_ = period->period / std::gcd(period->period, width);
    }
    const double most = effort == Effort::fine ? 4e9 : 1e6;
    const double counted =
        static_cast<double>(y.count()) * static_cast<double>(x.count()) * static_cast<double>(std::min(y.step(), repeat_));
    stride_ = static_cast<std::uint64_t>(counted / most) + 1;
  }

  bool count(std::uint32_t j, BlockCounts& out, const Slice& slice) override {
    if (parts_.empty()) begin(y_[j], out);
    for (unsigned rows = 1; !parts_.empty(); ++rows) {
      Part& part = parts_.back();
      // A sampled row represents the skipped rows after it.
      const std::uint64_t taken = std::min(stride_, part.rows.size());
      add_row(part.rows.from, taken * part.times, out);
      sampled_ |= taken > 1;
      part.rows.from += taken;
      if (part.rows.size() == 0) parts_.pop_back();
      if (rows % 64 == 0 && !parts_.empty() && slice.over()) return false;
    }
    return true;
  }

  bool sampled() const override { return sampled_; }

 private:
  /// Rows with multiplicity: equal rows are counted once.
  struct Part {
    Range rows;
    std::uint64_t times;
  };

  void begin(Range rows, BlockCounts& out) {
    const std::uint64_t last_row = last_ / width_, columns = last_ % width_ + 1;  // the last row may be shorter
    if (rows.to > last_row) {
      for (std::uint32_t i = 0; i < x_.count(); ++i) out.cells[i] -= x_[i].size() - intersection(x_[i], {0, columns}).size();
      parts_.push_back({{last_row, last_row + 1}, 1});
      rows.to = last_row;
    }
    const std::uint64_t repeating = std::clamp(first_repeating_, rows.from, rows.to);
    if (rows.from < repeating) parts_.push_back({{rows.from, repeating}, 1});
    const std::uint64_t rounds = (rows.to - repeating) / repeat_, rest = (rows.to - repeating) % repeat_;
    if (rest > 0) parts_.push_back({{repeating, repeating + rest}, rounds + 1});
    if (rounds > 0) parts_.push_back({{repeating + rest, repeating + repeat_}, rounds});
    std::erase_if(parts_, [](const Part& part) { return part.rows.size() == 0; });
  }

  void add_row(std::uint64_t y, std::uint64_t times, BlockCounts& out) {
    const std::uint64_t end = last_ + 1, row = y * width_;  // heaps are below 2^63
    const std::uint32_t blocks = x_.count();
    if (blocks > 1 && row + x_.whole().to <= end) {
      heaps_.below(row + x_[0].to, x_.step(), {upto_.data(), blocks - 1});
      upto_[blocks - 1] = heaps_.below(row + x_.whole().to);
    } else {
      for (std::uint32_t i = 0; i < blocks; ++i) upto_[i] = heaps_.below(std::min(end, row + x_[i].to));
    }
    std::uint64_t before = heaps_.below(std::min(end, row + x_.whole().from));
    for (std::uint32_t i = 0; i < blocks; ++i) {
      out.p[i] += times * (upto_[i] - before);
      before = upto_[i];
    }
  }

  const LosingHeaps& heaps_;
  std::uint64_t width_, last_;
  Blocks x_, y_;
  std::uint64_t first_repeating_ = UINT64_MAX, repeat_ = UINT64_MAX;
  std::uint64_t stride_;
  std::vector<std::uint64_t> upto_;  // P-heaps before the end of each block, in a row of cells
  std::vector<Part> parts_;          // of the current row of blocks, not yet counted
  bool sampled_ = false;
};

}  // namespace

std::unique_ptr<BlockRows> wrapped_block_rows(const LosingHeaps& heaps, std::uint64_t width, std::uint64_t last, const Blocks& x,
                                              const Blocks& y, Effort effort) {
  return std::make_unique<WrappedBlockRows>(heaps, width, last, x, y, effort);
}

}  // namespace grundy
