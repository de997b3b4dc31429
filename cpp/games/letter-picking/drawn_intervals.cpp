// Compiled for speed.
#include "games/letter-picking/drawn_intervals.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace grundy {

DrawnIntervals::DrawnIntervals(std::string_view word) : word_(word), reversed_(word.rbegin(), word.rend()), pairs_(word.size() + 2, 0) {
  for (std::size_t i = word.size() - 1; i-- > 0;) {
    if (word[i] == word[i + 1]) pairs_[i] = pairs_[i + 2] + 1;
  }
}

bool DrawnIntervals::drawn_within(std::uint64_t l, std::uint64_t r, std::uint64_t most, bool rest) const {
  const std::uint64_t half = (r + 1 - l) / 2;
  if (most >= half) {
    most = half;
    rest = true;  // nothing remains
  }
  const char* const a = word_.data() + l;
  const char* const b = reversed_.data() + (word_.size() - 1 - r);
  std::uint64_t i = 0;
  for (std::uint64_t x, y; i + sizeof x <= most; i += sizeof x) {
    std::memcpy(&x, a + i, sizeof x);
    std::memcpy(&y, b + i, sizeof y);
    if (x != y) break;
  }
  while (i < most && a[i] == b[i]) ++i;
  return i == most ? rest : r - i < doubled_end(l + i);
}

namespace {

constexpr std::uint8_t kDrawn = static_cast<std::uint8_t>(Outcome::D);
constexpr std::uint8_t kAlice = static_cast<std::uint8_t>(Outcome::N);
constexpr std::uint8_t kNoCell = CellValue::absent().byte();

class LetterCellRows final : public CellRows {
 public:
  LetterCellRows(const DrawnIntervals& intervals, Range x) : intervals_(intervals), x_(x), inner_(x.size()) {}

  void paint(std::uint64_t l, std::span<std::uint8_t> out) override {
    std::fill(out.begin(), out.end(), kNoCell);
    const std::uint64_t first = std::max(x_.from, l + 1);
    const char* const word = intervals_.word().data();
    const std::uint64_t doubled = intervals_.doubled_end(l);
    for (std::uint64_t r = first + (first - l + 1) % 2; r < x_.to; r += 2) {
      const std::size_t i = static_cast<std::size_t>(r - x_.from);
      if (word[l] != word[r]) out[i] = r < doubled ? kDrawn : kAlice;
      else if (r == l + 1) out[i] = kDrawn;
      else if (i > 0 && begun_) out[i] = inner_[i - 1];
      else out[i] = intervals_.drawn(l, r) ? kDrawn : kAlice;
    }
    std::copy(out.begin(), out.end(), inner_.begin());
    begun_ = true;
  }

 private:
  const DrawnIntervals& intervals_;
  Range x_;
  bool begun_ = false;
  std::vector<std::uint8_t> inner_;  // the previously painted row, l + 1
};

class LetterBlockSamples final : public BlockRows {
 public:
  LetterBlockSamples(const DrawnIntervals& intervals, const Blocks& x, const Blocks& y) : intervals_(intervals), x_(x), y_(y) {
    constexpr double kComparisons = 2.5e6;
    const double blocks = static_cast<double>(x.count()) * y.count(), each = 1 + static_cast<double>(x.step()) / 32;
    per_side_ = std::clamp<std::uint64_t>(static_cast<std::uint64_t>(std::sqrt(kComparisons / blocks / each)), 1, x.step());
    inner_.assign(per_side_ * per_side_ * x.count(), 0);
  }

  bool count(std::uint32_t j, BlockCounts& out, const Slice&) override {
    const Range rows = y_[j];
    out.draws = true;
    std::fill(out.cells.begin(), out.cells.end(), 0u);
    for (std::uint64_t down = 0; down < per_side_; ++down) {
      for (std::uint64_t right = 0; right < per_side_; ++right) {
        std::uint8_t* const inner = inner_.data() + (down * per_side_ + right) * x_.count();
        // From the right end, so that the previous block still belongs to the previous row.
        for (std::uint32_t i = x_.count(); i-- > 0;) {
          // Samples have the same places in all blocks of an anti-diagonal, and other places on other ones, so that patterns of the word
          // do not resonate with them.
          const std::uint32_t diagonal = i + j;
          const std::uint64_t l = static_cast<std::uint64_t>(y_.origin(j)) + place(down, diagonal * 2654435769u);
          const std::uint64_t near = static_cast<std::uint64_t>(x_.origin(i)) + place(right, diagonal * 2246822519u);
          const std::uint64_t r = near + ((near ^ l ^ 1) & 1);
          // Beyond the ends of an axis, including negative indices.
          if (l < rows.from || l >= rows.to || r < x_[i].from || r >= x_[i].to || l >= r) continue;
          const bool known = i > 0 && j + 1 < y_.count() && l + x_.step() < y_[j + 1].to && r >= x_[i - 1].from + x_.step();
          const bool drawn = known ? intervals_.drawn_within(l, r, x_.step(), inner[i - 1]) : intervals_.drawn(l, r);
          inner[i] = drawn;
          ++out.cells[i];
          out.d[i] += drawn;
        }
      }
    }
    for (std::uint32_t i = 0; i < x_.count(); ++i) {
      if (out.cells[i] == 0 && any_position(x_[i], rows)) out.cells[i] = 1;
    }
    return true;
  }

  bool sampled() const override { return true; }

 private:
  /// Returns the place of a sample in the n-th part of a block.
  std::uint64_t place(std::uint64_t n, std::uint32_t random) const {
    const std::uint64_t from = n * x_.step() / per_side_, to = (n + 1) * x_.step() / per_side_;
    return from + ((to - from) * random >> 32);
  }

  static bool any_position(Range x, Range y) {
    for (std::uint64_t l = y.from; l < std::min(y.from + 2, y.to); ++l) {
      const std::uint64_t first = std::max(x.from, l + 1);
      if (first + (first - l + 1) % 2 < x.to) return true;
    }
    return false;
  }

  const DrawnIntervals& intervals_;
  Blocks x_, y_;
  std::uint64_t per_side_;  // samples per side
  std::vector<std::uint8_t> inner_;
};

}  // namespace

std::unique_ptr<CellRows> letter_cell_rows(const DrawnIntervals& intervals, Range x, Range) {
  return std::make_unique<LetterCellRows>(intervals, x);
}

std::unique_ptr<BlockRows> letter_block_samples(const DrawnIntervals& intervals, const Blocks& x, const Blocks& y) {
  return std::make_unique<LetterBlockSamples>(intervals, x, y);
}

}  // namespace grundy
