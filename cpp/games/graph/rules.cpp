// A token on a vertex of a directed graph; a move takes it along an edge.
#include <algorithm>
#include <map>

#include "games/rules_catalogue.hpp"

namespace grundy {

namespace {

class EdgeRules final : public Rules {
 public:
  explicit EdgeRules(const std::vector<std::uint64_t>& edges) {
    for (const std::uint64_t number : edges) next_[Edge(number).from].push_back(Edge(number).to);
    for (auto& [from, to] : next_) {
      std::sort(to.begin(), to.end());
      to.erase(std::unique(to.begin(), to.end()), to.end());
    }
    cyclic_ = has_cycle();
  }

  const std::vector<PartSpec>& parts() const override { return parts_; }
  bool may_repeat(const Position&) const override { return cyclic_; }
  bool has_infinite_nimbers() const override { return true; }
  std::uint64_t most_options(const Position& vertex) const override { return of(vertex[0]).size(); }

  void options(const Position& vertex, Player, std::vector<Choice>& out) const override {
    for (const std::uint64_t to : of(vertex[0])) out.push_back({0, to, {{to}}});
  }

 private:
  const std::vector<std::uint64_t>& of(std::uint64_t vertex) const {
    static const std::vector<std::uint64_t> none;
    const auto found = next_.find(vertex);
    return found == next_.end() ? none : found->second;
  }

  /// Takes vertices without predecessors away until none is left, or a cycle (Kahn 1962).
  bool has_cycle() const {
    std::map<std::uint64_t, std::size_t> before;
    for (const auto& [from, all] : next_) {
      for (const std::uint64_t to : all) ++before[to];
    }
    std::vector<std::uint64_t> free;
    for (const auto& [from, all] : next_) {
      if (!before.contains(from)) free.push_back(from);
    }
    while (!free.empty()) {
      const std::uint64_t vertex = free.back();
      free.pop_back();
      for (const std::uint64_t to : of(vertex)) {
        if (const auto found = before.find(to); --found->second == 0) {
          before.erase(found);
          free.push_back(to);
        }
      }
    }
    return !before.empty();
  }

  std::map<std::uint64_t, std::vector<std::uint64_t>> next_;
  bool cyclic_ = false;
  std::vector<PartSpec> parts_ = {{"vertex", 0, 9'999'999}};
};

}  // namespace

GameRules graph_rules(const Parameters& p) {
  GameRules game_rules;
  game_rules.rules = std::make_unique<EdgeRules>(p.list("edges"));
  return game_rules;
}

}  // namespace grundy
