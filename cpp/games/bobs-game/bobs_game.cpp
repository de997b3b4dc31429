// Kings on a damaged board that move up, left or up-left. Several kings are a sum.
#include "families/board_judge.hpp"
#include "families/board_solution.hpp"
#include "kit/wording.hpp"

namespace grundy {

namespace {

constexpr ParameterSpec kParameters[] = {
    {.name = "board",
     .kind = ParameterKind::board,
     .label = "Board",
     .fallback = "........X.../.X....X...../....X......./.........X../..X...K...../......X...../X........K../...X......../.....K...X../"
                 "........X.../.X.......K../....X.......",
     .help = "Rows joined by /: K a king, X damaged, . free",
     .least = 1,
     .most = kLongestBoard,
     .alphabet = ".KX"},
};

constexpr auto kPhrases = phrases({
    {"bobs-opponent", "Bob's opponent"},
    {"king-left", "move the king on {} left"},
    {"king-up", "move the king on {} up"},
    {"king-up-left", "move the king on {} up-left"},
    {"row-of-K-X", "a row of K, X and ."},
    {"queries-q", "the number of queries q"},
    {"last-query", "the last query"},
});

constexpr GameInfo kInfo = {
    .id = "bobs-game",
    .title = "Bob's game",
    .source = "HackerRank \"Bob's Game\" (University CodeSprint 3)",
    .credit = "",
    .first = PlayerName("Bob"),
    .second = kPhrases["bobs-opponent"],
    .parameters = kParameters,
    .judge_format = "The number of queries q; per query the side n of the board and n rows of K (a king), X (damaged) and . (free).",
    .sample_input = "2\n2\n.K\n.K\n2\nK.\nXX\n",
    .sample_output = "WIN 2\nLOSE\n",
};

constexpr std::array<BoardMove, 3> kReaches = {{{-1, 0}, {0, -1}, {-1, -1}}};

class KingsSolution final : public BoardSolution {
 public:
  KingsSolution(Board board, Components kings) : BoardSolution(kInfo, std::move(board), std::move(kings), kReaches) {}

  std::optional<std::uint64_t> reported_winning_moves() override { return winning_moves().size(); }

  /// Returns the first moves that make the nim-sum 0, as pairs of squares.
  std::vector<std::pair<std::uint64_t, std::uint64_t>> winning_moves() const {
    std::vector<std::pair<std::uint64_t, std::uint64_t>> winning;
    const Nimber sum = total(components());
    std::vector<std::uint64_t> to;
    for (const std::uint64_t king : components()) {
      to.clear();
      moves(king, to);
      for (const std::uint64_t square : to) {
        if (nim_sum(nim_sum(sum, nimber(0, king)), nimber(0, square)).value == 0) winning.emplace_back(king, square);
      }
    }
    return winning;
  }

  std::vector<Mark> marks() override {
    std::vector<Mark> marks = BoardSolution::marks();
    if (!solved() || marks.empty()) return marks;
    for (const auto& [from, to] : winning_moves()) marks.push_back({{from % side(), from / side()}, Cell{to % side(), to / side()}});
    return marks;
  }

 protected:
  Message move_text(const Components& from, std::size_t index, std::uint64_t to) const override {
    const std::uint64_t king = from[index];
    const Phrase move = king - to == 1 ? kPhrases["king-left"] : king - to == side() ? kPhrases["king-up"] : kPhrases["king-up-left"];
    return message(move, {square_text(king)});
  }
};

class KingsJudge final : public BoardJudge {
 public:
  KingsJudge() : BoardJudge(kTests, kPhrases["row-of-K-X"], ".KX", kReaches) {}

 private:
  static constexpr Tests kTests = {.number = kPhrases["queries-q"], .last = kPhrases["last-query"], .reading = 0.3};

  void answer() override { out_ += winning_moves() == 0 ? "LOSE\n" : "WIN " + decimal(winning_moves()) + "\n"; }
};

class BobsGame final : public Game {
 public:
  const GameInfo& info() const override { return kInfo; }

  std::unique_ptr<JudgeRun> new_judge() const override { return std::make_unique<KingsJudge>(); }

  Result<std::unique_ptr<Solution>> open(Parameters&& p) const override {
    Components kings = pieces_of(p.board("board"));
    return std::make_unique<KingsSolution>(p.take_board("board"), std::move(kings));
  }
};

}  // namespace

std::span<const Pattern> bobs_game_phrases() { return kPhrases.all; }

const Game& bobs_game_game() {
  static const BobsGame game;
  return game;
}

}  // namespace grundy
