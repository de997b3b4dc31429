// Kayles by nimbers: a move leaves two rows, whose sum has the nim-sum of their nimbers, so g(n) = mex { g(a) xor g(b) : a + b = n - 1 or n - 2 }.
// By Sprague-Grundy the position is lost exactly when the nim-sum of all rows is 0. O(n^2) for the longest row n.
#include <algorithm>
#include <iostream>
#include <vector>

std::vector<int> row_nimbers(long long longest) {
  std::vector<int> nimber(longest + 1);  // bytes: nimber.size() * 4
  for (long long row = 0; row <= longest; ++row) {
    std::vector<bool> seen(2 * row + 1);  // g(a) xor g(b) <= g(a) + g(b) <= 2 (a + b) <= 2 row
    for (long long taken = 1; taken <= std::min(2LL, row); ++taken) {
      for (long long left = 0; left <= row - taken; ++left) {
        seen[nimber[left] ^ nimber[row - taken - left]] = true;  // option: left, row - taken - left
      }
    }
    int mex = 0;
    while (seen[mex]) ++mex;
    nimber[row] = mex;  // cell: row -> nimber(mex)
  }
  return nimber;
}

int main() {
  int p;
  std::cin >> p;
  std::vector<long long> rows(p);
  for (long long& row : rows) std::cin >> row;
  const long long longest = rows.empty() ? 0 : *std::max_element(rows.begin(), rows.end());
  const std::vector<int> nimber = row_nimbers(longest);
  int nim_sum = 0;
  for (long long row : rows) {
    nim_sum ^= nimber[row];  // part: row -> nimber(nimber[row])
  }
  std::cout << (nim_sum != 0 ? "First\n" : "Second\n");
}
