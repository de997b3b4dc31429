// One heap of n stones, a set of moves, who cannot move loses: ways in which contestants solve it that methods/bachet does not have.
#include <set>
#include <vector>

#include "methods.hpp"
#include "reader.hpp"

namespace grundy::methods {

namespace {

using Moves = std::vector<std::uint64_t>;

/// Top down, each heap once. On a stack of its own: calls would nest n deep.
bool wins_by_memo(std::uint64_t n, const Moves& moves, std::uint64_t& heaps) {
  enum : std::uint8_t { unknown, loses, wins };
  struct Frame {
    std::uint64_t heap;
    std::size_t next_move;
  };
  std::vector<std::uint8_t> memo(n + 1, unknown);
  std::vector<Frame> stack = {{n, 0}};
  while (!stack.empty()) {
    auto& [heap, next_move] = stack.back();
    if (next_move == moves.size()) {
      memo[heap] = loses;
    } else if (moves[next_move] > heap) {
      ++next_move;
      continue;
    } else if (const std::uint64_t option = heap - moves[next_move]; memo[option] == unknown) {
      stack.push_back({option, 0});
      continue;
    } else if (memo[option] == wins) {
      ++next_move;
      continue;
    } else {
      memo[heap] = wins;
    }
    ++heaps;
    stack.pop_back();
  }
  return memo[n] == wins;
}

bool wins_by_mex_set(std::uint64_t n, const Moves& moves, std::uint64_t& heaps) {
  std::vector<std::uint32_t> nimber(n + 1);
  for (std::uint64_t heap = 0; heap <= n; ++heap) {
    std::set<std::uint32_t> seen;
    for (const std::uint64_t s : moves) {
      if (s <= heap) seen.insert(nimber[heap - s]);
    }
    while (seen.contains(nimber[heap])) ++nimber[heap];
  }
  heaps += n + 1;
  return nimber[n] != 0;
}

Run run(std::string_view input, bool (*first_wins)(std::uint64_t, const Moves&, std::uint64_t&)) {
  Reader in(input);
  Run run;
  while (!in.at_end()) {
    const std::uint64_t n = in.number();
    const Moves moves = in.numbers(in.number());
    run.output += first_wins(n, moves, run.states) ? "Stan wins\n" : "Ollie wins\n";
  }
  return run;
}

}  // namespace

Run bachet_memo(std::string_view input) { return run(input, wins_by_memo); }
Run bachet_mex_set(std::string_view input) { return run(input, wins_by_mex_set); }

}  // namespace grundy::methods
