// Messages shared by several games: verdicts, moves, positions, and the reason that follows from the options.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/number.hpp"
#include "kit/game.hpp"

namespace grundy {

/// Builds a reason specific to a game.
inline Reason own_reason(const OwnReason& which, Message sentence, std::array<Natural, OwnReason::kMostNumbers> named) {
  Reason out{Reason::Kind::own, std::move(sentence)};
  out.own = &which;
  out.named = named;
  return out;
}

/// Returns the reason that follows from the options alone. It names the fastest winning move, or a move that keeps a draw. `all`: these are
/// all options.
inline Reason reason_from_options(const Value& value, const std::vector<Option>& options, bool all = true) {
  using Kind = Reason::Kind;
  if (options.empty()) return {Kind::terminal};
  if (value.outcome == Outcome::P) return {Kind::all_options_n, {}, options.size()};
  const Outcome wanted = value.outcome == Outcome::D ? Outcome::D : Outcome::P;
  const Option* best = nullptr;
  std::size_t count = 0;
  for (const Option& option : options) {
    if (option.value.outcome != wanted) continue;
    ++count;
    if (!best || (option.value.remoteness && best->value.remoteness && *option.value.remoteness < *best->value.remoteness)) best = &option;
  }
  Reason out{wanted == Outcome::D ? Kind::drawn : Kind::winning_move};
  out.count = options.size();
  if (!best) return out;
  out.text = best->move;
  if (wanted == Outcome::P) out.next = best->to;
  out.only = all && count == 1;
  out.ends = best->value.remoteness && best->value.remoteness->value == 0;
  return out;
}

/// "3 xor 5 xor 7 = 1", or one number alone.
inline Message nim_sum_text(const std::vector<Nimber>& numbers, Natural sum) {
  constexpr std::size_t kMost = 12;
  if (numbers.size() <= 1) return verbatim(decimal(sum));
  std::string out;
  for (std::size_t i = 0; i < numbers.size() && i < kMost; ++i) (i > 0 ? out += " xor " : out) += decimal(numbers[i].value);
  if (numbers.size() > kMost) return message(kKitPhrases["xor-more"], {out, decimal(sum), numbers.size()});
  return verbatim((out += " = ") += decimal(sum));
}

/// The most components in the text of a position; longer texts give the number of the others.
inline constexpr std::size_t kShownComponents = 1000;

/// Appends the number of all parts to the text of the first ones.
inline Message cut_off(std::string_view text, std::size_t count) { return message(kKitPhrases["more-in-all"], {text, count}); }

/// Joins the parts of a position, `render(part)` each.
template <class Part, class Render>
Message joined(const std::vector<Part>& parts, std::string_view separator, Render render) {
  std::string out;
  for (std::size_t i = 0; i < parts.size() && i < kShownComponents; ++i) {
    if (i > 0) out += separator;
    out += render(parts[i]);
  }
  if (parts.size() <= kShownComponents) return verbatim(out);
  return cut_off(out += separator, parts.size());
}

/// Joins the numbers of a position by commas.
inline Message joined(const std::vector<std::uint64_t>& numbers) {
  return joined(numbers, ",", [](std::uint64_t n) { return decimal(n); });
}

/// "take 2 from heap 3", or "take 2" from a single heap, which tables of two heaps list with an empty one.
inline Message take_text(const std::vector<std::uint64_t>& heaps, std::size_t index, std::uint64_t to) {
  const bool only = heaps.size() == 1 || (heaps.size() == 2 && index == 0 && heaps[1] == 0);
  const std::uint64_t taken = heaps[index] - to;
  return only ? message(kKitPhrases["take"], {taken}) : message(kKitPhrases["take-from-heap"], {taken, index + 1});
}

/// "Alice wins in 3 moves", with the names of the game's players.
inline Message verdict(const GameInfo& info, const Value& value) {
  if (value.outcome == Outcome::D) return kKitPhrases["draw"];
  const Message winner = (value.outcome == Outcome::N ? info.first : info.second).message();
  if (value.score) {
    const std::int64_t points = value.score->value;
    return message(kKitPhrases["wins-by"],
                   {winner, counted(kKitPhrases["points"], static_cast<std::uint64_t>(points < 0 ? -points : points))});
  }
  if (!value.remoteness) return message(kKitPhrases["wins"], {winner});
  if (value.remoteness->value == 0) return message(kKitPhrases["wins-at-once"], {winner});
  const Phrase pattern = info.fixed_length ? kKitPhrases["wins-after"] : kKitPhrases["wins-in"];
  return message(pattern, {winner, counted(kKitPhrases["moves"], value.remoteness->value)});
}

/// Adds to the verdict who wins if the other player begins.
inline Message class_text(const GameInfo& info, OutcomeClass c) {
  if (c == OutcomeClass::next) return kKitPhrases["class-next"];
  if (c == OutcomeClass::previous) return kKitPhrases["class-previous"];
  return message(kKitPhrases["also-if-begins"], {info.second.message()});
}

/// Formats the verdict, and the outcome class or the number of winning first moves if there is one.
inline Message answer_text(const GameInfo& info, const Value& value, std::optional<OutcomeClass> by_beginner,
                           std::optional<std::uint64_t> winning_moves) {
  Message who = verdict(info, value);
  if (by_beginner) return message(kKitPhrases["with-first-moves"], {who, class_text(info, *by_beginner)});
  if (value.outcome != Outcome::N || !winning_moves) return who;
  return message(kKitPhrases["with-first-moves"], {who, message(kKitPhrases["winning-first-moves"], {*winning_moves})});
}

}  // namespace grundy
