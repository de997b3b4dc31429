#include "lab/regions/region_board.hpp"

#include "lab/regions/move_sets.hpp"
#include "lab/regions/value_regions.hpp"

namespace grundy::lab {

std::unique_ptr<RegionBoard> RegionBoard::read(const Model& model, const std::vector<Slots>& from, Unsplit& refusal,
                                               const BoardOptions& options) {
  std::unique_ptr<RegionBoard> out(new RegionBoard(model));
  const Program& program = *model.program;
  if (options.by_moves) {
    auto tables = tabulate(model, from, Reached::by_slot, options.reach, refusal);
    if (!tables) return nullptr;
    out->tables_ = std::move(*tables);
    auto graph = MoveGraph::read(out->tables_, program);
    if (graph && !options.symmetries) graph->drop_symmetries();
    if (graph) out->game_ = move_sets(std::move(*graph), out->tables_);
  }
  if (out->game_) return out;
  out->splitting_ = Splitting::may_happen;
  auto tables = tabulate(model, from, Reached::by_part, options.reach, refusal);
  if (!tables) return nullptr;
  out->tables_ = std::move(*tables);
  ValueBoard board = ValueBoard::read(out->tables_, program);
  if (!options.symmetries) board.drop_symmetries();
  out->game_ = value_regions(std::move(board));
  return out;
}

KeyList RegionBoard::components(const std::vector<std::uint32_t>& digits) const {
  KeyList keys(game_->words());
  std::vector<std::vector<std::size_t>> slots;
  game_->components(digits, keys, slots);
  return keys;
}

}  // namespace grundy::lab
