// Sums in normal play, proved from their components (Sprague 1935, Grundy 1939).
#pragma once

#include "check/proofs.hpp"

namespace grundy {

/// By the list `nimbers`, and by `lengths` if it is there: sets `values`, one for each position, as far as they are proved, or says what is wrong
/// and where. Each entry is looked at once, with all of its options.
Fault prove_sums(const Rules& rules, const JsonValue& certificate, const std::vector<Position>& positions, std::vector<ListedValue>& values);

}  // namespace grundy
