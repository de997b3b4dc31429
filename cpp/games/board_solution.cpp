#include "games/board_solution.hpp"

#include <algorithm>

#include "games/wording.hpp"

namespace grundy {

namespace {

/// More pieces than this would hide the table they are drawn on.
constexpr std::size_t kMarkedPieces = 4096;

}  // namespace

BoardSolution::BoardSolution(const GameInfo& info, std::uint32_t side, Components pieces)
    : SumSolution(info, std::move(pieces)),
      side_(side),
      shape_{{"column", 0, side}, {"row", 0, side}, false, {Layer::outcome, Layer::nimber, Layer::remoteness}},
      nimbers_(std::size_t{side} * side, kNotYet),
      remoteness_(std::size_t{side} * side, 0) {}

CellValue BoardSolution::cell(Layer layer, Cell at) {
  if (!shape_.contains(at)) return CellValue::absent();
  const SquareValue v = square(at.y * side_ + at.x);
  if (v.nimber == kNoSquare) return CellValue::absent();
  if (v.nimber == kNotYet) return CellValue::unknown();
  const Nimber g{v.nimber};
  return layer_of({outcome_of(g), g, Remoteness{v.remoteness}}, layer);
}

void BoardSolution::paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) {
  if (layer == Layer::remoteness) return Solution::paint_row(layer, at, out);
  const std::uint8_t* row = nimbers_.data() + at.y * side_ + at.x;
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = layer == Layer::nimber || row[i] >= kNotYet ? row[i] : row[i] == 0;
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
  return nimbers_[index] == kNoSquare ? std::nullopt : std::optional(Components{index});
}

std::optional<Cell> BoardSolution::cell_of(const Components& pieces) const {
  return pieces.size() == 1 ? std::optional(cell_at(pieces[0])) : std::nullopt;
}

Reason BoardSolution::reason(const Components& pieces, const Explanation& e) {
  return pieces.size() == 1 ? reason_from_options(e.value, e.options) : SumSolution::reason(pieces, e);
}

std::optional<Remoteness> BoardSolution::remoteness(const Components& pieces) {
  if (pieces.empty()) return Remoteness{0};
  if (pieces.size() == 1) return Remoteness{remoteness_[pieces[0]]};
  return joint_remoteness(pieces);
}

}  // namespace grundy
