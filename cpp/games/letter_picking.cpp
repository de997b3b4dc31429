// Letter picking: the players take the first or last letter by turns and prepend it to their own word; the smaller word wins.
#include <algorithm>

#include "games/game.hpp"
#include "games/wording.hpp"
#include "tables/drawn_intervals.hpp"

namespace grundy {

namespace {

constexpr std::uint64_t kLongest = 1'000'000;
/// Cells of a window that are all looked at.
constexpr double kCoarseCells = 1e7;
constexpr double kFineCells = 1e10;
constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz";

constexpr ParameterSpec kParameters[] = {
    {.name = "s", .kind = ParameterKind::text, .label = "Word", .fallback = "aabbccddaabbccddccbbaaddccbbaadd", .help = "An even number of lowercase letters", .shortest = 2, .longest = kLongest, .alphabet = kLetters},
};

constexpr GameInfo kInfo = {
    .id = "letter-picking",
    .title = "Letter picking",
    .source = "Codeforces 1728D \"Letter Picking\"",
    .credit = "Educational Codeforces Round 135",
    .first = "Alice",
    .second = "Bob",
    .parameters = kParameters,
    .judge_format = "The number of tests t; per test a word of an even number of lowercase letters.",
    .sample_input = "2\nforces\nabba\n",
    .sample_output = "Alice\nDraw\n",
};

class LetterSolution final : public Solution {
 public:
  explicit LetterSolution(std::string word)
      : word_(std::move(word)),
        intervals_(word_),
        shape_{{"right end r", 0, word_.size()}, {"left end l", 0, word_.size()}, false, {Layer::outcome}} {}

  Answer answer() override {
    const Value v = value(0, word_.size() - 1);
    return {v, verdict(kInfo, v)};
  }

  const TableShape& shape() const override { return shape_; }

  CellValue cell(Layer, Cell at) override {
    if (!shape_.contains(at) || !is_position(at)) return CellValue::absent();
    return CellValue::of(outcome(at.y, at.x));
  }

  void paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) override {
    cell_rows(layer, {at.x, at.x + out.size()}, {at.y, at.y + 1})->paint(at.y, out);
  }

  std::unique_ptr<CellRows> cell_rows(Layer, Range x, Range y) override { return letter_cell_rows(intervals_, x, y); }

  std::unique_ptr<BlockRows> block_rows(const Blocks& x, const Blocks& y, Effort effort) override {
    const double cells = static_cast<double>(x.whole().size()) * static_cast<double>(y.whole().size());
    const double most = effort == Effort::coarse ? kCoarseCells : kFineCells;
    return cells <= most ? count_by_cells(*this, x, y, most) : letter_block_samples(intervals_, x, y);
  }

  std::optional<Explanation> explain(std::optional<Cell> at) override {
    const Cell ends = at.value_or(Cell{word_.size() - 1, 0});
    if (!shape_.contains(ends) || !is_position(ends)) return std::nullopt;
    const std::size_t l = ends.y, r = ends.x;
    Explanation e{letters(l, r), ends, value(l, r)};
    e.options.push_back(option("first", word_[l], l + 1, r));
    e.options.push_back(option("last", word_[r], l, r - 1));
    e.reason = reason_from_options(e.value, e.options);
    return e;
  }

 private:
  static bool is_position(Cell ends) { return ends.y < ends.x && (ends.x - ends.y) % 2 == 1; }

  Outcome outcome(std::size_t l, std::size_t r) const { return intervals_.drawn(l, r) ? Outcome::D : Outcome::N; }

  Value value(std::size_t l, std::size_t r) const {
    Value v{outcome(l, r), {}, {}};
    if (v.outcome == Outcome::N) v.remoteness = Remoteness{r + 1 - l};
    return v;
  }

  std::string letters(std::size_t l, std::size_t r) const {
    constexpr std::size_t kMost = 64;
    const std::size_t length = r + 1 - l;
    if (length <= kMost) return word_.substr(l, length);
    return word_.substr(l, kMost / 2) + "..." + word_.substr(r + 1 - kMost / 2, kMost / 2) + " (" + counted(length, "letter") + ")";
  }

  /// Alice has taken `taken`; Bob answers on the letters l..r, an odd number.
  Option option(const char* end, char taken, std::size_t l, std::size_t r) const {
    const Outcome best = std::min(answer_of_bob(taken, word_[l], l + 1, r), answer_of_bob(taken, word_[r], l, r - 1), [](Outcome a, Outcome b) {
      constexpr int rank[] = {0, 2, 1};  // for Bob, who moves: N wins, then a draw, then P
      return rank[static_cast<int>(a)] < rank[static_cast<int>(b)];
    });
    Option o{std::string("take the ") + end + " letter " + taken, letters(l, r), {best, {}, {}}};
    if (best != Outcome::D) o.value.remoteness = Remoteness{r + 1 - l};
    return o;
  }

  /// What Bob's letter leads to, as an outcome for Bob before he takes it: the letters that remain decide, and if they draw, this round.
  Outcome answer_of_bob(char alices, char bobs, std::size_t l, std::size_t r) const {
    if (l < r && !intervals_.drawn(l, r)) return Outcome::P;
    return alices == bobs ? Outcome::D : alices < bobs ? Outcome::P : Outcome::N;
  }

  std::string word_;
  DrawnIntervals intervals_;
  TableShape shape_;
};

class LetterJudge final : public JudgeRun {
 public:
  LetterJudge() : JudgeRun(kTests) {}

 private:
  static constexpr Tests kTests = {.number = "the number of tests t", .last = "the last test"};

  std::uint64_t head() override {
    word_ = in_.word("a word of lowercase letters", kLetters, 2, kLongest);
    if (word_.size() % 2 == 1) in_.reject("a word of an even number of letters", counted(word_.size(), "letter"));
    return 0;
  }
  void answer() override { out_ += DrawnIntervals(word_).drawn(0, word_.size() - 1) ? "Draw\n" : "Alice\n"; }

  std::string_view word_;
};

class LetterPicking final : public Game {
 public:
  const GameInfo& info() const override { return kInfo; }

  std::unique_ptr<JudgeRun> new_judge() const override { return std::unique_ptr<JudgeRun>(new LetterJudge); }

  Result<std::unique_ptr<Solution>> open(Parameters&& p) const override {
    const std::string& word = p.text("s");
    if (word.size() % 2 == 1) return parameter_error("s", "an even number of letters", decimal(word.size()));
    return std::unique_ptr<Solution>(new LetterSolution(word));
  }
};

}  // namespace

const Game& letter_picking_game() {
  static const LetterPicking game;
  return game;
}

}  // namespace grundy
