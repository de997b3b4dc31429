// Sums of subtraction games by plain recursion over all heaps together: a position is won if some
// move leads to a lost one. Every position is looked into again each time it is met.
#include <cstddef>
#include <iostream>
#include <vector>

struct Game {
  std::vector<long long> take;

  bool wins(const std::vector<long long>& heaps) const {
    bool won = false;  // call
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      for (long long s : take) {
        if (s > heaps[i]) continue;
        std::vector<long long> option = heaps;
        option[i] -= s;
        won |= !wins(option);  // option: option
      }
    }
    return won;  // cell: heaps -> outcome(won)
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
