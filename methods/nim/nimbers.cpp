// Nim by nimbers: a heap's nimber is the mex of the nimbers of all smaller heaps, which comes out as
// the heap's own size. A position is lost exactly when the xor of its heaps' nimbers is 0.
#include <algorithm>
#include <iostream>
#include <vector>

std::vector<long long> nimbers(long long largest) {
  std::vector<long long> nimber(largest + 1);  // bytes: nimber.size() * 8
  for (long long heap = 0; heap <= largest; ++heap) {
    std::vector<bool> seen(heap + 1);
    for (long long left = heap - 1; left >= 0; --left) {
      seen[nimber[left]] = true;  // option: left
    }
    long long mex = 0;
    while (seen[mex]) ++mex;
    nimber[heap] = mex;  // cell: heap -> nimber(mex)
  }
  return nimber;
}

int main() {
  for (int n; std::cin >> n && n > 0;) {
    std::vector<long long> heaps(n);
    for (long long& heap : heaps) std::cin >> heap;
    const std::vector<long long> nimber = nimbers(*std::max_element(heaps.begin(), heaps.end()));
    long long sum = 0;
    for (long long heap : heaps) {
      sum ^= nimber[heap];  // part: heap -> nimber(nimber[heap])
    }
    std::cout << (sum != 0 ? "Yes\n" : "No\n");
  }
}
