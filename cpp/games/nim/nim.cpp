// Nim: heaps of any sizes; a move takes any number of stones from one heap. Bouton's theorem decides (theory/nim.hpp).
#include <algorithm>

#include "families/nim_sum_solution.hpp"
#include "kit/wording.hpp"

namespace grundy {

namespace {

constexpr ParameterSpec kParameters[] = {
    {.name = "heaps",
     .kind = ParameterKind::list,
     .label = "Heaps",
     .fallback = "3,5,7",
     .help = "Sizes of the heaps",
     .shortest = 0,
     .longest = 1'000'000},
    {.name = "misere", .kind = ParameterKind::flag, .label = "Misère play", .fallback = "0", .help = "Whoever takes the last stone loses"},
    {.name = "max",
     .label = "Table up to",
     .fallback = "255",
     .help = "Largest size of the first two heaps in the table",
     .least = 1,
     .most = PairTable::kLongestSide,
     .of_table = true},
};

constexpr auto kPhrases = phrases({
    {"final-0", "the final 0"},
    {"heaps", "the number of heaps"},
    {"heap-sizes", "the heap sizes"},
    {"misere-none", "The player to move wins: no stone is left, and whoever cannot move wins."},
    {"misere-odd", "The player to move loses: {} stone is left, and whoever takes the last one loses.",
     "The player to move loses: {} heaps of one stone are left, an odd number, so the player to move takes the last stone, which loses."},
    {"misere-even",
     "The player to move wins with every move: {} heaps of one stone are left, an even number, so the opponent takes the last stone, which "
     "loses."},
    {"misere-one-large",
     "The player to move wins: only one heap has more than one stone. To win, leave an odd number of heaps, each of one stone: {}."},
    {"misere-move",
     "The player to move wins: several heaps have more than one stone, so the nim-sum decides as in normal play, and it is not 0 ({}). To "
     "win, make it 0: {}."},
    {"misere-0",
     "The player to move loses: several heaps have more than one stone, so the nim-sum decides as in normal play, and it is 0 ({})."},
});

constexpr OwnReason kReasons[] = {{"misere", {"heapsAboveOne", "nimSum"}}};

constexpr GameInfo kInfo = {
    .id = "nim",
    .title = "Nim",
    .source = "UVA 10165 \"Stone Game\"",
    .credit = "Theory: Charles L. Bouton (1901)",
    .first = kKitPhrases["first-player"],
    .second = kKitPhrases["second-player"],
    .parameters = kParameters,
    .judge_format = "The number of heaps N and N sizes, again and again; N = 0 ends, and what follows is ignored.",
    .judge_limits = "sizes <= 2,000,000,000",
    .sample_input = "1\n100\n3\n1 5 1\n4\n1 1 1 1\n0\n",
    .sample_output = "Yes\nYes\nNo\n",
    .reasons = kReasons,
};

class NormalNim : public NimSumSolution {
 public:
  NormalNim(Components heaps, std::uint64_t max, std::vector<Layer> layers)
      : NimSumSolution(kInfo, std::move(heaps), 0,
                       PairTable(max, kKitPhrases["first-heap"], kKitPhrases["second-heap"], std::move(layers))) {}

  std::string_view state_parameter() const override { return "heaps"; }

 protected:
  Phrase numbers_of() const override { return kPhrases["heap-sizes"]; }
  Message move_text(const Components& from, std::size_t index, std::uint64_t to) const override { return take_text(from, index, to); }
};

/// The table in misère play, which has outcomes only.
class MisereNim final : public NormalNim {
 public:
  MisereNim(Components heaps, std::uint64_t max) : NormalNim(std::move(heaps), max, {Layer::outcome}) {
    const Components& all = components();
    rest_large_ = std::any_of(all.begin() + 2, all.end(), [](std::uint64_t h) { return h > 1; });
  }

  CellValue cell(Layer, Cell at) override {
    if (!shape().contains(at)) return CellValue::absent();
    const bool normal_p = (rest_sum().value ^ at.x ^ at.y) == 0;
    const bool follows_normal = rest_large_ || at.x > 1 || at.y > 1;
    return CellValue::of(normal_p == follows_normal ? Outcome::P : Outcome::N);
  }

  // Cell by cell, like any table, not by nim-sums as in normal play. NOLINTBEGIN(bugprone-parent-virtual-call)
  void paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) override { Solution::paint_row(layer, at, out); }
  std::unique_ptr<CellRows> cell_rows(Layer layer, Range x, Range y) override { return Solution::cell_rows(layer, x, y); }
  // NOLINTEND(bugprone-parent-virtual-call)

  std::unique_ptr<BlockRows> block_rows(const Blocks& x, const Blocks& y, Effort) override {
    std::vector<Exception> exceptions;  // only small cells differ from normal play
    for (const Cell at : {Cell{0, 0}, {0, 1}, {1, 0}, {1, 1}}) {
      const bool normal_p = (rest_sum().value ^ at.x ^ at.y) == 0;
      if (!rest_large_) exceptions.push_back({at, normal_p ? Outcome::N : Outcome::P});
    }
    return nim_block_rows(x, y, rest_sum().value, std::move(exceptions));
  }

 protected:
  Value value(const Components& heaps) override { return {misere_nim_outcome(heaps), {}, {}}; }
  Value quick_value(const Components& heaps, Nimber) const override { return {misere_nim_outcome(heaps), {}, {}}; }

  /// Perfect play: as in normal play while two or more heaps exceed 1; the last such heap is reduced so that an odd number of ones remains.
  std::optional<Move> best_of_many(const Components& heaps, Outcome outcome) const override {
    std::uint64_t large = 0, ones = 0, last = 0;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      ones += heaps[i] == 1;
      if (heaps[i] <= 1) continue;
      ++large;
      last = i;
    }
    return large == 1 ? Move{last, ones % 2 == 0} : NormalNim::best_of_many(heaps, outcome);
  }

  Reason reason(const Explanation& e, Solution&) override {
    const State& heaps = e.state;
    const auto large = static_cast<std::uint64_t>(std::count_if(heaps.begin(), heaps.end(), [](std::uint64_t h) { return h > 1; }));
    const Natural sum = total(heaps).value;
    return own_reason(kReasons[0], large == 0 ? ones_sentence(heaps) : large_sentence(e, large, sum), {large, sum});
  }

 private:
  static Message ones_sentence(const Components& heaps) {
    const auto ones = static_cast<std::uint64_t>(std::count(heaps.begin(), heaps.end(), 1));
    if (ones == 0) return kPhrases["misere-none"];
    return message(ones % 2 == 0 ? kPhrases["misere-even"] : kPhrases["misere-odd"], {ones});
  }

  Message large_sentence(const Explanation& e, std::uint64_t large, Natural sum) {
    const auto winning = e.value.outcome == Outcome::N ? best(e) : std::nullopt;
    const Message move = winning ? take_text(e.state, winning->part, winning->to) : Message();
    if (large == 1) return message(kPhrases["misere-one-large"], {move});
    const Message equation = nim_sum_text(nimbers_of(e.state), sum);
    return winning ? message(kPhrases["misere-move"], {equation, move}) : message(kPhrases["misere-0"], {equation});
  }

  bool rest_large_ = false;  // some heap beyond the first two exceeds 1
};

class NimJudge final : public JudgeRun {
 public:
  NimJudge() : JudgeRun(kTests) {}

 private:
  static constexpr Tests kTests = {.last = kPhrases["final-0"]};

  std::uint64_t head() override {
    sum_ = 0;
    heaps_ = in_.number(kPhrases["heaps"], 0, kUnbounded);
    if (heaps_ == 0) end_here();
    return heaps_;
  }
  std::uint64_t items(std::uint64_t most) override {
    const auto heaps = in_.numbers({{kKitPhrases["heap-size"], 0, kMaxHeap}}, most);
    for (const std::uint64_t heap : heaps) sum_ ^= heap;
    return heaps.size();
  }
  void answer() override {
    if (heaps_ > 0) out_ += sum_ ? "Yes\n" : "No\n";
  }

  std::uint64_t heaps_ = 0, sum_ = 0;
};

class Nim final : public Game {
 public:
  const GameInfo& info() const override { return kInfo; }

  std::unique_ptr<JudgeRun> new_judge() const override { return std::make_unique<NimJudge>(); }

  Result<std::unique_ptr<Solution>> open(Parameters&& p) const override {
    if (p.flag("misere")) return std::make_unique<MisereNim>(p.list("heaps"), p.integer("max"));
    return std::unique_ptr<Solution>(
        new NormalNim(p.list("heaps"), p.integer("max"), std::vector{Layer::outcome, Layer::nimber, Layer::remoteness}));
  }
};

}  // namespace

std::span<const Pattern> nim_phrases() { return kPhrases.all; }

const Game& nim_game() {
  static const Nim game;
  return game;
}

}  // namespace grundy
