// Coins on squares by Bouton's theorem: a coin on square i is a Nim heap of i, and pairs cancel, so a
// position is lost exactly when the xor of the squares with an odd number of coins is 0.
#include <iostream>

int main() {
  int t;
  for (std::cin >> t; t > 0; --t) {
    int s;
    std::cin >> s;
    int sum = 0;
    for (int square = 1; square <= s; ++square) {
      long long coins;
      std::cin >> coins;  // cell: square -> nimber(square)
      if (coins % 2 == 0) continue;
      sum ^= square;  // part: square -> nimber(square)
    }
    std::cout << (sum != 0 ? "Tom Wins\n" : "Hanks Wins\n");
  }
}
