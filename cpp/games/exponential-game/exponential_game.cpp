// Exponential game: heaps; a move takes k^k stones (1, 4, 27, 256, 3125, 46656, ...) from one heap: a subtraction game with a sparse set.
#include <algorithm>

#include "families/subtraction_solution.hpp"
#include "kit/wording.hpp"

namespace grundy {

namespace {

constexpr std::uint64_t kReach = SubtractionSequence::kNimberReach;
constexpr std::uint64_t kMostHeaps = 1'000'000;

constexpr ParameterSpec kParameters[] = {
    {.name = "heaps",
     .kind = ParameterKind::list,
     .label = "Heaps",
     .fallback = "4,46658",
     .help = "Sizes of the heaps",
     .most = kReach,
     .shortest = 0,
     .longest = kMostHeaps},
    {.name = "size",
     .label = "Table up to",
     .fallback = "9999",
     .help = "Largest heap in the table",
     .least = 1,
     .most = kReach,
     .of_table = true},
    {.name = kWidthParameter,
     .label = "Table width",
     .fallback = "100",
     .help = "Heaps in a row of the table",
     .least = 1,
     .most = kWidestRows,
     .of_table = true},
};

constexpr GameInfo kInfo = {
    .id = "exponential-game",
    .title = "Exponential game",
    .source = "CodeChef EXPGAME",
    .credit = "",
    .first = PlayerName("Little Chef"),
    .second = PlayerName("Head Chef"),
    .parameters = kParameters,
    .judge_format = "The number of tests T; per test the number of heaps N and N sizes.",
    .judge_limits = "T, N <= 100, sizes <= 100,000",
    .sample_input = "1\n1\n4\n",
    .sample_output = "Little Chef\n",
};

/// k^k for k = 1, 2, ... up to `most`.
std::vector<std::uint64_t> powers(std::uint64_t most) {
  std::vector<std::uint64_t> out;
  for (std::uint64_t k = 1;; ++k) {
    std::uint64_t power = 1;
    for (std::uint64_t i = 0; i < k; ++i) power *= k;
    if (power > most) return out;
    out.push_back(power);
  }
}

class ExponentialSolution final : public WrappedSubtraction {
 public:
  ExponentialSolution(const Components& heaps, std::uint64_t size, std::uint64_t width)
      : WrappedSubtraction(kInfo, heaps, powers(std::max(largest(heaps), size)), std::max(largest(heaps), size), "heaps", size, width) {}

  std::string_view state_parameter() const override { return "heaps"; }
};

/// Computes the nimbers of heaps once for all tests, as far as they need.
class ExponentialJudge final : public JudgeRun {
 public:
  ExponentialJudge() : JudgeRun(kTests), sequence_(powers(kReach)) {}

 private:
  static constexpr Tests kTests = {.number = kKitPhrases["tests-T"], .last = kKitPhrases["last-test"], .reading = 0.1};

  std::uint64_t head() override {
    heaps_.clear();
    return in_.number(kKitPhrases["heaps-N"], 0, kMostHeaps);
  }
  std::uint64_t items(std::uint64_t most) override {
    const auto read = in_.numbers({{kKitPhrases["heap-size"], 0, kReach}}, most);
    heaps_.insert(heaps_.end(), read.begin(), read.end());
    return read.size();
  }
  double work(Pace& pace) override {
    constexpr std::uint64_t kBlock = 1 << 14;
    const std::uint64_t end = largest(heaps_) + 1;
    while (sequence_.nimbers().size() < end) {
      sequence_.extend_nimbers(end, kBlock);
      if (pace.over(8 * kBlock)) return static_cast<double>(sequence_.nimbers().size()) / static_cast<double>(end);
    }
    return 1;
  }
  void answer() override {
    Nimber sum;
    for (const std::uint64_t heap : heaps_) sum = nim_sum(sum, *sequence_.nimber(heap));
    out_ += sum.value ? "Little Chef\n" : "Head Chef\n";
  }

  SubtractionSequence sequence_;
  Components heaps_;
};

class ExponentialGame final : public Game {
 public:
  const GameInfo& info() const override { return kInfo; }

  std::unique_ptr<JudgeRun> new_judge() const override { return std::make_unique<ExponentialJudge>(); }

  Result<std::unique_ptr<Solution>> open(Parameters&& p) const override {
    return std::make_unique<ExponentialSolution>(p.list("heaps"), p.integer("size"), p.integer(kWidthParameter));
  }
};

}  // namespace

std::span<const Pattern> exponential_game_phrases() { return {}; }

const Game& exponential_game_game() {
  static const ExponentialGame game;
  return game;
}

}  // namespace grundy
