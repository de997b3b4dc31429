// The values of a position: outcome, nimber, remoteness and score.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>

#include "base/natural.hpp"

namespace grundy {

/// Always for the player to move. N: the next player (who moves now) wins; P: the previous player wins; D: neither can force a win.
enum class Outcome : std::uint8_t { N = 0, P = 1, D = 2 };

inline constexpr const char* kOutcomeLetters[] = {"N", "P", "D"};

constexpr char letter(Outcome o) { return *kOutcomeLetters[static_cast<int>(o)]; }

/// The winner of a partizan position, by who begins: Left or Right in both cases, the player who begins, or the other one.
enum class OutcomeClass : std::uint8_t { left, right, next, previous };

inline constexpr const char* kClassLetters[] = {"L", "R", "N", "P"};

/// The value of a position of Left and Right (theory/values) as text, and the class that follows from it.
struct ShortValue {
  std::string text;
  OutcomeClass outcome_class;
  bool operator==(const ShortValue&) const = default;
};

/// Grundy value: the mex of the options' nimbers. 0 exactly on the P-positions of a finite normal-play game (Sprague 1935, Grundy 1939).
struct Nimber {
  std::uint64_t value = 0;
  constexpr auto operator<=>(const Nimber&) const = default;
};

/// The nimber of a sum is the nim-sum (exclusive or) of the nimbers of its components.
constexpr Nimber nim_sum(Nimber a, Nimber b) { return {a.value ^ b.value}; }

constexpr Outcome outcome_of(Nimber g) { return g.value == 0 ? Outcome::P : Outcome::N; }

/// Number of moves the game lasts when the winner hurries and the loser delays (Steinhaus 1925). Draws have none.
struct Remoteness {
  Natural value = 0;
  constexpr auto operator<=>(const Remoteness&) const = default;  // NOLINT(modernize-use-nullptr): clang-tidy 14 takes its 0 for a pointer
};

/// Points by which the player to move is ahead in the end, if both play perfectly, in games decided by points.
struct Score {
  std::int64_t value = 0;
  constexpr auto operator<=>(const Score&) const = default;
};

/// The known values of a position. The nimber exists in finite normal play only, the remoteness in decided positions if it was computed,
/// the score in games decided by points only.
struct Value {
  Outcome outcome = Outcome::P;
  std::optional<Nimber> nimber = {};
  std::optional<Remoteness> remoteness = {};
  std::optional<Score> score = {};
  bool operator==(const Value&) const = default;
};

}  // namespace grundy
