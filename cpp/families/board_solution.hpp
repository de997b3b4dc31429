// Solutions of games of pieces on a square board that move independently: the value of one piece on each square
// (families/diagonal_sweep.hpp), and sums of pieces by nim-sum.
#pragma once

#include <vector>

#include "families/board_bits.hpp"
#include "families/diagonal_sweep.hpp"
#include "kit/parameters.hpp"
#include "kit/sum_solution.hpp"
#include "solve/joint_search.hpp"

namespace grundy {

inline constexpr auto kBoardPhrases = phrases({
    {"empty-board", "an empty board"},
    {"piece-nimbers", "the nimbers of the pieces"},
});

/// The squares with a K, row by row.
Components pieces_of(const Board& board);

/// The longest side of a board whose squares are the table's `scene`; larger ones would make long shapes.
inline constexpr std::uint32_t kDrawnSide = 64;

/// A piece is the index row * side + column of its square.
class BoardSolution : public SumSolution {
 public:
  /// Solves the squares first, then the remoteness of several pieces.
  double advance(const Slice& slice) override;
  const TableShape& shape() const override { return shape_; }
  std::string_view scene() const override { return side() <= kDrawnSide ? std::string_view(board_.squares) : std::string_view(); }
  CellValue cell(Layer layer, Cell at) override;
  void paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) override;
  std::unique_ptr<BlockRows> block_rows(const Blocks& x, const Blocks& y, Effort effort) override;

 protected:
  /// A board without characters has no damaged square. `reaches` outlives the solution.
  BoardSolution(const GameInfo& info, Board board, Components pieces, std::span<const BoardMove> reaches);

  /// Appends the squares that a piece may move to.
  void moves(std::uint64_t square, std::vector<std::uint64_t>& out) const;

  const Board& board() const { return board_; }
  std::uint32_t side() const { return board_.side; }
  /// Whether all squares are solved.
  bool solved() const { return solved_; }
  std::string square_text(std::uint64_t index) const;

  Nimber nimber(std::size_t, std::uint64_t square) const override { return {sweep_.nimber(square / side(), square % side())}; }
  bool fits(std::size_t, std::uint64_t square) const override {
    return square < std::uint64_t{side()} * side() && sweep_.can_stand(square / side(), square % side());
  }
  void options(std::size_t, std::uint64_t square, std::size_t limit, std::vector<std::uint64_t>& out) const final;
  Message component_text(std::size_t, std::uint64_t square) const override { return verbatim(square_text(square)); }
  Message position_text(const Components& pieces) const override;
  Phrase numbers_of() const override { return kBoardPhrases["piece-nimbers"]; }
  std::optional<Components> position_at(Cell at) const override;
  std::optional<Cell> cell_of(const Components& pieces) const override;
  std::vector<Cell> pieces(const Components& pieces) const override;
  Reason reason(const Explanation& e, Solution& values) override;

  /// Returns the remoteness: of a single piece from the table, of several by joint search.
  std::optional<Remoteness> remoteness(const Components& pieces) final;

 private:
  Cell cell_at(std::uint64_t index) const { return {index % side(), index / side()}; }

  Board board_;
  std::span<const BoardMove> reaches_;
  TableShape shape_;
  DiagonalSweep sweep_;
  BoardBits bits_;
  JointSearch joint_;
  bool solved_ = false;
};

}  // namespace grundy
