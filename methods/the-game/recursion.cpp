// Coins on squares by plain recursion over all coins together: a position is won if some move leads
// to a lost one. Every position is looked into again each time it is met.
#include <cstddef>
#include <iostream>
#include <vector>

bool wins(const std::vector<long long>& coins) {  // how many on each square, from square 0
  bool won = false;  // call
  for (std::size_t square = 1; square < coins.size(); ++square) {
    if (coins[square] == 0) continue;
    for (std::size_t to = square; to-- > 0;) {
      std::vector<long long> option = coins;
      --option[square];
      ++option[to];
      won |= !wins(option);  // option: option
    }
  }
  return won;  // visit: coins -> outcome(won)
}

int main() {
  int t;
  for (std::cin >> t; t > 0; --t) {
    int s;
    std::cin >> s;
    std::vector<long long> coins(s + 1);
    for (int square = 1; square <= s; ++square) std::cin >> coins[square];
    std::cout << (wins(coins) ? "Tom Wins\n" : "Hanks Wins\n");
  }
}
