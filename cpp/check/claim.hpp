// The head of a certificate: which position is meant, what is claimed of it, and how it is to be proved.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "base/json_value.hpp"
#include "games/rules_catalogue.hpp"
#include "lab/game/formula.hpp"
#include "tables/window.hpp"

namespace grundy {

struct Claim {
  Position position;
  std::optional<Outcome> outcome = {};
  std::optional<std::uint64_t> nimber, remoteness;
  std::optional<std::uint64_t> within = {};  // of a strategy: no more moves than this
  std::optional<bool> previous_wins = {};    // of a formula: whether the outcome is P
  std::string where = "claim";               // as faults name it
};

/// The most cells that the claim of a window may have.
inline constexpr std::uint64_t kMostClaimedCells = 65'536;

/// What a certificate is about, read from its head and ready to be proved.
struct Head {
  GameRules game_rules;
  /// Of one position; of those on the cells of a window, row by row; or of all that a formula speaks of.
  std::vector<Claim> claims;
  /// For each cell of a window, row by row, the claim of its position, if one stands on it. Empty where the claim is of one position.
  std::vector<std::optional<std::size_t>> cells;
  std::string proof, theorem;
  bool proved = false;
};

/// A value as certificates write it: "N", "P" or "D", a number or null, a number or null.
struct ListedValue {
  Outcome outcome = Outcome::D;
  std::optional<std::uint64_t> nimber, remoteness;
  bool operator==(const ListedValue&) const = default;
};

/// A remoteness of more than 64 bits has no room there.
ListedValue listed(const Value& value);

/// Numbers of a position; nothing if the value is not a list of numbers.
std::optional<Position> read_position(const JsonValue& value);
std::optional<Outcome> read_outcome(const JsonValue& value);
/// Sets `out` from a number or null; false if it is neither.
bool read_number_or_null(const JsonValue& value, std::optional<std::uint64_t>& out);
/// From three items of a list, from `first` on.
std::optional<ListedValue> read_value(const JsonValue::Array& items, std::size_t first);

/// "position 3, 5, 7"
std::string position_words(const Position& position);

/// Whether a formula that is worth this says what is so.
bool agrees(lab::Against against, std::optional<std::int64_t> worth, const ListedValue& is);

/// The head, or what is wrong with it: names that are missing or unknown, the checksum, a position that is not that of the parameters.
std::variant<Head, std::string> read_head(const JsonValue& certificate);

}  // namespace grundy
