// A coin that moves up or left until it reaches the border.
//
//   a(x, y) = NOT (a(x-1, y) AND a(x, y-1)),   a = the digit on the border
#include <algorithm>
#include <array>
#include <vector>

#include "methods.hpp"
#include "reader.hpp"

namespace grundy::methods {

namespace {

using Bits = std::vector<std::uint8_t>;

struct Test {
  std::string_view top, left;
  struct Question {
    std::uint64_t x, y;
  };
  std::vector<Question> questions;

  std::uint64_t rows() const { return left.size(); }
  std::uint64_t columns() const { return top.size(); }
};

/// The questions sorted into groups: `group(question)` is below `groups`.
template <class Group>
std::vector<std::vector<std::size_t>> grouped(const Test& test, std::size_t groups, Group group) {
  std::vector<std::vector<std::size_t>> out(groups);
  for (std::size_t q = 0; q < test.questions.size(); ++q) out[group(test.questions[q])].push_back(q);
  return out;
}

/// Row after row, one row kept.
std::uint64_t answer_by_rows(const Test& test, std::string& digits) {
  const auto asked = grouped(test, test.rows() + 1, [](const auto& question) { return question.x; });
  Bits row(test.columns() + 1);
  for (std::size_t y = 1; y < row.size(); ++y) row[y] = test.top[y - 1] == '1';
  for (std::size_t x = 1; x <= test.rows(); ++x) {
    row[0] = test.left[x - 1] == '1';
    for (std::size_t y = 1; y < row.size(); ++y) row[y] = !(row[y] && row[y - 1]);
    for (const std::size_t q : asked[x]) digits[q] = static_cast<char>('0' + row[test.questions[q].y]);
  }
  return test.rows() * test.columns();
}

/// Anti-diagonal after anti-diagonal d = x + y, bit x of U for the cell (x, d - x), 64 cells a word:
///
///   U' = ~(U & U << 1), then the border's cells (0, d) and (d, 0)
///
/// Bits beyond the table hold anything: no cell inside looks at them.
std::uint64_t answer_by_anti_diagonals(const Test& test, std::string& digits) {
  const std::size_t n = test.rows(), m = test.columns();
  const auto asked = grouped(test, n + m + 1, [](const auto& question) { return question.x + question.y; });
  std::vector<std::uint64_t> u(n / 64 + 1);
  const auto set = [&u](std::size_t x, bool value) {
    u[x / 64] = (u[x / 64] & ~(std::uint64_t{1} << x % 64)) | std::uint64_t{value} << x % 64;
  };
  std::uint64_t words = 0;
  for (std::size_t d = 1; d <= n + m; ++d) {
    const std::size_t low = (d > m ? d - m : 0) / 64, high = std::min(d, n) / 64;
    for (std::size_t i = high + 1; i-- > low;) {
      const std::uint64_t carried = i > 0 ? u[i - 1] >> 63 : 0;
      u[i] = ~(u[i] & (u[i] << 1 | carried));
    }
    words += high - low + 1;
    if (d <= m) set(0, test.top[d - 1] == '1');
    if (d <= n) set(d, test.left[d - 1] == '1');
    for (const std::size_t q : asked[d]) {
      const std::uint64_t x = test.questions[q].x;
      digits[q] = static_cast<char>('0' + (u[x / 64] >> x % 64 & 1));
    }
  }
  return words;
}

/// The two lines next to the border `along`, whose cells before the first are the digits of the border `across`.
std::array<Bits, 2> two_lines(std::string_view along, std::string_view across) {
  std::array<Bits, 2> lines = {Bits(along.size() + 1), Bits(along.size() + 1)};
  for (std::size_t i = 0; i < 2 && i < across.size(); ++i) {
    lines[i][0] = across[i] == '1';
    for (std::size_t j = 1; j <= along.size(); ++j) lines[i][j] = !((i == 0 ? along[j - 1] == '1' : lines[0][j]) && lines[i][j - 1]);
  }
  return lines;
}

/// Along its diagonal any cell goes back to row or column 2.
std::uint64_t answer_by_diagonals(const Test& test, std::string& digits) {
  const auto rows = two_lines(test.top, test.left), columns = two_lines(test.left, test.top);
  for (std::size_t q = 0; q < test.questions.size(); ++q) {
    auto [x, y] = test.questions[q];
    const std::uint64_t back = std::max<std::uint64_t>(std::min(x, y), 2) - 2;
    x -= back;
    y -= back;
    digits[q] = static_cast<char>('0' + (x <= 2 ? rows[x - 1][y] : columns[y - 1][x]));
  }
  return 2 * (test.rows() + test.columns());
}

Run run(std::string_view input, std::uint64_t (*answer)(const Test&, std::string& digits)) {
  Reader in(input);
  Run run;
  for (std::uint64_t tests = in.number(); tests > 0; --tests) {
    Test test{in.word(), in.word(), {}};
    test.questions.resize(in.number());
    for (auto& question : test.questions) {
      question.x = in.number();
      question.y = in.number();
    }
    std::string digits(test.questions.size(), ' ');
    run.states += answer(test, digits);
    (run.output += digits) += '\n';
  }
  return run;
}

}  // namespace

Run tabgame_rows(std::string_view input) { return run(input, answer_by_rows); }
Run tabgame_anti_diagonals(std::string_view input) { return run(input, answer_by_anti_diagonals); }
Run tabgame_diagonals(std::string_view input) { return run(input, answer_by_diagonals); }

}  // namespace grundy::methods
