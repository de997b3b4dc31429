// Kings by nimbers and trial: every move goes up or left, so the squares' nimbers are found row by row;
// then each move of each king is tried, and wins exactly when the xor of all kings' nimbers is 0 after it.
#include <iostream>
#include <string>
#include <utility>
#include <vector>

using Square = std::pair<int, int>;  // row, column

struct Game {
  std::vector<std::string> board;
  std::vector<std::vector<int>> nimber = {};

  std::vector<Square> options(int row, int column) const {
    std::vector<Square> squares;
    const Square up{row - 1, column}, left{row, column - 1}, up_left{row - 1, column - 1};
    for (const auto& [r, c] : {up, left, up_left}) {
      if (r >= 0 && c >= 0 && board[r][c] != 'X') squares.push_back({r, c});
    }
    return squares;
  }

  void fill(int n) {
    nimber.assign(n, std::vector<int>(n));  // bytes: 4ULL * n * n
    for (int row = 0; row < n; ++row) {
      for (int column = 0; column < n; ++column) {
        if (board[row][column] == 'X') continue;
        bool seen[4] = {};
        for (const auto& [r, c] : options(row, column)) {
          seen[nimber[r][c]] = true;  // option: c, r
        }
        int mex = 0;
        while (seen[mex]) ++mex;
        nimber[row][column] = mex;  // cell: column, row -> nimber(mex)
      }
    }
  }

  int nim_sum(const std::vector<Square>& kings) const {
    int sum = 0;
    for (const auto& [row, column] : kings) sum ^= nimber[row][column];
    return sum;
  }

  int winning_moves(std::vector<Square> kings) const {
    int winning = 0;
    for (Square& king : kings) {
      const Square from = king;  // part: from.second, from.first -> nimber(nimber[from.first][from.second])
      for (const Square& to : options(from.first, from.second)) {
        king = to;
        winning += nim_sum(kings) == 0;  // option
      }
      king = from;
    }
    return winning;
  }
};

int main() {
  int q;
  for (std::cin >> q; q > 0; --q) {
    int n;
    std::cin >> n;
    Game game{std::vector<std::string>(n)};
    std::vector<Square> kings;
    for (int row = 0; row < n; ++row) {
      std::cin >> game.board[row];
      for (int column = 0; column < n; ++column) {
        if (game.board[row][column] == 'K') kings.push_back({row, column});
      }
    }
    game.fill(n);
    const int winning = game.winning_moves(kings);
    std::cout << (winning > 0 ? "WIN " + std::to_string(winning) : "LOSE") << '\n';
  }
}
