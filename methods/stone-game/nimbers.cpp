// Exactly i stones from pile i, as a sum: a pile has at most one option, so its nimber is the mex of one
// nimber or of none. A position is lost exactly when the xor of its piles' nimbers is 0.
#include <iostream>
#include <vector>

int pile_nimber(int i, long long pile) {
  std::vector<int> nimber(pile + 1);  // bytes: nimber.size() * 4
  for (long long size = 0; size <= pile; ++size) {
    int mex = 0;
    if (size >= i) {
      mex = nimber[size - i] == 0 ? 1 : 0;  // option: size - i, i
    }
    nimber[size] = mex;  // cell: size, i -> nimber(mex)
  }
  return nimber[pile];
}

int main() {
  int t;
  for (std::cin >> t; t > 0; --t) {
    int n;
    std::cin >> n;
    int sum = 0;
    for (int i = 1; i <= n; ++i) {
      long long pile;
      std::cin >> pile;
      const int nimber = pile_nimber(i, pile);  // part: pile, i -> nimber(nimber)
      sum ^= nimber;
    }
    std::cout << (sum != 0 ? "ALICE\n" : "BOB\n");
  }
}
