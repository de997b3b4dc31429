// The token by recursion with memory: each vertex with each number of moves that remain is looked into once. A win takes
// fewer than v moves, so who is not stuck after v moves never will be. Values are 1, 0, -1 for the player to move: won,
// drawn, lost.
#include <algorithm>
#include <iostream>
#include <map>
#include <utility>
#include <vector>

std::vector<std::vector<int>> followers;
std::map<std::pair<int, int>, int> known;  // by vertex and moves that remain

int value(int vertex, int moves) {
  if (moves == 0 && !followers[vertex].empty()) return 0;
  if (const auto found = known.find({vertex, moves}); found != known.end()) return found->second;  // call
  int best = -1;
  for (int next : followers[vertex]) {
    best = std::max(best, -value(next, moves - 1));  // option: next, moves - 1
  }
  known[{vertex, moves}] = best;  // visit: vertex, moves -> outcome(best > 0, best == 0)
  return best;
}

int main() {
  int v, e, start;
  std::cin >> v >> e >> start;
  followers.assign(v, {});
  known.clear();
  for (int i = 0; i < e; ++i) {
    int from, to;
    std::cin >> from >> to;
    followers[from].push_back(to);
  }
  const int best = value(start, v);  // bytes: v * 24 + e * 4 + known.size() * 12
  std::cout << (best > 0 ? "First\n" : best < 0 ? "Second\n" : "Draw\n");
}
