// The token by plain recursion on all lines of play of at most v moves. That is enough: who can win does so in fewer than
// v moves, because a fastest win meets no vertex twice. Who is not stuck by then never will be. Values are 1, 0, -1 for the
// player to move: won, drawn, lost.
#include <algorithm>
#include <iostream>
#include <vector>

std::vector<std::vector<int>> followers;

int value(int vertex, int moves) {
  if (moves == 0 && !followers[vertex].empty()) return 0;  // call
  int best = -1;
  for (int next : followers[vertex]) {
    best = std::max(best, -value(next, moves - 1));  // option: next, moves - 1
  }
  return best;  // visit: vertex, moves -> outcome(best > 0, best == 0)
}

int main() {
  int v, e, start;
  std::cin >> v >> e >> start;
  followers.assign(v, {});
  for (int i = 0; i < e; ++i) {
    int from, to;
    std::cin >> from >> to;
    followers[from].push_back(to);  // bytes: v * 24 + (i + 1) * 4
  }
  const int best = value(start, v);
  std::cout << (best > 0 ? "First\n" : best < 0 ? "Second\n" : "Draw\n");
}
