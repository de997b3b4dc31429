// Letter picking by intervals, short ones first: two letters fewer are left after each round, so the inner intervals are known. The inner interval
// decides the round unless it is a draw, since later letters go in front; only then do the round's two letters. O(n^2) time and space.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

// 1 if Alice wins, 0 for a draw, -1 if Bob wins.
int whole_value(const std::string& s) {
  const int n = s.size();
  // value[l][end]: the letters l..end-1 are left, Alice to move; a draw if none is left.
  std::vector<std::vector<signed char>> value(n + 1, std::vector<signed char>(n + 1, 0));  // bytes: (n + 1LL) * (n + 1)
  for (int length = 2; length <= n; length += 2) {
    for (int l = 0; l + length <= n; ++l) {
      const int end = l + length;
      int best = -1;
      for (int alice : {l, end - 1}) {
        const int from = alice == l ? l + 1 : l, to = alice == l ? end : end - 1;
        int reply = 1;
        for (int bob : {from, to - 1}) {
          const int inner = bob == from ? value[from + 1][to] : value[from][to - 1];  // option: bob == from ? to - 1 : to - 2, bob == from ? from + 1 : from
          const int letters = (s[alice] < s[bob]) - (s[alice] > s[bob]);
          reply = std::min(reply, inner != 0 ? inner : letters);
        }
        best = std::max(best, reply);
      }
      value[l][end] = best;  // cell: end - 1, l -> outcome(best > 0, best == 0)
    }
  }
  return value[0][n];
}

int main() {
  int tests;
  std::cin >> tests;
  while (tests-- > 0) {
    std::string s;
    std::cin >> s;
    const int value = whole_value(s);
    std::cout << (value > 0 ? "Alice\n" : value == 0 ? "Draw\n" : "Bob\n");
  }
}
