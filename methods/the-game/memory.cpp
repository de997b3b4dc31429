// Coins on squares by recursion with memory: a position is won if some move leads to a lost one. A
// position is the number of coins on each square, and each is worked out once, when it is first met.
#include <cstddef>
#include <iostream>
#include <map>
#include <vector>

struct Game {
  std::map<std::vector<long long>, bool> known = {};

  bool wins(const std::vector<long long>& coins) {  // how many on each square, from square 0
    if (const auto found = known.find(coins); found != known.end()) return found->second;  // call
    bool won = false;  // bytes: known.size() * (coins.size() * 8 + 1)
    for (std::size_t square = 1; square < coins.size(); ++square) {
      if (coins[square] == 0) continue;
      for (std::size_t to = square; to-- > 0;) {
        std::vector<long long> option = coins;
        --option[square];
        ++option[to];
        won |= !wins(option);  // option: option
      }
    }
    known[coins] = won;  // visit: coins -> outcome(won)
    return won;
  }
};

int main() {
  int t;
  for (std::cin >> t; t > 0; --t) {
    int s;
    std::cin >> s;
    std::vector<long long> coins(s + 1);
    for (int square = 1; square <= s; ++square) std::cin >> coins[square];
    Game game;
    std::cout << (game.wins(coins) ? "Tom Wins\n" : "Hanks Wins\n");  // bytes: game.known.size() * (coins.size() * 8 + 1)
  }
}
