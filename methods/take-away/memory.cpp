// Sums of subtraction games by recursion with memory: a position is won if some move leads to a lost
// one. A position is all heaps together, and each is worked out once, when it is first met.
#include <cstddef>
#include <iostream>
#include <map>
#include <vector>

struct Game {
  std::vector<long long> take;
  std::map<std::vector<long long>, bool> known = {};

  bool wins(const std::vector<long long>& heaps) {
    if (const auto found = known.find(heaps); found != known.end()) return found->second;  // call
    bool won = false;  // bytes: known.size() * (heaps.size() * 8 + 1)
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      for (long long s : take) {
        if (s > heaps[i]) continue;
        std::vector<long long> option = heaps;
        option[i] -= s;
        won |= !wins(option);  // option: option
      }
    }
    known[heaps] = won;  // cell: heaps -> outcome(won)
    return won;
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
  std::cout << (game.wins(heaps) ? "First\n" : "Second\n");  // bytes: game.known.size() * (heaps.size() * 8 + 1)
}
