// Checks certificates of values: every position has the canonical form that is listed, by the definitions of <= and + alone.
#pragma once

#include "check/proofs.hpp"

namespace grundy {

/// Checks the lists `forms`, `sums` and `positions`, each entry from earlier ones, and the claim about the value of the position that the
/// parameters describe.
Fault fault_of_canonical(const Frame& frame, const JsonValue& certificate);

}  // namespace grundy
