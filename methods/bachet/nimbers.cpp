// Bachet's game by nimbers, heaps upward: a heap's nimber is the mex of its options' nimbers, and it is 0 exactly on lost heaps.
// m options leave one of 0..m free, so a row of m + 1 marks finds the mex in O(m), and all takes O(n m).
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

int nimber_of(long long n, const std::vector<long long>& take) {
  std::vector<int> nimber(n + 1);  // bytes: nimber.size() * 4
  for (long long heap = 0; heap <= n; ++heap) {
    std::vector<bool> seen(take.size() + 1);
    for (long long s : take) {
      if (s > heap) continue;
      seen[nimber[heap - s]] = true;  // option: heap - s
    }
    int mex = 0;
    while (seen[mex]) ++mex;
    nimber[heap] = mex;  // cell: heap -> nimber(mex)
  }
  return nimber[n];
}

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    std::istringstream in(line);
    long long n, m;
    if (!(in >> n >> m)) continue;
    std::vector<long long> take(m);
    for (long long& s : take) in >> s;
    std::cout << (nimber_of(n, take) != 0 ? "Stan wins\n" : "Ollie wins\n");
  }
}
