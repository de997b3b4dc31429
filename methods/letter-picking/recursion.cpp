// Letter picking by plain recursion over the letters that are left. Later letters go in front, so the inner interval decides a round unless it is a
// draw; only then do the two letters of this round. Each round has four continuations, so O(4^(n/2)) calls: short strings only.
#include <algorithm>
#include <iostream>
#include <string>

struct Game {
  std::string s;

  // The letters l..end-1 are left, Alice to move: 1 if Alice wins, 0 for a draw, -1 if Bob wins.
  int value(int l, int end) const {
    if (l == end) return 0;
    int best = -1;  // call
    for (int alice : {l, end - 1}) {
      const int from = alice == l ? l + 1 : l, to = alice == l ? end : end - 1;
      int reply = 1;
      for (int bob : {from, to - 1}) {
        const int inner = bob == from ? value(from + 1, to) : value(from, to - 1);
        const int letters = (s[alice] < s[bob]) - (s[alice] > s[bob]);
        reply = std::min(reply, inner != 0 ? inner : letters);  // option: bob == from ? to - 1 : to - 2, bob == from ? from + 1 : from
      }
      best = std::max(best, reply);
    }
    return best;  // cell: end - 1, l -> outcome(best > 0, best == 0)
  }
};

int main() {
  int tests;
  std::cin >> tests;
  while (tests-- > 0) {
    Game game;
    std::cin >> game.s;
    const int value = game.value(0, game.s.size());
    std::cout << (value > 0 ? "Alice\n" : value == 0 ? "Draw\n" : "Bob\n");
  }
}
