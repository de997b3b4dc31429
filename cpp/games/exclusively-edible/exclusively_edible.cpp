// A chocolate bar with one bad piece at (r, c). A cut along a grid line removes some rows above or below it, or columns left or right
// of it: four Nim heaps of r, m-1-r, c, n-1-c (theory/nim.hpp). A player who gets the bad piece alone cannot move and loses.
#include <algorithm>
#include <array>

#include "kit/sum_solution.hpp"
#include "kit/wording.hpp"
#include "tables/nim_sum_table.hpp"
#include "theory/nim.hpp"

namespace grundy {

namespace {

constexpr std::uint64_t kLongestBar = 1'000'000'000;

constexpr ParameterSpec kParameters[] = {
    {.name = "m", .label = "Rows", .fallback = "43", .help = "Rows of the bar", .least = 1, .most = kLongestBar},
    {.name = "n", .label = "Columns", .fallback = "43", .help = "Columns of the bar", .least = 1, .most = kLongestBar},
    {.name = "r", .label = "Row of the bad piece", .fallback = "", .help = "From 0; the middle if left out", .most = kLongestBar - 1},
    {.name = "c",
     .label = "Column of the bad piece",
     .fallback = "",
     .help = "From 0; a third across if left out",
     .most = kLongestBar - 1},
};

constexpr auto kPhrases = phrases({
    {"eat-above", "eat {} row above", "eat {} rows above"},
    {"eat-below", "eat {} row below", "eat {} rows below"},
    {"eat-left", "eat {} column on the left", "eat {} columns on the left"},
    {"eat-right", "eat {} column on the right", "eat {} columns on the right"},
    {"above", "{} above"},
    {"below", "{} below"},
    {"on-the-left", "{} on the left"},
    {"on-the-right", "{} on the right"},
    {"lines-around", "the rows and columns around the bad piece"},
    {"bar", "{} x {} bar, bad piece at row {}, column {}"},
    {"column-of-bad", "column of the bad piece"},
    {"row-of-bad", "row of the bad piece"},
    {"rows-m", "the number of rows m"},
    {"columns-n", "the number of columns n"},
    {"row-r", "the row r of the bad piece"},
    {"column-c", "the column c of the bad piece"},
});

constexpr GameInfo kInfo = {
    .id = "exclusively-edible",
    .title = "Exclusively Edible",
    .source = "UVA 11311 \"Exclusively Edible\"",
    .credit = "",
    .first = PlayerName("Hansel"),
    .second = PlayerName("Gretel"),
    .parameters = kParameters,
    .judge_format = "The number of tests t; per test the bar's rows m and columns n, the bad piece's row r and column c, from 0.",
    .judge_limits = "2 <= m, n <= 48",
    .sample_input = "2\n2 3 0 2\n11 11 5 5\n",
    .sample_output = "Gretel\nHansel\n",
};

enum Side { above, below, left, right };

class BarSolution final : public SumSolution {
 public:
  BarSolution(std::uint64_t m, std::uint64_t n, std::uint64_t r, std::uint64_t c)
      : SumSolution(kInfo, heaps_of(m, n, {c, r})),
        m_(m),
        n_(n),
        shape_{
            {kPhrases["column-of-bad"], 0, n}, {kPhrases["row-of-bad"], 0, m}, false, {Layer::outcome, Layer::nimber, Layer::remoteness}} {}

  const TableShape& shape() const override { return shape_; }

  CellValue cell(Layer layer, Cell at) override {
    if (!shape_.contains(at)) return CellValue::absent();
    const std::array<std::uint64_t, 4> heaps = {at.y, m_ - 1 - at.y, at.x, n_ - 1 - at.x};
    return layer_of(nim_value(heaps), layer);
  }

  void paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) override {
    for (std::size_t i = 0; i < out.size(); ++i, ++at.x) {
      // At worst all lines but one are cut one by one: long enough unless the bar is thin.
      const std::uint64_t largest = std::max({at.x, n_ - 1 - at.x, at.y, m_ - 1 - at.y});
      const bool long_enough = layer == Layer::remoteness && m_ + n_ - 1 - largest >= kMostByte;
      out[i] = long_enough ? kMostByte : cell(layer, at).byte();
    }
  }

  std::unique_ptr<CellRows> cell_rows(Layer layer, Range x, Range y) override {
    // Listing the keys of a very long window would take gigabytes for a few samples.
    const bool few = std::max(x.size(), y.size()) <= kMostKeys;
    return few && layer != Layer::remoteness ? nim_sum_cell_rows(layer, x, y, keys(x, y)) : Solution::cell_rows(layer, x, y);
  }

  std::unique_ptr<BlockRows> block_rows(const Blocks& x, const Blocks& y, Effort effort) override {
    if (std::max(x.whole().size(), y.whole().size()) > kMostKeys || n_ > kMostKeys) return Solution::block_rows(x, y, effort);
    return nim_sum_block_rows(x, y, keys(x.whole(), y.whole()));
  }

  std::vector<Mark> marks() override { return {{{components()[left], components()[above]}}}; }

  RawParameters table_with(const State& h) const override {
    RawParameters out;
    out["m"] = decimal(h[above] + h[below] + 1);
    out["n"] = decimal(h[left] + h[right] + 1);
    out["r"] = decimal(h[above]);
    out["c"] = decimal(h[left]);
    return out;
  }

 protected:
  bool fits(std::size_t index, std::uint64_t lines) const override { return index < 4 && lines < kLongestBar; }

  std::optional<Components> components_of(const State& state) const override {
    const bool bar = state.size() == 4 && std::all_of(state.begin(), state.end(), [](std::uint64_t lines) { return lines < kLongestBar; });
    return bar ? std::optional(state) : std::nullopt;
  }

  bool moves_to(std::size_t, std::uint64_t lines, std::uint64_t to) const override { return to < lines; }

  std::optional<std::uint64_t> any_option(std::size_t, std::uint64_t lines, Deal deal) const override {
    return lines == 0 ? std::nullopt : std::optional(deal.among(lines));
  }

  std::optional<Move> best_of_many(const Components& heaps, Outcome) const override {
    const NimMove best = best_nim_move(heaps);
    return Move{best.heap, best.to};
  }

  Nimber nimber(std::size_t, std::uint64_t lines) const override { return {lines}; }

  void options(std::size_t, std::uint64_t lines, std::size_t limit, std::vector<std::uint64_t>& out) const override {
    for (std::uint64_t to = lines; to > 0 && limit > 0; --limit) out.push_back(--to);
  }

  std::optional<std::uint64_t> option_with_nimber(std::size_t, std::uint64_t lines, Nimber wanted) const override {
    return wanted.value < lines ? std::optional(wanted.value) : std::nullopt;
  }

  std::optional<Remoteness> remoteness(const Components& heaps) override { return nim_value(heaps).remoteness; }

  Phrase numbers_of() const override { return kPhrases["lines-around"]; }

  Message move_text(const Components& from, std::size_t index, std::uint64_t to) const override {
    constexpr Phrase moves[] = {kPhrases["eat-above"], kPhrases["eat-below"], kPhrases["eat-left"], kPhrases["eat-right"]};
    return message(moves[index], {from[index] - to});
  }

  Message component_text(std::size_t side, std::uint64_t lines) const override {
    constexpr Phrase sides[] = {kPhrases["above"], kPhrases["below"], kPhrases["on-the-left"], kPhrases["on-the-right"]};
    return message(sides[side], {lines});
  }

  Message position_text(const Components& h) const override {
    return message(kPhrases["bar"], {h[above] + h[below] + 1, h[left] + h[right] + 1, h[above], h[left]});
  }

  std::optional<Components> position_at(Cell at) const override { return heaps_of(m_, n_, at); }

  std::optional<Cell> cell_of(const Components& h) const override {
    const bool same_bar = h[above] + h[below] + 1 == m_ && h[left] + h[right] + 1 == n_;
    return same_bar ? std::optional(Cell{h[left], h[above]}) : std::nullopt;
  }

  Reason reason(const Explanation& e, Solution& values) override {
    return e.options.empty() ? Reason{Reason::Kind::terminal} : SumSolution::reason(e, values);
  }

 private:
  static Components heaps_of(std::uint64_t m, std::uint64_t n, Cell bad) { return {bad.y, m - 1 - bad.y, bad.x, n - 1 - bad.x}; }

  NimSumKeys keys(Range x, Range y) const {
    NimSumKeys keys;
    for (std::uint64_t i = x.from; i < x.to; ++i) keys.columns.push_back(static_cast<std::uint32_t>(i ^ (n_ - 1 - i)));
    for (std::uint64_t i = y.from; i < y.to; ++i) keys.rows.push_back(static_cast<std::uint32_t>(i ^ (m_ - 1 - i)));
    return keys;
  }

  std::uint64_t m_, n_;
  TableShape shape_;
};

class BarJudge final : public JudgeRun {
 public:
  BarJudge() : JudgeRun(kTests) {}

 private:
  static constexpr Tests kTests = {.number = kKitPhrases["tests-t"], .last = kKitPhrases["last-test"]};

  std::uint64_t head() override {
    const std::uint64_t m = in_.number(kPhrases["rows-m"], 1, kLongestBar);
    const std::uint64_t n = in_.number(kPhrases["columns-n"], 1, kLongestBar);
    const std::uint64_t r = in_.number(kPhrases["row-r"], 0, m - 1);
    const std::uint64_t c = in_.number(kPhrases["column-c"], 0, n - 1);
    sum_ = r ^ (m - 1 - r) ^ c ^ (n - 1 - c);
    return 0;
  }
  void answer() override { out_ += sum_ == 0 ? "Hansel\n" : "Gretel\n"; }

  std::uint64_t sum_ = 0;
};

class ExclusivelyEdible final : public Game {
 public:
  const GameInfo& info() const override { return kInfo; }

  std::unique_ptr<JudgeRun> new_judge() const override { return std::make_unique<BarJudge>(); }

  Result<std::unique_ptr<Solution>> open(Parameters&& p) const override {
    const std::uint64_t m = p.integer("m"), n = p.integer("n");
    const std::uint64_t r = p.has("r") ? p.integer("r") : m / 2, c = p.has("c") ? p.integer("c") : n / 3;
    if (r >= m) return parameter_error("r", message(kKitPhrases["row-from-to"], {0u, m - 1}), verbatim(decimal(r)));
    if (c >= n) return parameter_error("c", message(kKitPhrases["column-from-to"], {0u, n - 1}), verbatim(decimal(c)));
    return std::make_unique<BarSolution>(m, n, r, c);
  }
};

}  // namespace

std::span<const Pattern> exclusively_edible_phrases() { return kPhrases.all; }

const Game& exclusively_edible_game() {
  static const ExclusivelyEdible game;
  return game;
}

}  // namespace grundy
