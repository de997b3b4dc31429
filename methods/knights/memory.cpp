// Knights by recursion with memory: a position is won if some move leads to a lost one. All knights
// are alike, so their squares are kept sorted, and each sorted position is worked out once.
#include <algorithm>
#include <cstddef>
#include <iostream>
#include <map>
#include <string>
#include <vector>

struct Game {
  static constexpr int moves[4][2] = {{1, -2}, {-1, -2}, {-2, -1}, {-2, 1}};
  int n;
  std::map<std::vector<int>, bool> known = {};

  bool wins(const std::vector<int>& knights) {  // their squares, row * n + column, sorted
    if (const auto found = known.find(knights); found != known.end()) return found->second;  // call
    bool won = false;  // bytes: known.size() * (knights.size() * 4 + 1)
    for (std::size_t i = 0; i < knights.size(); ++i) {
      for (const auto& [down, right] : moves) {
        const int row = knights[i] / n + down, column = knights[i] % n + right;
        if (row < 0 || row >= n || column < 0 || column >= n) continue;
        std::vector<int> option = knights;
        option[i] = row * n + column;
        std::sort(option.begin(), option.end());
        won |= !wins(option);  // option: as_squares(option, n)
      }
    }
    known[knights] = won;  // visit: as_squares(knights, n) -> outcome(won)
    return won;
  }
};

int main() {
  int n;
  std::cin >> n;
  std::vector<int> knights;
  for (int row = 0; row < n; ++row) {
    std::string line;
    std::cin >> line;
    for (int column = 0; column < n; ++column) {
      if (line[column] == 'K') knights.push_back(row * n + column);
    }
  }
  Game game{n};
  const bool won = game.wins(knights);  // bytes: game.known.size() * (knights.size() * 4 + 1)
  std::cout << "The first player is in a " << (won ? "winning" : "losing") << " state\n";
}
