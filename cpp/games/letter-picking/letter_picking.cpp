// Letter picking: the players take the first or last letter by turns and prepend it to their own word; the smaller word wins.
#include <algorithm>

#include "games/letter-picking/drawn_intervals.hpp"
#include "kit/game.hpp"
#include "kit/wording.hpp"

namespace grundy {

namespace {

constexpr std::uint64_t kLongest = 1'000'000;
/// The most cells of a window that are counted exactly, by effort.
constexpr double kCoarseCells = 1e7;
constexpr double kFineCells = 1e10;
constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz";

constexpr ParameterSpec kParameters[] = {
    {.name = "s",
     .kind = ParameterKind::text,
     .label = "Word",
     .fallback = "aabbccddaabbccddccbbaaddccbbaadd",
     .help = "An even number of lowercase letters",
     .shortest = 2,
     .longest = kLongest,
     .alphabet = kLetters},
};

constexpr auto kPhrases = phrases({
    {"take-first", "take the first letter {}"},
    {"take-last", "take the last letter {}"},
    {"no-letter", "no letter"},
    {"alice-has", "{}, Alice has taken {}"},
    {"alice-ahead", "{}, Alice is ahead"},
    {"bob-ahead", "{}, Bob is ahead"},
    {"cut-word", "{} ({} letters)"},
    {"alice-smaller", "Alice's word is smaller"},
    {"words-equal", "the words are equal"},
    {"bob-smaller", "Bob's word is smaller"},
    {"right-end", "right end r"},
    {"left-end", "left end l"},
    {"read-word", "a word of lowercase letters"},
    {"even-word", "a word of an even number of letters"},
    {"letters", "{} letter", "{} letters"},
    {"all-doubled", "Bob can always copy Alice's letter: without the equal letters at both ends, only doubled letters are left."},
    {"not-doubled", "Bob cannot always copy Alice's letter: without the equal letters at both ends, not all letters are doubled."},
    {"even-letters", "an even number of letters"},
});

constexpr GameInfo kInfo = {
    .id = "letter-picking",
    .title = "Letter picking",
    .source = "Codeforces 1728D \"Letter Picking\"",
    .credit = "Educational Codeforces Round 135",
    .first = PlayerName("Alice"),
    .second = PlayerName("Bob"),
    .parameters = kParameters,
    .judge_format = "The number of tests t; per test a word of an even number of lowercase letters.",
    .judge_limits = "t <= 1,000, all words together <= 2,000 letters",
    .sample_input = "2\nforces\nabba\n",
    .sample_output = "Alice\nDraw\n",
};

class LetterSolution final : public Solution {
 public:
  explicit LetterSolution(std::string word)
      : word_(std::move(word)),
        intervals_(word_),
        shape_{{kPhrases["right-end"], 0, word_.size()}, {kPhrases["left-end"], 0, word_.size()}, false, {Layer::outcome}} {}

  const GameInfo& info() const override { return kInfo; }
  Value value_of(const State& state) override { return value(*round_of(state)); }

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

  std::string_view scene() const override { return word_; }

  /// A position in play: the ends l and r of the letters at the start, then the letters taken, 0 for the first and 1 for the last. A move
  /// is the next of these.
  State start() const override { return {0, word_.size() - 1}; }
  std::vector<Mark> marks() override { return {{{word_.size() - 1, 0}}}; }
  std::optional<State> state_at(Cell at) const override {
    return shape_.contains(at) && is_position(at) ? std::optional(State{at.y, at.x}) : std::nullopt;
  }

  std::optional<State> follow(const State& state, Move move) const override {
    const auto round = round_of(state);
    if (!round || round->remaining() == 0 || move.part > kLast || move.to != 0) return std::nullopt;
    State next = state;
    next.push_back(move.part);
    return next;
  }

  std::optional<Explanation> describe(const State& state) override {
    const auto round = round_of(state);
    if (!round) return std::nullopt;
    Explanation e{position_text(*round), cell_of(*round)};
    e.state = state;
    e.second = round->taken != 0;
    if (round->remaining() > 0) e.options.push_back(option(*round, kFirst));
    if (round->remaining() > 1) e.options.push_back(option(*round, kLast));
    return e;
  }

  Reason reason(const Explanation& e, Solution& values) override {
    const Round round = *round_of(e.state);
    if (!e.options.empty()) {
      Reason out = Solution::reason(e, values);
      if (round.taken == 0) out.also = doubled_sentence(round);
      return out;
    }
    constexpr Phrase ends[] = {kPhrases["alice-smaller"], kPhrases["words-equal"], kPhrases["bob-smaller"]};
    return {Reason::Kind::result, ends[static_cast<int>(round.ahead)]};
  }

 private:
  static constexpr std::uint64_t kFirst = 0, kLast = 1;

  static bool is_position(Cell ends) { return ends.y < ends.x && (ends.x - ends.y) % 2 == 1; }

  Outcome outcome(std::size_t l, std::size_t r) const { return intervals_.drawn(l, r) ? Outcome::D : Outcome::N; }

  enum class Ahead { alice, nobody, bob };

  /// The essence of a position: the remaining letters l..end - 1, the letter that Alice has taken and Bob has not answered (or 0), and the
  /// comparison of the words so far. Letters are prepended, so the latest round with different letters decides.
  struct Round {
    std::uint64_t l, end;
    char taken = 0;
    Ahead ahead = Ahead::nobody;

    std::uint64_t remaining() const { return end - l; }

    void take(const std::string& word, std::uint64_t pick) {
      const char letter = pick == kFirst ? word[l++] : word[--end];
      if (taken == 0) {
        taken = letter;
        return;
      }
      if (taken != letter) ahead = taken < letter ? Ahead::alice : Ahead::bob;
      taken = 0;
    }
  };

  std::optional<Round> round_of(const State& state) const {
    if (state.size() < 2 || state[1] >= word_.size() || !is_position({state[1], state[0]})) return std::nullopt;
    Round round{state[0], state[1] + 1};
    for (std::size_t i = 2; i < state.size(); ++i) {
      if (round.remaining() == 0 || state[i] > kLast) return std::nullopt;
      round.take(word_, state[i]);
    }
    return round;
  }

  /// Returns the outcome for the player to move. If Alice wins the remaining letters by themselves, earlier rounds do not matter; otherwise
  /// they decide.
  Outcome outcome(const Round& at) const {
    if (at.taken == 0) {
      if (at.remaining() > 0 && !intervals_.drawn(at.l, at.end - 1)) return Outcome::N;
      return at.ahead == Ahead::alice ? Outcome::N : at.ahead == Ahead::bob ? Outcome::P : Outcome::D;
    }
    Outcome best = Outcome::P;
    for (const std::uint64_t pick : {kFirst, kLast}) {
      Round next = at;
      next.take(word_, pick);
      const Outcome alices = outcome(next);
      if (alices == Outcome::P) return Outcome::N;
      if (alices == Outcome::D) best = Outcome::D;
    }
    return best;
  }

  /// Decided games last until all letters are taken.
  Value value(const Round& at) const {
    Value v{outcome(at), {}, {}};
    if (v.outcome != Outcome::D) v.remoteness = Remoteness{at.remaining()};
    return v;
  }

  Option option(const Round& at, std::uint64_t pick) const {
    const auto letter = std::string_view(word_).substr(pick == kFirst ? at.l : at.end - 1, 1);
    Round next = at;
    next.take(word_, pick);
    return {message(pick == kFirst ? kPhrases["take-first"] : kPhrases["take-last"], {letter}),
            position_text(next),
            {},
            cell_of(next),
            {pick, 0}};
  }

  /// Returns the cell of the remaining letters as a separate game, if it has the same outcome.
  std::optional<Cell> cell_of(const Round& at) const {
    if (at.taken != 0 || at.remaining() == 0 || outcome(at) != outcome(at.l, at.end - 1)) return std::nullopt;
    return Cell{at.end - 1, at.l};
  }

  /// Returns the theorem for the remaining letters, if it decides (games/letter-picking/drawn_intervals.hpp).
  Message doubled_sentence(const Round& at) const {
    if (!intervals_.drawn(at.l, at.end - 1)) return kPhrases["not-doubled"];
    return at.ahead == Ahead::nobody ? Message(kPhrases["all-doubled"]) : Message();
  }

  Message position_text(const Round& at) const {
    Message text = at.remaining() == 0 ? Message(kPhrases["no-letter"]) : letters(at.l, at.end - 1);
    if (at.taken != 0) text = message(kPhrases["alice-has"], {text, std::string_view(&at.taken, 1)});
    if (at.ahead != Ahead::nobody) text = message(at.ahead == Ahead::alice ? kPhrases["alice-ahead"] : kPhrases["bob-ahead"], {text});
    return text;
  }

  Message letters(std::size_t l, std::size_t r) const {
    constexpr std::size_t kMost = 64;
    const std::size_t length = r + 1 - l;
    if (length <= kMost) return verbatim(std::string_view(word_).substr(l, length));
    return message(kPhrases["cut-word"], {word_.substr(l, kMost / 2) + "..." + word_.substr(r + 1 - kMost / 2, kMost / 2), length});
  }

  std::string word_;
  DrawnIntervals intervals_;
  TableShape shape_;
};

class LetterJudge final : public JudgeRun {
 public:
  LetterJudge() : JudgeRun(kTests) {}

 private:
  static constexpr Tests kTests = {.number = kKitPhrases["tests-t"], .last = kKitPhrases["last-test"]};

  std::uint64_t head() override {
    word_ = in_.word(kPhrases["read-word"], kLetters, 2, kLongest);
    if (word_.size() % 2 == 1) in_.reject(kPhrases["even-word"], message(kPhrases["letters"], {word_.size()}));
    return 0;
  }
  void answer() override { out_ += DrawnIntervals(word_).drawn(0, word_.size() - 1) ? "Draw\n" : "Alice\n"; }

  std::string_view word_;
};

class LetterPicking final : public Game {
 public:
  const GameInfo& info() const override { return kInfo; }

  std::unique_ptr<JudgeRun> new_judge() const override { return std::make_unique<LetterJudge>(); }

  Result<std::unique_ptr<Solution>> open(Parameters&& p) const override {
    const std::string& word = p.text("s");
    if (word.size() % 2 == 1) return parameter_error("s", kPhrases["even-letters"], verbatim(decimal(word.size())));
    return std::make_unique<LetterSolution>(word);
  }
};

}  // namespace

std::span<const Pattern> letter_picking_phrases() { return kPhrases.all; }

const Game& letter_picking_game() {
  static const LetterPicking game;
  return game;
}

}  // namespace grundy
