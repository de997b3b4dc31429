// Solutions of games of pieces on a square board that move independently: the value of one piece on each square (games/diagonal_sweep.hpp),
// and sums of pieces by nim-sum.
#pragma once

#include <vector>

#include "games/board_bits.hpp"
#include "games/diagonal_sweep.hpp"
#include "games/parameters.hpp"
#include "games/sum_solution.hpp"

namespace grundy {

inline constexpr std::uint64_t kLongestBoard = 4096;

/// The squares with a K, row by row.
Components pieces_of(const Board& board);

/// A piece is the index row * side + column of its square.
class BoardSolution : public SumSolution {
 public:
  const TableShape& shape() const override { return shape_; }
  CellValue cell(Layer layer, Cell at) override;
  void paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) override;
  std::unique_ptr<BlockRows> block_rows(const Blocks& x, const Blocks& y, Effort effort) override;
  std::vector<Mark> marks() override;

 protected:
  BoardSolution(const GameInfo& info, std::uint32_t side, Components pieces, std::span<const BoardMove> moves);

  /// Sweeps on over `damaged` (see DiagonalSweep). True when all squares are solved.
  bool sweep(const Slice& slice, std::string_view damaged);
  double swept() const { return static_cast<double>(sweep_.solved()) / sweep_.diagonals(); }

  std::uint32_t side() const { return side_; }
  std::string square_text(std::uint64_t index) const;

  Nimber nimber(std::size_t, std::uint64_t square) const override { return {sweep_.nimber(square / side_, square % side_)}; }
  std::string position_text(const Components& pieces) const override;
  std::optional<Components> position_at(Cell at) const override;
  std::optional<Cell> cell_of(const Components& pieces) const override;
  Reason reason(const Components& pieces, const Explanation& so_far) override;

  /// Remoteness of a single piece from the table; of several by the game's joint search.
  std::optional<Remoteness> remoteness(const Components& pieces) final;
  virtual std::optional<Remoteness> joint_remoteness(const Components& pieces) = 0;

 private:
  Cell cell_at(std::uint64_t index) const { return {index % side_, index / side_}; }

  std::uint32_t side_;
  TableShape shape_;
  DiagonalSweep sweep_;
  BoardBits bits_;
};

}  // namespace grundy
