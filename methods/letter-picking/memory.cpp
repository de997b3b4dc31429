// Letter picking by recursion with memory: there are only O(n^2) intervals of letters that can be left, and each is looked into once. The inner
// interval decides a round unless it is a draw, since later letters go in front; only then do the two letters of this round.
#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <utility>

struct Game {
  std::string s;
  std::map<std::pair<int, int>, int> known;

  // The letters l..end-1 are left, Alice to move: 1 if Alice wins, 0 for a draw, -1 if Bob wins.
  int value(int l, int end) {
    if (l == end) return 0;
    if (const auto found = known.find({l, end}); found != known.end()) return found->second;  // call
    int best = -1;
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
    known[{l, end}] = best;  // cell: end - 1, l -> outcome(best > 0, best == 0)
    return best;
  }
};

int main() {
  int tests;
  std::cin >> tests;
  while (tests-- > 0) {
    Game game;
    std::cin >> game.s;
    const int value = game.value(0, game.s.size());  // bytes: game.known.size() * (2 * 4 + 4)
    std::cout << (value > 0 ? "Alice\n" : value == 0 ? "Draw\n" : "Bob\n");
  }
}
