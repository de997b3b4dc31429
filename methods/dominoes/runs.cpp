// Dominoes by free runs, as if dominoes never vanished: neither order nor place of the runs matters, nor those shorter than K, so a position is a sorted list.
// t, the moves that game lasts, is 0 without options, else 1 + the least even t of an option, or 1 + the largest if all are odd. If t < D, its winner wins; otherwise it is a draw.
#include <algorithm>
#include <climits>
#include <iostream>
#include <map>
#include <string>
#include <vector>

using Runs = std::vector<long long>;

struct Game {
  long long k;
  std::map<Runs, int> known;

  int remoteness(const Runs& runs) {
    if (const auto found = known.find(runs); found != known.end()) return found->second;  // call
    int quickest = INT_MAX, longest = -1;  // bytes: (known.size() & (known.size() - 1)) != 0 ? 0 : [&, b = 0ULL]() mutable { for (auto& e : known) b += e.first.size() * 8 + 4; return b; }()
    for (std::size_t i = 0; i < runs.size(); ++i) {
      for (long long left = 0; left + k <= runs[i]; ++left) {
        Runs option = runs;
        option.erase(option.begin() + i);
        for (long long part : {left, runs[i] - k - left}) {
          if (part >= k) option.push_back(part);
        }
        std::sort(option.begin(), option.end());
        const int t = remoteness(option);  // option
        if (t % 2 == 0) quickest = std::min(quickest, t);
        longest = std::max(longest, t);
      }
    }
    const int t = 1 + (quickest < INT_MAX ? quickest : longest);
    known[runs] = t;  // visit: runs -> remoteness(t)
    return t;
  }
};

int main() {
  long long n, d, run = 0;
  Game game;
  std::string strip;
  std::cin >> n >> game.k >> d >> strip;
  Runs runs;
  for (char cell : strip + '1') {
    if (cell == '1' && run >= game.k) runs.push_back(run);
    run = cell == '1' ? 0 : run + 1;
  }
  std::sort(runs.begin(), runs.end());
  const int t = game.remoteness(runs);  // bytes: [&, b = 0ULL]() mutable { for (auto& e : game.known) b += e.first.size() * 8 + 4; return b; }()
  std::cout << (t >= d ? "Draw\n" : t % 2 == 1 ? "Alice\n" : "Bob\n");
}
