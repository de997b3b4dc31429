// A move takes exactly i stones from pile i. Pile i allows floor(x_i / i) moves in any order, so every line of play has the same length.
#include <algorithm>

#include "games/stone-game/quotient_blocks.hpp"
#include "kit/game.hpp"
#include "kit/wording.hpp"

namespace grundy {

namespace {

constexpr std::uint64_t kLargestPile = 1'000'000'000'000'000'000;
/// The most piles that are marked: more would hide the table.
constexpr std::size_t kMarkedPiles = 4096;

constexpr ParameterSpec kParameters[] = {
    {.name = "piles",
     .kind = ParameterKind::list,
     .label = "Piles",
     .fallback = "4,7,9,12",
     .help = "Sizes of pile 1, 2, 3, ...",
     .most = kLargestPile,
     .longest = 1'000'000},
    {.name = "max",
     .label = "Table up to",
     .fallback = "255",
     .help = "Largest pile in the table",
     .least = 1,
     .most = std::uint64_t{1} << 52,
     .of_table = true},
    {.name = "rows",
     .label = "Table rows",
     .fallback = "128",
     .help = "Largest i in the table",
     .least = 1,
     .most = std::uint64_t{1} << 52,
     .of_table = true},
};

constexpr auto kPhrases = phrases({
    {"take-from-pile", "take {} from pile {}"},
    {"a-pile", "pile {}: {}"},
    {"stones-in-pile", "stones in the pile"},
    {"number-of-pile", "number i of the pile"},
    {"piles-N", "the number of piles N"},
    {"pile-size", "the size of a pile"},
    {"even-length",
     "The player to move loses, whatever is played: the piles allow exactly {} in any order, an even number, so the opponent makes the "
     "last "
     "one."},
    {"odd-length",
     "The player to move wins, whatever is played: the piles allow exactly {} in any order, an odd number, so the player to move makes the "
     "last one."},
});

constexpr OwnReason kReasons[] = {{"fixed-length", {"moves"}}};

constexpr GameInfo kInfo = {
    .id = "stone-game",
    .title = "Exactly i stones from pile i",
    .source = "CodeChef RESN04 \"Stone Game\"",
    .credit = "",
    .first = PlayerName("Alice"),
    .second = PlayerName("Bob"),
    .parameters = kParameters,
    .judge_format = "The number of tests T; per test the number of piles N and N sizes.",
    .judge_limits = "T, N <= 100, sizes <= 1,000",
    .sample_input = "2\n1\n1\n2\n1 1\n",
    .sample_output = "ALICE\nALICE\n",
    .reasons = kReasons,
    .fixed_length = true,
};

/// Pile number i and its size.
struct Pile {
  std::uint64_t i, size;
};

/// The value of a game of exactly `moves` moves: the parity decides and is the nimber.
Value value_of_length(Natural moves) {
  const Nimber g{static_cast<std::uint64_t>(moves % 2)};
  return {outcome_of(g), g, Remoteness{moves}};
}

Natural length(const std::vector<Pile>& piles) {
  Natural moves = 0;
  for (const Pile& pile : piles) moves += pile.size / pile.i;
  return moves;
}

class StoneSolution final : public Solution {
 public:
  StoneSolution(std::vector<std::uint64_t> piles, std::uint64_t max, std::uint64_t rows)
      : piles_(std::move(piles)),
        shape_{{kPhrases["stones-in-pile"], 0, max + 1},
               {kPhrases["number-of-pile"], 1, rows},
               true,
               {Layer::outcome, Layer::nimber, Layer::remoteness}} {}

  const GameInfo& info() const override { return kInfo; }
  Value value_of(const State& state) override { return value_of_length(length(*piles_of(state))); }

  const TableShape& shape() const override { return shape_; }

  CellValue cell(Layer layer, Cell at) override {
    if (!shape_.contains(at)) return CellValue::absent();
    return layer_of(value_of_length(at.x / at.y), layer);
  }

  void paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) override {
    std::uint64_t moves = at.x / at.y, next = (moves + 1) * at.y;  // the pile at which one more move fits
    if (layer != Layer::remoteness) return paint_parity(moves, next, at, layer == Layer::outcome, out);
    for (std::size_t i = 0; i < out.size(); ++i) {
      if (at.x + i == next) {
        ++moves;
        next += at.y;
      }
      out[i] = value_byte(moves);
    }
  }

  std::unique_ptr<BlockRows> block_rows(const Blocks& x, const Blocks& y, Effort effort) override {
    return quotient_block_rows(x, y, effort);
  }

  /// A position in play: the number and the size of each pile; a cell is a single pile. A move is the index of its pile.
  State start() const override {
    State state;
    for (std::size_t k = 0; k < piles_.size(); ++k) state.insert(state.end(), {k + 1, piles_[k]});
    return state;
  }

  std::vector<Mark> marks() override {
    std::vector<Mark> marks;
    for (std::size_t k = 0; k < piles_.size() && piles_.size() <= kMarkedPiles; ++k) marks.push_back(mark_at(shape_, {piles_[k], k + 1}));
    return marks;
  }

  std::optional<State> state_at(Cell at) const override { return shape_.contains(at) ? std::optional(State{at.y, at.x}) : std::nullopt; }

  std::optional<State> follow(const State& state, Move move) const override {
    const std::size_t pile = 2 * move.part;
    if (!piles_of(state) || move.part >= state.size() / 2 || move.to != 0 || state[pile + 1] < state[pile]) return std::nullopt;
    State next = state;
    next[pile + 1] -= next[pile];
    return next;
  }

  std::optional<Explanation> describe(const State& state) override {
    auto known = piles_of(state);
    if (!known) return std::nullopt;
    std::vector<Pile>& piles = *known;
    Explanation e{position_text(piles), cell_of(piles)};
    e.state = state;
    for (const Pile& pile : piles) {
      const Cell cell{pile.size, pile.i};
      if (piles.size() > 1 && piles.size() <= kMarkedPiles && shape_.contains(cell)) e.pieces.push_back(cell);
    }
    for (Pile& pile : piles) {
      const auto place = static_cast<std::uint64_t>(&pile - piles.data());
      if (pile.size < pile.i) continue;
      if (e.options.size() == kListedOptions) {
        e.more = true;
        break;
      }
      pile.size -= pile.i;
      Option option{message(kPhrases["take-from-pile"], {pile.i, pile.i}), {}, {}, {}, {place, 0}};
      if (piles.size() <= kShownComponents) option.to = position_text(piles);
      option.cell = cell_of(piles);
      pile.size += pile.i;
      e.options.push_back(std::move(option));
    }
    return e;
  }

  void value_options(Explanation& e) override {
    for (Option& option : e.options) option.value = value_of_length(e.value.remoteness->value - 1);
  }

  Reason reason(const Explanation& e, Solution&) override {
    if (e.options.empty()) return {Reason::Kind::terminal};
    const Natural length = e.value.remoteness->value;
    const Message moves = counted(kKitPhrases["moves"], length);
    return own_reason(kReasons[0], message(length % 2 == 0 ? kPhrases["even-length"] : kPhrases["odd-length"], {moves}), {length});
  }

 private:
  static std::optional<std::vector<Pile>> piles_of(const State& state) {
    if (state.size() % 2 == 1) return std::nullopt;
    std::vector<Pile> piles;
    for (std::size_t k = 0; k < state.size(); k += 2) {
      if (state[k] == 0 || state[k + 1] > kLargestPile) return std::nullopt;
      piles.push_back({state[k], state[k + 1]});
    }
    return piles;
  }

  std::optional<Cell> cell_of(const std::vector<Pile>& piles) const {
    if (piles.size() != 1) return std::nullopt;
    const Cell cell{piles[0].size, piles[0].i};
    return shape_.contains(cell) ? std::optional(cell) : std::nullopt;
  }

  /// Alternating stretches of `at.y` cells, the first of which ends before `next`.
  static void paint_parity(std::uint64_t moves, std::uint64_t next, Cell at, bool even, std::span<std::uint8_t> out) {
    for (std::uint64_t x = at.x, end = at.x + out.size(); x < end; x = next, next += at.y, ++moves) {
      const std::uint64_t stop = std::min(next, end);
      std::fill(out.begin() + static_cast<std::ptrdiff_t>(x - at.x), out.begin() + static_cast<std::ptrdiff_t>(stop - at.x),
                static_cast<std::uint8_t>((moves % 2 == 0) == even));
    }
  }

  static Message position_text(const std::vector<Pile>& piles) {
    if (piles.size() == 1) return message(kPhrases["a-pile"], {piles[0].i, piles[0].size});
    return joined(piles, ",", [](const Pile& pile) { return decimal(pile.size); });
  }

  std::vector<std::uint64_t> piles_;
  TableShape shape_;
};

class StoneJudge final : public JudgeRun {
 public:
  StoneJudge() : JudgeRun(kTests) {}

 private:
  static constexpr Tests kTests = {.number = kKitPhrases["tests-T"], .last = kKitPhrases["last-test"]};

  std::uint64_t head() override {
    pile_ = moves_ = 0;
    return in_.number(kPhrases["piles-N"], 0, kUnbounded);
  }
  // Only the parity of the moves matters, which survives overflow.
  std::uint64_t items(std::uint64_t most) override {
    const auto piles = in_.numbers({{kPhrases["pile-size"], 0, kLargestPile}}, most);
    for (const std::uint64_t pile : piles) moves_ += pile / ++pile_;
    return piles.size();
  }
  void answer() override { out_ += moves_ % 2 == 1 ? "ALICE\n" : "BOB\n"; }

  std::uint64_t pile_ = 0, moves_ = 0;
};

class StoneGame final : public Game {
 public:
  const GameInfo& info() const override { return kInfo; }

  std::unique_ptr<JudgeRun> new_judge() const override { return std::make_unique<StoneJudge>(); }

  Result<std::unique_ptr<Solution>> open(Parameters&& p) const override {
    const std::uint64_t max = p.integer("max"), rows = p.integer("rows");
    // The bound keeps the number of cells of a block countable.
    if (rows > kMaxHeap / (max + 1))
      return parameter_error("rows", range_text(1, kMaxHeap / (max + 1)), verbatim(decimal(rows)), Error::Code::reach);
    return std::make_unique<StoneSolution>(p.list("piles"), max, rows);
  }
};

}  // namespace

std::span<const Pattern> stone_game_phrases() { return kPhrases.all; }

const Game& stone_game_game() {
  static const StoneGame game;
  return game;
}

}  // namespace grundy
