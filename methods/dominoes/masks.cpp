// Dominoes by recursion with memory, as if dominoes never vanished: a position is the mask of taken cells, each looked into once. t, the moves that game lasts,
// is 0 without options, else 1 + the least even t of an option, or 1 + the largest if all are odd; odd t are won. If t < D, its winner wins the real game; otherwise that is a draw.
#include <algorithm>
#include <climits>
#include <cstdint>
#include <iostream>
#include <string>
#include <unordered_map>

struct Game {
  long long n, k;
  std::unordered_map<std::uint64_t, int> known;

  // Bit i of `taken`: cell i is blocked or covered.
  int remoteness(std::uint64_t taken) {
    if (const auto found = known.find(taken); found != known.end()) return found->second;  // call
    int quickest = INT_MAX, longest = -1;
    for (long long first = 0; first + k <= n; ++first) {
      const std::uint64_t domino = (~std::uint64_t{0} >> (64 - k)) << first;
      if (taken & domino) continue;
      const int t = remoteness(taken | domino);  // option: as_digits(taken | domino, n)
      if (t % 2 == 0) quickest = std::min(quickest, t);
      longest = std::max(longest, t);
    }
    const int t = 1 + (quickest < INT_MAX ? quickest : longest);
    known[taken] = t;  // visit: as_digits(taken, n) -> remoteness(t)
    return t;
  }
};

int main() {
  Game game;
  long long d;
  std::string strip;
  std::cin >> game.n >> game.k >> d >> strip;
  std::uint64_t taken = 0;
  for (int i = 0; i < game.n; ++i) taken |= std::uint64_t{strip[i] == '1'} << i;
  const int t = game.remoteness(taken);  // bytes: game.known.size() * (8 + 4)
  std::cout << (t >= d ? "Draw\n" : t % 2 == 1 ? "Alice\n" : "Bob\n");
}
