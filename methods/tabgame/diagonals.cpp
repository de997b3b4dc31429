// Coin to the border by diagonals: from row 2 and column 2 on, a(x, y) = NOT (a(x-1, y) AND a(x, y-1)) makes each diagonal constant. So two rows
// and two columns are enough, and each question goes back along its diagonal to one of them: O(N + M), then O(1) a question.
#include <algorithm>
#include <array>
#include <iostream>
#include <string>
#include <vector>

struct Table {
  std::array<std::vector<char>, 3> row, column;  // rows 0, 1, 2 and columns 0, 1, 2

  char& a(int x, int y) { return x <= 2 ? row[x][y] : column[y][x]; }

  Table(const std::string& top, const std::string& left) {
    const int n = left.size(), m = top.size();
    row.fill(std::vector<char>(m + 1));
    column.fill(std::vector<char>(n + 1));  // bytes: 3LL * (m + 1) + 3LL * (n + 1)
    for (int y = 1; y <= m; ++y) a(0, y) = top[y - 1] == '1';
    for (int x = 1; x <= n; ++x) a(x, 0) = left[x - 1] == '1';
    for (int x = 1; x <= n; ++x) {
      for (int y = 1; y <= (x <= 2 ? m : std::min(2, m)); ++y) {
        const bool after_up = a(x - 1, y);  // option: y, x - 1
        const bool after_left = a(x, y - 1);  // option: y - 1, x
        a(x, y) = !(after_up && after_left);  // cell: y, x -> outcome(!(after_up && after_left))
      }
    }
  }

  bool wins(int x, int y) {
    const int back = std::max(std::min(x, y), 2) - 2;
    return a(x - back, y - back);  // part: y - back, x - back -> outcome(a(x - back, y - back))
  }
};

int main() {
  int tests;
  std::cin >> tests;
  while (tests-- > 0) {
    std::string top, left;
    int questions;
    std::cin >> top >> left >> questions;
    Table table(top, left);
    for (int x, y; questions > 0; --questions) {
      std::cin >> x >> y;
      std::cout << (table.wins(x, y) ? '1' : '0');
    }
    std::cout << '\n';
  }
}
