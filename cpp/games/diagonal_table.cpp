#include "games/diagonal_table.hpp"

#include <algorithm>

namespace grundy {

namespace {

/// The row below the border `along`, from the first digit of the border `across`. Columns are the same with the borders exchanged.
std::vector<std::uint8_t> edge(std::string_view along, std::string_view across) {
  std::vector<std::uint8_t> line(along.size() + 1);
  std::uint8_t wins = line[0] = across[0] == '1';
  for (std::size_t i = 1; i < line.size(); ++i) line[i] = wins = static_cast<std::uint8_t>(1 ^ ((along[i - 1] & 1) & wins));
  return line;
}

class DiagonalBlockRows final : public BlockRows {
 public:
  DiagonalBlockRows(const DiagonalTable& table, const Blocks& x, const Blocks& y) : table_(table), x_(x), y_(y) {}

  bool count(std::uint32_t j, BlockCounts& out, const Slice&) override {
    table_.count_row(x_, y_[j], out.p);
    return true;
  }

 private:
  const DiagonalTable& table_;
  Blocks x_, y_;
};

std::vector<std::uint32_t> losing_before(const std::vector<std::uint8_t>& line) {
  std::vector<std::uint32_t> before(line.size() + 1);
  for (std::size_t i = 1; i < line.size(); ++i) before[i + 1] = before[i] + (line[i] ^ 1u);
  return before;
}

}  // namespace

DiagonalTable::DiagonalTable(std::string_view top, std::string_view left)
    : rows_(left.size()), columns_(top.size()), first_row_(edge(top, left)), first_column_(edge(left, top)), diagonal_(rows_ + columns_) {
  if (rows_ < 2 || columns_ < 2) return;
  // Both directions from cell (2, 2), whose value either line's second cell gives.
  std::uint8_t* const corner = diagonal_.data() + rows_;
  std::uint8_t wins = *corner = static_cast<std::uint8_t>(1 ^ (first_row_[2] & first_column_[2]));
  for (std::uint64_t i = 3; i <= columns_; ++i) corner[i - 2] = wins = static_cast<std::uint8_t>(1 ^ (first_row_[i] & wins));
  wins = *corner;
  for (std::uint64_t i = 3; i <= rows_; ++i) *(corner - (i - 2)) = wins = static_cast<std::uint8_t>(1 ^ (first_column_[i] & wins));
}

void DiagonalTable::paint_row(std::uint64_t row, std::uint64_t column, std::span<std::uint8_t> out) const {
  const std::uint8_t* const line = row == 1 ? first_row_.data() + column : diagonal_.data() + (rows_ + column - row);
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = line[i] ^ 1;
  if (row > 1 && column == 1 && !out.empty()) out[0] = first_column_[row] ^ 1;
}

void DiagonalTable::sum() {
  in_row_ = losing_before(first_row_);
  in_column_ = losing_before(first_column_);
  twice_.resize(diagonal_.size() + 2);
  std::uint64_t once = 0;
  for (std::size_t i = 0; i < diagonal_.size(); ++i) {
    twice_[i + 1] = twice_[i] + once;
    once += diagonal_[i] ^ 1u;
  }
  twice_.back() = twice_[diagonal_.size()] + once;
}

std::unique_ptr<BlockRows> DiagonalTable::block_rows(const Blocks& x, const Blocks& y) {
  if (twice_.empty()) sum();
  return std::make_unique<DiagonalBlockRows>(*this, x, y);
}

void DiagonalTable::count_row(const Blocks& x, Range y, std::span<std::uint64_t> out) const {
  if (y.from == 1) {
    for (std::uint32_t i = 0; i < x.count(); ++i) out[i] += in_row_[x[i].to] - in_row_[x[i].from];
    ++y.from;
  }
  std::uint64_t from = x.whole().from;
  if (from == 1) {
    out[0] += in_column_[y.to] - in_column_[y.from];
    ++from;
  }
  if (y.from >= y.to) return;
  // Row r holds once(to - r) - once(from - r) of the P-cells in columns from..to - 1, with once the sum along the line; over all rows
  // that is a difference of sums of sums, one for either end.
  const std::uint64_t* const first = twice_.data() + rows_ + 1 - y.from;
  const std::uint64_t* const last = twice_.data() + rows_ + 1 - y.to;
  std::uint64_t before = first[from] - last[from];
  for (std::uint32_t i = 0; i < x.count(); ++i) {
    const std::uint64_t to = std::max(x[i].to, from), upto = first[to] - last[to];
    out[i] += upto - before;
    before = upto;
  }
}

}  // namespace grundy
