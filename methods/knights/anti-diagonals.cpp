// Knights by a table of nimbers: each move lowers row + column, so the table is filled along its
// anti-diagonals. Knights ignore one another: lost exactly when the xor of their nimbers is 0.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

struct Game {
  static constexpr int moves[4][2] = {{1, -2}, {-1, -2}, {-2, -1}, {-2, 1}};
  int n;

  std::vector<std::vector<int>> nimbers() const {
    std::vector<std::vector<int>> nimber(n, std::vector<int>(n));  // bytes: 4ULL * n * n
    for (int diagonal = 0; diagonal <= 2 * (n - 1); ++diagonal) {
      for (int row = std::max(0, diagonal - n + 1); row <= std::min(diagonal, n - 1); ++row) {
        const int column = diagonal - row;
        bool seen[5] = {};
        for (const auto& [down, right] : moves) {
          const int to_row = row + down, to_column = column + right;
          if (to_row < 0 || to_row >= n || to_column < 0 || to_column >= n) continue;
          seen[nimber[to_row][to_column]] = true;  // option: to_column, to_row
        }
        int mex = 0;
        while (seen[mex]) ++mex;
        nimber[row][column] = mex;  // cell: column, row -> nimber(mex)
      }
    }
    return nimber;
  }
};

int main() {
  int n;
  std::cin >> n;
  const std::vector<std::vector<int>> nimber = Game{n}.nimbers();
  int sum = 0;
  for (int row = 0; row < n; ++row) {
    std::string line;
    std::cin >> line;
    for (int column = 0; column < n; ++column) {
      if (line[column] != 'K') continue;
      sum ^= nimber[row][column];  // part: column, row -> nimber(nimber[row][column])
    }
  }
  std::cout << "The first player is in a " << (sum != 0 ? "winning" : "losing") << " state\n";
}
