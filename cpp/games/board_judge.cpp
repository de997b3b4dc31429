#include "games/board_judge.hpp"

#include <algorithm>

namespace grundy {

BoardJudge::BoardJudge(const Tests& tests, std::string_view row, std::string_view alphabet, std::span<const BoardMove> moves)
    : JudgeRun(tests), row_(row), alphabet_(alphabet), moves_(moves) {}

std::uint64_t BoardJudge::head() {
  board_.side = static_cast<std::uint32_t>(in_.number("the side n of the board", 1, kLongestBoard));
  board_.squares.clear();
  board_.squares.reserve(std::size_t{board_.side} * board_.side);
  sweep_.reset();
  visited_ = 0;
  return board_.side;
}

void BoardJudge::item() { board_.squares += in_.word(row_, alphabet_, board_.side, board_.side); }

double BoardJudge::work(Pace& pace) {
  const std::uint64_t side = board_.side, squares = side * side;
  if (!sweep_) sweep_.emplace(board_.side, moves_);
  const bool damaged = alphabet_.find('X') != std::string_view::npos;
  while (sweep_->solved() < sweep_->diagonals()) {
    sweep_->solve_diagonal(damaged ? std::string_view(board_.squares) : std::string_view());
    if (pace.over(2 * side)) return 0.8 * sweep_->solved() / sweep_->diagonals();
  }
  while (visited_ < squares) {
    for (const std::uint64_t end = visited_ + side; visited_ < end; ++visited_) {
      if (board_.squares[visited_] == 'K') visit(visited_);
    }
    if (pace.over(8 * side)) return 0.8 + 0.2 * static_cast<double>(visited_) / static_cast<double>(squares);
  }
  return 1;
}

}  // namespace grundy
