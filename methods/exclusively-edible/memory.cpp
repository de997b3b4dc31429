// The chocolate bar as four numbers, the rows above and below the bad piece and the columns left and
// right of it: a cut lowers one of them to any smaller number. Each position is worked out once.
#include <array>
#include <iostream>
#include <map>

struct Game {
  std::map<std::array<int, 4>, bool> known = {};

  bool wins(const std::array<int, 4>& sides) {
    if (const auto found = known.find(sides); found != known.end()) return found->second;  // call
    bool won = false;
    for (int i = 0; i < 4; ++i) {
      for (int left = sides[i] - 1; left >= 0; --left) {
        std::array<int, 4> option = sides;
        option[i] = left;
        won |= !wins(option);  // option: option
      }
    }
    known[sides] = won;  // visit: sides -> outcome(won)
    return won;
  }
};

int main() {
  int t;
  for (std::cin >> t; t > 0; --t) {
    int m, n, r, c;
    std::cin >> m >> n >> r >> c;
    Game game;
    const bool won = game.wins({r, m - 1 - r, c, n - 1 - c});  // bytes: game.known.size() * (4 * 4 + 1)
    std::cout << (won ? "Gretel\n" : "Hansel\n");  // the loser; Hansel begins
  }
}
