// Compiled for speed, without vectors.
#include "games/ungame/pawn_rows.hpp"

#include <algorithm>
#include <bit>

namespace grundy {

std::size_t pawn_row_below(std::span<const std::int32_t> above, std::int32_t k, std::int32_t lowest, std::int32_t highest, PawnRuns& out) {
  // The runs shifted by -k and by +k are both sorted; their union is taken run by run, and the gaps between are the P-cells. Each run
  // of either kind ends at most one gap.
  if (out.size() < 2 * above.size() + 3) out.resize(4 * above.size() + 3);
  const std::int32_t* left = above.data();
  const std::int32_t* right = left;
  while (*left != kRunsEnd && left[1] - k <= lowest) left += 2;
  while (*right != kRunsEnd && right[1] + k <= lowest) right += 2;
  std::int32_t* to = out.data();
  std::int32_t covered = lowest;  // every cell before it is decided
  while (true) {
    const std::int32_t from_left = *left - k, from_right = *right + k;
    std::int32_t from, end;
    if (from_left <= from_right) {
      if (from_left > highest) break;
      from = from_left;
      end = left[1] - k;
      left += 2;
    } else {
      if (from_right > highest) break;
      from = from_right;
      end = right[1] + k;
      right += 2;
    }
    if (from > covered) {
      to[0] = covered;
      to[1] = from;
      to += 2;
    }
    covered = std::max(covered, end);
  }
  if (covered <= highest) {
    to[0] = covered;
    to[1] = highest + 1;
    to += 2;
  }
  *to = kRunsEnd;
  return static_cast<std::size_t>(to - out.data());
}

namespace {

void append(std::int32_t from, std::int32_t to, PawnRuns& out) {
  if (!out.empty() && from <= out.back()) {
    out.back() = std::max(out.back(), to);
  } else {
    out.push_back(from);
    out.push_back(to);
  }
}

/// Returns the index of the bound of the first run that ends after `cell`.
std::size_t run_at(std::span<const std::int32_t> row, std::int32_t cell) {
  return static_cast<std::size_t>(std::upper_bound(row.begin(), row.end(), cell) - row.begin()) & ~std::size_t{1};
}

}  // namespace

void unfold(std::span<const std::int32_t> half, std::int32_t n, std::int32_t lowest, std::int32_t highest, PawnRuns& out) {
  const std::int32_t middle = (n + 1) / 2;
  if (lowest <= middle) {
    for (std::size_t i = run_at(half, lowest); i < half.size() && half[i] <= highest; i += 2) {
      append(std::max(lowest, half[i]), std::min(highest + 1, half[i + 1]), out);
    }
  }
  if (highest > middle) {
    // The run from..to - 1 has its mirror image at n + 2 - to..n + 1 - from.
    const std::int32_t nearest = std::max(lowest, middle + 1);
    std::size_t i = std::min(half.size(), run_at(half, n + 1 - nearest) + 2);
    while (i > 0) {
      i -= 2;
      const std::int32_t from = std::max(nearest, n + 2 - half[i + 1]), to = std::min(highest + 1, n + 2 - half[i]);
      if (from > highest) break;
      if (from < to) append(from, to, out);
    }
  }
  out.push_back(kRunsEnd);
}

PawnBits::PawnBits(std::uint32_t n, std::span<const std::int32_t> half)
    : n_(n), half_((n + 1) / 2), words_(half_ / 64 + 1 + 2 * kPadding + 1), next_(words_.size()) {
  for (std::size_t i = 0; i < half.size(); i += 2) {
    for (std::int32_t cell = half[i]; cell < half[i + 1]; ++cell) put(static_cast<std::uint32_t>(cell));
  }
}

void PawnBits::descend(std::uint32_t k) {
  for (std::uint32_t cell = half_ + 1; cell <= std::min(half_ + k, n_); ++cell) {
    if (contains(n_ + 1 - cell)) put(cell);
  }
  const std::size_t whole = k / 64;
  const unsigned bits = k % 64;
  const std::size_t end = kPadding + half_ / 64 + 1;
  const std::uint64_t* const p = words_.data();
  std::uint64_t* const out = next_.data();
  if (bits == 0) {
    for (std::size_t i = kPadding; i < end; ++i) out[i] = ~(p[i - whole] | p[i + whole]);
  } else {
    for (std::size_t i = kPadding; i < end; ++i) {
      const std::uint64_t from_left = p[i - whole] << bits | p[i - whole - 1] >> (64 - bits);
      const std::uint64_t from_right = p[i + whole] >> bits | p[i + whole + 1] << (64 - bits);
      out[i] = ~(from_left | from_right);
    }
  }
  out[end - 1] &= ~(~std::uint64_t{0} << (half_ % 64));
  std::fill(next_.begin() + static_cast<std::ptrdiff_t>(end), next_.end(), std::uint64_t{0});
  words_.swap(next_);
}

std::uint64_t PawnBits::count(std::uint32_t before, std::uint32_t end) const {
  if (before >= end) return 0;
  const std::uint64_t* const words = words_.data() + kPadding;
  const std::uint32_t first = before / 64, last = (end - 1) / 64;
  std::uint64_t count = 0;
  for (std::uint32_t i = first; i <= last; ++i) {
    std::uint64_t word = words[i];
    if (i == first) word &= ~std::uint64_t{0} << (before % 64);
    if (i == last) word &= ~std::uint64_t{0} >> (63 - (end - 1) % 64);
    count += static_cast<unsigned>(std::popcount(word));
  }
  return count;
}

}  // namespace grundy
