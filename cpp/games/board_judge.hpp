// What the judges of games of pieces on a square board share.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "games/diagonal_sweep.hpp"
#include "games/judge_run.hpp"
#include "games/parameters.hpp"

namespace grundy {

/// Reads a side and so many rows; solves all squares by anti-diagonals; then visits the pieces, K, row by row.
/// O(1) a square; four bytes a square.
class BoardJudge : public JudgeRun {
 protected:
  /// `row` names a row of characters of `alphabet` in errors; where that has an X, nothing can stand on such a square.
  BoardJudge(const Tests& tests, std::string_view row, std::string_view alphabet, std::span<const BoardMove> moves);

  /// A piece on the square with this index, row * side + column. All squares are solved.
  virtual void visit(std::uint64_t square) = 0;

  const Board& board() const { return board_; }
  unsigned nimber(std::uint64_t square) const { return sweep_->nimber(square / board_.side, square % board_.side); }

 private:
  std::uint64_t head() final;
  void item() final;
  double work(Pace& pace) final;

  std::string_view row_, alphabet_;
  std::span<const BoardMove> moves_;
  Board board_;
  std::optional<DiagonalSweep> sweep_;
  std::uint64_t visited_ = 0;  // squares
};

}  // namespace grundy
