// Bachet's game: one heap, a move takes s stones for an s in the set (theory/subtraction.hpp).
#include <algorithm>

#include "games/subtraction_solution.hpp"
#include "games/wording.hpp"
#include "io/scanner.hpp"
#include "theory/subtraction_sieve.hpp"

namespace grundy {

namespace {

/// What the judge accepts for a heap: above it, answers go through the period (`answer`).
constexpr std::uint64_t kJudgeReach = SubtractionSequence::kNimberReach;
constexpr std::uint64_t kReach = 1'000'000'000'000'000'000;

constexpr ParameterSpec kParameters[] = {
    {.name = "take", .kind = ParameterKind::list, .label = "Moves", .fallback = "1,4,20,21", .help = "How many stones may be taken at once", .least = 1, .most = kMaxHeap, .longest = SubtractionSequence::kMaxMoves},
    {.name = "n", .label = "Stones", .fallback = "1680", .help = "Size of the heap", .most = kReach},
    {.name = "width", .label = "Table width", .fallback = "", .help = "Heaps in a row of the table; the period if left out", .least = 1, .most = 1 << 20},
};

constexpr GameInfo kInfo = {
    .id = "bachet",
    .title = "Bachet's game",
    .source = "UVA 10404 \"Bachet's Game\"",
    .credit = "",
    .first = "Stan",
    .second = "Ollie",
    .parameters = kParameters,
    .judge_format = "A line a game, to the end of the input: n, the number of moves m, and m moves.",
    .sample_input = "20 3 1 3 8\n21 3 1 3 8\n22 3 1 3 8\n23 3 1 3 8\n1000000 10 1 23 38 11 7 5 4 8 3 13\n999996 10 1 23 38 11 7 5 4 8 3 13\n",
    .sample_output = "Stan wins\nStan wins\nOllie wins\nStan wins\nStan wins\nOllie wins\n",
};

class BachetSolution final : public WrappedSubtraction {
 public:
  BachetSolution(std::vector<std::uint64_t> take, std::uint64_t n, std::uint64_t width)
      : WrappedSubtraction(kInfo, {n}, std::move(take), n, "n", n, width) {}

  std::vector<Mark> marks() override {
    const auto cell = cell_of(components());
    return cell ? std::vector<Mark>{{*cell, {}}} : std::vector<Mark>{};
  }
};

class Bachet final : public Game {
 public:
  const GameInfo& info() const override { return kInfo; }

  Result<std::string> judge(std::string_view input) const override {
    Scanner in(input);
    std::string out;
    std::vector<std::uint64_t> take;
    while (!in.failed() && !in.at_end()) {
      const std::uint64_t n = in.number("the number of stones n", 0, kJudgeReach);
      const std::uint64_t moves = number_on_line(in, "the number of moves m", 0, SubtractionSequence::kMaxMoves);
      take.clear();
      for (std::uint64_t i = 0; i < moves && !in.failed(); ++i) take.push_back(number_on_line(in, "a move", 1, kMaxHeap));
      if (!in.failed() && !in.at_line_end()) in.reject_next("the end of the line after " + counted(moves, "move"));
      if (in.failed()) break;
      std::sort(take.begin(), take.end());
      take.erase(std::unique(take.begin(), take.end()), take.end());
      out += subtraction_wins(take, n) ? "Stan wins\n" : "Ollie wins\n";
    }
    return in.finish(std::move(out), "the last game");
  }

  Result<std::unique_ptr<Solution>> open(const Parameters& p) const override {
    return std::unique_ptr<Solution>(std::make_unique<BachetSolution>(p.list("take"), p.integer("n"), p.integer("width")));
  }

 private:
  /// A game is one line: what is missing at its end is missing.
  static std::uint64_t number_on_line(Scanner& in, std::string_view what, std::uint64_t least, std::uint64_t most) {
    if (!in.failed() && in.at_line_end()) in.reject_next(std::string(what) + ", a number " + range_text(least, most));
    return in.number(what, least, most);
  }
};

}  // namespace

const Game& bachet_game() {
  static const Bachet game;
  return game;
}

}  // namespace grundy
