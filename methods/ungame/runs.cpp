// Pawn on a strip, a row as its runs of lost cells: those of row k + 1, moved k both ways, cover the won cells of row k; the gaps between are its lost
// runs. Both shifted lists are sorted, so merging them takes time in proportion to the runs: in all rows nearly (n ln n) / 2, as counted up to n = 10^6.
#include <algorithm>
#include <iostream>
#include <iterator>
#include <utility>
#include <vector>

using Runs = std::vector<std::pair<int, int>>;  // first and last cell, in order

Runs first_row(int n) {
  Runs lost;
  for (int k = n; k >= 1; --k) {
    Runs left, right, won;
    for (const auto& [first, last] : lost) {
      if (last - k >= 1) {
        left.emplace_back(first - k, last - k);  // option
      }
      if (first + k <= n) {
        right.emplace_back(first + k, last + k);  // option
      }
    }
    std::merge(left.begin(), left.end(), right.begin(), right.end(), std::back_inserter(won));  // bytes: n / 8 + 1 + (lost.size() + won.size() + 1) * 8
    won.emplace_back(n + 1, n + 1);  // closes the last gap
    lost.clear();
    int next = 1;  // the first cell that is not covered yet
    for (const auto& [first, last] : won) {
      if (first > next) {
        lost.emplace_back(next, first - 1);  // cell: next, k -> run(first - next, false)
      }
      next = std::max(next, last + 1);  // also: std::max(first, 1), k -> run(std::min(last, n) - std::max(first, 1) + 1, true)
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
    std::vector<bool> lost(n + 1);
    for (const auto& [first, last] : first_row(n)) {
      std::fill(lost.begin() + first, lost.begin() + last + 1, true);
    }
    for (int i = 0, start; i < m; ++i) {
      std::cin >> start;
      std::cout << (i > 0 ? " " : "") << (lost[start] ? 2 : 1);  // part: start, 1 -> outcome(!lost[start])
    }
    std::cout << '\n';
  }
}
