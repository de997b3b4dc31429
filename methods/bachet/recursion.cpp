// Bachet's game by plain recursion: a heap is won if some move leads to a lost one. Every heap is looked into again each time it is met.
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

struct Game {
  std::vector<long long> take;

  bool wins(long long heap) const {
    bool won = false;  // call
    for (long long s : take) {
      if (s > heap) continue;
      won |= !wins(heap - s);  // option: heap - s
    }
    return won;  // cell: heap -> outcome(won)
  }
};

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    std::istringstream in(line);
    long long n, m;
    if (!(in >> n >> m)) continue;
    Game game{std::vector<long long>(m)};
    for (long long& s : game.take) in >> s;
    std::cout << (game.wins(n) ? "Stan wins\n" : "Ollie wins\n");
  }
}
