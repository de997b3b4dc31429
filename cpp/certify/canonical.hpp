// Proofs of values: canonical forms, sums of them, and positions with the fates of their options.
#pragma once

#include <optional>
#include <string>

#include "base/result.hpp"
#include "certify/closures.hpp"
#include "check/two_sides.hpp"

namespace grundy {

/// A value with its proof (docs/certificates.md).
struct ProvedValue {
  Proof proof;
  std::optional<std::string> name;                         // in ASCII, if it is short
  std::string_view outcome_class;                          // L, R, N or P
  std::optional<std::string> mean = {}, temperature = {};  // unless they are too fine
};

/// Lists the canonical form of every position that can be reached, with sums as far as moves split. Errors: play that may repeat, more than
/// 20,000 positions, forms or sums, and values that cannot be worked out.
Result<ProvedValue> prove_value(const TwoSides& sides);

}  // namespace grundy
