// Solutions of games of pieces on a square board that move independently: the value of one piece on each square, swept in an order in
// which every move leads to squares already known, and sums of pieces by nim-sum.
#pragma once

#include <bit>
#include <vector>

#include "games/sum_solution.hpp"

namespace grundy {

inline constexpr std::uint64_t kLongestBoard = 4096;

/// A piece is the index row * side + column of its square.
class BoardSolution : public SumSolution {
 public:
  const TableShape& shape() const override { return shape_; }
  CellValue cell(Layer layer, Cell at) override;
  void paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) override;
  std::vector<Mark> marks() override;

 protected:
  BoardSolution(const GameInfo& info, std::uint32_t side, Components pieces);

  /// The value of one piece on a square: 255 as nimber marks a square that no piece can stand on.
  struct SquareValue {
    std::uint8_t nimber;
    std::uint16_t remoteness;
  };

  /// Combines the values of the squares a piece can move to. At most a handful of moves, nimbers below 8.
  class Fold {
   public:
    void add(SquareValue option) {
      seen_ |= 1u << option.nimber;
      if (option.nimber == 0 && option.remoteness < nearest_) nearest_ = option.remoteness;
      if (option.remoteness >= farthest_) farthest_ = static_cast<std::uint16_t>(option.remoteness + 1);
    }
    SquareValue value() const {
      const bool wins = seen_ & 1;
      return {static_cast<std::uint8_t>(std::countr_one(seen_)), wins ? static_cast<std::uint16_t>(nearest_ + 1) : farthest_};
    }

   private:
    unsigned seen_ = 0;
    std::uint16_t nearest_ = UINT16_MAX;
    std::uint16_t farthest_ = 0;  // 1 + the greatest remoteness, 0 without an option
  };

  static constexpr std::uint8_t kNoSquare = 255;
  static constexpr std::uint8_t kNotYet = 254;

  SquareValue square(std::uint64_t index) const { return {nimbers_[index], remoteness_[index]}; }
  void set(std::uint64_t index, SquareValue v) {
    nimbers_[index] = v.nimber;
    remoteness_[index] = v.remoteness;
  }

  std::uint32_t side() const { return side_; }
  std::string square_text(std::uint64_t index) const;

  Nimber nimber(std::size_t, std::uint64_t square) const override { return {nimbers_[square]}; }
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
  std::vector<std::uint8_t> nimbers_;
  std::vector<std::uint16_t> remoteness_;
};

}  // namespace grundy
