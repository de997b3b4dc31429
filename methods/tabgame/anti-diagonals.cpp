// Coin to the border by anti-diagonals d = x + y: a move lowers d by one, so all cells of a d follow at once from those of d - 1. With bit x for
// the cell (x, d - x), a(x, y) = NOT (a(x-1, y) AND a(x, y-1)) becomes NOT (line AND line << 1), 64 cells a step: O(N M / 64 + N + M).
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <string>
#include <vector>

struct Question {
  int x, number;
};

std::string answers(const std::string& top, const std::string& left,
                    const std::vector<std::vector<Question>>& queries, int questions) {
  const int n = left.size(), m = top.size();
  std::string digits(questions, ' ');
  std::vector<std::uint64_t> line(n / 64 + 1), next(line);  // bytes: (line.size() + next.size()) * 8
  const auto put = [&line](int x, char digit) {
    const std::uint64_t bit = std::uint64_t{1} << (x % 64);
    line[x / 64] = digit == '1' ? line[x / 64] | bit : line[x / 64] & ~bit;
  };
  for (int d = 2; d <= n + m; ++d) {
    if (d - 1 <= m) put(0, top[d - 2]);  // the border's cells (0, d - 1) and (d - 1, 0)
    if (d - 1 <= n) put(d - 1, left[d - 2]);
    for (int x = std::max(1, d - m); x < d && x <= n; x = (x / 64 + 1) * 64) {
      const int i = x / 64;
      const std::uint64_t after_left = line[i];  // option
      const std::uint64_t after_up = (line[i] << 1) | (i > 0 ? line[i - 1] >> 63 : 0);  // option
      next[i] = ~(after_up & after_left);  // cell: d - x, x -> bits(-1, 1, std::min({n, d - 1, 64 * i + 63}) - x + 1, next[i] >> (x % 64))
    }
    line.swap(next);
    for (const auto& [x, number] : queries[d]) {
      digits[number] = '0' + ((line[x / 64] >> (x % 64)) & 1);  // part: d - x, x -> outcome(digits[number] == '1')
    }
  }
  return digits;
}

int main() {
  int tests;
  std::cin >> tests;
  while (tests-- > 0) {
    std::string top, left;
    int questions;
    std::cin >> top >> left >> questions;
    std::vector<std::vector<Question>> queries(top.size() + left.size() + 1);  // by x + y
    for (int number = 0, x, y; number < questions; ++number) {
      std::cin >> x >> y;
      queries[x + y].push_back({x, number});
    }
    std::cout << answers(top, left, queries, questions) << '\n';
  }
}
