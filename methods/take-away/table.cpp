// Sums of subtraction games by a table of all positions up to the given heaps, in mixed-radix order:
// a move lowers one digit, so the options of a position come before it.
#include <cstddef>
#include <iostream>
#include <vector>

struct Game {
  std::vector<long long> take;

  bool wins(const std::vector<long long>& heaps) const {
    const std::size_t p = heaps.size();
    std::vector<long long> stride(p);  // what a stone of a heap counts in an index of the table
    long long positions = 1;
    for (std::size_t i = p; i-- > 0;) {
      stride[i] = positions;
      positions *= heaps[i] + 1;
    }
    std::vector<bool> table(positions);  // bytes: (positions + 7) / 8
    std::vector<long long> position(p);
    for (long long index = 0; index < positions; ++index) {
      bool won = false;
      for (std::size_t i = 0; i < p; ++i) {
        for (long long s : take) {
          if (s > position[i]) continue;
          won |= !table[index - s * stride[i]];  // option: [&] { auto option = position; option[i] -= s; return option; }
        }
      }
      table[index] = won;  // cell: position -> outcome(won)
      for (std::size_t i = p; i-- > 0 && ++position[i] > heaps[i];) position[i] = 0;
    }
    return table[positions - 1];
  }
};

int main() {
  int m, p;
  std::cin >> m;
  Game game{std::vector<long long>(m)};
  for (long long& s : game.take) std::cin >> s;
  std::cin >> p;
  std::vector<long long> heaps(p);
  for (long long& heap : heaps) std::cin >> heap;
  std::cout << (game.wins(heaps) ? "First\n" : "Second\n");
}
