// Pile i lasts exactly floor(size / i) moves, whoever makes them, so the length of play is the sum of
// these quotients: the first player makes the last move exactly when it is odd.
#include <iostream>

int main() {
  int t;
  for (std::cin >> t; t > 0; --t) {
    int n;
    std::cin >> n;
    long long parity = 0;
    for (int i = 1; i <= n; ++i) {
      long long pile;
      std::cin >> pile;  // part: pile, i -> nimber(pile / i % 2)
      parity ^= pile / i % 2;  // cell: pile, i -> nimber(pile / i % 2)
    }
    std::cout << (parity == 1 ? "ALICE\n" : "BOB\n");
  }
}
