// Finds an order of positions in which each comes after its options, and their numbering in a table in that order.
#pragma once

#include <optional>
#include <vector>

#include "lab/model/model.hpp"

namespace grundy::lab {

/// A digit of a position's number: sign * slot, or the sum of two such, counted from `least`.
struct Digit {
  std::size_t slot = 0;
  int sign = 1;
  std::optional<std::size_t> other = {};  // a second slot
  int other_sign = 1;
  std::int64_t least = 0;
  std::uint64_t count = 1;
  std::uint64_t weight = 1;
};

/// Positions as numbers in mixed radix, most significant digit first. If a digit is a sum of slots, some numbers are no positions.
struct Layout {
  std::vector<Digit> digits;
  std::uint64_t size = 0;          // count of numbers; 0 if more than 2^53
  long double unlimited_size = 0;  // count of numbers, also above 2^53
  bool ordered = false;            // whether options have smaller numbers than their position
  std::size_t keys = 0;            // number of leading digits that the order needs

  /// Decodes a number into slots; false if it is no position because a slot would leave its range. O(slots).
  bool slots_of(std::uint64_t number, const Model& model, Slots& out) const;
  std::uint64_t number_of(const Slots& slots) const;
  /// Returns the increase of the number per unit of each slot.
  std::vector<std::int64_t> weights(std::size_t slots) const;
};

/// Returns an upper bound of the nimbers, which are at most the number of options. Without splits they are also less than the number of
/// positions; nim-sums of components are not. More than 2^24 options of one position are beyond reach.
std::uint64_t most_nimber(const Model& model, const Layout& layout);

/// Searches for measures that no remaining move increases and that settle some moves, until all are settled: single slots that fall or
/// rise, then sums and differences of two. Greedy, which finds a lexicographic order over these measures if there is one. Without an order
/// the layout has the slots in declared order.
Layout find_layout(const Model& model);

}  // namespace grundy::lab
