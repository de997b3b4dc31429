// A pawn on the strip 1..n: move number k shifts it by exactly k. Solved by rows k = n, ..., 1 as runs of P-cells
// (games/ungame/pawn_table.hpp); nimber and remoteness cell by cell if n is small.
#include <algorithm>
#include <bit>
#include <memory>

#include "games/ungame/checkpointed_rows.hpp"
#include "games/ungame/pawn_paint.hpp"
#include "games/ungame/pawn_table.hpp"
#include "kit/game.hpp"
#include "kit/wording.hpp"
#include "tables/option_lanes.hpp"

namespace grundy {

namespace {

constexpr std::uint64_t kReach = kLongestPawnStrip;
constexpr std::uint64_t kDenseReach = 20'000;

constexpr ParameterSpec kParameters[] = {
    {.name = "n", .label = "Cells", .fallback = "1000", .help = "Length of the strip", .least = 1, .most = kReach},
    {.name = "start",
     .label = "Start",
     .fallback = "",
     .help = "Cell of the pawn before move 1; a quarter along if left out",
     .least = 1,
     .most = kReach},
};

constexpr auto kPhrases = phrases({
    {"player-1", "Player 1"},
    {"player-2", "Player 2"},
    {"pawn-left", "move left to {}"},
    {"pawn-right", "move right to {}"},
    {"pawn-on", "pawn on {}, move {}"},
    {"pawn", "pawn"},
    {"move-number", "move number k"},
    {"strip-length-n", "the length n of the strip"},
    {"starting-cells-m", "the number m of starting cells"},
    {"starting-cell", "a starting cell"},
    {"cell-from-1", "a cell from 1 to {}"},
});

constexpr GameInfo kInfo = {
    .id = "ungame",
    .title = "Pawn on a strip",
    .source = "CodeChef UNGAME",
    .credit = "Author: Alexey Zayakin",
    .first = kPhrases["player-1"],
    .second = kPhrases["player-2"],
    .parameters = kParameters,
    .judge_format = "The number of tests T; per test the length n of the strip, the number m of starting cells, and m cells.",
    .judge_limits = "T <= 300, m <= 50, sum of all n <= 1,000,000",
    .sample_input = "2\n3 2\n2 3\n4 2\n2 4\n",
    .sample_output = "2 1\n1 1\n",
};

/// Nimber and remoteness of each cell of a row; index 0 is cell 1.
struct DenseRow : ValueLanes {
  explicit DenseRow(std::size_t n)
      : ValueLanes{std::vector<std::uint8_t>(n, 1), std::vector<std::uint16_t>(n)} {}  // row n: positions without moves
  std::size_t size() const { return nimber_bits.size(); }
};

DenseRow dense_row_below(const DenseRow& above, std::uint64_t k) {
  const std::size_t n = above.size();
  DenseRow row(n);
  OptionLanes options;
  options.begin(n);
  options.add(k, above, 0, n - k);
  options.add(0, above, k, n - k);
  options.finish(row, 0);
  return row;
}

/// One tile of the table at a time: the rows computed from one kept row, by some thousand columns, so that panning is cheap.
class PawnLookup {
 public:
  explicit PawnLookup(const PawnTable& table) : table_(table) {}

  bool losing(std::uint64_t cell, std::uint64_t k) {
    if (k >= table_.closed_from()) {
      const auto margin = static_cast<std::uint64_t>(pawn_losing_margin(table_.n(), static_cast<std::int64_t>(k)));
      return cell > margin && cell <= table_.n() - margin;
    }
    const std::uint64_t column = cell / kColumn, above = table_.kept_above(static_cast<std::uint32_t>(k)).k;
    if (column != column_ || above != above_ || rows_.empty()) {
      column_ = column;
      above_ = above;
      rows_.clear();
      const Range cells = {std::max<std::uint64_t>(1, column * kColumn),
                           std::min<std::uint64_t>((column + 1) * kColumn, table_.n() + std::uint64_t{1})};
      PawnWindow window(table_, cells, {above > table_.spacing() ? above - table_.spacing() + 1 : 1, above + 1});
      for (std::uint64_t y = above; y > 0 && table_.kept_above(static_cast<std::uint32_t>(y)).k == above; --y) {
        const auto row = window.row(static_cast<std::uint32_t>(y));
        rows_.emplace_back(row.begin(), row.end());
      }
    }
    // cppcheck-suppress containerOutOfBounds
    const PawnRuns& row = rows_[above - k];
    return (std::upper_bound(row.begin(), row.end(), static_cast<std::int32_t>(cell)) - row.begin()) % 2 == 1;
  }

 private:
  static constexpr std::uint64_t kColumn = 2048;
  const PawnTable& table_;
  std::uint64_t column_ = 0, above_ = 0;
  std::vector<PawnRuns> rows_;  // from the kept row `above_` downward
};

class PawnSolution final : public Solution {
 public:
  PawnSolution(std::uint32_t n, std::uint32_t start)
      : n_(n),
        start_(start),
        shape_{{kPhrases["pawn"], 1, n}, {kPhrases["move-number"], 1, n}, true, {Layer::outcome}},
        table_(n, true),
        lookup_(table_) {
    shape_.grain = pawn_grain(table_);
    if (n > kDenseReach) return;
    shape_.layers.insert(shape_.layers.end(), {Layer::nimber, Layer::remoteness});
    dense_ = std::make_unique<CheckpointedRows<DenseRow>>(n, DenseRow(n), dense_row_below, kDenseBudgetRows * n);
  }

  double advance(const Slice& slice) override {
    if (const double swept = table_.advance(slice); swept < 1) return dense_ ? 0.2 * swept : swept;
    for (unsigned steps = 1; dense_ && dense_->lowest() > 1; ++steps) {
      dense_->descend();
      if (steps % 16 == 0 && slice.over()) return std::min(0.99, 1 - 0.8 * static_cast<double>(dense_->lowest()) / n_);
    }
    return 1;
  }

  const GameInfo& info() const override { return kInfo; }

  Value value_of(const State& state) override { return value({state[0], state[1]}); }

  const TableShape& shape() const override { return shape_; }

  CellValue cell(Layer layer, Cell at) override {
    if (!shape_.contains(at)) return CellValue::absent();
    if (layer == Layer::outcome) {
      if (at.y < table_.lowest()) return CellValue::unknown();
      return CellValue::of(lookup_.losing(at.x, at.y) ? Outcome::P : Outcome::N);
    }
    if (!dense_known(at.y)) return CellValue::unknown();
    const DenseRow& row = dense_->row(at.y);
    return CellValue::of(layer == Layer::nimber ? nimber_at(row, at.x).value : Natural{row.remoteness[at.x - 1]});
  }

  void paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) override {
    if (layer == Layer::outcome) {
      pawn_cell_rows(table_, {at.x, at.x + out.size()}, {at.y, at.y + 1})->paint(at.y, out);
    } else if (!dense_known(at.y)) {
      std::fill(out.begin(), out.end(), CellValue::unknown().byte());
    } else {
      const DenseRow& row = dense_->row(at.y);
      for (std::size_t i = 0; i < out.size(); ++i) {
        out[i] =
            layer == Layer::nimber ? static_cast<std::uint8_t>(nimber_at(row, at.x + i).value) : value_byte(row.remoteness[at.x + i - 1]);
      }
    }
  }

  std::unique_ptr<CellRows> cell_rows(Layer layer, Range x, Range y) override {
    return layer == Layer::outcome ? pawn_cell_rows(table_, x, y) : Solution::cell_rows(layer, x, y);
  }

  std::unique_ptr<BlockRows> block_rows(const Blocks& x, const Blocks& y, Effort effort) override {
    return pawn_block_rows(table_, x, y, effort);
  }

  /// A position in play: the cell of the pawn and the number of the move; a move is its next cell.
  State start() const override { return {start_, 1}; }
  std::optional<State> state_at(Cell at) const override { return shape_.contains(at) ? std::optional(State{at.x, at.y}) : std::nullopt; }

  std::optional<State> follow(const State& state, Move move) const override {
    if (state.size() != 2 || !shape_.contains({state[0], state[1]})) return std::nullopt;
    const std::uint64_t cell = state[0], k = state[1];
    const bool shifted = (cell > k && move.to == cell - k) || move.to == cell + k;
    return shifted && move.to <= n_ && move.part == 0 ? std::optional(State{move.to, k + 1}) : std::nullopt;
  }

  std::optional<Explanation> describe(const State& state) override {
    if (state.size() != 2 || !shape_.contains({state[0], state[1]})) return std::nullopt;
    const Cell from{state[0], state[1]};
    const std::uint64_t k = from.y;
    Explanation e{place(from), from};
    e.state = state;
    e.second = k % 2 == 0;
    if (from.x > k) e.options.push_back(option(kPhrases["pawn-left"], {from.x - k, k + 1}));
    if (from.x + k <= n_) e.options.push_back(option(kPhrases["pawn-right"], {from.x + k, k + 1}));
    return e;
  }

  std::vector<Mark> marks() override { return {{{start_, 1}, {}}}; }

 private:
  static constexpr std::uint64_t kDenseBudgetRows = 128;

  bool dense_known(std::uint64_t k) const { return dense_ && k >= dense_->lowest(); }
  static Nimber nimber_at(const DenseRow& row, std::uint64_t cell) {
    return {static_cast<std::uint64_t>(std::countr_zero(row.nimber_bits[cell - 1]))};
  }

  Value value(Cell at) {
    Value v{lookup_.losing(at.x, at.y) ? Outcome::P : Outcome::N, {}, {}};
    if (dense_known(at.y)) {
      const DenseRow& row = dense_->row(at.y);
      v.nimber = nimber_at(row, at.x);
      v.remoteness = Remoteness{row.remoteness[at.x - 1]};
    }
    return v;
  }

  static Message place(Cell at) { return message(kPhrases["pawn-on"], {at.x, at.y}); }

  static Option option(Phrase move, Cell to) { return {message(move, {to.x}), place(to), {}, to, {0, to.x}}; }

  std::uint32_t n_, start_;
  TableShape shape_;
  PawnTable table_;
  PawnLookup lookup_;
  std::unique_ptr<CheckpointedRows<DenseRow>> dense_;
};

/// Row 1 after a sweep: O(n log n) time, O(n) space.
class PawnJudge final : public JudgeRun {
 public:
  PawnJudge() : JudgeRun(kTests) {}

 private:
  static constexpr Tests kTests = {.number = kKitPhrases["tests-T"], .last = kKitPhrases["last-test"], .reading = 0};

  std::uint64_t head() override {
    n_ = static_cast<std::uint32_t>(in_.number(kPhrases["strip-length-n"], 1, kReach));
    table_.reset();
    starts_.clear();
    answered_ = 0;
    return in_.number(kPhrases["starting-cells-m"], 0, kUnbounded);
  }
  std::uint64_t items(std::uint64_t most) override {
    const auto read = in_.numbers({{kPhrases["starting-cell"], 1, n_}}, most);
    starts_.insert(starts_.end(), read.begin(), read.end());
    return read.size();
  }
  double work(Pace& pace) override {
    if (!table_) {
      table_.emplace(n_, false);
      lookup_.emplace(*table_);
    }
    const double swept = table_->advance(pace.slice());
    pace.took(kStepsATable + n_);
    if (swept < 1) return 0.9 * swept;
    while (answered_ < starts_.size()) {
      if (answered_ > 0) out_ += ' ';
      out_ += lookup_->losing(starts_[answered_++], 1) ? '2' : '1';
      if (pace.over(kStepsALookup)) return 0.9 + 0.1 * static_cast<double>(answered_) / static_cast<double>(starts_.size());
    }
    return 1;
  }
  void answer() override { out_ += '\n'; }

  static constexpr std::uint64_t kStepsATable = 1 << 11, kStepsALookup = 1 << 13;

  std::uint32_t n_ = 1;
  std::optional<PawnTable> table_;
  std::optional<PawnLookup> lookup_;
  std::vector<std::uint64_t> starts_;
  std::size_t answered_ = 0;
};

class Ungame final : public Game {
 public:
  const GameInfo& info() const override { return kInfo; }

  std::unique_ptr<JudgeRun> new_judge() const override { return std::make_unique<PawnJudge>(); }

  Result<std::unique_ptr<Solution>> open(Parameters&& p) const override {
    const std::uint64_t n = p.integer("n");
    const std::uint64_t start = p.has("start") ? p.integer("start") : (n + 3) / 4;
    if (start > n) return parameter_error("start", message(kPhrases["cell-from-1"], {n}), verbatim(decimal(start)));
    return std::make_unique<PawnSolution>(static_cast<std::uint32_t>(n), static_cast<std::uint32_t>(start));
  }
};

}  // namespace

std::span<const Pattern> ungame_phrases() { return kPhrases.all; }

const Game& ungame_game() {
  static const Ungame game;
  return game;
}

}  // namespace grundy
