// Take k^k stones, by recursion with memory: a position is won if some move leads to a lost one. A
// position is all heaps together, and each is worked out once, when it is first met.
#include <cstddef>
#include <iostream>
#include <map>
#include <vector>

long long self_power(int k) {
  long long power = 1;
  for (int i = 0; i < k; ++i) power *= k;
  return power;
}

struct Game {
  std::map<std::vector<long long>, bool> known = {};

  bool wins(const std::vector<long long>& heaps) {
    if (const auto found = known.find(heaps); found != known.end()) return found->second;  // call
    bool won = false;  // bytes: known.size() * (heaps.size() * 8 + 1)
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      for (int k = 1; self_power(k) <= heaps[i]; ++k) {
        std::vector<long long> option = heaps;
        option[i] -= self_power(k);
        won |= !wins(option);  // option: option
      }
    }
    known[heaps] = won;  // visit: heaps -> outcome(won)
    return won;
  }
};

int main() {
  int t;
  for (std::cin >> t; t > 0; --t) {
    int n;
    std::cin >> n;
    std::vector<long long> heaps(n);
    for (long long& heap : heaps) std::cin >> heap;
    Game game;
    std::cout << (game.wins(heaps) ? "Little Chef\n" : "Head Chef\n");  // bytes: game.known.size() * (heaps.size() * 8 + 1)
  }
}
