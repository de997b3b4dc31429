// The methods that the problems' editorials teach, which read a judge's input and give the judge's output. Most are programs of methods/ID, those
// that can do large inputs; this folder has what has no equal there. They share no code with the core, so that tests can hold the two
// against each other and the benchmark can say what the core gains. They trust their input.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace grundy::methods {

/// The output of a method of this folder, and how many states (heaps, tokens) it went through.
struct Run {
  std::string output;
  std::uint64_t states = 0;
};

struct Method {
  std::string_view game;
  std::string_view name;                   // of the program methods/GAME/NAME.cpp, unless it is of this folder
  std::string_view states;                 // what a state is
  Run (*own)(std::string_view) = nullptr;  // if it is of this folder

  /// The output for a judge's input.
  std::string output(const std::string& input) const;
};

/// All methods, those of a game together.
std::span<const Method> all_methods();

/// Nothing if there is no such method.
const Method* find_method(std::string_view game, std::string_view name);

// Bachet's game, n stones, m moves.
Run bachet_memo(std::string_view input);     // top down, O(nm), on a stack of its own: methods/bachet/memory.cpp nests as deep as n
Run bachet_mex_set(std::string_view input);  // O(n m log m)

/// Merely splits a text into tokens and parses those that are numbers; prints their sum. What no judge can be faster than.
Run read_tokens(std::string_view input);

}  // namespace grundy::methods
