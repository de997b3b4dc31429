// Compiled for speed.
#include "tables/nim_sum_table.hpp"

#include <algorithm>
#include <bit>
#include <span>
#include <utility>

namespace grundy {

namespace {

class NimSumCellRows final : public CellRows {
 public:
  NimSumCellRows(Layer layer, Range y, NimSumKeys keys) : layer_(layer), first_(y.from), keys_(std::move(keys)) {}

  void paint(std::uint64_t y, std::span<std::uint8_t> out) override {
    const std::uint32_t row = keys_.rows[y - first_];
    const std::uint32_t* const columns = keys_.columns.data();
    if (layer_ == Layer::outcome) {
      for (std::size_t i = 0; i < out.size(); ++i) out[i] = columns[i] == row;
    } else {
      for (std::size_t i = 0; i < out.size(); ++i) out[i] = value_byte(columns[i] ^ row);
    }
  }

 private:
  Layer layer_;
  std::uint64_t first_;
  NimSumKeys keys_;
};

/// P-cells of row y lie in column y ^ rest. An aligned stretch of 2^k rows has them in an aligned stretch of 2^k columns, one a column.
class NimBlockRows final : public BlockRows {
 public:
  NimBlockRows(const Blocks& x, const Blocks& y, std::uint64_t rest, std::vector<Exception> exceptions)
      : x_(x), y_(y), rest_(rest), exceptions_(std::move(exceptions)) {}

  bool count(std::uint32_t j, BlockCounts& out, const Slice&) override {
    const Range rows = y_[j];
    for (std::uint64_t from = rows.from, length = 0; from < rows.to; from += length) {
      const std::uint64_t aligned = from == 0 ? std::bit_floor(rows.to) : from & (~from + 1);
      length = std::min(aligned, std::bit_floor(rows.to - from));
      const std::uint64_t column = (from ^ rest_) & ~(length - 1);
      Range columns = intersection({column, column + length}, x_.whole());
      while (columns.size() > 0) {
        const std::uint32_t block = x_.of(columns.from);
        const std::uint64_t end = std::min(columns.to, x_[block].to);
        out.p[block] += end - columns.from;
        columns.from = end;
      }
    }
    for (const Exception& e : exceptions_) {
      if (e.cell.y < rows.from || e.cell.y >= rows.to || e.cell.x < x_.whole().from || e.cell.x >= x_.whole().to) continue;
      e.outcome == Outcome::P ? ++out.p[x_.of(e.cell.x)] : --out.p[x_.of(e.cell.x)];
    }
    return true;
  }

 private:
  Blocks x_, y_;
  std::uint64_t rest_;
  std::vector<Exception> exceptions_;
};

class NimSumBlockRows final : public BlockRows {
 public:
  NimSumBlockRows(const Blocks& x, const Blocks& y, NimSumKeys keys) : x_(x), y_(y) {
    number(std::move(keys));
    const std::uint64_t cells = std::uint64_t{x.count()} * times_.size();
    x.step() < kLongestExact&& cells <= kMostSpread ? spread() : list();
  }

  bool count(std::uint32_t j, BlockCounts& out, const Slice&) override {
    for (std::uint64_t y = y_[j].from; y < y_[j].to; ++y) {
      const std::uint32_t key = rows_[y - y_.whole().from];
      if (times_[key]++ == 0) met_.push_back(key);
    }
    spread_.empty() ? add_listed(out) : add_spread(out);
    met_.clear();
    return true;
  }

 private:
  /// Counts up to step^2 <= 2^24 are exact as floats, of which four are summed at once.
  static constexpr std::uint64_t kLongestExact = 4096;
  static constexpr std::uint64_t kMostSpread = 1 << 20;
  static constexpr std::uint32_t kFewKeys = 256;
  static constexpr std::uint32_t kNone = 0xFFFFFFFF;

  struct Columns {
    std::uint32_t block, count;
  };

  /// Numbers the columns' keys from 0 in order of appearance and the rows' keys alike; all keys that no column has share one more number.
  void number(NimSumKeys keys) {
    const std::uint32_t most = *std::max_element(keys.columns.begin(), keys.columns.end());
    if (most < kFewKeys) {
      // The keys themselves serve as numbers, with some unused.
      for (std::uint32_t& row : keys.rows) row = std::min(row, most + 1);
      columns_ = std::move(keys.columns);
      rows_ = std::move(keys.rows);
      times_.assign(most + 2, 0);
      return;
    }
    std::vector<std::uint32_t> numbers(std::size_t{most} + 1, kNone);
    std::uint32_t count = 0;
    columns_.reserve(keys.columns.size());
    for (const std::uint32_t key : keys.columns) {
      if (numbers[key] == kNone) numbers[key] = count++;
      columns_.push_back(numbers[key]);
    }
    rows_.reserve(keys.rows.size());
    for (const std::uint32_t key : keys.rows) rows_.push_back(std::min(key <= most ? numbers[key] : kNone, count));
    times_.assign(count + 1, 0);
  }

  /// Few keys: the number of columns with each key, by block.
  void spread() {
    spread_.resize(x_.count() * times_.size());
    sums_.resize(x_.count());
    each_column([this](std::uint32_t key, std::uint32_t block) { spread_[std::size_t{key} * x_.count() + block] += 1; });
  }

  void add_spread(BlockCounts& out) {
    std::fill(sums_.begin(), sums_.end(), 0.0f);
    for (const std::uint32_t key : met_) {
      const auto times = static_cast<float>(std::exchange(times_[key], 0));
      const float* const columns = spread_.data() + std::size_t{key} * x_.count();
      for (std::size_t i = 0; i < sums_.size(); ++i) sums_[i] += times * columns[i];
    }
    for (std::size_t i = 0; i < sums_.size(); ++i) out.p[i] = static_cast<std::uint32_t>(static_cast<std::int32_t>(sums_[i]));
  }

  /// Many keys: the blocks that have columns with each key.
  void list() {
    begin_.assign(times_.size() + 1, 0);
    std::vector<std::uint32_t> last(times_.size(), kNone);
    each_column([&](std::uint32_t key, std::uint32_t block) { begin_[key + 1] += std::exchange(last[key], block) != block; });
    for (std::size_t key = 0; key < times_.size(); ++key) begin_[key + 1] += begin_[key];
    listed_.resize(begin_.back());
    std::vector<std::uint32_t> next(begin_.begin(), begin_.end() - 1);
    std::fill(last.begin(), last.end(), kNone);
    each_column([&](std::uint32_t key, std::uint32_t block) {
      if (std::exchange(last[key], block) != block) listed_[next[key]++] = {block, 0};
      ++listed_[next[key] - 1].count;
    });
  }

  void add_listed(BlockCounts& out) {
    for (const std::uint32_t key : met_) {
      const std::uint64_t times = std::exchange(times_[key], 0);
      for (std::size_t i = begin_[key]; i < begin_[key + 1]; ++i) out.p[listed_[i].block] += times * listed_[i].count;
    }
  }

  template <class Visit>
  void each_column(Visit visit) {
    for (std::uint32_t block = 0; block < x_.count(); ++block) {
      const Range range = x_[block];
      for (std::uint64_t x = range.from; x < range.to; ++x) visit(columns_[x - x_.whole().from], block);
    }
  }

  Blocks x_, y_;
  std::vector<std::uint32_t> columns_, rows_;  // their keys, numbered
  std::vector<std::uint32_t> times_, met_;     // number of rows with each key in the current row of blocks, and the keys that occur
  std::vector<float> spread_, sums_;
  std::vector<std::uint32_t> begin_;
  std::vector<Columns> listed_;
};

}  // namespace

std::unique_ptr<CellRows> nim_sum_cell_rows(Layer layer, Range, Range y, NimSumKeys keys) {
  return std::make_unique<NimSumCellRows>(layer, y, std::move(keys));
}

std::unique_ptr<BlockRows> nim_block_rows(const Blocks& x, const Blocks& y, std::uint64_t rest, std::vector<Exception> exceptions) {
  return std::make_unique<NimBlockRows>(x, y, rest, std::move(exceptions));
}

std::unique_ptr<BlockRows> nim_sum_block_rows(const Blocks& x, const Blocks& y, NimSumKeys keys) {
  return std::make_unique<NimSumBlockRows>(x, y, std::move(keys));
}

}  // namespace grundy
