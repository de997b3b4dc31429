// The methods that solve a game (methods/ID/METHOD.cpp and .py), and the judge inputs of single positions.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/natural.hpp"
#include "base/result.hpp"
#include "kit/parameters.hpp"

namespace grundy {

enum class MethodKind : std::uint8_t {
  naive,    // plain recursion, or all positions: no theorem, no memo
  memo,     // memoised recursion
  order,    // a table filled in an order in which options come first
  subtask,  // an intermediate method that solves easier inputs
  fast,     // by a theorem, in less than one step per position
  formula,  // by a formula
};
inline constexpr const char* kMethodKindNames[] = {"naive", "memo", "order", "subtask", "fast", "formula"};

struct Method {
  std::string_view id;
  std::string_view title;
  MethodKind kind;
  std::string_view time;  // in TeX, with the names of the judge's format
  std::string_view space;
  std::uint64_t most = 0;  // the most steps that are counted, if a step takes longer than usual for the kind
};

/// The methods of a game, from its folder.
struct GameMethods {
  std::span<const Method> methods;
  /// The judge input of the position that the parameters describe.
  struct Instance {
    std::string input;  // the judge's input
    Natural plies = 0;  // upper bound of the length of play from it
    Natural cells = 0;  // size of a table in order
    Natural part = 0;   // size of the table of one component, if that is a separate method
  };
  Result<Instance> (*instance)(const Parameters& parameters);
};

/// Formats numbers as a line, separated by blanks.
std::string words_of(const std::vector<std::uint64_t>& numbers);

/// Formats the count and the numbers, a line each.
inline std::string counted(const std::vector<std::uint64_t>& numbers) {
  return std::to_string(numbers.size()) + "\n" + words_of(numbers) + "\n";
}

/// Formats the side and the rows of a board, one per line.
std::string rows_of(const Board& board);

/// Returns the sum.
Natural sum_of(const std::vector<std::uint64_t>& numbers);

/// Returns the number of positions with heaps of at most these sizes, capped far beyond what is counted.
Natural box_of(const std::vector<std::uint64_t>& sizes);

/// Returns the largest number, or 0 if there are none.
std::uint64_t largest_of(const std::vector<std::uint64_t>& numbers);

}  // namespace grundy
