// Pawn on a strip by plain recursion: a position is the pawn's cell and the number k of the move; it is won if a move leads to a lost one. All lines
// of play from each start are followed anew, so their number grows exponentially with n.
#include <initializer_list>
#include <iostream>

struct Strip {
  int n;

  bool wins(int pawn, int k) const {
    bool won = false;  // call
    for (int to : {pawn - k, pawn + k}) {
      if (to < 1 || to > n) continue;
      won |= !wins(to, k + 1);  // option: to, k + 1
    }
    return won;  // cell: pawn, k -> outcome(won)
  }
};

int main() {
  int tests;
  std::cin >> tests;
  while (tests-- > 0) {
    int n, m;
    std::cin >> n >> m;
    Strip strip{n};
    for (int i = 0, start; i < m; ++i) {
      std::cin >> start;
      std::cout << (i > 0 ? " " : "") << (strip.wins(start, 1) ? 1 : 2);
    }
    std::cout << '\n';
  }
}
