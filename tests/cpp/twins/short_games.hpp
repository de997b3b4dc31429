// Short games as trees, by Conway's definitions alone: the twin of theory/values.
#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <random>
#include <set>
#include <vector>

#include "theory/values/store.hpp"

namespace grundy::twins {

struct Tree;
using Game = const Tree*;

/// A game is the sets of its options; equal sets are one tree.
struct Tree {
  std::set<Game> left, right;
  bool operator<(const Tree& other) const { return left != other.left ? left < other.left : right < other.right; }
};

class ShortGames {
 public:
  Game make(std::set<Game> left, std::set<Game> right) { return &*trees_.insert({std::move(left), std::move(right)}).first; }

  /// g <= h: no left option of g is >= h, no right option of h is <= g.
  bool at_most(Game g, Game h) {
    if (const auto known = at_most_.find({g, h}); known != at_most_.end()) return known->second;
    bool out = true;
    for (const Game l : g->left) out = out && !at_most(h, l);
    for (const Game r : h->right) out = out && !at_most(r, g);
    return at_most_[{g, h}] = out;
  }
  bool equal(Game g, Game h) { return at_most(g, h) && at_most(h, g); }

  Game plus(Game g, Game h) {
    if (const auto known = sums_.find({g, h}); known != sums_.end()) return known->second;
    std::set<Game> left, right;
    for (const Game l : g->left) left.insert(plus(l, h));
    for (const Game l : h->left) left.insert(plus(g, l));
    for (const Game r : g->right) right.insert(plus(r, h));
    for (const Game r : h->right) right.insert(plus(g, r));
    return sums_[{g, h}] = make(std::move(left), std::move(right));
  }

  Game negative(Game g) {
    std::set<Game> left, right;
    for (const Game r : g->right) left.insert(negative(r));
    for (const Game l : g->left) right.insert(negative(l));
    return make(std::move(left), std::move(right));
  }

  /// The canonical form: options in canonical form, none reversible, none dominated.
  Game canonical(Game g) {
    if (const auto known = canonical_.find(g); known != canonical_.end()) return known->second;
    std::set<Game> left, right;
    for (const Game l : g->left) left.insert(canonical(l));
    for (const Game r : g->right) right.insert(canonical(r));
    while (bypass(left, right, g) || drop_dominated(left, right)) {
    }
    return canonical_[g] = make(std::move(left), std::move(right));
  }

  /// An integer as the simplest game.
  Game integer(int n) {
    Game out = make({}, {});
    for (int i = 0; i < n; ++i) out = make({out}, {});
    for (int i = 0; i > n; --i) out = make({}, {out});
    return out;
  }
  Game nimber(int m) {
    std::set<Game> options;
    for (int i = 0; i < m; ++i) options.insert(nimber(i));
    return make(options, options);
  }

 private:
  bool bypass(std::set<Game>& left, std::set<Game>& right, Game g) {
    for (const Game l : left) {
      for (const Game reply : l->right) {
        if (!at_most(reply, g)) continue;
        left.erase(l);
        left.insert(reply->left.begin(), reply->left.end());
        return true;
      }
    }
    for (const Game r : right) {
      for (const Game reply : r->left) {
        if (!at_most(g, reply)) continue;
        right.erase(r);
        right.insert(reply->right.begin(), reply->right.end());
        return true;
      }
    }
    return false;
  }

  bool drop_dominated(std::set<Game>& left, std::set<Game>& right) {
    for (const Game one : left) {
      for (const Game two : left)
        if (one != two && at_most(one, two)) return left.erase(one) > 0;
    }
    for (const Game one : right) {
      for (const Game two : right)
        if (one != two && at_most(two, one)) return right.erase(one) > 0;
    }
    return false;
  }

  std::set<Tree> trees_;
  std::map<std::pair<Game, Game>, bool> at_most_;
  std::map<std::pair<Game, Game>, Game> sums_;
  std::map<Game, Game> canonical_;
};

/// A game drawn by lot: up to `width` options for each player, `depth` moves at most.
inline Game random_game(ShortGames& games, std::mt19937& random, int depth, unsigned width) {
  if (depth == 0 || random() % 6 == 0) return random() % 2 == 0 ? games.integer(static_cast<int>(random() % 5) - 2) : games.make({}, {});
  std::set<Game> left, right;
  for (auto n = random() % (width + 1); n > 0; --n) left.insert(random_game(games, random, depth - 1, width));
  for (auto n = random() % (width + 1); n > 0; --n) right.insert(random_game(games, random, depth - 1, width));
  return games.make(std::move(left), std::move(right));
}

/// The value of a tree in a store, option by option.
inline values::Id value_of(values::Store& store, Game g, std::map<Game, values::Id>& known) {
  if (const auto found = known.find(g); found != known.end()) return found->second;
  std::vector<values::Id> left, right;
  for (const Game l : g->left) left.push_back(value_of(store, l, known));
  for (const Game r : g->right) right.push_back(value_of(store, r, known));
  values::Steps steps;
  return known[g] = store.make(left, right, steps).value();
}

/// The canonical form of a value as a tree.
inline Game tree_of(values::Store& store, values::Id id, ShortGames& games, std::map<values::Id, Game>& known) {
  if (const auto found = known.find(id); found != known.end()) return found->second;
  if (!store.list(id)) return nullptr;
  const auto of = [&](values::Side side) {
    return std::vector<values::Id>(store.options(id, side).begin(), store.options(id, side).end());
  };
  std::set<Game> left, right;
  for (const values::Id l : of(values::Side::left)) left.insert(tree_of(store, l, games, known));
  for (const values::Id r : of(values::Side::right)) right.insert(tree_of(store, r, games, known));
  return known[id] = games.make(std::move(left), std::move(right));
}

}  // namespace grundy::twins
