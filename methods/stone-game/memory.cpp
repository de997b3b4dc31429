// Exactly i stones from pile i, by recursion with memory: a position is won if some move leads to a
// lost one. A position is all piles together, and each is worked out once, when it is first met.
#include <iostream>
#include <map>
#include <vector>

struct Game {
  std::map<std::vector<long long>, bool> known = {};

  bool wins(const std::vector<long long>& piles) {  // pile i is piles[i - 1]
    if (const auto found = known.find(piles); found != known.end()) return found->second;  // call
    bool won = false;  // bytes: known.size() * (piles.size() * 8 + 1)
    const int n = static_cast<int>(piles.size());
    for (int i = 1; i <= n; ++i) {
      if (i > piles[i - 1]) continue;
      std::vector<long long> option = piles;
      option[i - 1] -= i;
      won |= !wins(option);  // option: option
    }
    known[piles] = won;  // visit: piles -> outcome(won)
    return won;
  }
};

int main() {
  int t;
  for (std::cin >> t; t > 0; --t) {
    int n;
    std::cin >> n;
    std::vector<long long> piles(n);
    for (long long& pile : piles) std::cin >> pile;
    Game game;
    std::cout << (game.wins(piles) ? "ALICE\n" : "BOB\n");  // bytes: game.known.size() * (piles.size() * 8 + 1)
  }
}
