#include "games/board_solution.hpp"

#include <algorithm>

#include "games/wording.hpp"

namespace grundy {

namespace {

/// More pieces than this would hide the table they are drawn on.
constexpr std::size_t kMarkedPieces = 4096;

}  // namespace

Components pieces_of(const Board& board) {
  Components pieces;
  for (auto at = board.squares.find('K'); at != std::string::npos; at = board.squares.find('K', at + 1)) pieces.push_back(at);
  return pieces;
}

BoardSolution::BoardSolution(const GameInfo& info, std::uint32_t side, Components pieces, std::span<const BoardMove> moves)
    : SumSolution(info, std::move(pieces)),
      side_(side),
      shape_{{"column", 0, side}, {"row", 0, side}, false, {Layer::outcome, Layer::nimber, Layer::remoteness}},
      sweep_(side, moves),
      bits_(side) {}

bool BoardSolution::sweep(const Slice& slice, std::string_view damaged) {
  while (sweep_.solved() < sweep_.diagonals()) {
    if (sweep_.solved() % 16 == 0 && slice.over()) return false;
    sweep_.solve_diagonal(damaged);
  }
  while (!bits_.complete()) {
    if (slice.over()) return false;
    bits_.extend(sweep_, !damaged.empty());
  }
  return true;
}

CellValue BoardSolution::cell(Layer layer, Cell at) {
  if (!shape_.contains(at)) return CellValue::absent();
  if (!sweep_.is_solved(at.y, at.x)) return CellValue::unknown();
  if (!sweep_.can_stand(at.y, at.x)) return CellValue::absent();
  const Nimber g{sweep_.nimber(at.y, at.x)};
  return layer_of({outcome_of(g), g, Remoteness{sweep_.remoteness(at.y, at.x)}}, layer);
}

void BoardSolution::paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) {
  sweep_.paint_row(layer, at.y, at.x, out);
}

std::unique_ptr<BlockRows> BoardSolution::block_rows(const Blocks& x, const Blocks& y, Effort effort) {
  return bits_.complete() ? bits_.block_rows(x, y) : SumSolution::block_rows(x, y, effort);
}

std::vector<Mark> BoardSolution::marks() {
  std::vector<Mark> marks;
  if (components().size() > kMarkedPieces) return marks;
  for (const std::uint64_t piece : components()) marks.push_back({cell_at(piece), {}});
  return marks;
}

std::string BoardSolution::square_text(std::uint64_t index) const { return "(" + decimal(index / side_) + ", " + decimal(index % side_) + ")"; }

std::string BoardSolution::position_text(const Components& pieces) const {
  if (pieces.empty()) return "an empty board";
  return joined(pieces, " ", [this](std::uint64_t square) { return square_text(square); });
}

std::optional<Components> BoardSolution::position_at(Cell at) const {
  const std::uint64_t index = at.y * side_ + at.x;
  return sweep_.can_stand(at.y, at.x) ? std::optional(Components{index}) : std::nullopt;
}

std::optional<Cell> BoardSolution::cell_of(const Components& pieces) const {
  return pieces.size() == 1 ? std::optional(cell_at(pieces[0])) : std::nullopt;
}

Reason BoardSolution::reason(const Components& pieces, const Explanation& e) {
  return pieces.size() == 1 ? reason_from_options(e.value, e.options) : SumSolution::reason(pieces, e);
}

std::optional<Remoteness> BoardSolution::remoteness(const Components& pieces) {
  if (pieces.empty()) return Remoteness{0};
  if (pieces.size() == 1) return Remoteness{sweep_.remoteness(pieces[0] / side_, pieces[0] % side_)};
  return joint_remoteness(pieces);
}

}  // namespace grundy
