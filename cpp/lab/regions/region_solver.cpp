#include "lab/regions/region_solver.hpp"

#include <algorithm>

#include "lab/regions/move_sets.hpp"
#include "lab/regions/nimber_search.hpp"
#include "lab/regions/partizan_search.hpp"
#include "lab/regions/value_regions.hpp"

namespace grundy::lab {

/// A board and its search.
class RegionEngine {
 public:
  RegionEngine(std::unique_ptr<RegionGame> game, bool partizan, std::size_t bytes) : game_(std::move(game)) {
    if (partizan) players_.emplace(*game_, bytes);
    else nimbers_.emplace(*game_, bytes);
  }

  void begin(const std::vector<std::uint32_t>& digits, bool right_moves, bool nimber) {
    right_moves_ = right_moves;
    const KeyList keys = keys_of(digits);
    if (players_) players_->begin(keys, right_moves);
    else nimbers_->begin(keys, nimber);
  }
  bool advance(const Slice& slice, std::uint64_t most_nodes) {
    return players_ ? players_->advance(slice, most_nodes) : nimbers_->advance(slice, most_nodes);
  }
  double share() const { return players_ ? players_->share() : nimbers_->share(); }
  std::uint64_t nodes() const { return players_ ? players_->nodes() : nimbers_->nodes(); }

  std::optional<RegionSolver::Failure> failure() const {
    if (players_ ? players_->repeats() : nimbers_->repeats()) return RegionSolver::Failure::repeats;
    return nimbers_ && nimbers_->too_large() ? std::optional(RegionSolver::Failure::too_large) : std::nullopt;
  }

  std::optional<RegionValue> worked_out() const {
    if (players_) {
      const auto left_wins = players_->left_wins();
      return left_wins ? std::optional(value_of(*left_wins, right_moves_)) : std::nullopt;
    }
    if (!nimbers_->done()) return std::nullopt;
    const auto nimber = nimbers_->nimber();
    return nimber ? RegionValue{outcome_of(Nimber{*nimber}), Nimber{*nimber}} : RegionValue{Outcome::N};
  }

  RegionValue known(const std::vector<std::uint32_t>& digits, bool right_moves) {
    const KeyList keys = keys_of(digits);
    if (players_) {
      const auto left_wins = players_->known(keys, right_moves);
      return left_wins ? value_of(*left_wins, right_moves) : RegionValue{};
    }
    const auto [nimber, zero] = nimbers_->known_sum(keys);
    RegionValue out;
    if (nimber) out.nimber = Nimber{*nimber};
    if (zero) out.outcome = *zero ? Outcome::P : Outcome::N;
    return out;
  }

  std::vector<Region> regions(const std::vector<std::uint32_t>& digits) {
    KeyList keys(game_->words());
    std::vector<std::vector<std::size_t>> slots;
    game_->components(digits, keys, slots);
    std::vector<Region> out;
    for (std::uint32_t i = 0; i < keys.size(); ++i) {
      const auto nimber = nimbers_ ? nimbers_->known(keys[i]) : std::nullopt;
      out.push_back({std::move(slots[i]), nimber ? std::optional(Nimber{*nimber}) : std::nullopt});
    }
    return out;
  }

 private:
  static RegionValue value_of(bool left_wins, bool right_moves) { return {left_wins == right_moves ? Outcome::P : Outcome::N}; }

  KeyList keys_of(const std::vector<std::uint32_t>& digits) {
    KeyList keys(game_->words());
    std::vector<std::vector<std::size_t>> slots;
    game_->components(digits, keys, slots);
    return keys;
  }

  std::unique_ptr<RegionGame> game_;
  std::optional<NimberSearch> nimbers_;
  std::optional<PartizanSearch> players_;  // with Left and Right
  bool right_moves_ = false;
};

RegionSolver::RegionSolver(const Model& model, std::vector<Slots> from, const RegionOptions& options)
    : model_(model), options_(options), from_(std::move(from)) {}
RegionSolver::~RegionSolver() = default;

std::unique_ptr<RegionSolver> RegionSolver::create(const Model& model, const std::vector<Slots>& from, Unsplit& refusal,
                                                   const RegionOptions& options) {
  std::unique_ptr<RegionSolver> out(new RegionSolver(model, from, options));
  return out->prepare(refusal) ? std::move(out) : nullptr;
}

std::optional<RegionSolver::How> RegionSolver::how(const Model& model, const std::vector<Slots>& from, Unsplit& refusal) {
  const auto tables = tabulate(model, from, Reached::by_slot, {}, refusal);
  if (!tables) return std::nullopt;
  const bool takes_away = MoveGraph::read(*tables, *model.program).has_value();
  return How{takes_away ? Splitting::takes_away : Splitting::may_happen, tables->quiet};
}

bool RegionSolver::prepare(Unsplit& refusal) {
  // The engine refers to the tables.
  engine_ = nullptr;
  const Program& program = *model_.program;
  std::unique_ptr<RegionGame> game;
  if (options_.by_moves) {
    auto tables = tabulate(model_, from_, Reached::by_slot, {}, refusal);
    if (!tables) return false;
    tables_ = std::move(*tables);
    auto graph = MoveGraph::read(tables_, program);
    if (graph && !options_.symmetries) graph->drop_symmetries();
    if (graph) game = move_sets(std::move(*graph), tables_);
  }
  splitting_ = game ? Splitting::takes_away : Splitting::may_happen;
  if (!game) {
    auto tables = tabulate(model_, from_, Reached::by_part, {}, refusal);
    if (!tables) return false;
    tables_ = std::move(*tables);
    ValueBoard board = ValueBoard::read(tables_, program);
    if (!options_.symmetries) board.drop_symmetries();
    game = value_regions(std::move(board));
  }
  engine_ = std::make_unique<RegionEngine>(std::move(game), program.nature.partisan, options_.table_bytes);
  return true;
}

bool RegionSolver::right_moves(const Slots& position) const { return model_.program->nature.partisan && position.back() == 1; }

bool RegionSolver::cover(const Slots& position) {
  if (tables_.digits(position)) return true;
  from_.push_back(position);
  Unsplit refusal;
  return prepare(refusal);
}

std::uint64_t RegionSolver::begin(const Slots& position, bool nimber) {
  if (!uncovered_) uncovered_ = !cover(position);
  if (!uncovered_) {
    engine_->begin(*tables_.digits(position), right_moves(position), nimber);
    nodes_before_ = engine_->nodes();
  }
  return ++begun_;
}

bool RegionSolver::advance(const Slice& slice, std::uint64_t most_nodes) {
  if (uncovered_) return true;
  return engine_->advance(slice, most_nodes == UINT64_MAX ? most_nodes : nodes_before_ + most_nodes);
}

double RegionSolver::share() const { return uncovered_ ? 1 : engine_->share(); }
std::optional<RegionSolver::Failure> RegionSolver::failure() const {
  return uncovered_ ? std::optional(Failure::uncovered) : engine_->failure();
}
std::uint64_t RegionSolver::nodes() const { return uncovered_ ? 0 : engine_->nodes(); }

std::optional<RegionValue> RegionSolver::worked_out() const { return failure() ? std::nullopt : engine_->worked_out(); }

std::size_t RegionSolver::moves(const Slots& position) const {
  const auto digits = tables_.digits(position);
  if (!digits) return 0;
  const Owners owners = !model_.program->nature.partisan ? kBothMove : right_moves(position) ? kRightMoves : kLeftMoves;
  return static_cast<std::size_t>(std::count_if(tables_.moves.begin(), tables_.moves.end(), [&](const MoveTable& move) {
    return (move.owners & owners) != 0 && move.after[tables_.entry(move, *digits)] != kDisabled;
  }));
}

RegionValue RegionSolver::known(const Slots& position) {
  const auto digits = uncovered_ ? std::nullopt : tables_.digits(position);
  return digits ? engine_->known(*digits, right_moves(position)) : RegionValue{};
}

std::vector<Region> RegionSolver::regions(const Slots& position) {
  const auto digits = uncovered_ ? std::nullopt : tables_.digits(position);
  return digits ? engine_->regions(*digits) : std::vector<Region>();
}

}  // namespace grundy::lab
