// Pairs each game with its twin for tests of play: random small instances, and the values of any position in play by the rules alone.
#pragma once

#include <memory>

#include "twins.hpp"

namespace grundy {

/// One instance by its rules. Positions of the twin are turned to numbers, so that those of all games can be compared.
class Twin {
 public:
  virtual ~Twin() = default;
  using Key = std::vector<std::uint64_t>;
  /// Of a position in play; equal keys mean equal play.
  virtual Key key(const State& state) = 0;
  virtual Value value(const State& state) = 0;
  /// The options' keys, sorted, each once.
  virtual std::vector<Key> options(const State& state) = 0;
  /// The nimber of each component, where the game is a sum of them.
  virtual std::vector<std::uint64_t> nimbers(const State&) { return {}; }
};

struct Bout {
  RawParameters parameters;
  std::unique_ptr<Twin> twin;
  bool lengths;  // whether the solution reports remoteness
};

/// A game, and a kind of its small instances.
struct Arena {
  std::string id;
  Record patterns;
  Bout bout(std::mt19937_64& random) const;
};

/// Every game, with all that its twins.json has.
std::vector<Arena> arenas();

}  // namespace grundy
