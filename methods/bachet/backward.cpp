// Bachet's game, heaps upward: a heap is won if one of its options is lost. Options are smaller heaps, so they are known. O(n m).
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

bool wins(long long n, const std::vector<long long>& take) {
  std::vector<bool> won(n + 1);  // bytes: n / 8 + 1
  for (long long heap = 0; heap <= n; ++heap) {
    bool lost_option = false;
    for (long long s : take) {
      if (s > heap) continue;
      lost_option |= !won[heap - s];  // option: heap - s
    }
    won[heap] = lost_option;  // cell: heap -> outcome(lost_option)
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
