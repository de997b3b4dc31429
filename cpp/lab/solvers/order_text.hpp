// How a text is solved, in words. Message order_text(const Solved&) is in solved.hpp.
#pragma once

#include "base/message.hpp"
#include "lab/solvers/solved.hpp"

namespace grundy::lab {

/// Formats a count: exactly below 10^15, otherwise as a power of ten, rounded down.
Message count_text(long double count);

/// Describes how positions fall apart.
Message splitting_text(const HowItSplits& splits);

}  // namespace grundy::lab
