// Knights that only move towards the top left: every move lowers row + column by 1 or 3. Several knights are a sum.
#include "families/board_judge.hpp"
#include "families/board_solution.hpp"
#include "kit/wording.hpp"

namespace grundy {

namespace {

constexpr ParameterSpec kParameters[] = {
    {.name = "n", .label = "Side of the board", .fallback = "8", .help = "", .least = 1, .most = kLongestBoard},
    {.name = "knights",
     .kind = ParameterKind::squares,
     .label = "Knights",
     .fallback = "1.2,1.5,2.7,4.3,6.4,7.2",
     .help = "Squares as row.column, from 0 at the top left; none on a board of another side",
     .most = kLongestBoard - 1},
    {.name = "board",
     .kind = ParameterKind::board,
     .label = "Board",
     .fallback = "",
     .help = "Rows of K and . joined by /, instead of the two above",
     .least = 1,
     .most = kLongestBoard,
     .alphabet = ".K"},
};

constexpr auto kPhrases = phrases({
    {"knight", "move the knight on {} to {}"},
    {"row-of-K", "a row of K and ."},
    {"last-row", "the last row"},
    {"not-beside-board", "no {} beside a board"},
    {"squares-from-to", "squares with row and column from 0 to {}"},
});

constexpr GameInfo kInfo = {
    .id = "knights",
    .title = "Knights on a board",
    .source = "Topcoder, \"Algorithm Games\"",
    .credit = "",
    .first = kKitPhrases["first-player"],
    .second = kKitPhrases["second-player"],
    .parameters = kParameters,
    .judge_format = "The side n of the board; n rows of K (a knight) and . (no knight).",
    .sample_input = "8\n........\n..K..K..\n.......K\n........\n...K....\n........\n....K...\n..K.....\n",
    .sample_output = "The first player is in a winning state\n",
};

constexpr std::array<BoardMove, 4> kReaches = {{{1, -2}, {-1, -2}, {-2, -1}, {-2, 1}}};

class KnightsSolution final : public BoardSolution {
 public:
  KnightsSolution(std::uint32_t side, Components knights) : BoardSolution(kInfo, {side, {}}, std::move(knights), kReaches) {}

 protected:
  Message move_text(const Components& from, std::size_t index, std::uint64_t to) const override {
    return message(kPhrases["knight"], {square_text(from[index]), square_text(to)});
  }
};

class KnightsJudge final : public BoardJudge {
 public:
  KnightsJudge() : BoardJudge(kTests, kPhrases["row-of-K"], ".K", kReaches) {}

 private:
  static constexpr Tests kTests = {.last = kPhrases["last-row"], .count = 1, .reading = 0.3};

  void answer() override { ((out_ += "The first player is in a ") += winning_moves() > 0 ? "winning" : "losing") += " state\n"; }
};

class Knights final : public Game {
 public:
  const GameInfo& info() const override { return kInfo; }

  std::unique_ptr<JudgeRun> new_judge() const override { return std::make_unique<KnightsJudge>(); }

  Result<std::unique_ptr<Solution>> open(Parameters&& p) const override {
    if (p.has("board")) {
      for (const char* other : {"n", "knights"}) {
        if (p.given(other)) return parameter_error(other, message(kPhrases["not-beside-board"], {other}), kKitPhrases["both"]);
      }
      return solution(p.board("board").side, pieces_of(p.board("board")));
    }
    const auto side = static_cast<std::uint32_t>(p.integer("n"));
    // The default knights are for the default board only.
    const std::vector<Square> knights = p.given("n") && !p.given("knights") ? std::vector<Square>{} : p.squares("knights");
    Components pieces;
    for (const Square& square : knights) {
      if (square.row >= side || square.column >= side) {
        return parameter_error("knights", message(kPhrases["squares-from-to"], {side - 1}),
                               verbatim(decimal(square.row) + "." + decimal(square.column)));
      }
      pieces.push_back(std::uint64_t{square.row} * side + square.column);
    }
    return solution(side, std::move(pieces));
  }

 private:
  static std::unique_ptr<Solution> solution(std::uint32_t side, Components pieces) {
    return std::make_unique<KnightsSolution>(side, std::move(pieces));
  }
};

}  // namespace

std::span<const Pattern> knights_phrases() { return kPhrases.all; }

const Game& knights_game() {
  static const Knights game;
  return game;
}

}  // namespace grundy
