// Where something stands in a rule text, and what is wrong there.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "base/message.hpp"

namespace grundy::lab {

/// Both count from 1; columns count characters of UTF-8, a tab being one.
struct Place {
  std::uint32_t line = 0, column = 0;
  auto operator<=>(const Place&) const = default;  // NOLINT(modernize-use-nullptr): clang-tidy 14 takes its 0 for a pointer
};

struct Fault {
  Place place;
  Message message;
  std::string parameter = {};  // given from outside; then it has no place
};

using Faults = std::vector<Fault>;

/// One a line: what follows is often of the same cause.
inline void report(Faults& faults, Place place, Message message) {
  for (const Fault& known : faults) {
    if (known.place.line == place.line) return;
  }
  faults.push_back({place, std::move(message)});
}

/// What a text may be at most. Nothing in a text, and so nothing in a link, can raise it.
struct Limits {
  static constexpr std::size_t characters = 20'000;
  static constexpr std::size_t slots = 256;         // numbers of a position
  static constexpr std::size_t rounds = 512;        // of a loop inside an expression or a step
  static constexpr std::size_t expressions = 200'000;
  static constexpr int depth = 100;                 // brackets within brackets
  static constexpr std::uint32_t size = 250'000;              // of an expression as a tree
  static constexpr int height = 300;                // of an expression as a tree, through abbreviations
  static constexpr std::int64_t number = std::int64_t{1} << 31;  // what an expression may reach stays below, on either side
};

}  // namespace grundy::lab
