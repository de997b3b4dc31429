// Compiled for speed.
// Solves all positions as a graph, which may have circles, forwards and backwards: it counts the options of each position and who leads to
// it, then settles positions from the ends on, those whose options are all settled. Where circles remain, backward analysis (retrograde
// analysis) tells wins, losses and draws. O(positions + moves).

#include "base/number_map.hpp"
#include "lab/solvers/solver.hpp"
#include "solve/fold.hpp"

namespace grundy::lab {

namespace {

constexpr std::uint64_t kStepsAtOnce = 512;
/// Alternatively, this many steps of the rules' loops.
constexpr std::uint64_t kLoopStepsAtOnce = 2'000'000;
constexpr std::uint32_t kAbsent = UINT32_MAX;

/// A position in the graph.
struct Vertex {
  std::int32_t value = 0;  // nimber, or score
  std::uint32_t remoteness = kAbsent;
  std::uint32_t open = 0;  // number of unsolved options, or of their components
  std::uint8_t outcome = 2;
  bool settled = false;
};

class Graph final : public Solver {
 public:
  Graph(const Model& model, const Layout& layout, const Reach& reach, const std::vector<Slots>& from)
      : model_(model),
        layout_(layout),
        reach_(reach),
        code_(compile(model, layout, true)),
        registers_(code_.registers),
        whole_(from.empty()),
        marks_(std::min<std::uint64_t>(model.options, reach.graph)) {
    const Nature& nature = model.program->nature;
    sums_ = nature.has_to_end();
    nimbers_ = nature.adds_up();
    if (whole_) numbers_ = layout.size;
    for (Slots slots : from) {
      if (nature.partisan) slots.push_back(0);
      meet(layout.number_of(slots));
      // Left may begin, or Right.
      if (nature.partisan) slots.back() = 1, meet(layout.number_of(slots));
    }
  }

  double advance(const Slice& slice) override {
    std::uint64_t steps = 0;
    const auto over = [&] {
      if (++steps % kStepsAtOnce != 0 && loop_steps_ < kLoopStepsAtOnce) return false;
      loop_steps_ = 0;
      return slice.over();
    };
    while (phase_ != Phase::done && !obstacle_) {
      if (step()) {
        if (over()) return share();
      } else {
        begin_next();
      }
    }
    return 1;
  }

  std::optional<Obstacle> obstacle() const override { return obstacle_; }
  std::optional<std::size_t> too_long() const override { return code_.too_long; }
  bool has_nimbers() const override { return nimbers_ && !cyclic_; }
  bool has_remoteness() const override { return !sums_; }
  bool cyclic() const override { return cyclic_; }
  std::uint64_t positions() const override { return positions_; }
  bool absent(std::uint64_t number) const override {
    const std::uint32_t at = find(number);
    return phase_ == Phase::done && (at == kAbsent || there_[at] == 0);
  }

  std::optional<Value> known(std::uint64_t number) const override {
    const std::uint32_t at = find(number);
    if (phase_ != Phase::done || at == kAbsent || !there_[at]) return std::nullopt;
    const Vertex& node = nodes_[at];
    Value out{static_cast<Outcome>(node.outcome)};
    if (has_nimbers()) out.nimber = Nimber{static_cast<std::uint64_t>(node.value)};
    if (!sums_ && node.remoteness != kAbsent) out.remoteness = Remoteness{node.remoteness};
    if (model_.program->nature.scored) out.score = Score{node.value};
    return out;
  }

 private:
  enum class Phase : std::uint8_t { count, pack, sort, circle, retreat, done };

  double share() const {
    const double n = std::max<double>(1, static_cast<double>(numbers_));
    switch (phase_) {
      case Phase::count: return 0.3 * static_cast<double>(next_) / n;
      case Phase::pack: return 0.3 + 0.3 * static_cast<double>(next_) / n;
      case Phase::sort: return 0.6 + 0.2 * static_cast<double>(next_) / n;
      case Phase::circle: return 0.8;
      default: return 0.8 + 0.19 * static_cast<double>(next_) / n;
    }
  }

  /// Does one piece of work of the phase; false when the phase is over.
  bool step() {
    switch (phase_) {
      case Phase::count: return next_ < numbers_ && count_next();
      case Phase::pack: return next_ < numbers_ && pack_next();
      case Phase::sort:
      case Phase::retreat: return next_ < queue_.size() && settle_next();
      case Phase::circle: return circle_next();
      case Phase::done: return false;
    }
    return false;
  }

  void begin_next() {
    next_ = 0;
    if (phase_ == Phase::count) {
      if (edges_ > reach_.edges) return stop(Obstacle::Kind::too_many, 0);
      // The end of each list of predecessors; the lists are then filled from the back.
      begins_.resize(numbers_);
      std::uint64_t sum = 0;
      for (std::uint32_t& begin : begins_) {
        sum += begin;
        begin = static_cast<std::uint32_t>(sum);
      }
      begins_.push_back(static_cast<std::uint32_t>(sum));
      predecessors_.resize(sum);
      phase_ = Phase::pack;
    } else if (phase_ == Phase::pack) {
      begin_queue();
      phase_ = Phase::sort;
    } else if (phase_ == Phase::sort && queue_.size() < positions_) {
      if (sums_) {
        while (there_[next_] == 0 || nodes_[next_].settled) ++next_;
        met_.resize(nodes_.size());
        phase_ = Phase::circle;
        return;
      }
      cyclic_ = true;
      for (std::uint32_t at = 0; at < nodes_.size(); ++at) {
        Vertex& node = nodes_[at];
        node.settled = false;
        node.outcome = 2;
        node.remoteness = kAbsent;
        node.open = degrees_[at];
      }
      begin_queue();
      phase_ = Phase::retreat;
    } else {
      phase_ = Phase::done;
      predecessors_ = {};
      queue_ = {};
      degrees_ = {};
    }
  }

  void stop(Obstacle::Kind kind, std::uint64_t number) { obstacle_ = Obstacle{kind, number}; }

  std::uint64_t number_of(std::uint32_t at) const { return whole_ ? at : known_numbers_[at]; }
  std::uint32_t find(std::uint64_t number) const {
    if (whole_) return number < numbers_ ? static_cast<std::uint32_t>(number) : kAbsent;
    return places_.find(number).value_or(kAbsent);
  }
  std::uint32_t meet(std::uint64_t number) {
    if (whole_) return static_cast<std::uint32_t>(number);
    if (const auto known = places_.find(number)) return *known;
    const auto place = static_cast<std::uint32_t>(known_numbers_.size());
    places_.add(number, place);
    known_numbers_.push_back(number);
    numbers_ = known_numbers_.size();
    if (numbers_ > reach_.graph) stop(Obstacle::Kind::too_many, number);
    return place;
  }

  bool load(std::uint32_t at) {
    if (!layout_.slots_of(number_of(at), model_, slots_)) return false;
    std::copy(slots_.begin(), slots_.end(), registers_.begin());
    registers_[slots_.size()] = static_cast<std::int64_t>(number_of(at));
    return true;
  }

  /// Meets each piece of each option of a position. One type for all that is done with them: each would be an interpreter of its own.
  struct Each {
    enum class Use : std::uint8_t { count, pack, find_unsettled };
    Graph& graph;
    Use use;
    std::uint32_t from = kAbsent;
    std::uint32_t degree = 0;
    bool leaves_nothing = false;        // one of the moves
    std::uint32_t unsettled = kAbsent;  // every unsolved position has an unsolved option

    bool option(std::uint64_t number, std::int64_t) {
      const std::uint32_t to = graph.meet(number);
      switch (use) {
        case Use::count:
          graph.grow(to);
          ++graph.begins_[to];
          ++degree;
          return false;
        case Use::pack: graph.predecessors_[--graph.begins_[to]] = from; return false;
        case Use::find_unsettled: break;
      }
      if (!graph.nodes_[to].settled) unsettled = to;
      return unsettled != kAbsent;
    }
    bool option(std::span<const std::uint64_t> pieces, std::int64_t) {
      leaves_nothing |= pieces.empty();
      return std::any_of(pieces.begin(), pieces.end(), [this](std::uint64_t piece) { return option(piece, 0); });
    }
  };
  Ran each(Each& sink) {
    std::int64_t payoff = 0;
    const Ran ran = run(model_, code_, registers_.data(), sink, payoff, loop_steps_);
    if (ran == Ran::ended) payoff_ = payoff;
    return ran;
  }

  void grow(std::uint32_t at) {
    if (at < begins_.size()) return;
    begins_.resize(std::max<std::size_t>(at + 1, std::min<std::size_t>(begins_.size() * 2, reach_.graph)));
  }

  bool count_next() {
    const auto at = static_cast<std::uint32_t>(next_++);
    if (whole_ && nodes_.empty()) {
      nodes_.resize(numbers_);
      there_.resize(numbers_);
      degrees_.resize(numbers_);
      begins_.resize(numbers_);
    }
    if (!whole_) {
      nodes_.emplace_back();
      there_.push_back(0);
      degrees_.push_back(0);
    }
    if (!load(at)) return true;
    Each sink{*this, Each::Use::count};
    const Ran ran = each(sink);
    const std::uint32_t degree = sink.degree;
    if (ran == Ran::fault) {
      stop(Obstacle::Kind::outside, number_of(at));
      return true;
    }
    if (ran == Ran::endless) {
      stop(Obstacle::Kind::endless, number_of(at));
      return true;
    }
    if (ran == Ran::absent) return true;
    ++positions_;
    there_[at] = ran == Ran::ended ? 2 : 1;
    Vertex& node = nodes_[at];
    if (ran == Ran::ended) node.value = static_cast<std::int32_t>(payoff_);
    else if (degree == 0) node.value = static_cast<std::int32_t>(registers_[static_cast<std::size_t>(code_.stuck)]);
    if (degree == 0 && !sink.leaves_nothing) there_[at] = 2;
    degrees_[at] = node.open = degree;
    edges_ += degree;
    if (edges_ > reach_.edges) stop(Obstacle::Kind::too_many, number_of(at));
    return true;
  }

  bool pack_next() {
    const auto at = static_cast<std::uint32_t>(next_++);
    if (there_[at] != 1 || !load(at)) return true;
    Each sink{*this, Each::Use::pack, at};
    each(sink);
    return true;
  }

  /// Solves positions first that have ended, and those all of whose moves leave nothing.
  void begin_queue() {
    queue_.clear();
    for (std::uint32_t at = 0; at < nodes_.size() && phase_ == Phase::pack; ++at) {
      if (there_[at] == 2) ends_.emplace_back(at, nodes_[at].value);
      else if (there_[at] == 1 && nodes_[at].open == 0) value(at);
    }
    for (const auto& [at, payoff] : ends_) {
      Vertex& node = nodes_[at];
      node.settled = true;
      node.outcome = outcome_of_payoff(payoff);
      node.value = model_.program->nature.scored ? payoff : 0;
      node.remoteness = node.outcome == 2 ? kAbsent : 0;
      if (phase_ == Phase::sort && node.outcome == 2) continue;  // backward analysis: draws decide nothing
      queue_.push_back(at);
    }
  }

  bool settle_next() {
    const std::uint32_t at = queue_[next_++];
    for (std::uint32_t i = begins_[at]; i < begins_[at + 1]; ++i) {
      const std::uint32_t before = predecessors_[i];
      Vertex& node = nodes_[before];
      if (node.settled) continue;
      if (phase_ == Phase::sort) {
        if (--node.open == 0) value(before);
      } else {
        const bool wins = nodes_[at].outcome == 1;
        if (!wins && --node.open > 0) continue;
        node.settled = true;
        node.outcome = wins ? 0 : 1;
        node.remoteness = nodes_[at].remoteness + 1;
        queue_.push_back(before);
      }
    }
    return true;
  }

  /// Follows unsolved options until a position repeats. O(positions + moves) in total.
  bool circle_next() {
    const auto at = static_cast<std::uint32_t>(next_);
    met_[at] = true;
    load(at);
    Each sink{*this, Each::Use::find_unsettled};
    each(sink);
    if (met_[sink.unsettled]) obstacle_ = Obstacle{Obstacle::Kind::cycle, number_of(at), number_of(sink.unsettled)};
    next_ = sink.unsettled;
    return true;
  }

  /// Solves a position all of whose options are solved.
  struct Evaluator {
    Graph& graph;
    bool won = false, drawn = false, known = true;
    std::int64_t best = INT64_MIN;
    Lasting lasting = {};
    bool option(std::uint64_t number, std::int64_t gain) {
      const Vertex& node = graph.nodes_[graph.meet(number)];
      if (graph.nimbers_) graph.marks_.mark(static_cast<std::uint64_t>(node.value));
      best = std::max(best, gain - node.value);
      won |= node.outcome == 1;
      drawn |= node.outcome == 2;
      if (node.outcome != 2) lasting.add(node.outcome, node.remoteness);
      return false;
    }
    bool option(std::span<const std::uint64_t> pieces, std::int64_t) {
      std::uint64_t sum = 0;
      for (const std::uint64_t piece : pieces) sum ^= static_cast<std::uint64_t>(graph.nodes_[graph.meet(piece)].value);
      graph.marks_.mark(sum);
      return false;
    }
  };

  void value(std::uint32_t at) {
    load(at);
    marks_.begin();
    Evaluator sink{*this};
    std::int64_t payoff = 0;
    run(model_, code_, registers_.data(), sink, payoff, loop_steps_);
    Vertex& node = nodes_[at];
    node.settled = true;
    if (nimbers_) {
      node.value = static_cast<std::int32_t>(marks_.mex());
      node.outcome = node.value == 0;
    } else if (model_.program->nature.scored) {
      node.value = static_cast<std::int32_t>(std::clamp<std::int64_t>(sink.best, -Limits::number + 1, Limits::number - 1));
      node.outcome = outcome_of_payoff(node.value);
    } else {
      node.outcome = sink.won ? 0 : sink.drawn ? 2 : 1;
    }
    if (!sums_ && node.outcome != 2) node.remoteness = sink.lasting.of(node.outcome);
    queue_.push_back(at);
  }

  const Model& model_;
  const Layout& layout_;
  const Reach reach_;
  Code code_;
  std::vector<std::int64_t> registers_;
  const bool whole_;
  bool sums_ = false, nimbers_ = false, cyclic_ = false;
  Phase phase_ = Phase::count;
  std::optional<Obstacle> obstacle_;
  std::uint64_t loop_steps_ = 0;
  std::int64_t payoff_ = 0;  // of the last position that has ended
  std::uint64_t next_ = 0, numbers_ = 0, edges_ = 0, positions_ = 0;
  Slots slots_;
  MexMarks marks_;
  std::vector<std::uint64_t> known_numbers_;
  NumberMap places_;
  std::vector<Vertex> nodes_;
  std::vector<std::uint8_t> there_;  // 0 no position, 1 with moves, 2 ended
  std::vector<std::uint32_t> degrees_, begins_, predecessors_, queue_;
  std::vector<bool> met_;
  std::vector<std::pair<std::uint32_t, std::int32_t>> ends_;
};

}  // namespace

void Solver::paint(Layer layer, std::uint64_t number, std::int64_t stride, std::span<std::uint8_t> out) const {
  for (std::uint8_t& byte : out) {
    const auto value = known(number);
    byte = value ? layer_of(*value, layer).byte() : absent(number) ? kAbsentByte : kUnknownByte;
    number += static_cast<std::uint64_t>(stride);
  }
}

std::unique_ptr<Solver> graph_solver(const Model& model, const Layout& layout, const Reach& reach, const std::vector<Slots>& from) {
  return std::make_unique<Graph>(model, layout, reach, from);
}

}  // namespace grundy::lab
