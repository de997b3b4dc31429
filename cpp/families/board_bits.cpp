// Compiled for speed, without vectors.
#include "families/board_bits.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "base/bytes.hpp"

namespace grundy {

namespace {

/// Byte i of entry b is bit i of b.
constexpr std::array<std::uint64_t, 256> kSpread = [] {
  std::array<std::uint64_t, 256> spread{};
  for (unsigned b = 0; b < 256; ++b) {
    for (unsigned i = 0; i < 8; ++i) spread[b] |= std::uint64_t{b >> i & 1} << (8 * i);
  }
  return spread;
}();

/// The crossing of 64 diagonals with eight rows: word i has one bit per diagonal, for its square in row i.
struct LeaningRows {
  LeaningRows(const DiagonalSweep& sweep, std::uint32_t row, std::uint32_t diagonal) {
    for (std::uint32_t k = 0; k < 64 && diagonal < sweep.diagonals(); k += 8) {
      std::uint64_t lost = 0, none = 0;  // byte i: row i, eight diagonals
      for (std::uint32_t bit = 0; bit < 8 && diagonal < sweep.diagonals(); ++bit, ++diagonal) {
        const std::uint64_t squares = sweep.eight(diagonal, row);
        lost |= (squares & kOnes) << bit;
        none |= ((0x80 * kOnes - squares) >> 7 & kOnes) << bit;  // bytes that are 0: all are below 128
      }
      for (std::uint32_t i = 0; i < 8; ++i) {
        losing[i] |= (lost >> 8 * i & 0xFF) << k;
        missing[i] |= (none >> 8 * i & 0xFF) << k;
      }
    }
  }

  std::uint64_t losing[8] = {}, missing[8] = {};
};

/// Returns a word of row i from two words that begin i columns too early.
std::uint64_t upright(std::uint64_t word, std::uint64_t next, std::uint32_t i) { return i == 0 ? word : word >> i | next << (64 - i); }

/// Sums rows of narrow blocks by column first, eight columns at a time, one byte each; counts wide blocks row by row.
class BoardBlockRows final : public BlockRows {
 public:
  BoardBlockRows(const BoardBits& bits, const Blocks& x, const Blocks& y)
      : bits_(bits), x_(x), y_(y), first_(x.whole().from / 8), sums_(x.step() < kNarrow ? (x.whole().to - 1) / 8 - first_ + 1 : 0) {}

  bool count(std::uint32_t j, BlockCounts& out, const Slice&) override {
    add(bits_.losing(), y_[j], 1, out.p.data());
    if (bits_.any_missing()) add(bits_.missing(), y_[j], ~std::uint64_t{0}, out.cells.data());
    return true;
  }

 private:
  static constexpr std::uint64_t kNarrow = 64;

  /// Adds the squares of each block `times` times (modulo 2^64, so -1 subtracts).
  void add(const BitRows& bits, Range rows, std::uint64_t times, std::uint64_t* out) {
    if (sums_.empty()) {
      for (std::uint64_t row = rows.from; row < rows.to; ++row) {
        for (std::uint32_t i = 0; i < x_.count(); ++i) out[i] += times * bits.count(row, x_[i]);
      }
      return;
    }
    std::fill(sums_.begin(), sums_.end(), 0u);
    for (std::uint64_t row = rows.from; row < rows.to; ++row) {
      const std::uint8_t* const bytes = bits.row(row) + first_;
      for (std::size_t k = 0; k < sums_.size(); ++k) sums_[k] += kSpread[bytes[k]];
    }
    const auto* column = reinterpret_cast<const std::uint8_t*>(sums_.data()) + (x_.whole().from - first_ * 8);
    std::uint32_t i = 0;
    if (x_[0].size() == x_.step()) {
      if (x_.step() == 2) column = add_columns<2>(column, i, times, out);
      if (x_.step() == 3) column = add_columns<3>(column, i, times, out);
      if (x_.step() == 4) column = add_columns<4>(column, i, times, out);
    }
    for (; i < x_.count(); ++i) {
      unsigned sum = 0;
      for (const std::uint8_t* const end = column + x_[i].size(); column < end; ++column) sum += *column;
      out[i] += times * sum;
    }
  }

  /// All blocks except the last, which may be shorter.
  template <int Step>
  const std::uint8_t* add_columns(const std::uint8_t* column, std::uint32_t& i, std::uint64_t times, std::uint64_t* out) {
    for (; i + 1 < x_.count(); ++i, column += Step) {
      unsigned sum = 0;
      for (int k = 0; k < Step; ++k) sum += column[k];
      out[i] += times * sum;
    }
    return column;
  }

  const BoardBits& bits_;
  Blocks x_, y_;
  std::uint64_t first_;  // the byte of a row's bits where the window begins
  std::vector<std::uint64_t> sums_;
};

}  // namespace

/// When diagonals lie side by side, the rows of the board are skewed. Eight neighbours on each of eight diagonals, as bits, are eight rows
/// of eight squares; row i begins i columns farther to the left.
bool BoardBits::extend(const DiagonalSweep& sweep, bool damaged) {
  if (rows_ == 0) losing_ = BitRows(side_);
  if (rows_ == 0 && damaged) missing_ = BitRows(side_);
  // Neighbouring rows lie side by side along a diagonal: 64 x 64 squares at a time stay in the cache.
  const std::uint32_t end = std::min(rows_ + 64, side_);
  std::array<std::uint64_t, 64> losing{}, missing{};  // of each row, the bits carried over from the word before
  for (std::uint32_t w = 0; w <= (side_ + 63) / 64; ++w) {
    for (std::uint32_t row = rows_; row < end; row += 8) {
      const LeaningRows leaning(sweep, row, row + 64 * w);
      for (std::uint32_t i = 0; i < 8 && row + i < end; ++i) {
        const std::uint32_t at = row + i - rows_;
        const std::uint64_t inside = 64 * w <= side_ ? ~std::uint64_t{0} : ~std::uint64_t{0} >> (64 * w - side_);  // columns before w
        if (w > 0) losing_.put(row + i, w - 1, upright(losing[at], leaning.losing[i], i) & inside);
        if (w > 0 && damaged) missing_.put(row + i, w - 1, upright(missing[at], leaning.missing[i], i) & inside);
        losing[at] = leaning.losing[i];
        missing[at] = leaning.missing[i];
      }
    }
  }
  rows_ = end;
  return complete();
}

std::uint64_t BitRows::count(std::uint64_t row, Range columns) const {
  const std::uint64_t* const words = bits_.data() + row * words_;
  const std::uint64_t first = columns.from / 64, last = (columns.to - 1) / 64;
  const std::uint64_t from = ~std::uint64_t{0} << (columns.from % 64), to = ~std::uint64_t{0} >> (63 - (columns.to - 1) % 64);
  if (first == last) return static_cast<unsigned>(std::popcount(words[first] & from & to));
  std::uint64_t count = static_cast<unsigned>(std::popcount(words[first] & from)) + static_cast<unsigned>(std::popcount(words[last] & to));
  for (std::uint64_t w = first + 1; w < last; ++w) count += static_cast<unsigned>(std::popcount(words[w]));
  return count;
}

std::unique_ptr<BlockRows> BoardBits::block_rows(const Blocks& x, const Blocks& y) const {
  return std::make_unique<BoardBlockRows>(*this, x, y);
}

}  // namespace grundy
