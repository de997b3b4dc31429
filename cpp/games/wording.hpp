// Words that several games share: verdicts, moves, positions, and the reason that follows from the options.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "games/game.hpp"
#include "io/number.hpp"

namespace grundy {

/// The reason that follows from the options alone. The winning move named is the one that wins fastest.
inline Reason reason_from_options(const Value& value, const std::vector<Option>& options) {
  using Kind = Reason::Kind;
  if (options.empty()) return {Kind::terminal};
  if (value.outcome == Outcome::D) return {Kind::drawn, {}, options.size()};
  if (value.outcome == Outcome::P) return {Kind::all_options_n, {}, options.size()};
  const Option* best = nullptr;
  for (const Option& option : options) {
    if (option.value.outcome != Outcome::P) continue;
    if (!best || (option.value.remoteness && best->value.remoteness && *option.value.remoteness < *best->value.remoteness)) best = &option;
  }
  return {Kind::winning_move, best ? best->move : std::string()};
}

/// The numbers of a position joined by commas.
inline std::string joined(const std::vector<std::uint64_t>& numbers) {
  std::string out;
  for (const std::uint64_t n : numbers) (out.empty() ? out : out += ',') += decimal(n);
  return out;
}

/// "take 2 from heap 3", or "take 2" from the only one.
inline std::string take_text(const std::vector<std::uint64_t>& heaps, std::size_t index, std::uint64_t to) {
  const std::string take = "take " + decimal(heaps[index] - to);
  const bool only = std::all_of(heaps.begin(), heaps.end(), [&heaps, index](const std::uint64_t& h) { return h == 0 || &h == &heaps[index]; });
  return only ? take : take + " from heap " + decimal(index + 1);
}

/// "Alice wins in 3 moves", the winner by the game's own names.
inline std::string verdict(const GameInfo& info, const Value& value) {
  if (value.outcome == Outcome::D) return "Draw";
  std::string text(value.outcome == Outcome::N ? info.first : info.second);
  text += " wins";
  if (value.remoteness) text += value.remoteness->value == 0 ? " at once: there is no move" : " in " + counted(value.remoteness->value, "move");
  return text;
}

}  // namespace grundy
