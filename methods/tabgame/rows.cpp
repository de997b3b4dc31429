// Coin to the border, row by row: a(x, y) = NOT (a(x-1, y) AND a(x, y-1)), a = the digit on the border. The cell above and the cell on
// the left are known when they are needed. The whole table is kept: O(N M) time and space, then O(1) a question.
#include <iostream>
#include <string>
#include <vector>

int main() {
  int tests;
  std::cin >> tests;
  while (tests-- > 0) {
    std::string top, left;
    int questions;
    std::cin >> top >> left >> questions;
    const int n = left.size(), m = top.size();
    std::vector<std::vector<bool>> a(n + 1, std::vector<bool>(m + 1));  // bytes: (n + 1LL) * (m / 8 + 1)
    for (int y = 1; y <= m; ++y) a[0][y] = top[y - 1] == '1';
    for (int x = 1; x <= n; ++x) {
      a[x][0] = left[x - 1] == '1';
      for (int y = 1; y <= m; ++y) {
        const bool after_up = a[x - 1][y];  // option: y, x - 1
        const bool after_left = a[x][y - 1];  // option: y - 1, x
        a[x][y] = !(after_up && after_left);  // cell: y, x -> outcome(!(after_up && after_left))
      }
    }
    for (int x, y; questions > 0; --questions) {
      std::cin >> x >> y;
      std::cout << (a[x][y] ? '1' : '0');  // part: y, x -> outcome(a[x][y])
    }
    std::cout << '\n';
  }
}
