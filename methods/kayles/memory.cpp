// Kayles by recursion with memory: each joint position is looked into once. Neither the order of the rows nor empty rows matter, so a position is
// the sorted list of the rows that have pins. Their number still grows faster than any power of the rows' lengths.
#include <algorithm>
#include <iostream>
#include <map>
#include <vector>

using Rows = std::vector<int>;

Rows sorted(Rows rows) {
  rows.erase(std::remove(rows.begin(), rows.end(), 0), rows.end());
  std::sort(rows.begin(), rows.end());
  return rows;
}

struct Game {
  std::map<Rows, bool> known;

  bool wins(const Rows& rows) {
    if (const auto found = known.find(rows); found != known.end()) return found->second;  // call
    bool won = false;  // bytes: (known.size() & (known.size() - 1)) != 0 ? 0 : [&, b = 0ULL]() mutable { for (auto& e : known) b += e.first.size() * 4 + 1; return b; }()
    for (std::size_t i = 0; i < rows.size(); ++i) {
      for (int taken = 1; taken <= std::min(2, rows[i]); ++taken) {
        for (int left = 0; left <= rows[i] - taken; ++left) {
          Rows option = rows;
          option[i] = left;
          option.push_back(rows[i] - taken - left);
          won |= !wins(sorted(option));  // option
        }
      }
    }
    known[rows] = won;  // visit: rows -> outcome(won)
    return won;
  }
};

int main() {
  int p;
  std::cin >> p;
  Rows rows(p);
  for (int& row : rows) std::cin >> row;
  Game game;
  std::cout << (game.wins(sorted(rows)) ? "First\n" : "Second\n");  // bytes: [&, b = 0ULL]() mutable { for (auto& e : game.known) b += e.first.size() * 4 + 1; return b; }()
}
