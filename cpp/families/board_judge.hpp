// What the judges of games of pieces on a square board share.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "families/diagonal_sweep.hpp"
#include "kit/judge_run.hpp"
#include "kit/parameters.hpp"

namespace grundy {

/// Reads a side and so many rows; solves all squares by anti-diagonals, and what the pieces, K, come to.
/// O(1) a square; three bytes a square.
class BoardJudge : public JudgeRun {
 protected:
  /// `row` names a row of characters of `alphabet` in errors; where that has an X, nothing can stand on such a square.
  BoardJudge(const Tests& tests, Phrase row, std::string_view alphabet, std::span<const BoardMove> moves);

  /// Moves that make the nim-sum 0. All squares are solved.
  std::uint64_t winning_moves() const { return winning_; }

 private:
  std::uint64_t head() final;
  void item() final;
  double work(Pace& pace) final;

  Phrase row_;
  std::string_view alphabet_;
  std::span<const BoardMove> moves_;
  Board board_;
  std::optional<DiagonalSweep> sweep_;
  std::uint64_t winning_ = 0;
};

}  // namespace grundy
