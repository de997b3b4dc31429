// Pawn on a strip, from the last move back to the first: row k says which cells are won for the player who makes move k, by row k + 1 alone. In row n
// no move stays on the strip, so all cells are lost; row 1 is the answer. O(n^2) time, two rows kept.
#include <iostream>
#include <vector>

std::vector<bool> first_row(int n) {
  std::vector<bool> won(n + 1), next(n + 1);  // rows k and k + 1
  for (int k = n; k >= 1; --k) {
    next.swap(won);  // bytes: 2 * (n / 8 + 1)
    for (int pawn = 1; pawn <= n; ++pawn) {
      bool lost_option = false;
      for (int to : {pawn - k, pawn + k}) {
        if (to < 1 || to > n) continue;
        lost_option |= !next[to];  // option: to, k + 1
      }
      won[pawn] = lost_option;  // cell: pawn, k -> outcome(lost_option)
    }
  }
  return won;
}

int main() {
  int tests;
  std::cin >> tests;
  while (tests-- > 0) {
    int n, m;
    std::cin >> n >> m;
    const std::vector<bool> won = first_row(n);
    for (int i = 0, start; i < m; ++i) {
      std::cin >> start;
      std::cout << (i > 0 ? " " : "") << (won[start] ? 1 : 2);  // part: start, 1 -> outcome(won[start])
    }
    std::cout << '\n';
  }
}
