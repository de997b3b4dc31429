// Kings on a damaged board that move up, left or up-left. Several kings are a sum.
#include "games/board_solution.hpp"
#include "games/rules.hpp"
#include "games/wording.hpp"
#include "io/scanner.hpp"
#include "theory/joint_search.hpp"

namespace grundy {

namespace {

constexpr ParameterSpec kParameters[] = {
    {.name = "board", .kind = ParameterKind::board, .label = "Board", .fallback = "........X.../.X....X...../....X......./.........X../..X...K...../......X...../X........K../...X......../.....K...X../........X.../.X.......K../....X.......", .help = "Rows joined by /: K a king, X damaged, . free", .least = 1, .most = kLongestBoard, .alphabet = ".KX"},
};

constexpr GameInfo kInfo = {
    .id = "bobs-game",
    .title = "Bob's game",
    .source = "HackerRank \"Bob's Game\" (University CodeSprint 3)",
    .credit = "",
    .first = "Bob",
    .second = "Bob's opponent",
    .parameters = kParameters,
    .judge_format = "The number of queries q; per query the side n of the board and n rows of K (a king), X (damaged) and . (free).",
    .sample_input = "2\n2\n.K\n.K\n2\nK.\nXX\n",
    .sample_output = "WIN 2\nLOSE\n",
};

class KingsSolution final : public BoardSolution {
 public:
  explicit KingsSolution(Board board)
      : BoardSolution(kInfo, board.side, pieces_of(board), KingRules::kMoves), board_(std::move(board)), joint_(options_of(KingRules{&board_})) {}

  double advance(const Slice& slice) override {
    if (!begun_) {
      if (!sweep(slice, board_.squares)) return 0.9 * swept();
      if (components().size() > 1) joint_.begin(components());
      begun_ = true;
    }
    return joint_.work(slice) ? 1 : 0.95;
  }

  Answer answer() override {
    Answer a = BoardSolution::answer();
    if (a.value.outcome == Outcome::N) a.text += "; " + counted(winning_moves().size(), "winning first move");
    return a;
  }

  /// The first moves that make the nim-sum 0, as pairs of squares.
  std::vector<std::pair<std::uint64_t, std::uint64_t>> winning_moves() const {
    std::vector<std::pair<std::uint64_t, std::uint64_t>> winning;
    const Nimber sum = total(components());
    std::vector<std::uint64_t> to;
    for (const std::uint64_t king : components()) {
      to.clear();
      KingRules{&board_}.options(king, to);
      for (const std::uint64_t square : to) {
        if (nim_sum(nim_sum(sum, nimber(0, king)), nimber(0, square)).value == 0) winning.emplace_back(king, square);
      }
    }
    return winning;
  }

  std::vector<Mark> marks() override {
    std::vector<Mark> marks = BoardSolution::marks();
    if (!begun_ || marks.empty()) return marks;
    for (const auto& [from, to] : winning_moves()) marks.push_back({{from % side(), from / side()}, Cell{to % side(), to / side()}});
    return marks;
  }

 protected:
  void options(std::size_t, std::uint64_t square, std::size_t limit, std::vector<std::uint64_t>& out) const override {
    const std::size_t before = out.size();
    KingRules{&board_}.options(square, out);
    if (out.size() - before > limit) out.resize(before + limit);
  }

  std::optional<Remoteness> joint_remoteness(const Components& kings) override { return joint_.remoteness(kings); }

  std::string move_text(const Components& from, std::size_t index, std::uint64_t to) const override {
    const std::uint64_t king = from[index];
    const char* direction = king - to == 1 ? "left" : king - to == side() ? "up" : "up-left";
    return "move the king on " + square_text(king) + " " + direction;
  }

 private:
  Board board_;
  JointSearch joint_;
  bool begun_ = false;  // the joint search: all squares are solved
};

class BobsGame final : public Game {
 public:
  const GameInfo& info() const override { return kInfo; }

  Result<std::string> judge(std::string_view input) const override {
    Scanner in(input);
    std::string out;
    const std::uint64_t queries = in.number("the number of queries q", 0, kUnbounded);
    for (std::uint64_t q = 0; q < queries && !in.failed(); ++q) {
      Board board;
      board.side = static_cast<std::uint32_t>(in.number("the side n of the board", 1, kLongestBoard));
      for (std::uint32_t row = 0; row < board.side && !in.failed(); ++row) {
        board.squares += in.word("a row of K, X and .", ".KX", board.side, board.side);
      }
      if (in.failed()) break;
      DiagonalSweep sweep(board.side, KingRules::kMoves, DiagonalSweep::Asked::sum);
      while (sweep.solved() < sweep.diagonals()) sweep.solve_diagonal(board.squares);
      const std::uint64_t winning = sweep.winning_moves();
      out += winning == 0 ? "LOSE\n" : "WIN " + decimal(winning) + "\n";
    }
    return in.finish(std::move(out), "the last query");
  }

  Result<std::unique_ptr<Solution>> open(const Parameters& p) const override {
    return std::unique_ptr<Solution>(std::make_unique<KingsSolution>(p.board("board")));
  }
};

}  // namespace

const Game& bobs_game_game() {
  static const BobsGame game;
  return game;
}

}  // namespace grundy
