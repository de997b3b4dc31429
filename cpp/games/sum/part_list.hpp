// Lists of positions of several games, as text: nim;heaps=3,5|kayles;rows=4.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "kit/parameters.hpp"

namespace grundy {

/// The most parts of a sum.
inline constexpr std::size_t kMostParts = 64;

/// A position of one game.
struct ListedPart {
  std::string game;  // its id
  RawParameters parameters;
};

/// Reads parts joined by |, each an id and then ;name=value for each parameter. In a value, % and two hexadecimal digits stand for a byte.
/// Blanks around parts and names do not count. Does not check ids and parameters. Errors have the field `parts`, and count the parts after
/// `before` others. O(length).
Result<std::vector<ListedPart>> read_parts(std::string_view text, std::size_t before = 0);

/// Writes parts as `read_parts` reads them.
std::string text_of(const std::vector<ListedPart>& parts);

/// The error of a parameter of a part, as one of the field `parts`. `number`: the part's, from 1.
Error error_in_part(const Error& error, std::size_t number, const ListedPart& part);

}  // namespace grundy
