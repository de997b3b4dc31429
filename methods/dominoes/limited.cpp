// Dominoes by minimax with a limit: nobody can be stuck after turn D, since from then on there is room where a domino has just gone.
// So the search ends there with a draw, and before it dominoes stay. Values are 1, 0, -1 for the player to move: won, drawn, lost. The
// turn need not be remembered: the mask of taken cells tells how many dominoes were laid.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <string>
#include <unordered_map>

struct Game {
  long long n, k, d;
  std::unordered_map<std::uint64_t, int> known;

  // Bit i of `taken`: cell i is blocked or covered.
  int value(std::uint64_t taken, long long turn) {
    if (turn > d) return 0;
    if (const auto found = known.find(taken); found != known.end()) return found->second;  // call
    int best = -1;
    for (long long first = 0; first + k <= n; ++first) {
      const std::uint64_t domino = (~std::uint64_t{0} >> (64 - k)) << first;
      if (taken & domino) continue;
      best = std::max(best, -value(taken | domino, turn + 1));  // option: as_digits(taken | domino, n)
    }
    known[taken] = best;  // visit: as_digits(taken, n) -> outcome(best > 0, best == 0)
    return best;
  }
};

int main() {
  Game game;
  std::string strip;
  std::cin >> game.n >> game.k >> game.d >> strip;
  game.d = std::min(game.d, game.n + 1);  // nobody lays more than n dominoes
  std::uint64_t taken = 0;
  for (int i = 0; i < game.n; ++i) taken |= std::uint64_t{strip[i] == '1'} << i;
  const int best = game.value(taken, 1);  // bytes: game.known.size() * (8 + 4)
  std::cout << (best > 0 ? "Alice\n" : best < 0 ? "Bob\n" : "Draw\n");
}
