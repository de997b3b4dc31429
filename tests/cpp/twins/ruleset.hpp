// A ruleset is the rules alone: what the positions are and where each may move. The generic solvers of this folder
// solve any ruleset slowly and surely; they are the twins of the fast solutions.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "theory/value.hpp"

namespace grundy {

/// `options(p, out)` appends every position that the player to move can move to. Impartial: both players have the same options.
template <class R>
concept Ruleset =
    std::equality_comparable<typename R::Position> &&
    requires(const R& rules, const typename R::Position& p, std::vector<typename R::Position>& out) { rules.options(p, out); };

/// A ruleset whose terminal positions do not follow normal play returns the payoff of a terminal position to the player to move by
/// `result(p)`.
template <class R>
concept ScoredRuleset = Ruleset<R> && requires(const R& rules, const typename R::Position& p) {
  { rules.result(p) } -> std::same_as<Outcome>;
};

/// Outcome of a position without options: in normal play who cannot move loses.
template <Ruleset R>
Outcome terminal_outcome(const R& rules, const typename R::Position& p) {
  if constexpr (ScoredRuleset<R>) return rules.result(p);
  return Outcome::P;
}

/// Hash of the kinds of position that the rulesets use: integers, and sequences of integers (FNV-1a, finished by a multiply-shift).
struct PositionHash {
  template <class P>
  std::size_t operator()(const P& p) const {
    std::uint64_t h = 0xcbf29ce484222325u;
    auto mix = [&h](std::uint64_t word) {
      h = (h ^ word) * 0x9E3779B97F4A7C15u;
      h ^= h >> 29;
    };
    if constexpr (std::is_integral_v<P>) {
      mix(static_cast<std::uint64_t>(p));
    } else {
      for (const auto& part : p) mix(static_cast<std::uint64_t>(part));
    }
    return static_cast<std::size_t>(h ^ (h >> 32));
  }
};

}  // namespace grundy
