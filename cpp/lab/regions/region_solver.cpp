#include "lab/regions/region_solver.hpp"

#include <algorithm>

#include "base/sort.hpp"
#include "lab/regions/move_graph.hpp"
#include "lab/regions/nimber_search.hpp"
#include "lab/regions/partizan_search.hpp"

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
  search_ = nullptr;
  board_ = RegionBoard::read(model_, from_, refusal, options_.board);
  if (!board_) return false;
  if (model_.program->nature.partisan) search_ = std::make_unique<PartizanSearch>(board_->game(), options_.table_bytes);
  else search_ = std::make_unique<NimberSearch>(board_->game(), options_.table_bytes);
  return true;
}

bool RegionSolver::right_moves(const Slots& position) const { return model_.program->nature.partisan && position.back() == 1; }

bool RegionSolver::cover(const Slots& position) {
  if (board_->digits(position)) return true;
  from_.push_back(position);
  Unsplit refusal;
  if (prepare(refusal)) return true;
  from_.pop_back();
  prepare(refusal);
  return false;
}

std::uint64_t RegionSolver::begin(const Slots& position, bool nimber) {
  uncovered_ = !cover(position);
  if (!uncovered_) {
    search_->begin(board_->components(*board_->digits(position)), right_moves(position), nimber);
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
std::uint64_t RegionSolver::nodes() const { return search_->nodes(); }

RegionValue RegionSolver::value() const { return failure() ? RegionValue{} : search_->value(); }

std::size_t RegionSolver::moves(const Slots& position) const {
  const auto digits = board_->digits(position);
  if (!digits) return 0;
  const Owners owners = !model_.program->nature.partisan ? kBothMove : right_moves(position) ? kRightMoves : kLeftMoves;
  return static_cast<std::size_t>(std::count_if(board_->tables().moves.begin(), board_->tables().moves.end(), [&](const MoveTable& move) {
    return (move.owners & owners) != 0 && move.after[board_->tables().entry(move, *digits)] != kDisabled;
  }));
}

RegionValue RegionSolver::known(const Slots& position) {
  const auto digits = board_->digits(position);
  return digits ? search_->known(board_->components(*digits), right_moves(position)) : RegionValue{};
}

std::vector<Region> RegionSolver::regions(const Slots& position) {
  const auto digits = board_->digits(position);
  if (!digits) return {};
  KeyList keys(board_->game().words());
  std::vector<std::vector<std::size_t>> slots;
  board_->game().components(*digits, keys, slots);
  std::vector<Region> out;
  for (std::uint32_t i = 0; i < keys.size(); ++i) out.push_back({std::move(slots[i]), search_->nimber_of(keys[i])});
  return out;
}

bool RegionSolver::is_counter(std::size_t slot) const {
  return std::any_of(board_->tables().counters.begin(), board_->tables().counters.end(),
                     [slot](const Counter& counter) { return counter.slot == slot; });
}

KeyMap RegionSolver::changes(const std::vector<std::uint32_t>& digits) const {
  KeyMap out;
  for (const MoveTable& move : board_->tables().moves) {
    const std::uint32_t before = board_->tables().entry(move, digits), after = move.after[before];
    if (after == kDisabled) continue;
    std::vector<std::uint32_t> key{move.owners};
    const auto weights = board_->tables().weights(move);
    for (std::size_t i = 0; i < move.slots.size(); ++i) {
      const auto size = static_cast<std::uint32_t>(board_->tables().values[move.slots[i]].size());
      if (before / weights[i] % size != after / weights[i] % size) key.push_back(move.slots[i]);
    }
    ++out.try_emplace(std::move(key), 0).first->second;
  }
  return out;
}

std::optional<Mirror> RegionSolver::mirror(const Slots& position) const {
  const auto digits = board_->digits(position);
  if (!digits) return std::nullopt;
  std::vector<Word> whole(board_->game().words());
  board_->game().whole(*digits, whole.data());
  const auto square = board_->game().mirror(whole.data());
  // The identity may exchange the players, but shows nothing.
  if (square.value_or(0) == 0) return std::nullopt;
  const KeyMap changes = this->changes(*digits);
  std::vector<std::uint32_t> changed;
  for (const auto& [key, count] : changes) changed.insert(changed.end(), key.begin() + 1, key.end());
  Mirror out{*square, images_of(*model_.program, *square, changed)};
  for (const auto& [key, count] : changes) {
    std::vector<std::uint32_t> image{opponent(static_cast<Owners>(key[0]))};
    for (std::size_t i = 1; i < key.size(); ++i) image.push_back(static_cast<std::uint32_t>(out.images[key[i]]));
    heap_sort(image.begin() + 1, image.end());
    const auto found = changes.find(image);
    if (found == changes.end() || found->second != count) return std::nullopt;
  }
  return out;
}

}  // namespace grundy::lab
