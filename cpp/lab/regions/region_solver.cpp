// Compiled for speed.
#include "lab/regions/region_solver.hpp"

#include "lab/regions/move_sets.hpp"
#include "lab/regions/nimber_search.hpp"
#include "lab/regions/partizan_search.hpp"
#include "lab/regions/value_regions.hpp"

namespace grundy::lab {

namespace {

/// The most words of a component.
constexpr std::size_t kMostWords = 16;

}  // namespace

/// A board and its search.
class RegionEngine {
 public:
  virtual ~RegionEngine() = default;
  virtual Splitting splitting() const = 0;
  virtual void begin(const std::vector<std::uint32_t>& digits, bool right_moves, bool nimber) = 0;
  virtual bool advance(const Slice& slice, std::uint64_t most_nodes) = 0;
  virtual double share() const = 0;
  virtual std::optional<RegionSolver::Failure> failure() const = 0;
  virtual std::optional<RegionValue> worked_out() const = 0;
  virtual RegionValue known(const std::vector<std::uint32_t>& digits, bool right_moves) = 0;
  virtual std::vector<Region> regions(const std::vector<std::uint32_t>& digits) = 0;
  virtual std::uint64_t nodes() const = 0;
};

namespace {

template <class Board>
std::vector<typename Board::Game::Key> keys_of(Board& board, const std::vector<std::uint32_t>& digits) {
  std::vector<typename Board::Game::Key> keys;
  board.each_component(digits, [&](const auto& key, std::vector<std::size_t>&&) { keys.push_back(key); });
  return keys;
}

/// `Board` has a `game`, MoveSets or ValueRegions, and finds the components of a position.
template <class Board>
class ImpartialEngine final : public RegionEngine {
 public:
  using Key = typename Board::Game::Key;

  ImpartialEngine(std::unique_ptr<Board> board, std::size_t bytes) : board_(std::move(board)), search_(board_->game, bytes) {}

  Splitting splitting() const override { return Board::splitting; }
  void begin(const std::vector<std::uint32_t>& digits, bool, bool nimber) override { search_.begin(keys_of(*board_, digits), nimber); }
  bool advance(const Slice& slice, std::uint64_t most_nodes) override { return search_.advance(slice, most_nodes); }
  double share() const override { return search_.share(); }
  std::optional<RegionSolver::Failure> failure() const override {
    if (search_.repeats()) return RegionSolver::Failure::repeats;
    return search_.too_large() ? std::optional(RegionSolver::Failure::too_large) : std::nullopt;
  }
  std::optional<RegionValue> worked_out() const override {
    if (!search_.done()) return std::nullopt;
    const auto nimber = search_.nimber();
    if (!nimber) return RegionValue{Outcome::N};
    return RegionValue{outcome_of(Nimber{*nimber}), Nimber{*nimber}};
  }
  RegionValue known(const std::vector<std::uint32_t>& digits, bool) override {
    const auto [nimber, zero] = search_.known_sum(keys_of(*board_, digits));
    RegionValue out;
    if (nimber) out.nimber = Nimber{*nimber};
    if (zero) out.outcome = *zero ? Outcome::P : Outcome::N;
    return out;
  }
  std::vector<Region> regions(const std::vector<std::uint32_t>& digits) override {
    std::vector<Region> out;
    board_->each_component(digits, [&](const Key& key, std::vector<std::size_t>&& slots) {
      const auto nimber = search_.known(key);
      out.push_back({std::move(slots), nimber ? std::optional(Nimber{*nimber}) : std::nullopt});
    });
    return out;
  }
  std::uint64_t nodes() const override { return search_.nodes(); }

 private:
  std::unique_ptr<Board> board_;
  NimberSearch<typename Board::Game> search_;
};

template <class Board>
class PartizanEngine final : public RegionEngine {
 public:
  PartizanEngine(std::unique_ptr<Board> board, std::size_t bytes) : board_(std::move(board)), search_(board_->game, bytes) {}

  Splitting splitting() const override { return Board::splitting; }
  void begin(const std::vector<std::uint32_t>& digits, bool right_moves, bool) override {
    right_moves_ = right_moves;
    search_.begin(keys_of(*board_, digits), right_moves);
  }
  bool advance(const Slice& slice, std::uint64_t most_nodes) override { return search_.advance(slice, most_nodes); }
  double share() const override { return search_.share(); }
  std::optional<RegionSolver::Failure> failure() const override {
    return search_.repeats() ? std::optional(RegionSolver::Failure::repeats) : std::nullopt;
  }
  std::optional<RegionValue> worked_out() const override {
    const auto left_wins = search_.left_wins();
    return left_wins ? std::optional(value_of(*left_wins, right_moves_)) : std::nullopt;
  }
  RegionValue known(const std::vector<std::uint32_t>& digits, bool right_moves) override {
    const auto left_wins = search_.known(keys_of(*board_, digits), right_moves);
    return left_wins ? value_of(*left_wins, right_moves) : RegionValue{};
  }
  std::vector<Region> regions(const std::vector<std::uint32_t>& digits) override {
    std::vector<Region> out;
    board_->each_component(digits, [&](const auto&, std::vector<std::size_t>&& slots) { out.push_back({std::move(slots)}); });
    return out;
  }
  std::uint64_t nodes() const override { return search_.nodes(); }

 private:
  static RegionValue value_of(bool left_wins, bool right_moves) { return {left_wins == right_moves ? Outcome::P : Outcome::N}; }

  std::unique_ptr<Board> board_;
  PartizanSearch<typename Board::Game> search_;
  bool right_moves_ = false;
};

template <std::size_t W>
struct MoveBoard {
  using Game = MoveSets<W>;
  static constexpr Splitting splitting = Splitting::takes_away;

  MoveBoard(MoveGraph move_graph, const MoveTables& move_tables) : graph(std::move(move_graph)), game(graph), tables(move_tables) {
    for (std::uint32_t i = 0; i < graph.moves.size(); ++i) move_at.resize(std::max(move_at.size(), game.bit_of(i) + 1));
    for (std::uint32_t i = 0; i < graph.moves.size(); ++i) move_at[game.bit_of(i)] = i;
  }

  template <class Use>
  void each_component(const std::vector<std::uint32_t>& digits, const Use& use) {
    Bits<W> set;
    for (std::uint32_t i = 0; i < tables.moves.size(); ++i) {
      if (tables.moves[i].after[tables.entry(tables.moves[i], digits)] != kDisabled) set.add(game.bit_of(i));
    }
    while (!set.empty()) {
      const Bits<W> component = game.component_of(set);
      set = set.without(component);
      std::vector<std::size_t> slots;
      component.each([&](std::size_t bit) {
        const auto& changed = tables.moves[move_at[bit]].changed;
        slots.insert(slots.end(), changed.begin(), changed.end());
      });
      std::sort(slots.begin(), slots.end());
      slots.erase(std::unique(slots.begin(), slots.end()), slots.end());
      use(game.canonical(component), std::move(slots));
    }
  }

  MoveGraph graph;
  Game game;
  const MoveTables& tables;
  std::vector<std::uint32_t> move_at;  // by bit
};

template <std::size_t W>
struct NumberBoard {
  using Game = ValueRegions<W>;
  static constexpr Splitting splitting = Splitting::may_happen;

  explicit NumberBoard(ValueBoard value_board) : board(std::move(value_board)), game(board) {}

  template <class Use>
  void each_component(const std::vector<std::uint32_t>& digits, const Use& use) {
    game.each_component(digits, [&](const Bits<W>& key, const std::vector<std::uint32_t>& slots) {
      use(key, std::vector<std::size_t>(slots.begin(), slots.end()));
    });
  }

  ValueBoard board;
  Game game;
};

/// Calls `make` with the number of words for so many bits; null if they are too many.
template <std::size_t W = 1, class Make>
std::unique_ptr<RegionEngine> with_words(std::size_t bits, const Make& make) {
  if (bits <= 64 * W) return make(std::integral_constant<std::size_t, W>());
  if constexpr (W < kMostWords) return with_words<2 * W>(bits, make);
  else return nullptr;
}

template <class Board>
std::unique_ptr<RegionEngine> engine_on(std::unique_ptr<Board> board, const Program& program, const RegionOptions& options) {
  if (program.nature.partisan) return std::make_unique<PartizanEngine<Board>>(std::move(board), options.table_bytes);
  return std::make_unique<ImpartialEngine<Board>>(std::move(board), options.table_bytes);
}

/// The engine of the first theorem; null if the moves do not only take moves away.
std::unique_ptr<RegionEngine> engine_by_moves(const MoveTables& tables, const Program& program, const RegionOptions& options) {
  auto graph = MoveGraph::read(tables, program);
  if (!graph) return nullptr;
  if (!options.symmetries) graph->drop_symmetries();
  const std::size_t bits = MoveSets<1>::bits(*graph);
  return with_words(bits, [&](auto words) -> std::unique_ptr<RegionEngine> {
    using Board = MoveBoard<decltype(words)::value>;
    return engine_on(std::make_unique<Board>(std::move(*graph), tables), program, options);
  });
}

/// The engine of the second theorem; null if a position takes too many words.
std::unique_ptr<RegionEngine> engine_by_values(const MoveTables& tables, const Program& program, const RegionOptions& options) {
  ValueBoard board = ValueBoard::read(tables, program);
  if (!options.symmetries) board.drop_symmetries();
  const std::size_t bits = ValueRegions<1>::bits(board);
  return with_words(bits, [&](auto words) -> std::unique_ptr<RegionEngine> {
    using Board = NumberBoard<decltype(words)::value>;
    return engine_on(std::make_unique<Board>(std::move(board)), program, options);
  });
}

}  // namespace

RegionSolver::RegionSolver(const Model& model, std::vector<Slots> from, const RegionOptions& options)
    : model_(model), options_(options), from_(std::move(from)) {}
RegionSolver::~RegionSolver() = default;

std::unique_ptr<RegionSolver> RegionSolver::create(const Model& model, const std::vector<Slots>& from, Unsplit& refusal,
                                                   const RegionOptions& options) {
  std::unique_ptr<RegionSolver> out(new RegionSolver(model, from, options));
  return out->prepare(refusal) ? std::move(out) : nullptr;
}

bool RegionSolver::prepare(Unsplit& refusal) {
  // The engine refers to the tables.
  engine_ = nullptr;
  if (options_.by_moves) {
    auto tables = tabulate(model_, from_, Reached::by_slot, {}, refusal);
    if (!tables) return false;
    tables_ = std::move(*tables);
    engine_ = engine_by_moves(tables_, *model_.program, options_);
    if (engine_) return true;
  }
  auto tables = tabulate(model_, from_, Reached::by_part, {}, refusal);
  if (!tables) return false;
  tables_ = std::move(*tables);
  engine_ = engine_by_values(tables_, *model_.program, options_);
  if (!engine_) refusal = {Unsplit::Reason::many_moves, {1, 1}};
  return engine_ != nullptr;
}

bool RegionSolver::right_moves(const Slots& position) const { return model_.program->nature.partisan && position.back() == 1; }

Splitting RegionSolver::splitting() const { return engine_->splitting(); }

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
