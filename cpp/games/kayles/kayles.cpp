// Kayles: rows of pins; a move knocks down one pin or two adjacent ones, which may split a row in two. The nimbers of rows have
// period 12 from 71 pins on, proved when they are computed (theory/take_and_break.hpp); rows add by nim-sum.
#include <algorithm>
#include <array>

#include "kit/sum_solution.hpp"
#include "kit/wording.hpp"
#include "tables/nim_sum_table.hpp"
#include "theory/take_and_break.hpp"

namespace grundy {

namespace {

constexpr std::uint64_t kReach = 1'000'000'000'000'000'000;
constexpr std::uint64_t kMostRows = 1'000'000;

constexpr ParameterSpec kParameters[] = {
    {.name = "rows",
     .kind = ParameterKind::list,
     .label = "Rows",
     .fallback = "7,10,4",
     .help = "How many pins stand in each row",
     .most = kReach,
     .shortest = 0,
     .longest = kMostRows},
    {.name = "max",
     .label = "Table up to",
     .fallback = "255",
     .help = "Longest of the first two rows in the table",
     .least = 1,
     .most = PairTable::kLongestSide,
     .of_table = true},
};

constexpr auto kPhrases = phrases({
    {"first-row", "first row"},
    {"second-row", "second row"},
    {"knock-pin-of", "knock down pin {} of row {}"},
    {"knock-pins-of", "knock down pins {} and {} of row {}"},
    {"one-pin-of-row", "One pin of row {}"},  // on boards of long rows
    {"two-pins-of-row", "The first of two pins of row {}"},
    {"row-nimbers", "the nimbers of the rows"},
    {"middle", "The middle of a single row always wins: it leaves two equal rows, and every answer can be copied in the other."},
    {"no-pin", "no pin"},
    {"a-row-of", "a row of {}"},
    {"rows-of", "rows of {}"},
    {"rows-p", "the number of rows p"},
    {"length-of-row", "the length of a row"},
    {"last-row-of-pins", "the last row"},
});

constexpr GameInfo kInfo = {
    .id = "kayles",
    .title = "Kayles",
    .source = "Henry Dudeney, \"The Canterbury Puzzles\" (1907)",
    .credit = "Theory: Richard Guy and Cedric Smith (1956)",
    .first = kKitPhrases["first-player"],
    .second = kKitPhrases["second-player"],
    .parameters = kParameters,
    .judge_format = "The number of rows p, then p lengths.",
    .sample_input = "3\n7 10 4\n",
    .sample_output = "First\n",
};

constexpr std::array<std::uint64_t, 2> kTake = {1, 2};

/// The proof needs rows of up to 167 pins.
const TakeAndBreak& row_nimbers() {
  static const TakeAndBreak rows(kTake, 200);
  return rows;
}

Nimber row_nimber(std::uint64_t pins) { return *row_nimbers().nimber(pins); }

/// The pins knocked down: `left` pins remain before them. A move is written as 2 left + taken - 1.
struct Shot {
  std::uint64_t left, taken;

  explicit Shot(std::uint64_t code) : left(code / 2), taken(code % 2 + 1) {}
  bool fits(std::uint64_t row) const { return left < row && taken <= row - left; }
  std::uint64_t right(std::uint64_t row) const { return row - left - taken; }
};

/// The number of legal codes: every smaller one fits a row.
std::uint64_t shots(std::uint64_t row) { return row == 0 ? 0 : 2 * row - 1; }

class KaylesSolution final : public SumSolution {
 public:
  KaylesSolution(Components rows, std::uint64_t max)
      : SumSolution(kInfo, PairTable::padded(std::move(rows))),
        table_(max, kPhrases["first-row"], kPhrases["second-row"], {Layer::outcome, Layer::nimber}) {
    for (std::size_t i = 2; i < components().size(); ++i) rest_ = nim_sum(rest_, row_nimber(components()[i]));
  }

  const TableShape& shape() const override { return table_.shape(); }
  std::vector<Mark> marks() override { return table_.marks(components()); }
  std::string_view state_parameter() const override { return "rows"; }

  CellValue cell(Layer layer, Cell at) override {
    if (!shape().contains(at)) return CellValue::absent();
    const Nimber sum = nim_sum(rest_, nim_sum(row_nimber(at.x), row_nimber(at.y)));
    return layer_of({outcome_of(sum), sum, {}}, layer);
  }

  std::unique_ptr<CellRows> cell_rows(Layer layer, Range x, Range y) override { return nim_sum_cell_rows(layer, x, y, keys(x, y)); }

  std::unique_ptr<BlockRows> block_rows(const Blocks& x, const Blocks& y, Effort) override {
    return nim_sum_block_rows(x, y, keys(x.whole(), y.whole()));
  }

 protected:
  bool fits(std::size_t, std::uint64_t row) const override { return row <= kReach; }
  Nimber nimber(std::size_t, std::uint64_t row) const override { return row_nimber(row); }

  void options(std::size_t, std::uint64_t row, std::size_t limit, std::vector<std::uint64_t>& out) const override {
    const std::uint64_t listed = std::min<std::uint64_t>(shots(row), limit);
    for (std::uint64_t code = 0; code < listed; ++code) out.push_back(code);
  }

  void put(Components& rows, std::size_t index, std::uint64_t code) const override {
    const Shot shot(code);
    const std::uint64_t right = shot.right(rows[index]);
    rows[index] = shot.left == 0 ? right : shot.left;
    if (shot.left == 0 || right == 0) return;
    rows.push_back(right);
    for (std::size_t i = rows.size() - 1; i > index + 1; --i) std::swap(rows[i], rows[i - 1]);
  }

  Nimber nimber_after(std::size_t, std::uint64_t row, std::uint64_t code) const override {
    const Shot shot(code);
    return nim_sum(row_nimber(shot.left), row_nimber(shot.right(row)));
  }

  bool moves_to(std::size_t, std::uint64_t row, std::uint64_t code) const override { return Shot(code).fits(row); }

  /// Mirrored options are equal, and with the preperiod's pins on both sides the nimber depends only on the pins before modulo the period:
  /// so if there is such an option, there is one near the beginning of the row.
  std::optional<std::uint64_t> option_with_nimber(std::size_t index, std::uint64_t row, Nimber wanted) const override {
    const Period& period = *row_nimbers().period();
    const std::uint64_t near = std::min(shots(row), 2 * (2 * period.preperiod + period.period + 2));
    for (std::uint64_t code = 0; code < near; ++code) {
      if (nimber_after(index, row, code) == wanted) return code;
    }
    return std::nullopt;
  }

  Phrase numbers_of() const override { return kPhrases["row-nimbers"]; }

  Message move_text(const Components&, std::size_t index, std::uint64_t code) const override {
    const Shot shot(code);
    const std::uint64_t pin = shot.left + 1;
    return shot.taken == 1 ? message(kPhrases["knock-pin-of"], {pin, index + 1})
                           : message(kPhrases["knock-pins-of"], {pin, pin + 1, index + 1});
  }

  Message position_text(const Components& rows) const override {
    Components standing;
    for (const std::uint64_t row : rows) {
      if (row > 0) standing.push_back(row);
    }
    if (standing.empty()) return kPhrases["no-pin"];
    return standing.size() == 1 ? message(kPhrases["a-row-of"], {standing[0]}) : message(kPhrases["rows-of"], {joined(standing)});
  }

  Reason reason(const Explanation& e, Solution& values) override {
    Reason out = SumSolution::reason(e, values);
    // One row is left, and its middle is not all of it.
    if (out.kind == Reason::Kind::winning_move && *std::max_element(e.state.begin(), e.state.end()) > 2) out.also = kPhrases["middle"];
    return out;
  }

  std::optional<Components> position_at(Cell at) const override { return table_.position_at(components(), at); }
  std::optional<Cell> cell_of(const Components& rows) const override { return table_.cell_of(components(), rows); }

 private:
  static void put_keys(std::vector<std::uint32_t>& out, Range rows, Nimber sum) {
    for (std::uint64_t i = rows.from; i < rows.to; ++i) out.push_back(static_cast<std::uint32_t>(nim_sum(sum, row_nimber(i)).value));
  }

  NimSumKeys keys(Range x, Range y) const {
    NimSumKeys keys;
    put_keys(keys.columns, x, {});
    put_keys(keys.rows, y, rest_);
    return keys;
  }

  PairTable table_;
  Nimber rest_;  // nim-sum of all rows but the first two
};

class KaylesJudge final : public JudgeRun {
 public:
  KaylesJudge() : JudgeRun(kTests) {}

 private:
  static constexpr Tests kTests = {.last = kPhrases["last-row-of-pins"], .count = 1};

  std::uint64_t head() override { return in_.number(kPhrases["rows-p"], 0, kMostRows); }
  std::uint64_t items(std::uint64_t most) override {
    const auto rows = in_.numbers({{kPhrases["length-of-row"], 0, kReach}}, most);
    const TakeAndBreak& nimbers = row_nimbers();
    for (const std::uint64_t row : rows) sum_ = nim_sum(sum_, *nimbers.nimber(row));
    return rows.size();
  }
  void answer() override { write_winner(outcome_of(sum_)); }

  Nimber sum_;
};

class Kayles final : public Game {
 public:
  const GameInfo& info() const override { return kInfo; }

  std::unique_ptr<JudgeRun> new_judge() const override { return std::make_unique<KaylesJudge>(); }

  Result<std::unique_ptr<Solution>> open(Parameters&& p) const override {
    return std::make_unique<KaylesSolution>(p.list("rows"), p.integer("max"));
  }
};

}  // namespace

std::span<const Pattern> kayles_phrases() { return kPhrases.all; }

const Game& kayles_game() {
  static const Kayles game;
  return game;
}

}  // namespace grundy
