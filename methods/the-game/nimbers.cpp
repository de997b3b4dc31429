// Coins on squares as a sum: the nimber of a coin on each square is the mex of the nimbers of all lower
// squares. A pair of coins on a square has xor 0, so only odd counts matter; lost exactly when the xor is 0.
#include <iostream>
#include <vector>

std::vector<int> nimbers(int s) {
  std::vector<int> nimber(s + 1);  // bytes: nimber.size() * 4
  for (int square = 0; square <= s; ++square) {
    std::vector<bool> seen(square + 1);
    for (int to = square - 1; to >= 0; --to) {
      seen[nimber[to]] = true;  // option: to
    }
    int mex = 0;
    while (seen[mex]) ++mex;
    nimber[square] = mex;  // cell: square -> nimber(mex)
  }
  return nimber;
}

int main() {
  int t;
  for (std::cin >> t; t > 0; --t) {
    int s;
    std::cin >> s;
    const std::vector<int> nimber = nimbers(s);
    int sum = 0;
    for (int square = 1; square <= s; ++square) {
      long long coins;
      std::cin >> coins;
      if (coins % 2 == 0) continue;
      sum ^= nimber[square];  // part: square -> nimber(nimber[square])
    }
    std::cout << (sum != 0 ? "Tom Wins\n" : "Hanks Wins\n");
  }
}
