// Exactly i stones from pile i, by plain recursion over all piles together: a position is won if some
// move leads to a lost one. Every position is looked into again each time it is met.
#include <iostream>
#include <vector>

bool wins(const std::vector<long long>& piles) {  // pile i is piles[i - 1]
  bool won = false;  // call
  const int n = static_cast<int>(piles.size());
  for (int i = 1; i <= n; ++i) {
    if (i > piles[i - 1]) continue;
    std::vector<long long> option = piles;
    option[i - 1] -= i;
    won |= !wins(option);  // option: option
  }
  return won;  // visit: piles -> outcome(won)
}

int main() {
  int t;
  for (std::cin >> t; t > 0; --t) {
    int n;
    std::cin >> n;
    std::vector<long long> piles(n);
    for (long long& pile : piles) std::cin >> pile;
    std::cout << (wins(piles) ? "ALICE\n" : "BOB\n");
  }
}
