// Kayles by plain recursion on all rows together: a position is won if some move leads to a lost one. Positions are looked into again each time they are met.
#include <algorithm>
#include <iostream>
#include <vector>

bool wins(const std::vector<int>& rows) {
  bool won = false;  // call
  for (std::size_t i = 0; i < rows.size(); ++i) {
    for (int taken = 1; taken <= std::min(2, rows[i]); ++taken) {
      for (int left = 0; left <= rows[i] - taken; ++left) {
        std::vector<int> option = rows;
        option[i] = left;
        option.insert(option.begin() + i + 1, rows[i] - taken - left);
        won |= !wins(option);  // option
      }
    }
  }
  return won;  // visit: rows -> outcome(won)
}

int main() {
  int p;
  std::cin >> p;
  std::vector<int> rows(p);
  for (int& row : rows) std::cin >> row;
  std::cout << (wins(rows) ? "First\n" : "Second\n");
}
