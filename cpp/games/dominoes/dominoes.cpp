// The disappearing domino game. Let t be how long the game lasts if blocks never vanish (games/dominoes/strip_runs.hpp). Its winner wins
// the real game exactly when t < D, and otherwise it is a draw; t = 0 is a loss for the first player for every D. The same holds one move
// later, with t counted from there: an option that lasts t' more moves is decided exactly when t' + 1 < D. (Tests compare both with the
// true vanishing game, solved as a cyclic graph.)
#include <algorithm>
#include <memory>

#include "games/dominoes/laid.hpp"
#include "games/dominoes/strip_runs.hpp"
#include "kit/game.hpp"
#include "kit/wording.hpp"

namespace grundy {

namespace {

constexpr std::string_view kTables[] = {"A", "B"};

constexpr ParameterSpec kParameters[] = {
    {.name = "strip",
     .kind = ParameterKind::text,
     .label = "Strip",
     .fallback = "000000000010000000000000000000001001000000000000",
     .help = "0 a free cell, 1 a blocked one",
     .longest = kLongestStrip,
     .alphabet = "01"},
    {.name = "n",
     .label = "Cells",
     .fallback = "",
     .help = "Length of an empty strip, instead of the strip",
     .least = 1,
     .most = kLongestStrip},
    {.name = "k", .label = "Domino length K", .fallback = "2", .help = "Cells that a domino covers", .least = 1},
    {.name = "d", .label = "Turns D", .fallback = "16", .help = "A domino laid on turn T vanishes at the start of turn T + D", .least = 1},
    {.name = "table",
     .kind = ParameterKind::choice,
     .label = "Table",
     .fallback = "A",
     .help = "A: this strip for all D and K; B: empty strips of all lengths with dominoes that never vanish",
     .choices = kTables,
     .of_table = true},
};

constexpr auto kPhrases = phrases({
    {"from-oldest", "{} (counted from the oldest domino)"},
    {"cover-cell", "cover cell {}"},
    {"cover-cells", "cover cells {} to {}"},
    {"strip-k-stay", "{}, K = {}, dominoes stay"},
    {"strip-k-d", "{}, K = {}, D = {}"},
    {"turns-d", "turns D"},
    {"domino-length", "domino length K"},
    {"cells-n", "cells N"},
    {"the-strip", "the strip"},
    {"strip-length-N", "the length N of the strip"},
    {"read-domino-length", "the domino length K"},
    {"read-turns", "the number of turns D"},
    {"read-strip", "a strip of {} digits 0 and 1"},
    {"strip-or-n", "either a strip or n"},
    {"no-domino-fits", "The player to move loses: no domino fits, and whoever cannot move loses."},
    {"vanishing-draw",
     "Neither player can force a win: if dominoes stayed, the loser would be stuck after {}, but they vanish after {}, in time. This move "
     "keeps the draw: {}."},
    {"vanishing-won",
     "The player to move wins: if dominoes stayed, the opponent would be stuck after {}; they vanish after {}, too late to help. A winning "
     "move: {}."},
    {"vanishing-lost",
     "The player to move loses: if dominoes stayed, the player to move would be stuck after {}; they vanish after {}, too late to help."},
    {"turns", "{} turn", "{} turns"},
});

/// The reason specific to this game: with permanent dominoes it would last t moves, but they vanish after d turns.
constexpr OwnReason kReasons[] = {{"vanishing", {"t", "d"}}};

constexpr GameInfo kInfo = {
    .id = "dominoes",
    .title = "The disappearing domino game",
    .source = "CodeChef DISPDOM \"Disappearing Domino Game\" (START97)",
    .credit = "Author: gunpoint_88; tester: jay_1048576; editorial: iceknight1093",
    .first = PlayerName("Alice"),
    .second = PlayerName("Bob"),
    .parameters = kParameters,
    .judge_format = "N, K and D; then a string of N characters, 1 a blocked and 0 a free cell.",
    .judge_limits = "N <= 30",
    .sample_input = "6 2 5\n000000\n",
    .sample_output = "Alice\n",
    .reasons = kReasons,
};

/// The common part of both tables: the strip, its first moves, and the real game of the parameters.
class DominoesSolution : public Solution {
 public:
  DominoesSolution(std::string strip, std::uint64_t k, std::uint64_t d) : strip_(std::move(strip)), k_(k), d_(d), game_(k) {
    game_.enqueue(strip_);
  }

  double advance(const Slice& slice) override { return game_.search(slice) ? 1 : 0.05; }

  const GameInfo& info() const override { return kInfo; }

  Value value_of(const State& state) override { return value(*laid_of(state)); }

  std::string_view scene() const override { return strip_; }

  /// A position in play: the length of the strip if it began empty, otherwise 0; K; D, 0 if blocks never vanish; the blocks on the strip,
  /// oldest first, each by its first cell from 1. A move is the first cell of the next block.
  State start() const override { return {0, k_, d_}; }

  std::optional<Explanation> describe(const State& state) override {
    const auto laid = laid_of(state);
    if (!laid) return std::nullopt;
    Explanation e{position_text(*laid), state.size() == kHead ? cell_of(state) : std::nullopt};
    e.state = state;
    for (std::uint64_t first = 1; first <= laid->strip.size(); ++first) {
      if (!laid->fits(first)) continue;
      Laid next = *laid;
      next.lay(first);
      e.options.push_back({move_text(first, laid->k), verbatim(next.strip), {}, {}, {first, 0}});
    }
    return e;
  }

  Reason reason(const Explanation& e, Solution& values) override {
    const std::size_t laid = e.state.size() - kHead;
    if (e.state[2] == 0 || (e.options.empty() && laid > 0)) return Solution::reason(e, values);
    State staying = e.state;
    staying[2] = 0;
    const Natural moves = values.value_of(staying).remoteness->value + laid;
    return own_reason(kReasons[0], vanishing_sentence(e, moves, laid), {moves, e.state[2]});
  }

  std::optional<State> follow(const State& state, Move move) const override {
    auto laid = laid_of(state);
    if (!laid || !laid->fits(move.part) || move.to != 0) return std::nullopt;
    laid->lay(move.part);
    State next(state.begin(), state.begin() + kHead);
    next.insert(next.end(), laid->blocks.begin(), laid->blocks.end());
    return next;
  }

 private:
  static Message vanishing_sentence(const Explanation& e, Natural moves, std::size_t laid) {
    if (moves == 0) return kPhrases["no-domino-fits"];
    const Message count = counted(kKitPhrases["moves"], moves), turns = counted(kPhrases["turns"], e.state[2]);
    const Message length = laid == 0 ? count : message(kPhrases["from-oldest"], {count});
    if (e.value.outcome == Outcome::P) return message(kPhrases["vanishing-lost"], {length, turns});
    const Phrase phrase = e.value.outcome == Outcome::D ? kPhrases["vanishing-draw"] : kPhrases["vanishing-won"];
    return message(phrase, {length, turns, reason_from_options(e.value, e.options).text});
  }

 protected:
  /// Returns the cell of a position without blocks.
  virtual std::optional<Cell> cell_of(const State& state) const = 0;

  /// Returns the game with permanent blocks of k cells.
  virtual PermanentDominoes& game(std::uint64_t k) {
    if (k == k_) return game_;
    if (k != other_k_) other_.emplace(k);
    other_k_ = k;
    return *other_;
  }

  /// Returns the value if blocks never vanish.
  Value permanent(const Laid& laid) {
    std::string blocked = laid.strip;
    std::replace(blocked.begin(), blocked.end(), '#', '1');
    return game(laid.k).solve(blocked);
  }

  /// On turn T > D the cells of the block laid on turn T - D are free, so there is always a move then; before, no block has vanished. So
  /// the winner of the permanent game wins if it ends by turn D, with all blocks still there, and else the game is a draw.
  Value value(const Laid& laid) {
    const Value v = permanent(laid);
    if (laid.d == 0) return v;
    if (v.remoteness->value + laid.blocks.size() < laid.d) return {v.outcome, {}, v.remoteness};
    return {Outcome::D, {}, {}};
  }

  const std::string& strip() const { return strip_; }
  std::uint64_t k() const { return k_; }
  std::uint64_t d() const { return d_; }

 private:
  static constexpr std::size_t kHead = 3;

  std::optional<Laid> laid_of(const State& state) const {
    if (state.size() < kHead || state[0] > kLongestStrip || state[1] == 0) return std::nullopt;
    Laid laid{state[0] == 0 ? strip_ : std::string(state[0], '0'), state[1], state[2]};
    if (laid.d != 0 && state.size() - kHead >= laid.d) return std::nullopt;
    for (std::size_t i = kHead; i < state.size(); ++i) {
      if (!laid.fits(state[i])) return std::nullopt;
      laid.lay(state[i]);
    }
    return laid;
  }

  static Message move_text(std::uint64_t first, std::uint64_t k) {
    return k == 1 ? message(kPhrases["cover-cell"], {first}) : message(kPhrases["cover-cells"], {first, first + k - 1});
  }

  static Message position_text(const Laid& laid) {
    return laid.d == 0 ? message(kPhrases["strip-k-stay"], {laid.strip, laid.k})
                       : message(kPhrases["strip-k-d"], {laid.strip, laid.k, laid.d});
  }

  std::string strip_;
  std::uint64_t k_, d_;
  PermanentDominoes game_;
  std::uint64_t other_k_ = 0;
  std::optional<PermanentDominoes> other_;  // for the last requested block length other than k_
};

/// Table A: this strip for all D (columns) and K (rows).
class StripTable final : public DominoesSolution {
 public:
  StripTable(std::string text, std::uint64_t k, std::uint64_t d)
      : DominoesSolution(std::move(text), k, d),
        shape_{{kPhrases["turns-d"], 1, strip().size() + 2},
               {kPhrases["domino-length"], 1, strip().size()},
               true,
               {Layer::outcome, Layer::remoteness}} {}

  double advance(const Slice& slice) override {
    if (const double progress = DominoesSolution::advance(slice); progress < 1) return progress;
    while (values_.size() < strip().size()) {
      if (!row_game_) {
        row_game_ = std::make_unique<PermanentDominoes>(values_.size() + 1);
        row_game_->enqueue(strip());
      }
      if (!row_game_->search(slice)) return 0.1 + 0.89 * static_cast<double>(values_.size()) / static_cast<double>(strip().size());
      values_.push_back(row_game_->solve(strip()));
      row_game_.reset();
    }
    return 1;
  }

  const TableShape& shape() const override { return shape_; }

  CellValue cell(Layer layer, Cell at) override {
    if (!shape_.contains(at)) return CellValue::absent();
    if (at.y > values_.size()) return CellValue::unknown();
    const Value& permanent = values_[at.y - 1];
    if (layer == Layer::outcome && permanent.remoteness->value >= at.x) return CellValue::of(Outcome::D);
    return layer_of(permanent, layer);
  }

  std::vector<Mark> marks() override { return {mark_at(shape_, {d(), k()})}; }

  std::optional<State> state_at(Cell at) const override { return shape_.contains(at) ? std::optional(State{0, at.y, at.x}) : std::nullopt; }

  /// Remoteness is t, that of the permanent game.
  std::optional<State> state_shown(Layer layer, Cell at) const override {
    auto state = state_at(at);
    if (state && layer == Layer::remoteness) (*state)[2] = 0;
    return state;
  }

 protected:
  std::optional<Cell> cell_of(const State& state) const override {
    const Cell cell{state[2], state[1]};
    return state[0] == 0 && shape_.contains(cell) ? std::optional(cell) : std::nullopt;
  }

 private:
  TableShape shape_;
  std::vector<Value> values_;  // of the permanent game, by K
  std::unique_ptr<PermanentDominoes> row_game_;
};

/// Table B: the permanent game on empty strips of N cells (columns) for all K (rows).
class EmptyStripsTable final : public DominoesSolution {
 public:
  EmptyStripsTable(std::string text, std::uint64_t k, std::uint64_t d)
      : DominoesSolution(std::move(text), k, d),
        shape_{{kPhrases["cells-n"], 1, kLongestStrip},
               {kPhrases["domino-length"], 1, kLongestStrip},
               true,
               {Layer::outcome, Layer::nimber, Layer::remoteness}} {
    for (std::uint64_t row = 1; row <= kLongestStrip; ++row) games_.emplace_back(row);
  }

  double advance(const Slice& slice) override {
    if (const double progress = DominoesSolution::advance(slice); progress < 1) return progress;
    // From long blocks to short ones: the cheap rows first.
    for (; solved_ < games_.size(); ++solved_) {
      PermanentDominoes& game = games_[games_.size() - 1 - solved_];
      if (!queued_) {
        for (std::uint32_t n = 1; n <= kLongestStrip; ++n) game.enqueue(empty(n));
        queued_ = true;
      }
      if (!game.search(slice)) return 0.1 + 0.89 * static_cast<double>(solved_) / static_cast<double>(games_.size());
      queued_ = false;
    }
    return 1;
  }

  const TableShape& shape() const override { return shape_; }

  CellValue cell(Layer layer, Cell at) override { return shape_.contains(at) ? layer_of(value(at), layer) : CellValue::absent(); }

  std::vector<Mark> marks() override {
    const Cell here{strip().size(), k()};
    const bool empty_strip = strip().find('1') == std::string::npos;
    return empty_strip ? std::vector<Mark>{mark_at(shape_, here)} : std::vector<Mark>{};
  }

  std::optional<State> state_at(Cell at) const override { return shape_.contains(at) ? std::optional(State{at.x, at.y, 0}) : std::nullopt; }

 protected:
  std::optional<Cell> cell_of(const State& state) const override {
    const Cell cell{state[0], state[1]};
    return state[2] == 0 && shape_.contains(cell) ? std::optional(cell) : std::nullopt;
  }

  PermanentDominoes& game(std::uint64_t k) override { return k <= games_.size() ? games_[k - 1] : DominoesSolution::game(k); }

 private:
  static std::string empty(std::uint64_t n) { return std::string(n, '0'); }

  Value value(Cell at) const {
    const PermanentDominoes& game = games_[at.y - 1];
    const Nimber g = game.run_nimber(static_cast<std::uint32_t>(at.x));
    return {outcome_of(g), g, game.remoteness(empty(at.x))};
  }

  TableShape shape_;
  std::vector<PermanentDominoes> games_;  // by K, from 1
  std::size_t solved_ = 0;                // rows whose remotenesses are known, from the longest block
  bool queued_ = false;
};

class DominoesJudge final : public JudgeRun {
 public:
  DominoesJudge() : JudgeRun(kTests) {}

 private:
  static constexpr Tests kTests = {.last = kPhrases["the-strip"], .count = 1, .reading = 0};

  std::uint64_t head() override {
    const std::uint64_t n = in_.number(kPhrases["strip-length-N"], 1, kLongestStrip);
    const std::uint64_t k = in_.number(kPhrases["read-domino-length"], 1, kMaxHeap);
    d_ = in_.number(kPhrases["read-turns"], 1, kMaxHeap);
    strip_ = in_.word(kPhrases["read-strip"], "01", n, n);
    if (in_.failed()) return 0;
    game_.emplace(k);
    game_->enqueue(strip_);
    return 0;
  }
  double work(Pace& pace) override { return game_->search(pace.slice()) ? 1 : 0.05; }
  void answer() override {
    const Value v = game_->solve(strip_);
    out_ += v.remoteness->value >= d_ ? "Draw" : v.outcome == Outcome::N ? "Alice" : "Bob";
    out_ += '\n';
  }

  std::uint64_t d_ = 0;
  std::string_view strip_;
  std::optional<PermanentDominoes> game_;
};

class Dominoes final : public Game {
 public:
  const GameInfo& info() const override { return kInfo; }

  std::unique_ptr<JudgeRun> new_judge() const override { return std::make_unique<DominoesJudge>(); }

  Result<std::unique_ptr<Solution>> open(Parameters&& p) const override {
    if (p.given("strip") && p.given("n")) return parameter_error("n", kPhrases["strip-or-n"], kKitPhrases["both"]);
    std::string strip = p.has("n") ? std::string(p.integer("n"), '0') : p.text("strip");
    const std::uint64_t k = p.integer("k"), d = p.integer("d");
    if (p.text("table") == "B") return std::make_unique<EmptyStripsTable>(std::move(strip), k, d);
    return std::make_unique<StripTable>(std::move(strip), k, d);
  }
};

}  // namespace

std::span<const Pattern> dominoes_phrases() { return kPhrases.all; }

const Game& dominoes_game() {
  static const Dominoes game;
  return game;
}

}  // namespace grundy
