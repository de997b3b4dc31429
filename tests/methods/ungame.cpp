// A pawn on cells 1..n, move number k shifts it by k. From the last row down to the first:
//
//   N_k = (P_{k+1} + k) u (P_{k+1} - k), clipped to 1..n
#include <algorithm>
#include <utility>
#include <vector>

#include "methods.hpp"
#include "reader.hpp"

namespace grundy::methods {

namespace {

using Losing = std::vector<std::uint8_t>;  // by cell, from 1

Losing first_row_by_rows(std::uint64_t n, std::uint64_t& cells) {
  Losing losing(n + 1, 1), next(n + 1);
  for (std::uint64_t k = n - 1; k >= 1 && n > 1; --k) {
    for (std::uint64_t p = 1; p <= n; ++p) next[p] = !((p > k && losing[p - k]) || (p + k <= n && losing[p + k]));
    losing.swap(next);
  }
  cells += n * n;
  return losing;
}

using Interval = std::pair<std::uint32_t, std::uint32_t>;  // first and last cell

/// The cells of 1..n in none of `taken`, which are sorted and may overlap.
std::vector<Interval> gaps(const std::vector<Interval>& taken, std::uint32_t n) {
  std::vector<Interval> out;
  std::uint32_t next = 1;
  for (const auto& [first, last] : taken) {
    if (first > next) out.emplace_back(next, first - 1);
    next = std::max(next, last + 1);
  }
  if (next <= n) out.emplace_back(next, n);
  return out;
}

Losing first_row_by_runs(std::uint64_t cells, std::uint64_t& runs) {
  const auto n = static_cast<std::uint32_t>(cells);
  std::vector<Interval> losing = {{1, n}}, left, right, winning;
  runs += 1;
  for (std::uint32_t k = n - 1; k >= 1 && n > 1; --k) {
    left.clear();
    right.clear();
    winning.clear();
    for (const auto& [first, last] : losing) {
      if (last > k) left.emplace_back(first > k ? first - k : 1, last - k);
      if (first + k <= n) right.emplace_back(first + k, std::min(last + k, n));
    }
    std::merge(left.begin(), left.end(), right.begin(), right.end(), std::back_inserter(winning));
    losing = gaps(winning, n);
    runs += losing.size();
  }
  Losing row(n + 1, 0);
  for (const auto& [first, last] : losing) std::fill(row.begin() + first, row.begin() + last + 1, std::uint8_t{1});
  return row;
}

Run run(std::string_view input, Losing (*first_row)(std::uint64_t, std::uint64_t&)) {
  Reader in(input);
  Run run;
  for (std::uint64_t tests = in.number(); tests > 0; --tests) {
    const std::uint64_t n = in.number(), m = in.number();
    const Losing losing = first_row(n, run.states);
    for (std::uint64_t i = 0; i < m; ++i) {
      if (i > 0) run.output += ' ';
      run.output += losing[in.number()] ? '2' : '1';
    }
    run.output += '\n';
  }
  return run;
}

}  // namespace

Run ungame_rows(std::string_view input) { return run(input, first_row_by_rows); }
Run ungame_runs(std::string_view input) { return run(input, first_row_by_runs); }

}  // namespace grundy::methods
