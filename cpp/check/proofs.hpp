// One check for each kind of proof (docs/certificates.md). Each returns what is wrong and where; nothing if the claim follows.
#pragma once

#include <optional>
#include <string>

#include "check/claim.hpp"

namespace grundy {

using Fault = std::optional<std::string>;

/// Every position that can be reached, with its value: each follows from its options.
Fault fault_of_values(const Head& head, const JsonValue& certificate);

/// The components' nimbers, each from its options; and, if `lengths` are given, how long the positions last that matter.
Fault fault_of_nimbers(const Head& head, const JsonValue& certificate);

/// The nimbers of the heaps from 0 on, as many as the theorem about the period needs.
Fault fault_of_period(const Head& head, const JsonValue& certificate);

/// One answer to each move of the other side.
Fault fault_of_strategy(const Head& head, const JsonValue& certificate);

/// By a theorem alone, and by one that leads to another game, whose values are proved.
Fault fault_of_theorem(const Head& head);
Fault fault_of_reduction(const Head& head, const JsonValue& certificate);

/// Positions on some lines of play, each with its options: nothing is proved.
Fault fault_of_sample(const Head& head, const JsonValue& certificate);

/// The least number that is not among them.
std::uint64_t least_missing(std::vector<std::uint64_t> numbers);

/// Whole positions after a move, in order, each once. Nothing if there may be more of them than a certificate may list.
std::optional<std::vector<Position>> listed_options(const Rules& rules, const Position& numbers);

/// The value of a position without options, and that of one whose options these are: the nimber only where all options have one, the
/// remoteness only where it is known of all that count.
ListedValue end_value(const Rules& rules, const Position& position);
ListedValue value_from(const std::vector<ListedValue>& options);

/// Nothing if the claim is what was proved, or less.
Fault fault_of_claim(const Claim& claim, const ListedValue& value);

std::string entry_words(std::string_view list, std::size_t index, const Position& position);
/// "N, nimber 3, remoteness 5"
std::string value_words(const ListedValue& value);

}  // namespace grundy
