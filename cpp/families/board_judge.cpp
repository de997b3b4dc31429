#include "families/board_judge.hpp"

namespace grundy {

BoardJudge::BoardJudge(const Tests& tests, Phrase row, std::string_view alphabet, std::span<const BoardMove> moves)
    : JudgeRun(tests), row_(row), alphabet_(alphabet), moves_(moves) {}

std::uint64_t BoardJudge::head() {
  board_.side = static_cast<std::uint32_t>(in_.number(kKitPhrases["side-n"], 1, kLongestBoard));
  board_.squares.clear();
  board_.squares.reserve(std::size_t{board_.side} * board_.side);
  sweep_.reset();
  return board_.side;
}

std::uint64_t BoardJudge::items(std::uint64_t) {
  board_.squares += in_.word(row_, alphabet_, board_.side, board_.side);
  return 1;
}

double BoardJudge::work(Pace& pace) {
  if (!sweep_) sweep_.emplace(board_.side, moves_, DiagonalSweep::Target::sum);
  while (sweep_->solved() < sweep_->diagonals()) {
    sweep_->solve_diagonal(board_.squares);
    if (pace.over(board_.side)) return 0.9 * sweep_->solved() / sweep_->diagonals();
  }
  winning_ = sweep_->winning_moves();
  return 1;
}

}  // namespace grundy
