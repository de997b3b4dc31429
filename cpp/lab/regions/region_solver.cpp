#include "lab/regions/region_solver.hpp"

#include <algorithm>

#include "lab/regions/move_sets.hpp"
#include "lab/regions/nimber_search.hpp"
#include "lab/regions/partizan_search.hpp"
#include "lab/regions/value_regions.hpp"

namespace grundy::lab {

RegionSolver::RegionSolver(const Model& model, std::vector<Slots> from, const RegionOptions& options)
    : model_(model), options_(options), from_(std::move(from)) {}

std::unique_ptr<RegionSolver> RegionSolver::create(const Model& model, const std::vector<Slots>& from, Unsplit& refusal,
                                                   const RegionOptions& options) {
  std::unique_ptr<RegionSolver> out(new RegionSolver(model, from, options));
  return out->prepare(refusal) ? std::move(out) : nullptr;
}

std::optional<HowItSplits> RegionSolver::how(const Model& model, const std::vector<Slots>& from, Unsplit& refusal) {
  const auto tables = tabulate(model, from, Reached::by_slot, {}, refusal);
  if (!tables) return std::nullopt;
  const bool takes_away = MoveGraph::read(*tables, *model.program).has_value();
  return HowItSplits{takes_away ? Splitting::takes_away : Splitting::may_happen, tables->quiet};
}

bool RegionSolver::prepare(Unsplit& refusal) {
  // Both refer to the tables.
  search_ = nullptr;
  game_ = nullptr;
  const Program& program = *model_.program;
  if (options_.by_moves) {
    auto tables = tabulate(model_, from_, Reached::by_slot, options_.reach, refusal);
    if (!tables) return false;
    tables_ = std::move(*tables);
    auto graph = MoveGraph::read(tables_, program);
    if (graph && !options_.symmetries) graph->drop_symmetries();
    if (graph) game_ = move_sets(std::move(*graph), tables_);
  }
  splitting_ = game_ ? Splitting::takes_away : Splitting::may_happen;
  if (!game_) {
    auto tables = tabulate(model_, from_, Reached::by_part, options_.reach, refusal);
    if (!tables) return false;
    tables_ = std::move(*tables);
    ValueBoard board = ValueBoard::read(tables_, program);
    if (!options_.symmetries) board.drop_symmetries();
    game_ = value_regions(std::move(board));
  }
  if (program.nature.partisan) search_ = std::make_unique<PartizanSearch>(*game_, options_.table_bytes);
  else search_ = std::make_unique<NimberSearch>(*game_, options_.table_bytes);
  return true;
}

bool RegionSolver::right_moves(const Slots& position) const { return model_.program->nature.partisan && position.back() == 1; }

bool RegionSolver::cover(const Slots& position) {
  if (tables_.digits(*model_.program, position)) return true;
  from_.push_back(position);
  Unsplit refusal;
  return prepare(refusal);
}

KeyList RegionSolver::components(const std::vector<std::uint32_t>& digits) const {
  KeyList keys(game_->words());
  std::vector<std::vector<std::size_t>> slots;
  game_->components(digits, keys, slots);
  return keys;
}

std::uint64_t RegionSolver::begin(const Slots& position, bool nimber) {
  if (!uncovered_) uncovered_ = !cover(position);
  if (!uncovered_) {
    search_->begin(components(*tables_.digits(*model_.program, position)), right_moves(position), nimber);
    nodes_before_ = search_->nodes();
  }
  return ++begun_;
}

bool RegionSolver::advance(const Slice& slice, std::uint64_t most_nodes) {
  if (uncovered_) return true;
  return search_->advance(slice, most_nodes == UINT64_MAX ? most_nodes : nodes_before_ + most_nodes);
}

double RegionSolver::share() const { return uncovered_ ? 1 : search_->share(); }
std::optional<RegionFailure> RegionSolver::failure() const {
  return uncovered_ ? std::optional(RegionFailure::uncovered) : search_->failure();
}
std::uint64_t RegionSolver::nodes() const { return uncovered_ ? 0 : search_->nodes(); }

RegionValue RegionSolver::value() const { return failure() ? RegionValue{} : search_->value(); }

std::size_t RegionSolver::moves(const Slots& position) const {
  const auto digits = tables_.digits(*model_.program, position);
  if (!digits) return 0;
  const Owners owners = !model_.program->nature.partisan ? kBothMove : right_moves(position) ? kRightMoves : kLeftMoves;
  return static_cast<std::size_t>(std::count_if(tables_.moves.begin(), tables_.moves.end(), [&](const MoveTable& move) {
    return (move.owners & owners) != 0 && move.after[tables_.entry(move, *digits)] != kDisabled;
  }));
}

RegionValue RegionSolver::known(const Slots& position) {
  const auto digits = uncovered_ ? std::nullopt : tables_.digits(*model_.program, position);
  return digits ? search_->known(components(*digits), right_moves(position)) : RegionValue{};
}

std::vector<Region> RegionSolver::regions(const Slots& position) {
  const auto digits = uncovered_ ? std::nullopt : tables_.digits(*model_.program, position);
  if (!digits) return {};
  KeyList keys(game_->words());
  std::vector<std::vector<std::size_t>> slots;
  game_->components(*digits, keys, slots);
  std::vector<Region> out;
  for (std::uint32_t i = 0; i < keys.size(); ++i) out.push_back({std::move(slots[i]), search_->nimber_of(keys[i])});
  return out;
}

}  // namespace grundy::lab
