// Places in a rule text, and faults there.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "base/message.hpp"
#include "base/sort.hpp"

namespace grundy::lab {

/// Line and column, both from 1; columns count UTF-8 characters, a tab as one.
struct Place {
  std::uint32_t line = 0, column = 0;
  auto operator<=>(const Place&) const = default;  // NOLINT(modernize-use-nullptr): clang-tidy 14 takes its 0 for a pointer
};

struct Fault {
  Place place;
  Message message;
  std::string parameter = {};  // set if the fault is in a parameter, which has no place
};

using Faults = std::vector<Fault>;

/// Sorts faults, or notes: those of one place keep their order.
template <class Placed>
void sort_by_place(std::vector<Placed>& list) {
  sort_few(list, [](const Placed& a, const Placed& b) { return a.place < b.place; });
}

/// Reports at most one fault per line: further ones often have the same cause.
inline void report(Faults& faults, Place place, Message message) {
  for (const Fault& known : faults) {
    if (known.place.line == place.line) return;
  }
  faults.push_back({place, std::move(message)});
}

/// Limits of a text. Nothing in a text, and so nothing in a link, can raise them.
struct Limits {
  static constexpr std::size_t characters = 20'000;
  static constexpr std::size_t value = 2'000'000;  // characters of a parameter's value: a long list
  static constexpr std::size_t items = 100'000;    // numbers of a list
  static constexpr std::size_t slots = 256;        // numbers of a position
  static constexpr std::size_t rounds = 512;       // rounds of a loop inside an expression or a step
  static constexpr std::size_t expressions = 200'000;
  static constexpr int depth = 100;                              // nested brackets
  static constexpr std::uint32_t size = 250'000;                 // of an expression as a tree
  static constexpr int height = 300;                             // of an expression as a tree, through abbreviations
  static constexpr std::int64_t number = std::int64_t{1} << 31;  // bound of the absolute value of expressions
};

}  // namespace grundy::lab
