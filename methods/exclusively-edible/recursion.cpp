// The chocolate bar by plain recursion: a bar is won if some cut leaves a lost one. Every bar is
// looked into again each time it is met.
#include <iostream>

bool wins(int m, int n, int r, int c) {  // m rows, n columns, the bad piece in row r and column c
  bool won = false;  // call
  for (int cut = 1; cut < m; ++cut) {  // between rows cut - 1 and cut
    won |= r < cut ? !wins(cut, n, r, c) : !wins(m - cut, n, r - cut, c);  // option: r < cut ? cut : m - cut, n, r < cut ? r : r - cut, c
  }
  for (int cut = 1; cut < n; ++cut) {  // between columns cut - 1 and cut
    won |= c < cut ? !wins(m, cut, r, c) : !wins(m, n - cut, r, c - cut);  // option: m, c < cut ? cut : n - cut, r, c < cut ? c : c - cut
  }
  return won;  // visit: m, n, r, c -> outcome(won)
}

int main() {
  int t;
  for (std::cin >> t; t > 0; --t) {
    int m, n, r, c;
    std::cin >> m >> n >> r >> c;
    std::cout << (wins(m, n, r, c) ? "Gretel\n" : "Hansel\n");  // the loser; Hansel begins
  }
}
