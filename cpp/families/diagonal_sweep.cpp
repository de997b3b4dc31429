// Compiled for speed.
#include "families/diagonal_sweep.hpp"

#include <algorithm>
#include <array>

#include "base/bytes.hpp"

namespace grundy {

namespace {

/// Columns placed at a time: that many diagonals fit the cache.
constexpr std::uint32_t kPlaced = 256;

/// Each placed row has eight blocked squares beside it.
constexpr std::uint32_t kBeside = 8;

using Eight = std::uint64_t[8];

/// Swaps the high halves of the parts of `a` with the low halves of those of `b`; `low` has the low halves, `shift` bits each.
inline void swap_halves(std::uint64_t& a, std::uint64_t& b, unsigned shift, std::uint64_t low) {
  const std::uint64_t difference = (a >> shift ^ b) & low;
  b ^= difference;
  a ^= difference << shift;
}

/// Transposes bytes: byte k of word i becomes byte i of word k. Halves of the square first, then quarters.
inline void transpose(Eight& words) {
  for (unsigned i = 0; i < 4; ++i) swap_halves(words[i], words[i + 4], 32, 0x00000000FFFFFFFFu);
  for (unsigned i = 0; i < 4; ++i) swap_halves(words[i + i / 2 * 2], words[i + i / 2 * 2 + 2], 16, 0x0000FFFF0000FFFFu);
  for (unsigned i = 0; i < 8; i += 2) swap_halves(words[i], words[i + 1], 8, 0x00FF00FF00FF00FFu);
}

}  // namespace

DiagonalSweep::DiagonalSweep(std::uint32_t side, std::span<const BoardMove> moves, Target target) : side_(side), target_(target) {
  for (const auto& [down, right] : moves) reaches_.push_back({static_cast<std::uint32_t>(-down - right), down});
  std::int64_t next = 0;
  for (std::uint32_t diagonal = 0; diagonal < diagonals(); ++diagonal) {
    const auto [first, squares] = stretch(diagonal);
    base_.push_back(next + kPadding - first);
    next += squares + 2 * kPadding;
  }
  // Eight more, because a diagonal is read eight squares at a time from any row of the board.
  values_.nimber_bits.assign(static_cast<std::size_t>(next + 8), 0);
  if (target == Target::sum) none_.assign(side, 0);
  if (target == Target::squares) values_.remoteness.assign(static_cast<std::size_t>(next), kNoRemoteness);
}

void DiagonalSweep::paint_row(Layer layer, std::uint64_t row, std::uint64_t column, std::span<std::uint8_t> out) const {
  const std::uint64_t solved = row + column < solved_ ? std::min<std::uint64_t>(out.size(), solved_ - row - column) : 0;
  std::fill(out.begin() + static_cast<std::ptrdiff_t>(solved), out.end(), CellValue::unknown().byte());
  // The picture byte by nimber bits; without bits there is no cell.
  static constexpr std::uint8_t kOutcome[17] = {kAbsentByte, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
  static constexpr std::uint8_t kNimber[17] = {kAbsentByte, 0, 1, 0, 2, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 4};
  const std::uint8_t* const shown = layer == Layer::outcome ? kOutcome : kNimber;
  for (std::uint64_t i = 0; i < solved; ++i) {
    const std::size_t at = index(row, column + i);
    const std::uint8_t bits = values_.nimber_bits[at];
    if (layer != Layer::remoteness || bits == 0) out[i] = shown[bits];
    else out[i] = value_byte(values_.remoteness[at]);
  }
}

/// Copies the squares of rows `row` to `end` - 1 to the diagonals.
void DiagonalSweep::place(std::string_view board, std::uint32_t row, std::uint32_t end) {
  const std::uint32_t side = side_, width = side + 2 * kBeside;
  const std::uint8_t piece = target_ == Target::sum ? kPiece : 0;
  marks_.assign(std::size_t{width} * ((std::size_t{end - row} + 7) / 8 * 8), 0);
  for (std::uint32_t r = row; r < end; ++r) {
    const char* const squares = board.data() + std::size_t{r} * side;
    std::uint8_t* const marks = marks_.data() + std::size_t{r - row} * width + kBeside;
    for (std::uint32_t i = 0; i < side; ++i) {
      marks[i] = static_cast<std::uint8_t>((squares[i] != 'X' ? kFree : 0) | (squares[i] == 'K' ? piece : 0));
    }
  }
  for (std::uint32_t from = 0; from < side + 7; from += kPlaced) {
    for (std::uint32_t r = row; r < end; r += 8) {
      for (std::uint32_t column = from; column < std::min(from + kPlaced, side + 7) && r + column < diagonals(); column += 8) {
        place_block(marks_.data() + std::size_t{r - row} * width + kBeside + column, r, column);
      }
    }
  }
}

/// Eight rows and eight diagonals of the board, which become eight diagonals of eight squares side by side:
///
///    row      . . . # # # # #        # begins at `column`, skewed to the left
///    row + 1  . . # # # # # .
///    row + 2  . # # # # # . .
///
/// Squares beside the board have no marks, so the memory there is not changed.
void DiagonalSweep::place_block(const std::uint8_t* marks, std::uint32_t row, std::uint32_t column) {
  Eight words;
  const std::size_t next = side_ + 2 * kBeside - 1;
  for (std::uint32_t i = 0; i < 8; ++i, marks += next) std::memcpy(&words[i], marks, 8);
  transpose(words);
  std::uint8_t* const squares = values_.nimber_bits.data() + row;
  const std::int64_t* const base = base_.data() + row + column;
  const std::uint32_t count = std::min(8u, diagonals() - row - column);
  for (std::uint32_t k = 0; k < count; ++k) {
    std::uint64_t there;
    std::memcpy(&there, squares + base[k], 8);
    there |= words[k];
    std::memcpy(squares + base[k], &there, 8);
  }
}

void DiagonalSweep::solve_diagonal(std::string_view board) {
  const auto [first, count] = stretch(solved_);
  const auto to = static_cast<std::size_t>(base_[solved_] + first);
  if (board.empty()) std::fill_n(values_.nimber_bits.begin() + static_cast<std::ptrdiff_t>(to), count, kFree);
  else if (solved_ % 64 == 0 && solved_ < side_) place(board, solved_, std::min(solved_ + 64, side_));
  if (target_ == Target::sum) {
    solve_sums(to, count);
  } else {
    options_.begin(count);
    for (const Reach& reach : reaches_) {
      if (reach.back <= solved_) options_.add(0, values_, options_at(reach, solved_, first), count);
    }
    options_.finish(values_, to);
  }
  ++solved_;
}

/// The bit of a piece does no harm: the mex takes the lowest missing bit.
void DiagonalSweep::solve_sums(std::size_t to, std::uint32_t count) {
  const std::uint32_t first = stretch(solved_).first;
  std::array<const std::uint8_t*, kMostReaches> options;
  options.fill(none_.data());
  for (std::size_t k = 0; k < reaches_.size(); ++k) {
    if (reaches_[k].back <= solved_) options[k] = values_.nimber_bits.data() + options_at(reaches_[k], solved_, first);
  }
  const auto [a, b, c, d] = options;
  std::uint8_t* const bits = values_.nimber_bits.data() + to;
  std::uint8_t odd = 0;
  for (std::uint32_t i = 0; i < count; ++i) {
    const auto seen = static_cast<std::uint8_t>(a[i] | b[i] | c[i] | d[i]);
    const auto free = static_cast<std::uint8_t>(-(bits[i] & kFree)), piece = static_cast<std::uint8_t>(-(bits[i] >> 7));
    const auto mex = static_cast<std::uint8_t>(~seen & (seen + 1) & free);
    odd = static_cast<std::uint8_t>(odd ^ (mex & piece));
    bits[i] = static_cast<std::uint8_t>(mex | (piece & kPiece));
  }
  odd_ ^= odd;
}

unsigned DiagonalSweep::nim_sum() const {
  unsigned sum = 0;
  for (unsigned g = 0; g < 7; ++g) sum ^= (odd_ >> g & 1) * g;
  return sum;
}

/// A piece of nimber g wins by moving where the nimber is g ^ sum: the bit 2^g, moved to 2^(g ^ sum), meets the bits of its options.
std::uint64_t DiagonalSweep::winning_moves() const {
  const unsigned sum = nim_sum();
  if (sum == 0) return 0;
  std::uint64_t winning = 0;
  for (std::uint32_t diagonal = 0; diagonal < diagonals(); ++diagonal) {
    const auto [first, count] = stretch(diagonal);
    for (std::uint32_t i = 0; i < count; i += 8) {
      std::uint64_t wanted = eight(diagonal, first + i);
      if (count - i < 8) wanted &= ~std::uint64_t{0} >> (64 - 8 * (count - i));
      wanted &= (wanted >> 7 & kOnes) * 0x7F;  // squares with pieces
      if (wanted == 0) continue;
      if (sum & 1) wanted = (wanted & 0x55 * kOnes) << 1 | (wanted >> 1 & 0x55 * kOnes);
      if (sum & 2) wanted = (wanted & 0x33 * kOnes) << 2 | (wanted >> 2 & 0x33 * kOnes);
      if (sum & 4) wanted = (wanted & 0x0F * kOnes) << 4 | (wanted >> 4 & 0x0F * kOnes);
      wanted &= 0x7F * kOnes;
      for (const Reach& reach : reaches_) {
        if (reach.back > diagonal) continue;
        std::uint64_t options;
        std::memcpy(&options, values_.nimber_bits.data() + options_at(reach, diagonal, first) + i, 8);
        // At most one bit per byte, never the highest: the multiplication counts the bytes that are not 0.
        winning += (((wanted & options) + 0x7F * kOnes) >> 7 & kOnes) * kOnes >> 56;
      }
    }
  }
  return winning;
}

}  // namespace grundy
