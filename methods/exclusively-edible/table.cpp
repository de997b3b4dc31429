// The chocolate bar as four numbers, the rows above and below the bad piece and the columns left and
// right of it, in a table: a cut lowers one number, so small numbers come first.
#include <array>
#include <iostream>
#include <vector>

struct Game {
  std::array<int, 4> most;  // the four numbers of the whole bar

  long long index(const std::array<int, 4>& sides) const {
    long long index = 0;
    for (int i = 0; i < 4; ++i) index = index * (most[i] + 1) + sides[i];
    return index;
  }

  bool wins() const {
    std::vector<bool> table(index(most) + 1);  // bytes: index(most) / 8 + 1
    for (int above = 0; above <= most[0]; ++above) {
      for (int below = 0; below <= most[1]; ++below) {
        for (int left = 0; left <= most[2]; ++left) {
          for (int right = 0; right <= most[3]; ++right) {
            const std::array<int, 4> sides = {above, below, left, right};
            bool won = false;
            for (int i = 0; i < 4; ++i) {
              std::array<int, 4> option = sides;
              while (option[i] > 0) {
                --option[i];
                won |= !table[index(option)];  // option: option
              }
            }
            table[index(sides)] = won;  // visit: above, below, left, right -> outcome(won)
          }
        }
      }
    }
    return table[index(most)];
  }
};

int main() {
  int t;
  for (std::cin >> t; t > 0; --t) {
    int m, n, r, c;
    std::cin >> m >> n >> r >> c;
    const Game game{{r, m - 1 - r, c, n - 1 - c}};
    std::cout << (game.wins() ? "Gretel\n" : "Hansel\n");  // the loser; Hansel begins
  }
}
