// A pawn on the strip 1..n: move number k shifts it by exactly k. Solved by rows k = n, ..., 1 as runs of P-cells (games/pawn_rows.hpp);
// nimbers and remotenesses cell by cell where n is small. Kept rows and recomputation make any window of the n x n table available.
#include <algorithm>
#include <cmath>
#include <memory>

#include "games/game.hpp"
#include "games/pawn_rows.hpp"
#include "games/wording.hpp"
#include "theory/checkpointed_rows.hpp"

namespace grundy {

namespace {

constexpr std::uint64_t kReach = 10'000'000;
constexpr std::uint64_t kDenseReach = 20'000;

constexpr ParameterSpec kParameters[] = {
    {.name = "n", .label = "Cells", .fallback = "1000", .help = "Length of the strip", .least = 1, .most = kReach},
    {.name = "start", .label = "Start", .fallback = "", .help = "Cell of the pawn before move 1; a quarter along if left out", .least = 1, .most = kReach},
};

constexpr GameInfo kInfo = {
    .id = "ungame",
    .title = "Pawn on a strip",
    .source = "CodeChef UNGAME",
    .credit = "Author: Alexey Zayakin",
    .first = "Player 1",
    .second = "Player 2",
    .parameters = kParameters,
    .judge_format = "The number of tests T; per test the length n of the strip, the number m of starting cells, and m cells.",
    .sample_input = "2\n3 2\n2 3\n4 2\n2 4\n",
    .sample_output = "2 1\n1 1\n",
};

/// Nimber and remoteness of each cell of a row; index 0 is cell 1.
struct DenseRow {
  std::vector<std::uint8_t> nimber;
  std::vector<std::uint16_t> remoteness;
  std::size_t size() const { return nimber.size(); }
};

DenseRow dense_row_below(const DenseRow& above, std::uint64_t k) {
  const std::size_t n = above.size();
  DenseRow row{std::vector<std::uint8_t>(n), std::vector<std::uint16_t>(n)};
  for (std::size_t i = 0; i < n; ++i) {
    unsigned seen = 0;  // bit v: an option has nimber v
    unsigned nearest = UINT16_MAX, farthest = 0;
    const auto look = [&](std::size_t option) {
      const unsigned r = above.remoteness[option] + 1u;
      seen |= 1u << above.nimber[option];
      if (above.nimber[option] == 0) nearest = std::min(nearest, r);
      farthest = std::max(farthest, r);
    };
    if (i >= k) look(i - k);
    if (i + k < n) look(i + k);
    row.nimber[i] = static_cast<std::uint8_t>((seen & 1) == 0 ? 0 : (seen & 2) == 0 ? 1 : 2);
    row.remoteness[i] = static_cast<std::uint16_t>(seen & 1 ? nearest : farthest);
  }
  return row;
}

/// Row k has about n / k runs, so the work left at row k, from above, goes like log k.
double rows_done(std::uint64_t k, std::uint64_t from) {
  return std::min(0.99, 1 - std::log(static_cast<double>(k)) / std::log(static_cast<double>(from) + 1));
}

class PawnSolution final : public Solution {
 public:
  PawnSolution(std::uint32_t n, std::uint32_t start)
      : n_(n),
        start_(start),
        closed_from_(pawn_closed_form_from(n)),
        shape_{{"pawn", 1, n}, {"move number k", 1, n}, true, {Layer::outcome}},
        runs_(closed_from_, pawn_row_closed_form(n, closed_from_),
              [n](const CellRuns& above, std::uint64_t k) { return pawn_row_below(above, n, static_cast<std::uint32_t>(k)); }, kRunsBudget) {
    if (n > kDenseReach) return;
    shape_.layers.insert(shape_.layers.end(), {Layer::nimber, Layer::remoteness});
    dense_ = std::make_unique<CheckpointedRows<DenseRow>>(n, DenseRow{std::vector<std::uint8_t>(n), std::vector<std::uint16_t>(n)}, dense_row_below,
                                                          kDenseBudgetRows * n);
  }

  double advance(const Slice& slice) override {
    for (unsigned steps = 1; runs_.lowest() > 1; ++steps) {
      runs_.descend();
      if (steps % 16 == 0 && slice.over()) return progress();
    }
    for (unsigned steps = 1; dense_ && dense_->lowest() > 1; ++steps) {
      dense_->descend();
      if (steps % 16 == 0 && slice.over()) return progress();
    }
    return 1;
  }

  Answer answer() override {
    const Value v = value({start_, 1});
    return {v, verdict(kInfo, v)};
  }

  const TableShape& shape() const override { return shape_; }

  CellValue cell(Layer layer, Cell at) override {
    if (!shape_.contains(at)) return CellValue::absent();
    if (layer == Layer::outcome) {
      if (!runs_known(at.y)) return CellValue::unknown();
      return CellValue::of(row(at.y).contains(static_cast<std::uint32_t>(at.x)) ? Outcome::P : Outcome::N);
    }
    if (!dense_known(at.y)) return CellValue::unknown();
    const DenseRow& values = dense_->row(at.y);
    const unsigned v = layer == Layer::nimber ? values.nimber[at.x - 1] : values.remoteness[at.x - 1];
    return CellValue::of(Natural{v});
  }

  void paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) override {
    if (layer != Layer::outcome || !runs_known(at.y)) return Solution::paint_row(layer, at, out);
    std::fill(out.begin(), out.end(), static_cast<std::uint8_t>(Outcome::N));
    const auto& bounds = row(at.y).bounds();
    const std::uint64_t end = at.x + out.size();
    std::size_t i = static_cast<std::size_t>(std::upper_bound(bounds.begin(), bounds.end(), at.x) - bounds.begin()) & ~std::size_t{1};
    for (; i < bounds.size() && bounds[i] < end; i += 2) {
      const std::uint64_t from = std::max<std::uint64_t>(bounds[i], at.x), to = std::min<std::uint64_t>(bounds[i + 1], end);
      std::fill(out.begin() + static_cast<std::ptrdiff_t>(from - at.x), out.begin() + static_cast<std::ptrdiff_t>(to - at.x),
                static_cast<std::uint8_t>(Outcome::P));
    }
  }

  bool count_row(Cell at, std::uint64_t count, std::uint64_t step, std::uint64_t before, std::span<BlockCount> blocks) override {
    if (!runs_known(at.y)) return false;
    const std::uint64_t origin = at.x - before, end = at.x + count;  // cell x belongs to block (x - origin) / step
    each_block(at.x, end, origin, step, [&](std::uint64_t block, std::uint64_t cells) { blocks[block].cells += cells; });
    const auto& bounds = row(at.y).bounds();
    std::size_t i = static_cast<std::size_t>(std::upper_bound(bounds.begin(), bounds.end(), at.x) - bounds.begin()) & ~std::size_t{1};
    for (; i < bounds.size() && bounds[i] < end; i += 2) {
      const std::uint64_t from = std::max<std::uint64_t>(bounds[i], at.x), to = std::min<std::uint64_t>(bounds[i + 1], end);
      each_block(from, to, origin, step, [&](std::uint64_t block, std::uint64_t cells) { blocks[block].p += cells; });
    }
    return true;
  }

  std::optional<Explanation> explain(std::optional<Cell> at) override {
    const Cell from = at.value_or(Cell{start_, 1});
    if (!shape_.contains(from)) return std::nullopt;
    const std::uint64_t k = from.y;
    Explanation e{place(from), from, value(from)};
    if (from.x > k) e.options.push_back(option("left", {from.x - k, k + 1}));
    if (from.x + k <= n_) e.options.push_back(option("right", {from.x + k, k + 1}));
    e.reason = reason_from_options(e.value, e.options);
    return e;
  }

  std::vector<Mark> marks() override { return {{{start_, 1}, {}}}; }

 private:
  /// Cuts the cells from..to (to left out) at the borders of blocks.
  template <class Add>
  static void each_block(std::uint64_t from, std::uint64_t to, std::uint64_t origin, std::uint64_t step, Add add) {
    while (from < to) {
      const std::uint64_t block = (from - origin) / step;
      const std::uint64_t stop = std::min(to, origin + (block + 1) * step);
      add(block, stop - from);
      from = stop;
    }
  }

  static constexpr std::uint64_t kRunsBudget = 2'000'000;
  static constexpr std::uint64_t kDenseBudgetRows = 128;

  /// Dense rows, where there are any, are most of the work.
  double progress() const {
    const double rows = rows_done(runs_.lowest(), closed_from_);
    if (!dense_) return rows;
    return std::min(0.99, 0.2 * rows + 0.8 * (1 - static_cast<double>(dense_->lowest()) / n_));
  }

  bool runs_known(std::uint64_t k) const { return k >= runs_.lowest(); }
  bool dense_known(std::uint64_t k) const { return dense_ && k >= dense_->lowest(); }

  const CellRuns& row(std::uint64_t k) {
    if (k <= closed_from_) return runs_.row(k);
    closed_row_ = pawn_row_closed_form(n_, static_cast<std::uint32_t>(k));
    return closed_row_;
  }

  Value value(Cell at) {
    Value v{row(at.y).contains(static_cast<std::uint32_t>(at.x)) ? Outcome::P : Outcome::N, {}, {}};
    if (dense_known(at.y)) {
      const DenseRow& values = dense_->row(at.y);
      v.nimber = Nimber{values.nimber[at.x - 1]};
      v.remoteness = Remoteness{values.remoteness[at.x - 1]};
    }
    return v;
  }

  static std::string place(Cell at) { return "pawn on " + decimal(at.x) + ", move " + decimal(at.y); }

  Option option(const char* direction, Cell to) {
    return {std::string("move ") + direction + " to " + decimal(to.x), place(to), value(to), to};
  }

  std::uint32_t n_, start_, closed_from_;
  TableShape shape_;
  CheckpointedRows<CellRuns> runs_;
  std::unique_ptr<CheckpointedRows<DenseRow>> dense_;
  CellRuns closed_row_;
};

/// Row 1 alone, row after row: O(n log n) time, O(n) space.
class PawnJudge final : public JudgeRun {
 public:
  PawnJudge() : JudgeRun(kTests) {}

 private:
  static constexpr Tests kTests = {.number = "the number of tests T", .last = "the last test", .reading = 0};

  std::uint64_t head() override {
    starts_.clear();
    n_ = static_cast<std::uint32_t>(in_.number("the length n of the strip", 1, kReach));
    k_ = 0;
    return in_.number("the number m of starting cells", 0, kUnbounded);
  }
  void item() override { starts_.push_back(in_.number("a starting cell", 1, n_)); }
  double work(Pace& pace) override {
    const std::uint32_t from = pawn_closed_form_from(n_);
    if (k_ == 0) {
      k_ = from;
      row_ = pawn_row_closed_form(n_, k_);
    }
    while (k_ > 1) {
      row_ = pawn_row_below(row_, n_, --k_);
      if (pace.over(kStepsARow + 2 * row_.size())) return rows_done(k_, from);
    }
    return 1;
  }
  void answer() override {
    for (std::size_t i = 0; i < starts_.size(); ++i) {
      if (i > 0) out_ += ' ';
      out_ += row_.contains(static_cast<std::uint32_t>(starts_[i])) ? '2' : '1';
    }
    out_ += '\n';
  }

  static constexpr std::uint64_t kStepsARow = 100;

  std::uint32_t n_ = 1, k_ = 0;  // k_: the row reached; 0 before the first
  CellRuns row_;
  std::vector<std::uint64_t> starts_;
};

class Ungame final : public Game {
 public:
  const GameInfo& info() const override { return kInfo; }

  std::unique_ptr<JudgeRun> new_judge() const override { return std::unique_ptr<JudgeRun>(new PawnJudge); }

  Result<std::unique_ptr<Solution>> open(const Parameters& p) const override {
    const std::uint64_t n = p.integer("n");
    const std::uint64_t start = p.has("start") ? p.integer("start") : (n + 3) / 4;
    if (start > n) return parameter_error("start", "a cell from 1 to " + decimal(n), decimal(start));
    return std::unique_ptr<Solution>(new PawnSolution(static_cast<std::uint32_t>(n), static_cast<std::uint32_t>(start)));
  }
};

}  // namespace

const Game& ungame_game() {
  static const Ungame game;
  return game;
}

}  // namespace grundy
