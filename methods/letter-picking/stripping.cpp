// Letter picking in one pass: strip equal outer letters while they match; the game is a draw exactly when only doubled letters are left.
// Then Bob can always take the letter that Alice took, from the other end or from beside it; otherwise Alice wins. O(n).
#include <iostream>
#include <string>

bool is_draw(const std::string& s) {
  int l = 0, r = int(s.size()) - 1;
  while (l < r && s[l] == s[r]) ++l, --r;
  bool doubled = true;
  for (; l < r; l += 2) doubled &= s[l] == s[l + 1];
  return doubled;  // cell: s.size() - 1, 0 -> outcome(!doubled, doubled)
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
