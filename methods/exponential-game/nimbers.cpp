// Take k^k stones, by one row of nimbers for all tests: a heap's nimber is the mex of its options'
// nimbers, and a position is lost exactly when the xor of its heaps' nimbers is 0.
#include <algorithm>
#include <iostream>
#include <vector>

long long self_power(int k) {
  long long power = 1;
  for (int i = 0; i < k; ++i) power *= k;
  return power;
}

std::vector<int> nimbers(long long largest) {
  std::vector<long long> take;  // 1, 4, 27, 256, ...
  for (int k = 1; self_power(k) <= largest; ++k) take.push_back(self_power(k));
  std::vector<int> nimber(largest + 1);  // bytes: nimber.size() * 4
  for (long long heap = 0; heap <= largest; ++heap) {
    std::vector<bool> seen(take.size() + 1);
    for (long long s : take) {
      if (s > heap) continue;
      seen[nimber[heap - s]] = true;  // option: heap - s
    }
    int mex = 0;
    while (seen[mex]) ++mex;
    nimber[heap] = mex;  // cell: heap -> nimber(mex)
  }
  return nimber;
}

int main() {
  int t;
  std::cin >> t;
  std::vector<std::vector<long long>> tests(t);
  long long largest = 0;
  for (std::vector<long long>& heaps : tests) {
    int n;
    std::cin >> n;
    heaps.resize(n);
    for (long long& heap : heaps) {
      std::cin >> heap;
      largest = std::max(largest, heap);
    }
  }
  const std::vector<int> nimber = nimbers(largest);
  for (const std::vector<long long>& heaps : tests) {
    int sum = 0;
    for (long long heap : heaps) {
      sum ^= nimber[heap];  // part: heap -> nimber(nimber[heap])
    }
    std::cout << (sum != 0 ? "Little Chef\n" : "Head Chef\n");
  }
}
