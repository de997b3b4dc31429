// Nim by recursion with memory: a position is won if some move leads to a lost one. The order of the
// heaps does not matter, so they are kept sorted, and each sorted position is worked out once.
#include <algorithm>
#include <cstddef>
#include <iostream>
#include <map>
#include <vector>

struct Game {
  std::map<std::vector<long long>, bool> known = {};

  bool wins(const std::vector<long long>& heaps) {  // sorted
    if (const auto found = known.find(heaps); found != known.end()) return found->second;  // call
    bool won = false;  // bytes: known.size() * (heaps.size() * 8 + 1)
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      for (long long left = heaps[i] - 1; left >= 0; --left) {
        std::vector<long long> option = heaps;
        option[i] = left;
        std::sort(option.begin(), option.end());
        won |= !wins(option);  // option: option
      }
    }
    known[heaps] = won;  // cell: heaps -> outcome(won)
    return won;
  }
};

int main() {
  for (int n; std::cin >> n && n > 0;) {
    std::vector<long long> heaps(n);
    for (long long& heap : heaps) std::cin >> heap;
    std::sort(heaps.begin(), heaps.end());
    Game game;
    std::cout << (game.wins(heaps) ? "Yes\n" : "No\n");  // bytes: game.known.size() * (heaps.size() * 8 + 1)
  }
}
