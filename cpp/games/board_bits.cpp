#include "games/board_bits.hpp"

#include <algorithm>
#include <array>
#include <bit>

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

/// Rows of narrow blocks are summed by column first, eight columns at a time, a byte each; wide blocks are counted row by row.
class BoardBlockRows final : public BlockRows {
 public:
  BoardBlockRows(const BoardBits& bits, const Blocks& x, const Blocks& y)
      : bits_(bits), x_(x), y_(y), first_(x.whole().from / 8), sums_(x.step() < kNarrow ? (x.whole().to - 1) / 8 - first_ + 1 : 0) {}

  bool count(std::uint32_t j, BlockCounts& out, const Slice&) override {
    add(bits_.losing(), y_[j], [&](std::uint32_t i, std::uint64_t squares) { out.p[i] += squares; });
    if (bits_.any_missing()) add(bits_.missing(), y_[j], [&](std::uint32_t i, std::uint64_t squares) { out.cells[i] -= squares; });
    return true;
  }

 private:
  static constexpr std::uint64_t kNarrow = 64;

  template <class Add>
  void add(const BitRows& bits, Range rows, Add to) {
    if (sums_.empty()) {
      for (std::uint64_t row = rows.from; row < rows.to; ++row) {
        for (std::uint32_t i = 0; i < x_.count(); ++i) to(i, bits.count(row, x_[i]));
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
      if (x_.step() == 2) column = add_columns<2>(column, i, to);
      if (x_.step() == 3) column = add_columns<3>(column, i, to);
      if (x_.step() == 4) column = add_columns<4>(column, i, to);
    }
    for (; i < x_.count(); ++i) {
      unsigned sum = 0;
      for (const std::uint8_t* const end = column + x_[i].size(); column < end; ++column) sum += *column;
      to(i, sum);
    }
  }

  /// All blocks but the last, which may be cut off.
  template <int Step, class Add>
  const std::uint8_t* add_columns(const std::uint8_t* column, std::uint32_t& i, Add to) {
    for (; i + 1 < x_.count(); ++i, column += Step) {
      unsigned sum = 0;
      for (int k = 0; k < Step; ++k) sum += column[k];
      to(i, sum);
    }
    return column;
  }

  const BoardBits& bits_;
  Blocks x_, y_;
  std::uint64_t first_;  // byte of a row's bits that the window begins in
  std::vector<std::uint64_t> sums_;
};

}  // namespace

bool BoardBits::extend(const DiagonalSweep& sweep, bool damaged) {
  if (rows_ == 0) losing_ = BitRows(side_);
  if (rows_ == 0 && damaged) missing_ = BitRows(side_);
  // Neighbouring rows lie side by side along a diagonal: 64 x 64 squares at a time stay in the cache.
  const std::uint32_t end = std::min(rows_ + 64, side_);
  for (std::size_t w = 0; w < (side_ + 63) / 64; ++w) {
    const auto first = static_cast<std::uint32_t>(w * 64), last = std::min(first + 64, side_);
    for (std::uint32_t row = rows_; row < end; ++row) {
      std::uint64_t losing = 0, missing = 0;
      for (std::uint32_t column = first; column < last; ++column) {
        const std::uint8_t bits = sweep.nimber_bits(row, column);
        losing |= std::uint64_t{bits & 1u} << (column - first);
        missing |= std::uint64_t{bits == 0} << (column - first);
      }
      losing_.put(row, w, losing);
      if (damaged) missing_.put(row, w, missing);
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
