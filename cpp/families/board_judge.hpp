// The judge shared by games of pieces on a square board.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "families/diagonal_sweep.hpp"
#include "kit/judge_run.hpp"
#include "kit/parameters.hpp"

namespace grundy {

/// Reads a side and that many rows; solves all squares by anti-diagonals, and sums the nimbers of the pieces, K.
/// O(1) a square; three bytes a square.
class BoardJudge : public JudgeRun {
 protected:
  /// `row` names a row of characters of `alphabet` in errors; an X in it marks a blocked square.
  BoardJudge(const Tests& tests, Phrase row, std::string_view alphabet, std::span<const BoardMove> moves);

  /// Counts the moves that make the nim-sum 0. All squares are solved.
  std::uint64_t winning_moves() const { return winning_; }

 private:
  std::uint64_t head() final;
  std::uint64_t items(std::uint64_t most) final;
  double work(Pace& pace) final;

  Phrase row_;
  std::string_view alphabet_;
  std::span<const BoardMove> moves_;
  Board board_;
  std::optional<DiagonalSweep> sweep_;
  std::uint64_t winning_ = 0;
};

}  // namespace grundy
