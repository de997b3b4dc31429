// The chocolate bar is Nim with four heaps, the rows above and below the bad piece and the columns left
// and right of it, for a cut lowers one of them to any smaller number: lost exactly when their xor is 0.
#include <iostream>

int main() {
  int t;
  for (std::cin >> t; t > 0; --t) {
    int m, n, r, c;
    std::cin >> m >> n >> r >> c;
    const int sum = r ^ (m - 1 - r) ^ c ^ (n - 1 - c);  // visit: m, n, r, c -> nimber(sum)
    std::cout << (sum != 0 ? "Gretel\n" : "Hansel\n");  // the loser; Hansel begins
  }
}
