// Sums of subtraction games by the period of the nimbers: a heap's nimber depends on no more than the s nimbers before it, s the largest move. So once
// s nimbers in a row come back, everything after them repeats for ever, and heaps of any size are reduced modulo that period; then xor.
#include <algorithm>
#include <iostream>
#include <vector>

struct Row {
  std::vector<int> nimber;
  long long start = 0, period = 0;  // if period > 0: nimber(i + period) = nimber(i) from start on

  void fill(long long largest, const std::vector<long long>& take) {
    long long window = 0;  // the largest move that matters
    for (long long s : take) {
      if (s <= largest) window = std::max(window, s);
    }
    for (long long heap = 0; heap <= largest && period == 0; ++heap) {
      std::vector<bool> seen(take.size() + 1);
      for (long long s : take) {
        if (s > heap) continue;
        seen[nimber[heap - s]] = true;  // option: heap - s
      }
      int mex = 0;
      while (seen[mex]) ++mex;
      nimber.push_back(mex);  // cell: heap -> nimber(mex)
      const long long last = heap + 1 - window;  // where the last window starts
      if (last <= start) continue;  // bytes: nimber.size() * 4
      if (std::equal(nimber.begin() + last, nimber.end(), nimber.begin() + start)) {
        period = last - start;
      } else if (last > 2 * start + window) {
        start = last;  // wait for a later window: it lies behind the preperiod at last
      }
    }
  }

  int operator[](long long heap) const {
    if (period > 0 && heap >= start) heap = start + (heap - start) % period;
    return nimber[heap];  // part: heap -> nimber(nimber[heap])
  }
};

int main() {
  int m, p;
  std::cin >> m;
  std::vector<long long> take(m);
  for (long long& s : take) std::cin >> s;
  std::cin >> p;
  std::vector<long long> heaps(p);
  for (long long& heap : heaps) std::cin >> heap;
  const long long largest = heaps.empty() ? 0 : *std::max_element(heaps.begin(), heaps.end());
  Row row;
  row.fill(largest, take);  // bytes: row.nimber.size() * 4
  int sum = 0;
  for (long long heap : heaps) sum ^= row[heap];
  std::cout << (sum != 0 ? "First\n" : "Second\n");
}
