// Coin to the border by recursion with memory: a(x, y) = NOT (a(x-1, y) AND a(x, y-1)), a = the digit on the border. A cell that was
// found for one question serves all others, so at most N M cells are looked into. The calls nest up to x + y deep.
#include <iostream>
#include <map>
#include <string>
#include <utility>

struct Table {
  std::string top, left;  // the digits of the cells (0, 1..M) and (1..N, 0)
  std::map<std::pair<int, int>, bool> known;

  bool wins(int x, int y) {
    if (x == 0) return top[y - 1] == '1';
    if (y == 0) return left[x - 1] == '1';
    if (const auto found = known.find({x, y}); found != known.end()) return found->second;  // call
    const bool after_up = wins(x - 1, y);  // option: y, x - 1
    const bool after_left = wins(x, y - 1);  // option: y - 1, x
    const bool won = !(after_up && after_left);
    known[{x, y}] = won;  // cell: y, x -> outcome(won)
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
    std::cout << '\n';  // bytes: table.known.size() * (2 * 4 + 1)
  }
}
