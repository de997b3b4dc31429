#include "families/board_solution.hpp"

#include <algorithm>

#include "kit/wording.hpp"

namespace grundy {

Components pieces_of(const Board& board) {
  Components pieces;
  for (auto at = board.squares.find('K'); at != std::string::npos; at = board.squares.find('K', at + 1)) pieces.push_back(at);
  return pieces;
}

BoardSolution::BoardSolution(const GameInfo& info, Board board, Components pieces, std::span<const BoardMove> reaches)
    : SumSolution(info, std::move(pieces)),
      board_(std::move(board)),
      reaches_(reaches),
      shape_{
          {kKitPhrases["column"], 0, side()}, {kKitPhrases["row"], 0, side()}, false, {Layer::outcome, Layer::nimber, Layer::remoteness}},
      sweep_(side(), reaches),
      bits_(side()),
      joint_([this](std::uint64_t square, std::vector<std::uint64_t>& out) { moves(square, out); }) {}

double BoardSolution::advance(const Slice& slice) {
  while (sweep_.solved() < sweep_.diagonals()) {
    sweep_.solve_diagonal(board_.squares);
    if (sweep_.solved() % 16 == 0 && slice.over()) return 0.9 * sweep_.solved() / sweep_.diagonals();
  }
  while (!bits_.complete()) {
    bits_.extend(sweep_, !board_.squares.empty());
    if (!bits_.complete() && slice.over()) return 0.9;
  }
  if (!solved_ && components().size() > 1) joint_.begin(components());
  solved_ = true;
  return joint_.work(slice) ? 1 : 0.95;
}

void BoardSolution::moves(std::uint64_t square, std::vector<std::uint64_t>& out) const {
  const auto row = static_cast<std::int64_t>(square / side()), column = static_cast<std::int64_t>(square % side());
  for (const auto& [down, right] : reaches_) {
    const std::int64_t r = row + down, c = column + right;
    if (r < 0 || c < 0 || r >= side() || c >= side()) continue;
    const auto to = static_cast<std::uint64_t>(r * side() + c);
    if (board_.squares.empty() || board_.squares[to] != 'X') out.push_back(to);
  }
}

void BoardSolution::options(std::size_t, std::uint64_t square, std::size_t limit, std::vector<std::uint64_t>& out) const {
  const std::size_t most = out.size() + limit;
  moves(square, out);
  while (out.size() > most) out.pop_back();
}

CellValue BoardSolution::cell(Layer layer, Cell at) {
  if (!shape_.contains(at)) return CellValue::absent();
  if (!sweep_.is_solved(at.y, at.x)) return CellValue::unknown();
  if (!sweep_.can_stand(at.y, at.x)) return CellValue::absent();
  const Nimber g{sweep_.nimber(at.y, at.x)};
  return layer_of({outcome_of(g), g, Remoteness{sweep_.remoteness(at.y, at.x)}}, layer);
}

void BoardSolution::paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) { sweep_.paint_row(layer, at.y, at.x, out); }

std::unique_ptr<BlockRows> BoardSolution::block_rows(const Blocks& x, const Blocks& y, Effort effort) {
  return bits_.complete() ? bits_.block_rows(x, y) : SumSolution::block_rows(x, y, effort);
}

std::vector<Cell> BoardSolution::pieces(const Components& pieces) const {
  std::vector<Cell> cells;
  if (pieces.size() > kMarkedPieces) return cells;
  for (const std::uint64_t piece : pieces) cells.push_back(cell_at(piece));
  return cells;
}

std::string BoardSolution::square_text(std::uint64_t index) const {
  return "(" + decimal(index / side()) + ", " + decimal(index % side()) + ")";
}

Message BoardSolution::position_text(const Components& pieces) const {
  if (pieces.empty()) return kBoardPhrases["empty-board"];
  return joined(pieces, " ", [this](std::uint64_t square) { return square_text(square); });
}

std::optional<Components> BoardSolution::position_at(Cell at) const {
  const std::uint64_t index = at.y * side() + at.x;
  // Taken from the board, which is complete before anything is solved.
  const bool damaged = !board_.squares.empty() && board_.squares[index] == 'X';
  return damaged ? std::nullopt : std::optional(Components{index});
}

std::optional<Cell> BoardSolution::cell_of(const Components& pieces) const {
  return pieces.size() == 1 ? std::optional(cell_at(pieces[0])) : std::nullopt;
}

Reason BoardSolution::reason(const Explanation& e, Solution& values) {
  // A single piece is no sum and has an ordinary reason. NOLINTNEXTLINE(bugprone-parent-virtual-call)
  return e.state.size() == 1 ? Solution::reason(e, values) : SumSolution::reason(e, values);
}

std::optional<Remoteness> BoardSolution::remoteness(const Components& pieces) {
  if (pieces.empty()) return Remoteness{0};
  if (pieces.size() == 1) return Remoteness{sweep_.remoteness(pieces[0] / side(), pieces[0] % side())};
  return joint_.remoteness(pieces);
}

}  // namespace grundy
