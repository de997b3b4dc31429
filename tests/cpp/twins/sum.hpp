// Sums of games as a ruleset: a position of the sum is a multiset of component positions, a move is a move in one of them.
// The twin of all theory of sums.
#pragma once

#include <algorithm>
#include <vector>

#include "twins/ruleset.hpp"

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

}  // namespace grundy
