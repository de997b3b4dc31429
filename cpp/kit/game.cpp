#include "kit/game.hpp"

namespace grundy {

namespace {

/// Whether one option is better than another for the player who moves there, in a position with this outcome. Unknown remotenesses are
/// no better than known ones.
bool better(Outcome outcome, const Value& one, const Value& other) {
  const Outcome wanted = outcome == Outcome::N ? Outcome::P : outcome == Outcome::P ? Outcome::N : Outcome::D;
  if (one.outcome != wanted || other.outcome != wanted) return one.outcome == wanted && other.outcome != wanted;
  if (!one.remoteness || !other.remoteness) return one.remoteness && !other.remoteness;
  return outcome == Outcome::N ? *one.remoteness < *other.remoteness : *other.remoteness < *one.remoteness;
}

}  // namespace

std::optional<Explanation> Solution::explain(std::optional<Cell> at) {
  const auto state = at ? state_at(*at) : start();
  auto e = state ? explain_state(*state) : std::nullopt;
  if (e && at) e->cell = at;
  return e;
}

std::optional<Move> Solution::best(const Explanation& e) const {
  const Option* best = nullptr;
  for (const Option& option : e.options) {
    if (!best || better(e.value.outcome, option.value, best->value)) best = &option;
  }
  return best ? std::optional(best->play) : std::nullopt;
}

std::optional<Move> Solution::any(const Explanation& e, std::uint64_t random) const {
  return e.options.empty() ? std::nullopt : std::optional(e.options[random % e.options.size()].play);
}

}  // namespace grundy
