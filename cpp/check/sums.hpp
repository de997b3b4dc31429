// Proves sums in normal play from their components (Sprague 1935, Grundy 1939).
#pragma once

#include "check/proofs.hpp"

namespace grundy {

/// Checks the list `nimbers`, and `lengths` if present: sets `values`, one per position, as far as they are proved, or returns the fault
/// and its place. Examines each entry once, with all of its options.
Fault prove_sums(const Rules& rules, const JsonValue& certificate, const std::vector<Position>& positions,
                 std::vector<ListedValue>& values);

}  // namespace grundy
