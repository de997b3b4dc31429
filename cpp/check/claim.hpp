// The head of a certificate: the positions, the claims about them, and the kind of proof.
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
  std::optional<std::uint64_t> within = {};  // of a strategy: an upper bound of the number of moves
  std::optional<bool> previous_wins = {};    // of a formula: whether the outcome is P
  std::string where = "claim";               // the place in faults
};

/// The most cells of a claimed window.
inline constexpr std::uint64_t kMostClaimedCells = 65'536;

/// The head of a certificate, parsed and ready to be proved.
struct Head {
  GameRules game_rules;
  /// The claims: about one position, about the cells of a window row by row, or about all positions of a formula.
  std::vector<Claim> claims;
  /// The claim of each cell of a window, row by row, if the cell has a position. Empty for a claim about one position.
  std::vector<std::optional<std::size_t>> cells;
  std::string proof, theorem;
  bool proved = false;
};

/// A value in a certificate: "N", "P" or "D", a number or null, a number or null.
struct ListedValue {
  Outcome outcome = Outcome::D;
  std::optional<std::uint64_t> nimber, remoteness;
  bool operator==(const ListedValue&) const = default;
};

/// Converts a value; a remoteness of more than 64 bits is omitted.
ListedValue listed(const Value& value);

/// Reads the numbers of a position; nothing if the value is not a list of numbers.
std::optional<Position> read_position(const JsonValue& value);
std::optional<Outcome> read_outcome(const JsonValue& value);
/// Sets `out` from a number or null; false if it is neither.
bool read_number_or_null(const JsonValue& value, std::optional<std::uint64_t>& out);
/// Reads a value from three items of a list, from `first` on.
std::optional<ListedValue> read_value(const JsonValue::Array& items, std::size_t first);

/// Formats "position 3, 5, 7".
std::string position_words(const Position& position);

/// Whether this value of a formula matches the evaluation.
bool agrees(lab::Against against, std::optional<std::int64_t> value, const ListedValue& is);

/// Head of every certificate: a game, whose claims the proof may prove. The claim is an object.
struct Frame {
  std::string game, proof;
  RawParameters parameters;
  bool proved = false;
};

/// Reads the frame, or returns its fault: missing or unknown fields, a wrong checksum.
std::variant<Frame, std::string> read_frame(const JsonValue& certificate);

/// Reads the head, or returns its fault: malformed claims, a position other than that of the parameters.
std::variant<Head, std::string> read_head(const Frame& frame, const JsonValue& certificate);

}  // namespace grundy
