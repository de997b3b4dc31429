// Knights by plain recursion over all knights together: a position is won if some move leads to a
// lost one. Every position is looked into again each time it is met.
#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

struct Game {
  static constexpr int moves[4][2] = {{1, -2}, {-1, -2}, {-2, -1}, {-2, 1}};
  int n;

  bool wins(const std::vector<int>& knights) const {  // their squares, row * n + column
    bool won = false;  // call
    for (std::size_t i = 0; i < knights.size(); ++i) {
      for (const auto& [down, right] : moves) {
        const int row = knights[i] / n + down, column = knights[i] % n + right;
        if (row < 0 || row >= n || column < 0 || column >= n) continue;
        std::vector<int> option = knights;
        option[i] = row * n + column;
        won |= !wins(option);  // option: as_squares(option, n)
      }
    }
    return won;  // visit: as_squares(knights, n) -> outcome(won)
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
  const Game game{n};
  const bool won = game.wins(knights);
  std::cout << "The first player is in a " << (won ? "winning" : "losing") << " state\n";
}
