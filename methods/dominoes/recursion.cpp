// Dominoes by plain recursion, as if dominoes never vanished. That game lasts t moves if the winner hurries and the loser delays: t is 0 without options, else 1 + the least even t
// of an option, or 1 + the largest t if all are odd; odd t are won. If t < D, its winner wins the real game as well; otherwise that is a draw.
#include <algorithm>
#include <climits>
#include <cstdint>
#include <iostream>
#include <string>

struct Game {
  long long n, k;

  // Bit i of `taken`: cell i is blocked or covered.
  int remoteness(std::uint64_t taken) const {
    int quickest = INT_MAX, longest = -1;  // call
    for (long long first = 0; first + k <= n; ++first) {
      const std::uint64_t domino = (~std::uint64_t{0} >> (64 - k)) << first;
      if (taken & domino) continue;
      const int t = remoteness(taken | domino);  // option: as_digits(taken | domino, n)
      if (t % 2 == 0) quickest = std::min(quickest, t);
      longest = std::max(longest, t);
    }
    const int t = 1 + (quickest < INT_MAX ? quickest : longest);
    return t;  // visit: as_digits(taken, n) -> remoteness(t)
  }
};

int main() {
  Game game;
  long long d;
  std::string strip;
  std::cin >> game.n >> game.k >> d >> strip;
  std::uint64_t taken = 0;
  for (int i = 0; i < game.n; ++i) taken |= std::uint64_t{strip[i] == '1'} << i;
  const int t = game.remoteness(taken);
  std::cout << (t >= d ? "Draw\n" : t % 2 == 1 ? "Alice\n" : "Bob\n");
}
