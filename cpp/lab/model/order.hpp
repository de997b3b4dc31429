// In which order positions can be solved, so that each comes after its options; and where each lies in a table in that order.
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

/// Positions as numbers in mixed radix, the first digit the heaviest. Where a digit is a sum of slots some numbers are no position.
struct Layout {
  std::vector<Digit> digits;
  std::uint64_t size = 0;   // numbers; 0 where they are more than 2^53
  long double wide = 0;     // the same, of any size
  bool ordered = false;     // options have smaller numbers
  std::size_t keys = 0;     // how many digits the order needs

  /// A number's slots; false where it is no position because a slot would leave its range. O(slots).
  bool slots_of(std::uint64_t number, const Model& model, Slots& out) const;
  std::uint64_t number_of(const Slots& slots) const;
  /// How much the number grows with a slot.
  std::vector<std::int64_t> weights(std::size_t slots) const;
};

/// Looks for measures that no move makes worse, each of which settles some moves, until all are settled (greedy, which finds a
/// lexicographic order over the measures tried if there is one): single slots that fall or rise, then sums and differences of two.
/// Without an order the layout has the slots as they are declared.
Layout find_layout(const Model& model);

}  // namespace grundy::lab
