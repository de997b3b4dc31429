// Letter picking by intervals, two values: Bob never wins, so an interval is Alice's or a draw. It is a draw exactly when Bob can reply
// to each letter of Alice with one that is not larger and leave a draw. O(n^2) time and space, a bit an interval.
#include <iostream>
#include <string>
#include <vector>

bool is_draw(const std::string& s) {
  const int n = s.size();
  // draw[l][end]: the letters l..end-1 are left, Alice to move; a draw if none is left.
  std::vector<std::vector<bool>> draw(n + 1, std::vector<bool>(n + 1, true));  // bytes: (n + 1LL) * (n / 8 + 1)
  for (int length = 2; length <= n; length += 2) {
    for (int l = 0; l + length <= n; ++l) {
      const int end = l + length;
      bool every_letter = true;
      for (int alice : {l, end - 1}) {
        const int from = alice == l ? l + 1 : l, to = alice == l ? end : end - 1;
        bool some_reply = false;
        for (int bob : {from, to - 1}) {
          const bool inner = bob == from ? draw[from + 1][to] : draw[from][to - 1];  // option: bob == from ? to - 1 : to - 2, bob == from ? from + 1 : from
          some_reply |= inner && s[bob] <= s[alice];
        }
        every_letter &= some_reply;
      }
      draw[l][end] = every_letter;  // cell: end - 1, l -> outcome(!every_letter, every_letter)
    }
  }
  return draw[0][n];
}

int main() {
  int tests;
  std::cin >> tests;
  while (tests-- > 0) {
    std::string s;
    std::cin >> s;
    std::cout << (is_draw(s) ? "Draw\n" : "Alice\n");
  }
}
