// Bachet's game, heaps upward: each lost heap marks the heaps from which one move leads to it as won. A heap that is still unmarked when
// its turn comes is lost, since all its options are won. O(n + m times the lost heaps), no recursion.
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

bool wins(long long n, const std::vector<long long>& take) {
  std::vector<bool> won(n + 1);  // bytes: n / 8 + 1
  for (long long heap = 0; heap <= n; ++heap) {  // cell: heap -> outcome(won[heap])
    if (won[heap]) continue;
    for (long long s : take) {
      if (s > n - heap) continue;
      won[heap + s] = true;  // option
    }
  }
  return won[n];
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
