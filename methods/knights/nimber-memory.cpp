// Knights as a sum, for they ignore one another: the nimber of each knight's square, by recursion with
// memory; the position is lost exactly when their xor is 0. Squares no knight can reach are not met.
#include <iostream>
#include <map>
#include <string>
#include <utility>

struct Game {
  static constexpr int moves[4][2] = {{1, -2}, {-1, -2}, {-2, -1}, {-2, 1}};
  int n;
  std::map<std::pair<int, int>, int> known = {};

  int nimber(int row, int column) {
    if (const auto found = known.find({row, column}); found != known.end()) return found->second;  // call
    bool seen[5] = {};
    for (const auto& [down, right] : moves) {
      const int to_row = row + down, to_column = column + right;
      if (to_row < 0 || to_row >= n || to_column < 0 || to_column >= n) continue;
      seen[nimber(to_row, to_column)] = true;  // option: to_column, to_row
    }
    int mex = 0;
    while (seen[mex]) ++mex;
    known[{row, column}] = mex;  // cell: column, row -> nimber(mex)
    return mex;
  }
};

int main() {
  Game game;
  std::cin >> game.n;
  int sum = 0;
  for (int row = 0; row < game.n; ++row) {
    std::string line;
    std::cin >> line;
    for (int column = 0; column < game.n; ++column) {
      if (line[column] != 'K') continue;
      sum ^= game.nimber(row, column);  // part: column, row -> nimber(game.nimber(row, column))
    }
  }
  std::cout << "The first player is in a " << (sum != 0 ? "winning" : "losing") << " state\n";  // bytes: game.known.size() * (2 * 4 + 4)
}
