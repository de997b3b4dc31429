// Kings by recursion with memory: a move wins if it leads to a position without a winning move. All
// kings are alike, so their squares are kept sorted, and each sorted position is worked out once.
#include <algorithm>
#include <cstddef>
#include <iostream>
#include <map>
#include <string>
#include <vector>

struct Game {
  static constexpr int moves[3][2] = {{-1, 0}, {0, -1}, {-1, -1}};  // up, left, up-left
  int n;
  std::vector<std::string> board;
  std::map<std::vector<int>, int> known = {};

  int winning_moves(const std::vector<int>& kings) {  // their squares, row * n + column, sorted
    if (const auto found = known.find(kings); found != known.end()) return found->second;  // call
    int winning = 0;  // bytes: known.size() * (kings.size() * 4 + 4)
    for (std::size_t i = 0; i < kings.size(); ++i) {
      for (const auto& [down, right] : moves) {
        const int row = kings[i] / n + down, column = kings[i] % n + right;
        if (row < 0 || column < 0 || board[row][column] == 'X') continue;
        std::vector<int> option = kings;
        option[i] = row * n + column;
        std::sort(option.begin(), option.end());
        winning += winning_moves(option) == 0;  // option: as_squares(option, n)
      }
    }
    known[kings] = winning;  // visit: as_squares(kings, n) -> count(winning)
    return winning;
  }
};

int main() {
  int q;
  for (std::cin >> q; q > 0; --q) {
    int n;
    std::cin >> n;
    Game game{n, std::vector<std::string>(n)};
    std::vector<int> kings;
    for (int row = 0; row < n; ++row) {
      std::cin >> game.board[row];
      for (int column = 0; column < n; ++column) {
        if (game.board[row][column] == 'K') kings.push_back(row * n + column);
      }
    }
    const int winning = game.winning_moves(kings);  // bytes: game.known.size() * (kings.size() * 4 + 4)
    std::cout << (winning > 0 ? "WIN " + std::to_string(winning) : "LOSE") << '\n';
  }
}
