// Take k^k stones, by plain recursion over all heaps together: a position is won if some move leads
// to a lost one. Every position is looked into again each time it is met.
#include <cstddef>
#include <iostream>
#include <vector>

long long self_power(int k) {
  long long power = 1;
  for (int i = 0; i < k; ++i) power *= k;
  return power;
}

bool wins(const std::vector<long long>& heaps) {
  bool won = false;  // call
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    for (int k = 1; self_power(k) <= heaps[i]; ++k) {
      std::vector<long long> option = heaps;
      option[i] -= self_power(k);
      won |= !wins(option);  // option: option
    }
  }
  return won;  // visit: heaps -> outcome(won)
}

int main() {
  int t;
  for (std::cin >> t; t > 0; --t) {
    int n;
    std::cin >> n;
    std::vector<long long> heaps(n);
    for (long long& heap : heaps) std::cin >> heap;
    std::cout << (wins(heaps) ? "Little Chef\n" : "Head Chef\n");
  }
}
