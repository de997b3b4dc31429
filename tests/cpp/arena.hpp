// Each game beside its twin, for tests of play: random small instances, and what the rules alone say of any position in play.
#pragma once

#include <functional>
#include <memory>

#include "support.hpp"

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
};

/// Which parts of a value the solution is to have.
struct Arena {
  std::string_view id;
  bool nimber, remoteness;
  std::function<Bout(std::mt19937_64&)> bout;
};

/// All thirteen games, misere Nim, and dominoes that never vanish.
std::vector<Arena> arenas();

}  // namespace grundy
