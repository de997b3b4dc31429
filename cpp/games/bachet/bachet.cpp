// Bachet's game: one heap, a move takes s stones for an s in the set (families/subtraction.hpp).
#include <algorithm>

#include "base/phrases.hpp"
#include "families/subtraction_sieve.hpp"
#include "families/subtraction_solution.hpp"
#include "kit/wording.hpp"

namespace grundy {

namespace {

/// The largest heap of the judge. The command `answer` goes beyond it by the period.
constexpr std::uint64_t kJudgeReach = SubtractionSequence::kNimberReach;
constexpr std::uint64_t kReach = 1'000'000'000'000'000'000;

constexpr ParameterSpec kParameters[] = {
    {.name = "take",
     .kind = ParameterKind::list,
     .label = "Moves",
     .fallback = "1,4,20,21",
     .help = "How many stones may be taken at once",
     .least = 1,
     .most = kMaxHeap,
     .longest = SubtractionSequence::kMaxMoves},
    {.name = "n", .label = "Stones", .fallback = "1680", .help = "Size of the heap", .most = kReach},
    {.name = kWidthParameter,
     .label = "Table width",
     .fallback = "",
     .help = "Heaps in a row of the table; the period if left out",
     .least = 1,
     .most = kWidestRows,
     .of_table = true},
};

constexpr auto kPhrases = phrases({
    {"last-game", "the last game"},
    {"stones-n", "the number of stones n"},
    {"heaps-repeat", "Heaps that differ by {} have the same nimber, so this one is like a heap of {}."},
    {"heaps-repeat-from", "From {} stones on, heaps that differ by {} have the same nimber, so this one is like a heap of {}."},
});

constexpr GameInfo kInfo = {
    .id = "bachet",
    .title = "Bachet's game",
    .source = "UVA 10404 \"Bachet's Game\"",
    .credit = "",
    .first = PlayerName("Stan"),
    .second = PlayerName("Ollie"),
    .parameters = kParameters,
    .judge_format = "Games to the end of the input: n, the number of moves m, and m moves.",
    .judge_limits = "n <= 1,000,000, m <= 10, and 1 is a move",
    .sample_input =
        "20 3 1 3 8\n21 3 1 3 8\n22 3 1 3 8\n23 3 1 3 8\n1000000 10 1 23 38 11 7 5 4 8 3 13\n999996 10 1 23 38 11 7 5 4 8 3 13\n",
    .sample_output = "Stan wins\nStan wins\nOllie wins\nStan wins\nStan wins\nOllie wins\n",
};

class BachetSolution final : public WrappedSubtraction {
 public:
  BachetSolution(const std::vector<std::uint64_t>& take, std::uint64_t n, std::uint64_t width)
      : WrappedSubtraction(kInfo, {n}, take, n, "n", n, width), whole_set_(largest(take) <= n) {}

 protected:
  /// Adds the heap of the first period that is like this one.
  Reason reason(const Explanation& e, Solution& values) override {
    Reason out = WrappedSubtraction::reason(e, values);
    const auto& period = sequence().nimber_period();
    const std::uint64_t heap = largest(e.state);
    // A move larger than all heaps of the table is not in the sequence, and would end the period.
    if (!whole_set_ || !period || e.options.empty() || heap < period->preperiod || heap - period->preperiod < period->period) return out;
    const std::uint64_t first = period->preperiod, alike = first + (heap - first) % period->period;
    out.also = first == 0 ? message(kPhrases["heaps-repeat"], {period->period, alike})
                          : message(kPhrases["heaps-repeat-from"], {first, period->period, alike});
    return out;
  }

 private:
  bool whole_set_;
};

class BachetJudge final : public JudgeRun {
 public:
  BachetJudge() : JudgeRun(kTests) {}

 private:
  static constexpr Tests kTests = {.last = kPhrases["last-game"], .reading = 0};

  std::uint64_t head() override {
    const std::uint64_t n = in_.number(kPhrases["stones-n"], 0, kJudgeReach);
    const std::uint64_t moves = in_.number(kKitPhrases["moves-m"], 0, SubtractionSequence::kMaxMoves);
    take_.clear();
    for (std::uint64_t i = 0; i < moves && !in_.failed(); ++i) take_.push_back(in_.number(kKitPhrases["a-move"], 1, kMaxHeap));
    if (in_.failed()) return 0;
    std::sort(take_.begin(), take_.end());
    take_.erase(std::unique(take_.begin(), take_.end()), take_.end());
    sieve_.begin(take_, n);
    return 0;
  }
  double work(Pace& pace) override { return sieve_.advance(pace); }
  void answer() override { out_ += sieve_.wins() ? "Stan wins\n" : "Ollie wins\n"; }

  std::vector<std::uint64_t> take_;
  SubtractionSieve sieve_;
};

class Bachet final : public Game {
 public:
  const GameInfo& info() const override { return kInfo; }

  std::unique_ptr<JudgeRun> new_judge() const override { return std::make_unique<BachetJudge>(); }

  Result<std::unique_ptr<Solution>> open(Parameters&& p) const override {
    return std::make_unique<BachetSolution>(p.list("take"), p.integer("n"), p.integer(kWidthParameter));
  }
};

}  // namespace

std::span<const Pattern> bachet_phrases() { return kPhrases.all; }

const Game& bachet_game() {
  static const Bachet game;
  return game;
}

}  // namespace grundy
