// Coin to the border by plain recursion, for each question anew: a(x, y) = NOT (a(x-1, y) AND a(x, y-1)), where a tells whether the player to move wins.
// On the border a is the digit, since 1 is lost for the player who moved there. There are choose(x + y, x) ways to the border: small tables only.
#include <iostream>
#include <string>

struct Table {
  std::string top, left;  // the digits of the cells (0, 1..M) and (1..N, 0)

  bool wins(int x, int y) const {
    if (x == 0) return top[y - 1] == '1';
    if (y == 0) return left[x - 1] == '1';  // call
    const bool after_up = wins(x - 1, y);  // option: y, x - 1
    const bool after_left = wins(x, y - 1);  // option: y - 1, x
    return !(after_up && after_left);  // cell: y, x -> outcome(!(after_up && after_left))
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
