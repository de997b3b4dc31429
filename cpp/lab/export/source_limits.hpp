// The limits that a text names as problem statements do: # limit: n <= 100000, 1 <= k < 10 ** 5
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace grundy::lab {

struct Limit {
  std::string name;
  std::int64_t most;
  /// Formats "n <= 100000".
  std::string written() const;
};

/// Reads the comments that begin with `limit`, in their order. Skips what it cannot read; numbers are at most the largest of the language.
/// O(length of the text).
std::vector<Limit> limits_of(std::string_view text);

}  // namespace grundy::lab
