// Sums of games: a position of the sum is a multiset of component positions, a move is a move in one of them.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "theory/finite_solver.hpp"

namespace grundy {

/// The sum of several copies of one ruleset. A position is kept sorted, since the order of the components does not matter,
/// and without components that have no options, since nobody can ever move there.
template <Ruleset R>
class SumRules {
 public:
  using Component = typename R::Position;
  using Position = std::vector<Component>;

  explicit SumRules(R rules) : rules_(std::move(rules)) {}

  Position canonical(Position p) const {
    std::erase_if(p, [this](const Component& c) {
      std::vector<Component> out;
      rules_.options(c, out);
      return out.empty();
    });
    std::sort(p.begin(), p.end());
    return p;
  }

  void options(const Position& p, std::vector<Position>& out) const {
    std::vector<Component> moves;
    for (std::size_t i = 0; i < p.size(); ++i) {
      if (i > 0 && p[i] == p[i - 1]) continue;  // a move in an equal component leads to the same multiset
      moves.clear();
      rules_.options(p[i], moves);
      for (const Component& to : moves) {
        Position q = p;
        q[i] = to;
        out.push_back(canonical(std::move(q)));
      }
    }
  }

 private:
  R rules_;
};

/// Remoteness does not follow from the components, so it needs a search over joint positions. This many at the most.
inline constexpr std::size_t kJointPositions = 2'000'000;

/// Remoteness of a sum by joint search; nothing where more than `kJointPositions` would have to be visited.
template <Ruleset R>
class JointSearch {
 public:
  explicit JointSearch(R rules) : rules_(rules), solver_(SumRules<R>(std::move(rules)), kJointPositions) {}

  std::optional<Remoteness> remoteness(std::vector<typename R::Position> components) {
    if (exhausted_) return std::nullopt;
    const auto value = solver_.try_solve(rules_.canonical(std::move(components)));
    if (!value) exhausted_ = true;
    return value ? value->remoteness : std::nullopt;
  }

 private:
  SumRules<R> rules_;
  FiniteSolver<SumRules<R>> solver_;
  bool exhausted_ = false;
};

}  // namespace grundy
