// What a game says of the methods by which it can be solved (methods/ID/METHOD.cpp and .py), and the judge inputs of single positions.
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
  naive,    // plain recursion, or all positions: no theorem, nothing remembered
  memo,     // recursion that remembers
  order,    // a table filled in an order in which options come first
  subtask,  // a part of the way that solves easier inputs
  fast,     // by a theorem, in less than a step a position
  formula,  // by a formula
};
inline constexpr const char* kMethodKindNames[] = {"naive", "memo", "order", "subtask", "fast", "formula"};

struct Method {
  std::string_view id;
  std::string_view title;
  MethodKind kind;
  std::string_view time;   // as TeX, in the names of the judge's format
  std::string_view space;
  std::uint64_t most = 0;  // steps that are counted at the most, where a step takes longer than with others of the kind
};

/// What a game's folder says of its methods.
struct GameMethods {
  std::span<const Method> methods;
  /// Of the position that the parameters describe.
  struct Instance {
    std::string input;     // the judge's input that asks for it
    Natural plies = 0;     // no play from it lasts longer
    Natural cells = 0;     // how many values a table in order holds
    Natural part = 0;      // how many the table of one component holds, where that is a method of its own
  };
  Result<Instance> (*instance)(const Parameters& parameters);
};

/// Numbers of a line, with blanks between.
std::string words_of(const std::vector<std::uint64_t>& numbers);

/// Their count and the numbers, each in a line.
inline std::string counted(const std::vector<std::uint64_t>& numbers) { return std::to_string(numbers.size()) + "\n" + words_of(numbers) + "\n"; }

/// Of a board: its side and its rows, each in a line.
std::string rows_of(const Board& board);

/// What they add to.
Natural sum_of(const std::vector<std::uint64_t>& numbers);

/// How many positions have heaps of at most these sizes, up to a number far beyond what is counted.
Natural box_of(const std::vector<std::uint64_t>& sizes);

/// The largest of them; 0 if there are none.
std::uint64_t largest_of(const std::vector<std::uint64_t>& numbers);

}  // namespace grundy
