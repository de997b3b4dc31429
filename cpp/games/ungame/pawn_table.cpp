// Compiled for speed.
#include "games/ungame/pawn_table.hpp"

#include <algorithm>

namespace grundy {

namespace {

/// Rows between two kept ones: few, so that cones stay small, and more if n is so large that the kept rows would fill memory.
std::uint32_t spacing_for(std::uint32_t n) { return n <= 20'000'000 ? 32 : 128; }

}  // namespace

PawnTable::PawnTable(std::uint32_t n, bool counted)
    : n_(n), half_((n + 1) / 2), closed_from_(pawn_closed_form_from(n)), spacing_(spacing_for(n)), row_(closed_from_) {
  const std::int32_t margin = pawn_losing_margin(n, row_);
  if (margin < static_cast<std::int32_t>(half_)) runs_ = {margin + 1, static_cast<std::int32_t>(half_) + 1};
  length_ = runs_.size();
  kept_.push_back(runs_);
  runs_.push_back(kRunsEnd);
  if (!counted) return;
  while (std::uint64_t{block_rows()} * (half_ / block_side() + 1) > kMostBlocks) ++shift_;
  grids_.emplace_back(half_, 0, shift_, block_rows());
  const std::uint32_t before = (block_side() - n % block_side()) % block_side();
  if (before > 0) grids_.emplace_back(std::max(n / 2, 1u), before, shift_, block_rows());  // the middle cell belongs to the left grid
}

PawnTable::Kept PawnTable::kept_above(std::uint32_t k) const {
  const std::uint32_t multiple = (k + spacing_ - 1) / spacing_ * spacing_;
  if (multiple >= closed_from_) return {closed_from_, kept_[0]};
  const std::uint32_t first = (closed_from_ - 1) / spacing_ * spacing_;
  return {multiple, kept_[1 + (first - multiple) / spacing_]};
}

double PawnTable::advance(const Slice& slice) {
  // Below the last kept row only the counts remain.
  const std::uint32_t last = !grids_.empty() ? 1 : std::min(spacing_, closed_from_);
  double budget = 0;
  while (row_ > last) {
    row_ > spacing_ ? descend() : descend_bits();
    for (Grid& grid : grids_) {
      bits_ ? grid.add(*bits_) : grid.add({runs_.data(), length_});
      if ((row_ - 1) % block_side() == 0) grid.finish_row();
    }
    budget += static_cast<double>(length_) + 64;
    if (budget < 400'000 || row_ == last) continue;
    budget = 0;
    // Row k has about n / k runs, so the remaining work is proportional to log k.
    if (slice.over()) return std::min(0.99, 1 - rough_log2(row_) / rough_log2(closed_from_ + std::uint64_t{1}));
  }
  runs_ = next_ = {};
  bits_.reset();
  return 1;
}

/// Computes the next row as runs.
void PawnTable::descend() {
  extend(row_ - 1);
  length_ = pawn_row_below({runs_.data(), length_}, static_cast<std::int32_t>(row_ - 1), 1, static_cast<std::int32_t>(half_), next_);
  runs_.swap(next_);
  --row_;
  if (row_ % spacing_ == 0) kept_.emplace_back(runs_.begin(), runs_.begin() + static_cast<std::ptrdiff_t>(length_));
}

/// Appends the mirror image of the half, up to `reach` cells beyond it.
void PawnTable::extend(std::uint32_t reach) {
  if (runs_.size() < 2 * length_ + 1) runs_.resize(4 * length_ + 1);
  const auto end = static_cast<std::int32_t>(std::min(half_ + reach, n_)), mirror = static_cast<std::int32_t>(n_ + 2);
  for (std::size_t i = length_; i > 0; i -= 2) {
    const std::int32_t from = mirror - runs_[i - 1], to = mirror - runs_[i - 2];
    if (from > end) break;
    if (from <= runs_[length_ - 1]) {
      runs_[length_ - 1] = to;
    } else {
      runs_[length_++] = from;
      runs_[length_++] = to;
    }
  }
  runs_[length_] = kRunsEnd;
}

/// Computes the next row as bits: near the bottom nearly every other cell ends a run.
void PawnTable::descend_bits() {
  if (!bits_) {
    bits_.emplace(n_, std::span(runs_.data(), length_));
    length_ = half_ / 64;
  }
  bits_->descend(--row_);
}

void PawnTable::Grid::add(std::span<const std::int32_t> runs) {
  const std::uint32_t last = half_ + before_, side = 1u << shift_;
  std::uint64_t* const counts = counts_.data();
  const auto count = [counts, last, side, before = before_, shift = shift_](std::int32_t bound, std::uint64_t sign) {
    const std::uint32_t at = std::min(static_cast<std::uint32_t>(bound) - 1 + before, last);
    counts[at >> shift] += sign * ((std::uint64_t{1} << 32) + (side - (at & (side - 1))));
  };
  for (std::size_t i = 0; i < runs.size(); i += 2) {
    count(runs[i], 1);
    count(runs[i + 1], ~std::uint64_t{0});
  }
}

void PawnTable::Grid::add(const PawnBits& bits) {
  std::uint64_t cells = 0;
  for (std::uint32_t i = 0; i < columns_; ++i) {
    const std::uint64_t next = end(i);
    counts_[i] += bits.count(static_cast<std::uint32_t>(cells), static_cast<std::uint32_t>(next));
    cells = next;
  }
}

void PawnTable::Grid::finish_row() {
  std::uint32_t covering = 0;  // rows in which a run covers the whole block
  for (std::uint32_t i = 0; i < columns_; ++i) {
    const auto cells = static_cast<std::int32_t>(counts_[i]);  // the low half, below 2^31 in absolute value
    blocks_.push_back(static_cast<std::uint32_t>(cells) + (covering << shift_));
    covering += static_cast<std::uint32_t>((counts_[i] - static_cast<std::uint64_t>(std::int64_t{cells})) >> 32);
  }
  std::fill(counts_.begin(), counts_.end(), 0u);
}

std::span<const std::int32_t> PawnWindow::row(std::uint32_t k) {
  const std::int64_t n = table_.n();
  if (k >= table_.closed_from()) {
    const std::int32_t margin = pawn_losing_margin(n, k);
    length_ = 2 * std::int64_t{margin} < n ? 2 : 0;
    runs_ = {margin + 1, static_cast<std::int32_t>(n) - margin + 1, kRunsEnd};
    from_ = 0;
    return {runs_.data(), length_};
  }
  const PawnTable::Kept kept = table_.kept_above(k);
  if (kept.k != from_) {
    from_ = at_ = kept.k;
    // Includes as many cells beyond the window as the moves reach down to its first row, or to the next kept row.
    const std::int64_t span = table_.spacing();
    const std::int64_t target = std::max(static_cast<std::int64_t>(rows_.from), (static_cast<std::int64_t>(kept.k) - 1) / span * span + 1);
    const std::int64_t reach = (kept.k - target) * (kept.k - 1 + target) / 2;
    lowest_ = static_cast<std::int32_t>(std::max<std::int64_t>(1, static_cast<std::int64_t>(cells_.from) - reach));
    highest_ = static_cast<std::int32_t>(std::min<std::int64_t>(n, static_cast<std::int64_t>(cells_.to) - 1 + reach));
    runs_.clear();
    unfold(kept.half, static_cast<std::int32_t>(n), lowest_, highest_, runs_);
    length_ = runs_.size() - 1;
  }
  for (; at_ > k; --at_) {
    const auto move = static_cast<std::int32_t>(at_ - 1);
    if (lowest_ > 1) lowest_ += move;
    if (highest_ < n) highest_ -= move;
    length_ = pawn_row_below({runs_.data(), length_}, move, lowest_, highest_, next_);
    runs_.swap(next_);
  }
  return {runs_.data(), length_};
}

}  // namespace grundy
