// Nim by plain recursion over all heaps together: a position is won if some move leads to a lost
// one. Every position is looked into again each time it is met.
#include <cstddef>
#include <iostream>
#include <vector>

bool wins(const std::vector<long long>& heaps) {
  bool won = false;  // call
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    for (long long left = heaps[i] - 1; left >= 0; --left) {
      std::vector<long long> option = heaps;
      option[i] = left;
      won |= !wins(option);  // option: option
    }
  }
  return won;  // cell: heaps -> outcome(won)
}

int main() {
  for (int n; std::cin >> n && n > 0;) {
    std::vector<long long> heaps(n);
    for (long long& heap : heaps) std::cin >> heap;
    std::cout << (wins(heaps) ? "Yes\n" : "No\n");
  }
}
