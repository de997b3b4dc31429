// Pawn on a strip, a row as a set of bits: the won cells of row k are the lost ones of row k + 1, moved k both ways. So a row is two shifts of the
// row after it, 64 cells a step: O(n^2 / 64) time, two rows kept.
#include <cstdint>
#include <iostream>
#include <vector>

using Row = std::vector<std::uint64_t>;  // bit i of word j: cell 64 j + i + 1

// The 64 bits from bit `from` on; 0 outside the row.
std::uint64_t bits(const Row& row, int from) {
  const auto word = [&row](int j) { return j >= 0 && j < int(row.size()) ? row[j] : 0; };
  const int j = from >> 6, shift = from & 63;
  return shift == 0 ? word(j) : (word(j) >> shift) | (word(j + 1) << (64 - shift));
}

Row first_row(int n) {
  Row cells((n + 63) / 64, ~std::uint64_t{0});
  cells.back() >>= 64 * cells.size() - n;
  Row lost(cells.size()), next(cells.size());  // rows k and k + 1
  for (int k = n; k >= 1; --k) {
    next.swap(lost);  // bytes: (lost.size() + next.size()) * 8
    for (int j = 0; j < int(cells.size()); ++j) {
      const std::uint64_t from_left = bits(next, 64 * j - k);  // option
      const std::uint64_t from_right = bits(next, 64 * j + k);  // option
      lost[j] = cells[j] & ~(from_left | from_right);  // cell: 64 * j + 1, k -> bits(1, 0, std::min(64, n - 64 * j), ~lost[j])
    }
  }
  return lost;
}

int main() {
  int tests;
  std::cin >> tests;
  while (tests-- > 0) {
    int n, m;
    std::cin >> n >> m;
    const Row lost = first_row(n);
    for (int i = 0, start; i < m; ++i) {
      std::cin >> start;
      std::cout << (i > 0 ? " " : "") << ((bits(lost, start - 1) & 1) ? 2 : 1);  // part: start, 1 -> outcome(!(bits(lost, start - 1) & 1))
    }
    std::cout << '\n';
  }
}
