// One check per kind of proof (docs/certificates.md). Each returns the fault and its place; nothing if the claim follows.
#pragma once

#include <optional>
#include <string>

#include "check/claim.hpp"

namespace grundy {

using Fault = std::optional<std::string>;

/// Checks the values of all reachable positions, each from its options.
Fault fault_of_values(const Head& head, const JsonValue& certificate);

/// Checks the nimbers of components, each from its options, and with `lengths` the remoteness of the relevant positions.
Fault fault_of_nimbers(const Head& head, const JsonValue& certificate);

/// Checks the nimbers of the heaps from 0 on, as many as the theorem about the period needs.
Fault fault_of_period(const Head& head, const JsonValue& certificate);

/// Checks one answer to each move of the other side.
Fault fault_of_strategy(const Head& head, const JsonValue& certificate);

/// Check a proof by a theorem alone, and one that reduces to another game, whose values are proved.
Fault fault_of_theorem(const Head& head);
Fault fault_of_reduction(const Head& head, const JsonValue& certificate);

/// Checks positions on some lines of play with their options: no proof.
Fault fault_of_sample(const Head& head, const JsonValue& certificate);

/// Returns the mex of the numbers.
std::uint64_t least_missing(std::vector<std::uint64_t> numbers);

/// Returns the distinct whole positions after a move, in order. Nothing if there may be more than a certificate may list.
std::optional<std::vector<Position>> listed_options(const Rules& rules, const Position& numbers);

/// Return the value of a position without options, and of one with these options: the nimber only if all options have one, the remoteness
/// only if it is known for all relevant ones.
ListedValue end_value(const Rules& rules, const Position& position);
ListedValue value_from(const std::vector<ListedValue>& options);

/// Returns nothing if the proved value implies the claim, otherwise the fault.
Fault fault_of_claim(const Claim& claim, const ListedValue& value);

std::string entry_words(std::string_view list, std::size_t index, const Position& position);
/// Formats "N, nimber 3, remoteness 5".
std::string value_words(const ListedValue& value);

}  // namespace grundy
