// The disappearing domino game as it is, a finite graph with cycles, solved backwards from its ends: a position without options is lost, one with a lost option
// is won, one whose options are all won is lost. What is never decided is a draw. Every position that can arise is stored: tiny strips only.
#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <vector>

using Position = std::vector<long long>;  // by cell: turns left, 0 if free, -1 if blocked

enum Outcome { unknown, lost, won, draw };

int main() {
  long long n, k, d;
  std::string strip;
  std::cin >> n >> k >> d >> strip;
  Position start(n);
  for (int i = 0; i < n; ++i) start[i] = strip[i] == '1' ? -1 : 0;

  std::vector<Position> positions = {start};
  std::map<Position, int> number = {{start, 0}};
  std::vector<std::vector<int>> before(1);  // the positions that have this one as an option
  std::vector<int> open(1);                 // how many options are not known to be won
  for (int at = 0; at < int(positions.size()); ++at) {
    for (long long first = 0; first + k <= n; ++first) {
      Position next = positions[at];
      const auto from = next.begin() + first, to = from + k;
      if (std::count(from, to, 0) < k) continue;
      std::fill(from, to, d);
      for (long long& turns : next) turns -= turns > 0;
      const auto [place, is_new] = number.emplace(next, positions.size());
      if (is_new) {
        positions.push_back(next);
        before.emplace_back();
        open.push_back(0);  // bytes: positions.size() * (n * 8 + n * 8 + 4 + 4)
      }
      before[place->second].push_back(at);
      ++open[at];  // option
    }
  }

  std::vector<Outcome> outcome(positions.size(), unknown);
  std::vector<int> decided;
  for (int at = 0; at < int(positions.size()); ++at) {
    if (open[at] == 0) outcome[at] = lost, decided.push_back(at);
  }
  for (std::size_t i = 0; i < decided.size(); ++i) {
    const int option = decided[i];  // visit: positions[option] -> outcome(outcome[option] == won)
    for (int at : before[option]) {
      if (outcome[at] != unknown) continue;
      --open[at];
      if (outcome[option] == won && open[at] > 0) continue;
      outcome[at] = outcome[option] == lost ? won : lost;
      decided.push_back(at);
    }
  }
  for (std::size_t at = 0; at < positions.size(); ++at) {
    if (outcome[at] != unknown) continue;
    outcome[at] = draw;  // visit: positions[at] -> outcome(false, true)
  }
  const Outcome answer = outcome[0];  // part: positions[0] -> outcome(answer == won, answer == draw)
  std::cout << (answer == draw ? "Draw\n" : answer == won ? "Alice\n" : "Bob\n");  // bytes: [&, b = 0ULL]() mutable { for (auto& a : before) b += a.size() * 4; return b; }() + positions.size() * (n * 8 + n * 8 + 4 + 4 + 4) + decided.size() * 4
}
