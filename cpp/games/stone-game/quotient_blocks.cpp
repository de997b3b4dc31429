// Compiled for speed.
#include "games/stone-game/quotient_blocks.hpp"

#include <algorithm>

namespace grundy {

namespace {

/// Counts the cells of the block with x >= q i. O(1).
std::uint64_t right_of_line(std::uint64_t q, Range x, Range y) {
  if (q == 0) return x.size() * y.size();
  // Rows before `all` lie entirely right of the line, rows from `none` on not at all; in between each row has q cells fewer.
  const std::uint64_t all = std::clamp(x.from / q + 1, y.from, y.to), none = std::clamp((x.to - 1) / q + 1, y.from, y.to);
  const std::uint64_t rows = none - all;
  std::uint64_t count = (all - y.from) * x.size();
  if (rows > 0) count += rows * (x.to - q * all) - q * (rows * (rows - 1) / 2);
  return count;
}

class QuotientBlockRows final : public BlockRows {
 public:
  QuotientBlockRows(const Blocks& x, const Blocks& y, Effort effort)
      : x_(x), y_(y), most_(effort == Effort::fine ? UINT64_MAX : 20'000'000 / (y.count() + 1) + 1) {}

  bool count(std::uint32_t j, BlockCounts& out, const Slice& slice) override {
    const Range rows = y_[j];
    if (next_ == 0 && !rows_wanted(rows)) {
      // Most blocks have one quotient, usually that of the previous block or the next.
      std::uint64_t q = 0;
      for (std::uint32_t i = 0; i < x_.count(); ++i) {
        const Range columns = x_[i];
        if (columns.from >= (q + 1) * rows.from) ++q;
        const bool one = q * (rows.to - 1) <= columns.from && columns.to <= (q + 1) * rows.from;
        out.p[i] = !one ? by_quotients(columns, rows, q) : q % 2 == 0 ? columns.size() * rows.size() : 0;
      }
      return true;
    }
    const std::uint64_t stride = rows.size() * x_.count() / most_ + 1;
    if (next_ == 0) next_ = rows.from;
    for (unsigned done = 1; next_ < rows.to; ++done) {
      if (done % 64 == 0 && slice.over()) return false;
      const std::uint64_t taken = std::min(stride, rows.to - next_);
      add_row(next_, taken, out);
      sampled_ |= taken > 1;
      next_ += taken;
    }
    next_ = 0;
    return true;
  }

  bool sampled() const override { return sampled_; }

 private:
  /// Whether these rows have so many quotients that rows are counted one by one.
  bool rows_wanted(Range rows) const {
    const Range columns = x_.whole();
    const double quotients =
        static_cast<double>(columns.to) / static_cast<double>(rows.from) - static_cast<double>(columns.from) / static_cast<double>(rows.to);
    const double spread = quotients / x_.count() + static_cast<double>(columns.to) / static_cast<double>(rows.from) -
                          static_cast<double>(columns.to) / static_cast<double>(rows.to);
    return spread > static_cast<double>(rows.size()) || static_cast<double>(rows.size()) * static_cast<double>(x_.step()) > 4e18;
  }

  /// Stores the largest quotient in `most`.
  static std::uint64_t by_quotients(Range x, Range y, std::uint64_t& most) {
    const std::uint64_t least = x.from / (y.to - 1);
    most = (x.to - 1) / y.from;
    if (least == most) return least % 2 == 0 ? x.size() * y.size() : 0;
    std::uint64_t count = 0;
    for (std::uint64_t q = least + least % 2; q <= most; q += 2) {
      count += (q == least ? x.size() * y.size() : right_of_line(q, x, y)) - (q == most ? 0 : right_of_line(q + 1, x, y));
    }
    return count;
  }

  /// Counts the P-cells of row i before x: whole pairs of stretches, and the rest of an even one.
  void add_row(std::uint64_t i, std::uint64_t times, BlockCounts& out) {
    // Axes end at 2^53: the estimate of the quotient is off by one at the most.
    const double per_pair = 1.0 / static_cast<double>(2 * i);
    const auto before = [&](std::uint64_t x) {
      auto pairs = static_cast<std::uint64_t>(static_cast<double>(x) * per_pair);
      if (pairs * 2 * i > x) --pairs;
      std::uint64_t rest = x - pairs * 2 * i;
      if (rest >= 2 * i) {
        ++pairs;
        rest -= 2 * i;
      }
      return pairs * i + std::min(rest, i);
    };
    std::uint64_t from = before(x_.whole().from);
    for (std::uint32_t k = 0; k < x_.count(); ++k) {
      const std::uint64_t to = before(x_[k].to);
      out.p[k] += times * (to - from);
      from = to;
    }
  }

  Blocks x_, y_;
  std::uint64_t most_;      // blocks to count by rows in a row of blocks
  std::uint64_t next_ = 0;  // the current row of cells, if rows are counted one by one
  bool sampled_ = false;
};

}  // namespace

std::unique_ptr<BlockRows> quotient_block_rows(const Blocks& x, const Blocks& y, Effort effort) {
  return std::make_unique<QuotientBlockRows>(x, y, effort);
}

}  // namespace grundy
