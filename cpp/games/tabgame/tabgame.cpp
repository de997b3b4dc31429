// A coin on a table that moves up or left until it reaches the border, whose digits decide (games/tabgame/diagonal_table.hpp).
#include <algorithm>

#include "games/tabgame/diagonal_table.hpp"
#include "kit/game.hpp"
#include "kit/wording.hpp"

namespace grundy {

namespace {

constexpr std::uint64_t kLongestSide = 1'000'000;
constexpr std::uint64_t kRemotenessSide = 4096;

constexpr ParameterSpec kParameters[] = {
    {.name = "top",
     .kind = ParameterKind::text,
     .label = "Top border",
     .fallback = "0100001101001011100001010110010010110000110011010000011001101000110011111010001010001011011010100011"
                 "001010100011001011000101000111011001101111000010100100011010",
     .help = "A digit a column: 0, who moves there wins; 1, loses",
     .longest = kLongestSide,
     .alphabet = "01"},
    {.name = "left",
     .kind = ParameterKind::text,
     .label = "Left border",
     .fallback = "1111001000110011001010001000110001100101100000110001000000100111011101111011101110011101011100111100",
     .help = "A digit a row",
     .longest = kLongestSide,
     .alphabet = "01"},
    {.name = "row", .label = "Row of the coin", .fallback = "", .help = "From 1; the last if left out", .least = 1, .most = kLongestSide},
    {.name = "col",
     .label = "Column of the coin",
     .fallback = "",
     .help = "From 1; the last if left out",
     .least = 1,
     .most = kLongestSide},
};

constexpr auto kPhrases = phrases({
    {"moved-onto-1", "the last move put the coin on a 1, and whoever does that loses"},
    {"moved-onto-0", "the last move put the coin on a 0, and whoever does that wins"},
    {"up", "move up"},
    {"left", "move left"},
    {"place", "row {}, column {}"},
    {"border-place", "row {}, column {} (border, digit {})"},
    {"top-digits", "the top border's digits 0 and 1"},
    {"left-digits", "the left border's digits 0 and 1"},
    {"queries-Q", "the number of queries Q"},
    {"query-row", "the row x of a query"},
    {"query-column", "the column y of a query"},
    {"diagonal", "{} Every cell of this diagonal from row {}, column {} on has the same winner."},
});

/// The options of a cell and those of the previous cell on its diagonal are on the same two diagonals.
Message alike_along_diagonal(const Message& why, Cell first) { return message(kPhrases["diagonal"], {why, first.y, first.x}); }

constexpr OwnCell kCells[] = {
    {"diagonal", "The first of the cells before it that have its value because they stand on its diagonal.", alike_along_diagonal}};

constexpr GameInfo kInfo = {
    .id = "tabgame",
    .title = "Coin to the border",
    .source = "CodeChef TABGAME \"Table Game\"",
    .credit = "Setter: Oleksandr Kulkov",
    .first = PlayerName("Alice"),
    .second = PlayerName("Bob"),
    .parameters = kParameters,
    .judge_format =
        "The number of tests T; per test the top border's digits, the left border's digits, the number of queries Q and Q lines with row "
        "and column.",
    .judge_limits = "N, M, Q <= 100,000, their sum over all tests <= 1,000,000",
    .sample_input = "1\n101\n01\n6\n1 1\n1 2\n1 3\n2 1\n2 2\n2 3\n",
    .sample_output = "110011\n",
    .cells = kCells,
};

class TableGameSolution final : public Solution {
 public:
  TableGameSolution(std::string top, std::string left, Cell coin)
      : top_(std::move(top)),
        left_(std::move(left)),
        coin_(coin),
        table_(top_, left_),
        shape_{{kKitPhrases["column"], 1, top_.size()}, {kKitPhrases["row"], 1, left_.size()}, false, {Layer::outcome}} {
    if (top_.size() <= kRemotenessSide && left_.size() <= kRemotenessSide) {
      shape_.layers.push_back(Layer::remoteness);
      remoteness_.resize(top_.size() * left_.size());
    }
  }

  double advance(const Slice& slice) override {
    if (remoteness_.empty()) return 1;
    for (; solved_rows_ < left_.size(); ++solved_rows_) {
      if (solved_rows_ % 16 == 0 && slice.over()) return static_cast<double>(solved_rows_) / static_cast<double>(left_.size());
      solve_row(solved_rows_ + 1);
    }
    return 1;
  }

  const GameInfo& info() const override { return kInfo; }
  Value value_of(const State& coin) override { return value(coin[0], coin[1]); }

  const TableShape& shape() const override { return shape_; }

  CellValue cell(Layer layer, Cell at) override { return shape_.contains(at) ? layer_of(value(at.y, at.x), layer) : CellValue::absent(); }

  void paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) override {
    if (layer == Layer::outcome) return table_.paint_row(at.y, at.x, out);
    const bool known = at.y <= solved_rows_;
    const std::uint16_t* const row = remoteness_.data() + index(at.y, at.x);
    for (std::size_t i = 0; i < out.size(); ++i) {
      out[i] = known ? value_byte(row[i]) : kUnknownByte;
    }
  }

  std::unique_ptr<BlockRows> block_rows(const Blocks& x, const Blocks& y, Effort) override { return table_.block_rows(x, y); }

  /// A position in play: the row and column of the coin, including border cells.
  State start() const override { return {coin_.y, coin_.x}; }
  std::optional<State> state_at(Cell at) const override { return shape_.contains(at) ? std::optional(State{at.y, at.x}) : std::nullopt; }

  std::optional<Explanation> describe(const State& state) override {
    if (!is_place(state)) return std::nullopt;
    const std::uint64_t row = state[0], column = state[1];
    Explanation e{place(row, column), inside(row, column)};
    e.state = state;
    if (row == 0 || column == 0) return e;
    e.options.push_back({kPhrases["up"], place(row - 1, column), {}, inside(row - 1, column), {kUp, 0}});
    e.options.push_back({kPhrases["left"], place(row, column - 1), {}, inside(row, column - 1), {kLeft, 0}});
    // From row and column 2 on diagonals are constant (games/tabgame/diagonal_table.hpp).
    if (const std::uint64_t back = std::min(row, column) - 2; std::min(row, column) > 2)
      e.noted = NotedCell{&kCells[0], {column - back, row - back}};
    return e;
  }

  Reason reason(const Explanation& e, Solution& values) override {
    if (!e.options.empty()) return Solution::reason(e, values);
    const bool loses = digit(e.state[0], e.state[1]) == '1';
    return {Reason::Kind::result, loses ? kPhrases["moved-onto-1"] : kPhrases["moved-onto-0"]};
  }

  std::optional<State> follow(const State& state, Move move) const override {
    if (!is_place(state) || state[0] == 0 || state[1] == 0 || move.part > kLeft || move.to != 0) return std::nullopt;
    return move.part == kUp ? State{state[0] - 1, state[1]} : State{state[0], state[1] - 1};
  }

  std::vector<Mark> marks() override { return {{coin_, {}}}; }
  Headers headers() const override { return {top_, left_}; }

 private:
  static constexpr std::uint64_t kUp = 0, kLeft = 1;

  bool is_place(const State& s) const { return s.size() == 2 && s[0] <= left_.size() && s[1] <= top_.size() && (s[0] > 0 || s[1] > 0); }

  std::optional<Cell> inside(std::uint64_t row, std::uint64_t column) const {
    const Cell cell{column, row};
    return shape_.contains(cell) ? std::optional(cell) : std::nullopt;
  }

  char digit(std::uint64_t row, std::uint64_t column) const { return row == 0 ? top_[column - 1] : left_[row - 1]; }

  Message place(std::uint64_t row, std::uint64_t column) const {
    if (row > 0 && column > 0) return message(kPhrases["place"], {row, column});
    return message(kPhrases["border-place"], {row, column, static_cast<unsigned>(digit(row, column) - '0')});
  }

  /// Returns the value of a cell, which may be on the border.
  Value value(std::uint64_t row, std::uint64_t column) const {
    if (row == 0 || column == 0) return {digit(row, column) == '1' ? Outcome::N : Outcome::P, {}, Remoteness{0}};
    Value v{table_.wins(row, column) ? Outcome::N : Outcome::P, {}, {}};
    if (row <= solved_rows_) v.remoteness = Remoteness{remoteness_[index(row, column)]};
    return v;
  }

  std::size_t index(std::uint64_t row, std::uint64_t column) const { return (row - 1) * top_.size() + column - 1; }

  void solve_row(std::uint64_t row) {
    for (std::uint64_t column = 1; column <= top_.size(); ++column) {
      const bool up_wins = row == 1 ? top_[column - 1] == '1' : table_.wins(row - 1, column);
      const bool left_wins = column == 1 ? left_[row - 1] == '1' : table_.wins(row, column - 1);
      const unsigned up = row == 1 ? 0 : remoteness_[index(row - 1, column)];
      const unsigned left = column == 1 ? 0 : remoteness_[index(row, column - 1)];
      unsigned r;
      if (up_wins == left_wins) r = up_wins ? std::max(up, left) : std::min(up, left);
      else r = up_wins ? left : up;
      remoteness_[index(row, column)] = static_cast<std::uint16_t>(r + 1);
    }
  }

  std::string top_, left_;
  Cell coin_;
  DiagonalTable table_;
  TableShape shape_;
  std::vector<std::uint16_t> remoteness_;
  std::uint64_t solved_rows_ = 0;
};

class TableJudge final : public JudgeRun {
 public:
  TableJudge() : JudgeRun(kTests) {}

 private:
  static constexpr Tests kTests = {.number = kKitPhrases["tests-T"], .last = kKitPhrases["last-test"]};

  std::uint64_t head() override {
    const auto top = in_.word(kPhrases["top-digits"], "01", 1, kLongestSide);
    const auto left = in_.word(kPhrases["left-digits"], "01", 1, kLongestSide);
    rows_ = left.size();
    columns_ = top.size();
    const std::uint64_t queries = in_.number(kPhrases["queries-Q"], 0, kUnbounded);
    if (!in_.failed()) table_.emplace(top, left);
    return queries;
  }
  std::uint64_t items(std::uint64_t most) override {
    const auto queries = in_.numbers({{kPhrases["query-row"], 1, rows_}, {kPhrases["query-column"], 1, columns_}}, most);
    if (!queries.empty()) table_->put_digits(queries, out_);
    return queries.size() / 2;
  }
  void answer() override { out_ += '\n'; }

  std::uint64_t rows_ = 0, columns_ = 0;
  std::optional<DiagonalTable> table_;
};

class TableGame final : public Game {
 public:
  const GameInfo& info() const override { return kInfo; }

  std::unique_ptr<JudgeRun> new_judge() const override { return std::make_unique<TableJudge>(); }

  Result<std::unique_ptr<Solution>> open(Parameters&& p) const override {
    const std::uint64_t columns = p.text("top").size(), rows = p.text("left").size();
    const Cell coin{p.has("col") ? p.integer("col") : columns, p.has("row") ? p.integer("row") : rows};
    if (coin.y > rows) return parameter_error("row", message(kKitPhrases["row-from-to"], {1u, rows}), verbatim(decimal(coin.y)));
    if (coin.x > columns) return parameter_error("col", message(kKitPhrases["column-from-to"], {1u, columns}), verbatim(decimal(coin.x)));
    return std::make_unique<TableGameSolution>(p.take_text("top"), p.take_text("left"), coin);
  }
};

}  // namespace

std::span<const Pattern> tabgame_phrases() { return kPhrases.all; }

const Game& tabgame_game() {
  static const TableGame game;
  return game;
}

}  // namespace grundy
