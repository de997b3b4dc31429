// Bachet's game by recursion with memory: each heap is looked into once, so at most n + 1 heaps with m options each. The calls still nest up to n deep.
#include <iostream>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>

struct Game {
  std::vector<long long> take;
  std::unordered_map<long long, bool> known;

  bool wins(long long heap) {
    if (const auto found = known.find(heap); found != known.end()) return found->second;  // call
    bool won = false;
    for (long long s : take) {
      if (s > heap) continue;
      won |= !wins(heap - s);  // option: heap - s
    }
    known[heap] = won;  // cell: heap -> outcome(won)
    return won;
  }
};

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    std::istringstream in(line);
    long long n, m;
    if (!(in >> n >> m)) continue;
    Game game{std::vector<long long>(m), {}};
    for (long long& s : game.take) in >> s;
    std::cout << (game.wins(n) ? "Stan wins\n" : "Ollie wins\n");  // bytes: game.known.size() * (8 + 1)
  }
}
