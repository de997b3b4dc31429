// Nim by Bouton's theorem: a position is lost exactly when the xor of its heaps is 0.
#include <iostream>

int main() {
  for (int n; std::cin >> n && n > 0;) {
    long long sum = 0;
    for (int i = 0; i < n; ++i) {
      long long heap;
      std::cin >> heap;  // part: heap -> nimber(heap)
      sum ^= heap;  // cell: heap -> nimber(heap)
    }
    std::cout << (sum != 0 ? "Yes\n" : "No\n");
  }
}
