// The rules alone, as a ruleset.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "theory/value.hpp"

namespace grundy {

/// Letters s[l..r]; letters are prepended, so comparing the two equally long words means: the latest round with different letters
/// decides. {l, r, letter Alice has just taken or 0, sign of the comparison so far + 1}.
struct LetterRules {
  using Position = std::array<std::uint32_t, 4>;
  std::string_view s;

  static Position start(std::uint32_t length) { return {0, length - 1, 0, 1}; }

  void options(const Position& p, std::vector<Position>& out) const {
    const auto [l, r, pending, sign] = p;
    if (l == r + 1) return;
    for (const bool first : {true, false}) {
      const auto letter = static_cast<unsigned char>(first ? s[l] : s[r]);
      const std::uint32_t from = first ? l + 1 : l, to = first ? r : r - 1;
      if (pending == 0) {
        out.push_back({from, to, letter, sign});
      } else {
        out.push_back({from, to, 0, pending == letter ? sign : pending < letter ? 0u : 2u});
      }
    }
  }
  /// All letters taken, Alice to move: her word is smaller (sign 0), equal (1) or larger (2).
  Outcome result(const Position& p) const { return p[3] == 0 ? Outcome::N : p[3] == 1 ? Outcome::D : Outcome::P; }
};

}  // namespace grundy
