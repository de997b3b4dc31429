// Take-away: several heaps with one subtraction set. By Sprague and Grundy the nim-sum of the heaps' nimbers decides.
#include <algorithm>

#include "families/subtraction_solution.hpp"
#include "kit/wording.hpp"
#include "tables/nim_sum_table.hpp"

namespace grundy {

namespace {

constexpr std::uint64_t kReach = 1'000'000'000'000'000'000;
constexpr std::uint64_t kMostHeaps = 1'000'000;

constexpr ParameterSpec kParameters[] = {
    {.name = "take",
     .kind = ParameterKind::list,
     .label = "Moves",
     .fallback = "1,3,4",
     .help = "How many stones may be taken at once",
     .least = 1,
     .most = kMaxHeap,
     .longest = SubtractionSequence::kMaxMoves},
    {.name = "heaps",
     .kind = ParameterKind::list,
     .label = "Heaps",
     .fallback = "9,14,5",
     .help = "Sizes of the heaps",
     .most = kReach,
     .shortest = 0,
     .longest = kMostHeaps},
    {.name = "max",
     .label = "Table up to",
     .fallback = "255",
     .help = "Largest size of the first two heaps in the table",
     .least = 1,
     .most = PairTable::kLongestSide,
     .of_table = true},
};

constexpr auto kPhrases = phrases({
    {"last-heap", "the last heap"},
    {"heaps-p", "the number of heaps p"},
});

constexpr GameInfo kInfo = {
    .id = "take-away",
    .title = "Take-away with several heaps",
    .source = "Folklore; T. S. Ferguson, \"Game Theory\"",
    .credit = "Theory: Roland Sprague (1935), Patrick Grundy (1939)",
    .first = kKitPhrases["first-player"],
    .second = kKitPhrases["second-player"],
    .parameters = kParameters,
    .judge_format = "The number of moves m and m moves; then the number of heaps p and p sizes.",
    .sample_input = "3 1 2 3\n3 1 2 3\n",
    .sample_output = "Second\n",
};

class TakeAwaySolution final : public SubtractionSolution {
 public:
  TakeAwaySolution(std::vector<std::uint64_t> take, const Components& heaps, std::uint64_t max)
      : SubtractionSolution(kInfo, PairTable::padded(heaps), std::move(take), std::max(largest(heaps), max), "heaps"),
        table_(max, kKitPhrases["first-heap"], kKitPhrases["second-heap"], {Layer::outcome, Layer::nimber}) {}

  Outcome decided() const { return outcome_of(total(components())); }
  const TableShape& shape() const override { return table_.shape(); }
  std::vector<Mark> marks() override { return table_.marks(components()); }
  std::string_view state_parameter() const override { return "heaps"; }

  double advance(const Slice& slice) override {
    const double progress = SubtractionSolution::advance(slice);
    if (progress >= 1) {
      rest_ = {};
      for (std::size_t i = 2; i < components().size(); ++i) rest_ = nim_sum(rest_, nimber(i, components()[i]));
    }
    return progress;
  }

  std::unique_ptr<CellRows> cell_rows(Layer layer, Range x, Range y) override {
    return done() ? nim_sum_cell_rows(layer, x, y, keys(x, y)) : Solution::cell_rows(layer, x, y);
  }

  std::unique_ptr<BlockRows> block_rows(const Blocks& x, const Blocks& y, Effort effort) override {
    return done() ? nim_sum_block_rows(x, y, keys(x.whole(), y.whole())) : Solution::block_rows(x, y, effort);
  }

  CellValue cell(Layer layer, Cell at) override {
    if (!shape().contains(at)) return CellValue::absent();
    if (!done()) return CellValue::unknown();
    const Nimber sum = nim_sum(rest_, nim_sum(nimber(0, at.x), nimber(1, at.y)));
    return layer_of({outcome_of(sum), sum, {}}, layer);
  }

 protected:
  std::optional<Components> position_at(Cell at) const override { return table_.position_at(components(), at); }
  std::optional<Cell> cell_of(const Components& heaps) const override { return table_.cell_of(components(), heaps); }

 private:
  NimSumKeys keys(Range x, Range y) const {
    NimSumKeys keys;
    keys.columns.resize(x.size());
    keys.rows.resize(y.size());
    sequence().copy_nimbers(x.from, keys.columns);
    sequence().copy_nimbers(y.from, keys.rows);
    for (std::uint32_t& row : keys.rows) row ^= static_cast<std::uint32_t>(rest_.value);  // nimbers are below 256
    return keys;
  }

  PairTable table_;
  Nimber rest_;  // nim-sum of all heaps but the first two
};

class TakeAwayJudge final : public JudgeRun {
 public:
  TakeAwayJudge() : JudgeRun(kTests) {}

 private:
  static constexpr Tests kTests = {.last = kPhrases["last-heap"], .count = 1, .reading = 0.2};

  std::uint64_t head() override {
    const std::uint64_t moves = in_.number(kKitPhrases["moves-m"], 0, SubtractionSequence::kMaxMoves);
    for (std::uint64_t i = 0; i < moves && !in_.failed(); ++i) take_.push_back(in_.number(kKitPhrases["a-move"], 1, kMaxHeap));
    return in_.number(kPhrases["heaps-p"], 0, kMostHeaps);
  }
  std::uint64_t items(std::uint64_t most) override {
    const auto read = in_.numbers({{kKitPhrases["heap-size"], 0, kReach}}, most);
    heaps_.insert(heaps_.end(), read.begin(), read.end());
    return read.size();
  }
  double work(Pace& pace) override {
    if (!solution_) solution_.emplace(std::move(take_), heaps_, 1);
    return solution_->solve_heaps(pace.slice());
  }
  void answer() override {
    if (auto error = solution_->failure()) in_.refuse(std::move(*error));
    else write_winner(solution_->decided());
  }

  std::vector<std::uint64_t> take_;
  Components heaps_;
  std::optional<TakeAwaySolution> solution_;
};

class TakeAway final : public Game {
 public:
  const GameInfo& info() const override { return kInfo; }

  std::unique_ptr<JudgeRun> new_judge() const override { return std::make_unique<TakeAwayJudge>(); }

  Result<std::unique_ptr<Solution>> open(Parameters&& p) const override {
    return std::make_unique<TakeAwaySolution>(p.list("take"), p.list("heaps"), p.integer("max"));
  }
};

}  // namespace

std::span<const Pattern> take_away_phrases() { return kPhrases.all; }

const Game& take_away_game() {
  static const TakeAway game;
  return game;
}

}  // namespace grundy
