// Bachet's game by its period: a heap's outcome depends only on the s outcomes before it, s the largest move. So once s outcomes in a row come back,
// all later ones repeat for ever, and n is reduced modulo the distance. The window kept for comparison is taken anew each time the heaps have doubled, so past any preperiod.
#include <algorithm>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

bool wins(long long n, const std::vector<long long>& take) {
  long long window = 0;  // the largest move that matters
  for (long long s : take) {
    if (s <= n) window = std::max(window, s);
  }
  std::vector<char> won;
  long long kept = window;  // the window kept for comparison ends before this heap
  for (long long heap = 0; heap <= n; ++heap) {
    bool lost_option = false;
    for (long long s : take) {
      if (s > heap) continue;
      lost_option |= !won[heap - s];  // option: heap - s
    }
    won.push_back(lost_option);  // cell: heap -> outcome(lost_option)
    const long long end = heap + 1;  // bytes: won.size()
    if (end <= kept) continue;
    if (std::equal(won.end() - window, won.end(), won.begin() + kept - window)) {
      const long long period = end - kept;
      return won[kept + (n - kept) % period];  // part: kept + (n - kept) % period -> outcome(won[kept + (n - kept) % period])
    }
    if (end == 2 * kept) kept = end;  // keep a later window, in case this one lies in the preperiod
  }
  return won[n];  // part: n -> outcome(won[n])
}

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    std::istringstream in(line);
    long long n, m;
    if (!(in >> n >> m)) continue;
    std::vector<long long> take(m);
    for (long long& s : take) in >> s;
    std::cout << (wins(n, take) ? "Stan wins\n" : "Ollie wins\n");
  }
}
