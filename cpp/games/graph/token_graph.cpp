#include "games/graph/token_graph.hpp"

#include <algorithm>
#include <utility>

namespace grundy {

namespace {

/// Edges, or vertices, between two readings of the clock, and what one costs in steps: most of them miss the cache.
constexpr std::size_t kPiece = 4096, kCost = 16;

constexpr auto kWon = static_cast<std::uint8_t>(Outcome::N), kLost = static_cast<std::uint8_t>(Outcome::P),
               kDrawn = static_cast<std::uint8_t>(Outcome::D);

}  // namespace

const TokenGraph::Step TokenGraph::kSteps[] = {
    &TokenGraph::count_edges, &TokenGraph::place_lists, &TokenGraph::list_predecessors, &TokenGraph::list_followers, &TokenGraph::gather,
    // A round.
    &TokenGraph::begin_round, &TokenGraph::pass_on, &TokenGraph::seed, &TokenGraph::pass_on, &TokenGraph::end_round,
    // After the first one.
    &TokenGraph::find_sinks, &TokenGraph::peel};

/// Places among the steps: where the lists are made, where a round begins, the peeling before the second one, its end.
constexpr std::size_t kListed = 4, kRound = 5, kPeeling = 10, kPeeled = 12, kDone = 13;

TokenGraph::TokenGraph(std::vector<std::uint64_t> edges, std::uint32_t vertices, Vertex lone)
    : edges_(std::move(edges)), outcomes_(vertices, kAbsentVertex), memory_(10 * (std::size_t{vertices} + 1) + 2 * edges_.size()) {
  std::uint32_t* place = memory_.data();
  const auto take = [&place](std::size_t count) { return std::exchange(place, place + count); };
  for (EdgeLists* lists : {&followers_, &predecessors_}) *lists = {take(vertices + std::size_t{2}), take(edges_.size())};
  for (std::uint32_t** numbers : {&remoteness_, &nimbers_, &unsettled_, &blockers_, &open_, &marks_}) *numbers = take(vertices);
  queue_ = take(2 * std::size_t{vertices});
  for (const std::uint64_t number : edges_) outcomes_[Edge(number).from] = outcomes_[Edge(number).to] = kUnknownVertex;
  outcomes_[lone] = kUnknownVertex;
  if (edges_.size() > kListedAtOnce) return;
  const Slice endless = Slice::endless();
  Pace pace(endless);
  for (; step_ < kListed; ++step_, at_ = 0) {
    const auto step = kSteps[step_];
    (this->*step)(pace);
  }
}

double TokenGraph::solve(Pace& pace) {
  while (step_ != kDone) {
    const auto step = kSteps[step_];
    if (!(this->*step)(pace)) return round_ > 0 ? 0.8 : 0.1 * static_cast<double>(std::min(step_, kRound));
    ++step_;
    at_ = 0;
    if (step_ == kPeeling) step_ = unsettled_count_ == 0 ? kDone : round_ == 1 ? kPeeling : kRound;
    else if (step_ == kPeeled) step_ = kRound;
    if (step_ != kRound) continue;
    tail_ = 0;
    labelling_ = false;
  }
  return 1;
}

/// Calls `act(i)` for i = at_, ..., count - 1.
template <class Act>
bool TokenGraph::each(std::size_t count, Pace& pace, Act act) {
  while (at_ < count) {
    const std::size_t begin = at_, end = std::min(count, begin + kPiece);
    for (; at_ < end; ++at_) act(static_cast<std::uint32_t>(at_));
    if (pace.over(kCost * (end - begin))) return false;
  }
  return true;
}

/// Calls `visit` for some vertices of a list, from edge_ on. True at its end.
template <class Visit>
bool TokenGraph::each_of(std::span<const Vertex> list, Pace& pace, Visit visit) {
  const std::size_t begin = edge_, end = std::min(list.size(), begin + kPiece);
  for (; edge_ < end; ++edge_) visit(list[edge_]);
  pace.took(kCost * (end - begin));
  if (end < list.size()) return false;
  edge_ = 0;
  return true;
}

// Lists are filled without a second array of places: with the lists' lengths two places later in `begins`, their sums are the beginnings
// one place later, and these have moved to the ends of their lists, which are the beginnings of the next ones, when the lists are full.

bool TokenGraph::count_edges(Pace& pace) {
  return each(edges_.size(), pace, [this](std::uint32_t i) {
    ++followers_.begins[Edge(edges_[i]).from + 2];
    ++predecessors_.begins[Edge(edges_[i]).to + 2];
  });
}

bool TokenGraph::place_lists(Pace& pace) {
  return each(vertices(), pace, [this](std::uint32_t v) {
    followers_.begins[v + 2] += followers_.begins[v + 1];
    predecessors_.begins[v + 2] += predecessors_.begins[v + 1];
  });
}

bool TokenGraph::list_predecessors(Pace& pace) {
  return each(edges_.size(), pace,
              [this](std::uint32_t i) { predecessors_.to[predecessors_.begins[Edge(edges_[i]).to + 1]++] = Edge(edges_[i]).from; });
}

/// From the predecessors, not from the edges: so each list is in order.
bool TokenGraph::list_followers(Pace& pace) {
  edges_ = {};
  while (at_ < vertices()) {
    const auto v = static_cast<Vertex>(at_);
    if (each_of(predecessors_.of(v), pace, [&](Vertex from) { followers_.to[followers_.begins[from + 1]++] = v; })) ++at_;
    if (pace.over(kCost)) return false;
  }
  return true;
}

bool TokenGraph::gather(Pace& pace) {
  return each(vertices(), pace, [this](Vertex v) {
    blockers_[v] = followers_.count(v);
    nimbers_[v] = kOpen;
    if (exists(v)) unsettled_[unsettled_count_++] = v;
  });
}

/// Begins with the peeled vertices of the round's nimber.
bool TokenGraph::begin_round(Pace& pace) {
  while (round_ < heads_.size() && heads_[round_] != kNone) {
    const Vertex v = heads_[round_];
    heads_[round_] = marks_[v];
    push(v, false);
    if (pace.over(kCost)) return false;
  }
  return each(unsettled_count_, pace, [this](std::uint32_t i) { open_[unsettled_[i]] = blockers_[unsettled_[i]]; });
}

void TokenGraph::label(Vertex v, std::uint32_t remoteness) {
  nimbers_[v] = round_;
  if (round_ == 0) {
    outcomes_[v] = kLost;
    remoteness_[v] = remoteness;
  }
  push(v, false);
}

/// The queue of round 0 is in the order of remoteness: the first P option of a position is its nearest, the last N option its farthest.
bool TokenGraph::pass_on(Pace& pace) {
  while (at_ < tail_) {
    const Vertex v = queue_[at_] / 2;
    const std::uint32_t after = remoteness_[v] + 1;
    const auto mark = [&](Vertex from) {
      if (nimbers_[from] < kOpen) return;
      blockers_[from] -= labelling_;
      if (marks_[from] == round_ + 1) return;
      marks_[from] = round_ + 1;
      if (round_ == 0) {
        outcomes_[from] = kWon;
        remoteness_[from] = after;
      }
      push(from, true);
    };
    const auto unblock = [&](Vertex from) {
      if (nimbers_[from] == kOpen && --open_[from] == 0 && labelling_ && marks_[from] != round_ + 1) label(from, after);
    };
    const bool marked = queue_[at_] % 2 == 1;
    if (each_of(predecessors_.of(v), pace, [&](Vertex from) { marked ? unblock(from) : mark(from); })) ++at_;
    if (pace.over(kCost)) return false;
  }
  return true;
}

bool TokenGraph::seed(Pace& pace) {
  if (at_ == 0) {
    tail_ = 0;
    labelling_ = true;
  }
  return each(unsettled_count_, pace, [this](std::uint32_t i) {
    const Vertex v = unsettled_[i];
    if (nimbers_[v] == kOpen && open_[v] == 0 && marks_[v] != round_ + 1) label(v, 0);
  });
}

/// Vertices without a follower of the round's nimber have no larger one.
bool TokenGraph::end_round(Pace& pace) {
  if (at_ == 0) tail_ = 0;
  const bool done = each(unsettled_count_, pace, [this](std::uint32_t i) {
    const Vertex v = unsettled_[i];
    if (nimbers_[v] != kOpen) return;
    if (marks_[v] == round_ + 1) {
      unsettled_[tail_++] = v;
      return;
    }
    nimbers_[v] = kInfinite;
    if (round_ == 0) outcomes_[v] = kDrawn;
  });
  if (!done) return false;
  unsettled_count_ = static_cast<std::uint32_t>(tail_);
  ++round_;
  return true;
}

bool TokenGraph::find_sinks(Pace& pace) {
  if (at_ == 0) tail_ = 0;
  return each(vertices(), pace, [this](Vertex v) {
    open_[v] = followers_.count(v);
    if (open_[v] == 0 && exists(v)) push(v, true);
  });
}

/// Takes vertices off whose followers have been taken off: those from which no cycle can be reached. In the queue they are odd until their
/// nimber is known.
bool TokenGraph::peel(Pace& pace) {
  while (at_ < tail_) {
    const Vertex v = queue_[at_] / 2;
    if (queue_[at_] % 2 == 1) {
      if (each_of(followers_.of(v), pace, [this](Vertex to) { mex_.add({nimbers_[to]}); })) {
        const auto nimber = static_cast<std::uint32_t>(mex_.take().value);
        if (heads_.size() <= nimber) heads_.resize(nimber + 1, kNone);
        marks_[v] = std::exchange(heads_[nimber], v);
        nimbers_[v] = nimber;
        --queue_[at_];
      }
    } else {
      // Round 0 has taken the followers of nimber 0 off the blockers.
      const auto pass = [&](Vertex from) {
        if (nimbers_[v] != 0) --blockers_[from];
        if (--open_[from] == 0) push(from, true);
      };
      if (each_of(predecessors_.of(v), pace, pass)) ++at_;
    }
    if (pace.over(kCost)) return false;
  }
  return true;
}

std::optional<std::span<const TokenGraph::Vertex>> TokenGraph::followers(Vertex v) const {
  if (step_ < kListed) return std::nullopt;
  return followers_.of(v);
}

Value TokenGraph::value(Vertex v) const {
  Value out{outcomes_[v] < kUnknownVertex ? static_cast<Outcome>(outcomes_[v]) : Outcome::D};
  if (out.outcome != Outcome::D) out.remoteness = Remoteness{remoteness_[v]};
  if (step_ >= kRound && nimbers_[v] < kOpen) out.nimber = Nimber{nimbers_[v]};
  return out;
}

}  // namespace grundy
