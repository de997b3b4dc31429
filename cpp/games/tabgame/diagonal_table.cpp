// Compiled for speed.
#include "games/tabgame/diagonal_table.hpp"

#include <algorithm>
#include <cstring>

#include "base/bytes.hpp"
#include "base/runs.hpp"

namespace grundy {

namespace {

/// Gathers bits: bit k is the lowest bit of byte k.
std::uint64_t low_bits(const char* bytes) {
  std::uint64_t word;
  std::memcpy(&word, bytes, 8);
  return (word & kOnes) * 0x0102040810204080u >> 56;
}

/// Spreads eight bits: byte k is 1 unless bit k is set.
void put_unset(std::uint64_t bits, std::uint8_t* to) {
  const std::uint64_t apart = bits * kOnes & 0x8040201008040201u;  // only bit k in byte k
  const std::uint64_t bytes = kOnes ^ ((apart + 0x7F * kOnes) >> 7 & kOnes);
  std::memcpy(to, &bytes, 8);
}

/// Computes the line next to another: out[i] = 1 ^ (beside[i] & out[i - 1]) by the lowest bits of `beside`; the cell before the first is
/// `before`. So in a run of cells with winners beside them every other cell loses, starting with the first if a winner precedes it. Word by
/// word: O(count).
void settle(const char* beside, std::size_t count, std::uint8_t before, std::uint8_t* out) {
  std::size_t i = 0;
  for (; i + 64 <= count; i += 64) {
    std::uint64_t ones = 0;
    for (unsigned k = 0; k < 64; k += 8) ones |= low_bits(beside + i + k) << k;
    const std::uint64_t losing = every_other(ones & ~std::uint64_t{before == 0});
    for (unsigned k = 0; k < 64; k += 8) put_unset(losing >> k & 0xFF, out + i + k);
    before = out[i + 63];
  }
  for (; i < count; ++i) out[i] = before = static_cast<std::uint8_t>(1 ^ (beside[i] & before));
}

const char* text_of(const std::vector<std::uint8_t>& line) { return reinterpret_cast<const char*>(line.data()); }

/// Computes the row below the border `along`, from the first digit of the border `across`. Columns: with the borders exchanged.
std::vector<std::uint8_t> edge(std::string_view along, std::string_view across) {
  std::vector<std::uint8_t> line(along.size() + 1);
  line[0] = across[0] == '1';
  settle(along.data(), along.size(), line[0], line.data() + 1);
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
  // In both directions from cell (2, 2), whose value is the second cell of either line.
  std::uint8_t* const corner = diagonal_.data() + rows_;
  *corner = static_cast<std::uint8_t>(1 ^ (first_row_[2] & first_column_[2]));
  settle(text_of(first_row_) + 3, columns_ - 2, *corner, corner + 1);
  std::vector<std::uint8_t> downward(rows_ - 2);
  settle(text_of(first_column_) + 3, rows_ - 2, *corner, downward.data());
  std::reverse_copy(downward.begin(), downward.end(), corner - (rows_ - 2));
}

void DiagonalTable::put_digits(std::span<const std::uint64_t> cells, std::string& out) const {
  out.resize(out.size() + cells.size() / 2);
  char* digit = out.data() + out.size() - cells.size() / 2;
  for (std::size_t i = 0; i + 1 < cells.size(); i += 2) *digit++ = wins(cells[i], cells[i + 1]) ? '1' : '0';
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
