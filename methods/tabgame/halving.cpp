// Coin to the border by halving: let m = min(x, y) > 2. After m moves the coin is on one anti-diagonal, and whoever makes the last
// of them can return to its middle. So (x, y) has the outcome of the cell of its diagonal with m / 2 + 1 instead of m: O(log m) steps
// to a cell of two rows or columns, then |x - y| along these. Nothing is prepared.
#include <algorithm>
#include <iostream>
#include <string>

struct Table {
  std::string top, left;  // the digits of the cells (0, 1..M) and (1..N, 0)

  bool wins(int x, int y) const {
    const int least = std::min(x, y), half = least / 2 + 1;
    if (least <= 2) return wins_beside_border(x, y);
    const bool won = wins(x - least + half, y - least + half);  // option: y - least + half, x - least + half
    return won;  // cell: y, x -> outcome(won)
  }

  // Fills the rows 1 to x up to column y, or the columns, if these are fewer.
  bool wins_beside_border(int x, int y) const {
    const bool by_columns = y < x;
    const int lines = std::min(x, y), length = std::max(x, y);
    const std::string& begin = by_columns ? top : left;
    std::string line = (by_columns ? left : top).substr(0, length);  // bytes: line.size()
    bool won = false;
    for (int i = 1; i <= lines; ++i) {
      won = begin[i - 1] == '1';
      for (int j = 1; j <= length; ++j) {
        const bool after_across = line[j - 1] == '1';  // option: by_columns ? i - 1 : j, by_columns ? j : i - 1
        const bool after_along = won;  // option: by_columns ? i : j - 1, by_columns ? j - 1 : i
        won = !(after_across && after_along);
        line[j - 1] = won ? '1' : '0';  // cell: by_columns ? i : j, by_columns ? j : i -> outcome(won)
      }
    }
    return won;
  }
};

int main() {
  int tests;
  std::cin >> tests;
  while (tests-- > 0) {
    Table table;
    int questions;
    std::cin >> table.top >> table.left >> questions;
    for (int x, y; questions > 0; --questions) {
      std::cin >> x >> y;
      std::cout << (table.wins(x, y) ? '1' : '0');
    }
    std::cout << '\n';
  }
}
