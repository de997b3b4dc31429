// Coins on numbered squares; a move takes one coin to any lower square. A coin on square i is a Nim heap of i stones (theory/nim.hpp).
#include <algorithm>
#include <iterator>

#include "families/nim_sum_solution.hpp"
#include "games/the-game/coins.hpp"
#include "kit/wording.hpp"

namespace grundy {

namespace {

constexpr std::uint64_t kMostSquares = 1'000'000;
/// The most coins on a square: play adds coins one by one, beyond the limit of the parameter.
constexpr std::uint64_t kMostCoins = 2 * kMaxHeap;

constexpr ParameterSpec kParameters[] = {
    {.name = "counts",
     .kind = ParameterKind::list,
     .label = "Coins",
     .fallback = "0,0,1,0,1,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0",
     .help = "Coins on square 1, 2, 3, ...; the table moves the two lowest coins",
     .longest = kMostSquares},
};

constexpr auto kPhrases = phrases({
    {"move-coin", "move a coin from square {} to {}"},
    {"coins-on", "coins on {}"},
    {"coin-squares", "the squares of the coins"},
    {"no-coin", "no coin above square 0"},
    {"coin-square", "square of a coin"},
    {"other-coin-square", "square of another coin"},
    {"squares-S", "the number of squares S"},
    {"coins-on-square", "the number of coins on a square"},
    {"pairs-cancel", "Two coins on one square cancel: {} such pair is left out of the sum.",
     "Two coins on one square cancel: {} such pairs are left out of the sum."},
});

constexpr GameInfo kInfo = {
    .id = "the-game",
    .title = "Coins on numbered squares",
    .source = "SPOJ QCJ3 \"The Game\"",
    .credit = "",
    .first = PlayerName("Tom"),
    .second = PlayerName("Hanks"),
    .parameters = kParameters,
    .judge_format = "The number of tests T; per test the number of squares S and S counts of coins.",
    .judge_limits = "all numbers < 25",
    .sample_input = "2\n1\n1\n1\n2\n",
    .sample_output = "Tom Wins\nHanks Wins\n",
};

/// A position in play is the counts; a move shifts a coin from square `part` to square `to`.
class TheGameSolution final : public NimSumSolution {
 public:
  TheGameSolution(Coins coins, const std::vector<std::uint64_t>& counts)
      : NimSumSolution(kInfo, std::move(coins.heaps), coins.hidden,
                       PairTable(counts.size(), kPhrases["coin-square"], kPhrases["other-coin-square"],
                                 {Layer::outcome, Layer::nimber, Layer::remoteness})),
        counts_(counts),
        hidden_(coins.hidden) {}

  State start() const override { return counts_; }

  std::string_view state_parameter() const override { return "counts"; }

  std::optional<State> state_at(Cell at) const override {
    if (!shape().contains(at)) return std::nullopt;
    State counts = counts_;
    const Components& coins = components();
    for (const std::size_t i : {0, 1}) {
      if (coins[i] > 0) --counts[coins[i] - 1];
    }
    for (const std::uint64_t square : {at.x, at.y}) {
      if (square > 0) ++counts[square - 1];
    }
    return counts;
  }

  std::optional<State> follow(const State& counts, Move move) const override {
    if (counts.size() != counts_.size() || move.part == 0 || move.part > counts.size() || move.to >= move.part ||
        counts[move.part - 1] == 0)
      return std::nullopt;
    State next = counts;
    --next[move.part - 1];
    if (move.to > 0) ++next[move.to - 1];
    return next;
  }

 protected:
  bool interchangeable() const override { return true; }

  /// Names the pairs that are not among the numbers of the sum.
  Reason reason(const Explanation& e, Solution& values) override {
    Reason out = NimSumSolution::reason(e, values);
    Natural pairs = 0;
    for (const std::uint64_t count : e.state) pairs += (count - kept_coins(count)) / 2;
    if (out.kind != Reason::Kind::nim_sum || pairs == Natural{0}) return out;
    // Its text would be plural.
    const Message count = pairs == Natural{1} ? Message(std::uint64_t{1}) : Message(decimal(pairs));
    out.also = message(kPhrases["pairs-cancel"], {count});
    return out;
  }

  std::optional<Components> components_of(const State& counts) const override {
    if (counts.size() != counts_.size()) return std::nullopt;
    for (const std::uint64_t count : counts) {
      if (count > kMostCoins) return std::nullopt;
    }
    return PairTable::padded(coins_of(counts).heaps);
  }

  void enter(const State& counts) override {
    entered_ = counts;
    hide(coins_of(counts).hidden);
  }

  Move play_of(const Components& squares, std::size_t index, std::uint64_t to) const override { return {squares[index], to}; }

  /// Returns the cell of a position. The order of the coins does not matter, and coins on square 0 may be missing.
  std::optional<Cell> cell_of(const Components& squares) const override {
    if (hidden() != hidden_) return std::nullopt;
    if (const auto cell = NimSumSolution::cell_of(squares); cell || squares.size() > kShownComponents) return cell;
    const auto sorted = [](Components all) {
      std::erase(all, 0);
      std::sort(all.begin(), all.end());
      return all;
    };
    const Components& own = components();
    const Components rest = sorted({own.begin() + 2, own.end()}), all = sorted(squares);
    if (!std::includes(all.begin(), all.end(), rest.begin(), rest.end()) || all.size() > rest.size() + 2) return std::nullopt;
    Components moved;
    std::set_difference(all.begin(), all.end(), rest.begin(), rest.end(), std::back_inserter(moved));
    moved.insert(moved.begin(), 2 - moved.size(), 0);
    return Cell{moved[0], moved[1]};
  }

  Phrase numbers_of() const override { return kPhrases["coin-squares"]; }

  Message move_text(const Components& from, std::size_t index, std::uint64_t to) const override {
    return message(kPhrases["move-coin"], {from[index], to});
  }

  /// Formats a position with the coins omitted from the heaps, placed as when the position was entered.
  Message position_text(const Components& squares) const override {
    Components all = squares;
    std::erase(all, 0);
    Natural coins = all.size();
    std::size_t room = kShownComponents;  // the lowest are shown
    for (std::size_t i = 0; i < entered_.size(); ++i) {
      const std::uint64_t unlisted = entered_[i] - kept_coins(entered_[i]);
      const auto listed = static_cast<std::size_t>(std::min<std::uint64_t>(unlisted, room));
      coins += unlisted;
      room -= listed;
      all.insert(all.end(), listed, i + 1);
    }
    if (all.empty()) return kPhrases["no-coin"];
    std::sort(all.begin(), all.end());
    if (coins <= kShownComponents) return message(kPhrases["coins-on"], {joined(all)});
    all.resize(std::min(all.size(), kShownComponents));
    std::string text;
    for (const std::uint64_t square : all) (text += decimal(square)) += ',';
    return message(kPhrases["coins-on"], {message(kKitPhrases["more-in-all"], {text, decimal(coins)})});
  }

 private:
  State counts_;
  State entered_;   // the described position
  Natural hidden_;  // of the parameters' position and of all positions in the table
};

class CoinsJudge final : public JudgeRun {
 public:
  CoinsJudge() : JudgeRun(kTests) {}

 private:
  static constexpr Tests kTests = {.number = kKitPhrases["tests-T"], .last = kKitPhrases["last-test"]};

  std::uint64_t head() override {
    square_ = sum_ = 0;
    return in_.number(kPhrases["squares-S"], 0, kUnbounded);
  }
  std::uint64_t items(std::uint64_t most) override {
    const auto counts = in_.numbers({{kPhrases["coins-on-square"], 0, kMaxHeap}}, most);
    for (const std::uint64_t coins : counts) {
      ++square_;
      if (coins % 2 == 1) sum_ ^= square_;
    }
    return counts.size();
  }
  void answer() override { out_ += sum_ ? "Tom Wins\n" : "Hanks Wins\n"; }

  std::uint64_t square_ = 0, sum_ = 0;
};

class TheGame final : public Game {
 public:
  const GameInfo& info() const override { return kInfo; }

  std::unique_ptr<JudgeRun> new_judge() const override { return std::make_unique<CoinsJudge>(); }

  Result<std::unique_ptr<Solution>> open(Parameters&& p) const override {
    const auto& counts = p.list("counts");
    return std::make_unique<TheGameSolution>(coins_of(counts), counts);
  }
};

}  // namespace

std::span<const Pattern> the_game_phrases() { return kPhrases.all; }

const Game& the_game_game() {
  static const TheGame game;
  return game;
}

}  // namespace grundy
