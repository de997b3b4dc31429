// Solves rulesets whose lines of play may repeat a position: win, loss or draw, and remoteness, by retrograde analysis.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "twins/ruleset.hpp"

namespace grundy {

/// Backward induction over the whole graph reachable from a root, breadth first from the terminal positions
/// (Zermelo's method; see Fraenkel, "Combinatorial games: selected bibliography", for loopy games).
/// A position is N as soon as one option is P, P when its last option has become N; what is never reached is D.
/// The queue runs in order of remoteness, so the first P option is the nearest and the last N option the farthest.
/// O(positions + moves) time and space.
template <Ruleset R>
class CyclicSolver {
 public:
  using Position = typename R::Position;

  explicit CyclicSolver(R rules) : rules_(std::move(rules)) {}

  /// Solves everything reachable from `root` and returns the value of `root`.
  Value solve(const Position& root) {
    explore(root);
    retreat();
    return value(root);
  }

  /// Of a position reached by the last `solve`.
  Value value(const Position& p) const {
    const Node& node = nodes_[index_.at(p)];
    if (!node.decided) return {Outcome::D, {}, {}};
    return {node.outcome, {}, node.outcome == Outcome::D ? std::optional<Remoteness>{} : Remoteness{node.remoteness}};
  }

  std::size_t size() const { return nodes_.size(); }

 private:
  struct Node {
    Outcome outcome = Outcome::D;
    bool decided = false;
    std::uint32_t open_options = 0;  // options not yet known to be N
    std::uint32_t remoteness = 0;
    std::uint32_t first_predecessor = 0;
  };

  std::uint32_t index_of(const Position& p) {
    const auto [entry, fresh] = index_.try_emplace(p, static_cast<std::uint32_t>(positions_.size()));
    if (fresh) positions_.push_back(p);
    return entry->second;
  }

  void explore(const Position& root) {
    index_.clear();
    positions_.clear();
    nodes_.clear();
    queue_.clear();
    std::vector<std::uint32_t> targets;
    std::vector<Position> options;
    index_of(root);
    for (std::uint32_t i = 0; i < positions_.size(); ++i) {
      options.clear();
      rules_.options(positions_[i], options);
      Node node;
      node.open_options = static_cast<std::uint32_t>(options.size());
      if (options.empty()) {
        node.decided = true;
        node.outcome = terminal_outcome(rules_, positions_[i]);
        if (node.outcome != Outcome::D) queue_.push_back(i);
      }
      nodes_.push_back(node);
      for (const Position& option : options) targets.push_back(index_of(option));
    }
    invert(targets);
  }

  /// Lists the predecessors of each node, packed: those of node i stand from first_predecessor(i) up to that of i + 1.
  void invert(const std::vector<std::uint32_t>& targets) {
    std::vector<std::uint32_t> fill(nodes_.size() + 1, 0);
    for (const std::uint32_t target : targets) ++fill[target + 1];
    for (std::size_t i = 1; i < fill.size(); ++i) fill[i] += fill[i - 1];
    for (std::size_t i = 0; i < nodes_.size(); ++i) nodes_[i].first_predecessor = fill[i];
    predecessors_.assign(targets.size(), 0);
    std::size_t move = 0;
    for (std::uint32_t i = 0; i < nodes_.size(); ++i) {
      for (std::uint32_t k = 0; k < nodes_[i].open_options; ++k) predecessors_[fill[targets[move++]]++] = i;
    }
  }

  void retreat() {
    for (std::size_t head = 0; head < queue_.size(); ++head) {
      const std::uint32_t i = queue_[head];
      const std::size_t end = i + 1 < nodes_.size() ? nodes_[i + 1].first_predecessor : predecessors_.size();
      for (std::size_t k = nodes_[i].first_predecessor; k < end; ++k) {
        Node& node = nodes_[predecessors_[k]];
        if (node.decided) continue;
        const bool wins = nodes_[i].outcome == Outcome::P;
        if (!wins && --node.open_options > 0) continue;
        node.decided = true;
        node.outcome = wins ? Outcome::N : Outcome::P;
        node.remoteness = nodes_[i].remoteness + 1;
        queue_.push_back(predecessors_[k]);
      }
    }
  }

  R rules_;
  std::unordered_map<Position, std::uint32_t, PositionHash> index_;
  std::vector<Position> positions_;
  std::vector<Node> nodes_;
  std::vector<std::uint32_t> predecessors_;
  std::vector<std::uint32_t> queue_;
};

}  // namespace grundy
