// Sums of subtraction games by one row of nimbers: the nimber of a heap is the mex of its options'
// nimbers, and by Sprague and Grundy a sum is lost exactly when the xor of its heaps' nimbers is 0.
#include <algorithm>
#include <iostream>
#include <vector>

struct Game {
  std::vector<long long> take;

  std::vector<int> nimbers(long long largest) const {
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
};

int main() {
  int m, p;
  std::cin >> m;
  Game game{std::vector<long long>(m)};
  for (long long& s : game.take) std::cin >> s;
  std::cin >> p;
  std::vector<long long> heaps(p);
  for (long long& heap : heaps) std::cin >> heap;
  const long long largest = heaps.empty() ? 0 : *std::max_element(heaps.begin(), heaps.end());
  const std::vector<int> nimber = game.nimbers(largest);
  int sum = 0;
  for (long long heap : heaps) {
    sum ^= nimber[heap];  // part: heap -> nimber(nimber[heap])
  }
  std::cout << (sum != 0 ? "First\n" : "Second\n");
}
