// Pawn on a strip by recursion with memory: a position is the pawn's cell and the number k of the move, so there are at most n^2, and each is looked
// into once for all starts of a test. The calls nest up to n deep.
#include <iostream>
#include <map>
#include <utility>

struct Strip {
  int n;
  std::map<std::pair<int, int>, bool> known;

  bool wins(int pawn, int k) {
    if (const auto found = known.find({pawn, k}); found != known.end()) return found->second;  // call
    bool won = false;
    for (int to : {pawn - k, pawn + k}) {
      if (to < 1 || to > n) continue;
      won |= !wins(to, k + 1);  // option: to, k + 1
    }
    known[{pawn, k}] = won;  // cell: pawn, k -> outcome(won)
    return won;
  }
};

int main() {
  int tests;
  std::cin >> tests;
  while (tests-- > 0) {
    int n, m;
    std::cin >> n >> m;
    Strip strip{n, {}};
    for (int i = 0, start; i < m; ++i) {
      std::cin >> start;
      std::cout << (i > 0 ? " " : "") << (strip.wins(start, 1) ? 1 : 2);
    }
    std::cout << '\n';  // bytes: strip.known.size() * (2 * 4 + 1)
  }
}
