// Kayles by its period: from row 71 on the nimbers repeat with period 12, so the nimbers of 83 rows do for all. Proof (Guy and Smith): g(n + 12) = g(n)
// for 71 <= n < 156; each option of a longer row has a part so long that 12 pins more or less change no nimber, and so on by induction.
#include <algorithm>
#include <iostream>
#include <vector>

constexpr int preperiod = 71, period = 12;

std::vector<int> row_nimbers(int longest) {
  std::vector<int> nimber(longest + 1);  // bytes: nimber.size() * 4
  for (int row = 0; row <= longest; ++row) {
    std::vector<bool> seen(2 * row + 1);  // g(a) xor g(b) <= g(a) + g(b) <= 2 (a + b) <= 2 row
    for (int taken = 1; taken <= std::min(2, row); ++taken) {
      for (int left = 0; left <= row - taken; ++left) {
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
  const std::vector<int> nimber = row_nimbers(preperiod + period - 1);
  int nim_sum = 0;
  for (long long row : rows) {
    if (row >= preperiod) row = preperiod + (row - preperiod) % period;
    nim_sum ^= nimber[row];  // part: row -> nimber(nimber[row])
  }
  std::cout << (nim_sum != 0 ? "First\n" : "Second\n");
}
