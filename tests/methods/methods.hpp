// The methods that the problems' editorials teach, as a contestant would write them well: programs that read a judge's input and give the
// judge's output. They share no code with the core, so that tests can hold the two against each other and the benchmark can say what the
// core gains. They trust their input.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace grundy::methods {

/// What a program printed, and how many states (cells, masks, intervals, runs, heaps) it went through.
struct Run {
  std::string output;
  std::uint64_t states = 0;
};

struct Method {
  std::string_view game;
  std::string_view name;
  std::string_view states;  // what a state is
  Run (*run)(std::string_view input);
};

/// All methods, those of a game together.
std::span<const Method> all_methods();

/// Nothing if there is no such method.
const Method* find_method(std::string_view game, std::string_view name);

// Dominoes: every mask that can be reached, remembered; t is its remoteness, and t < D decides. O(masks * N).
Run dominoes_masks(std::string_view input);

// Coin to the border, N rows, M columns, Q questions.
Run tabgame_rows(std::string_view input);            // O(NM + Q)
Run tabgame_anti_diagonals(std::string_view input);  // O(NM / 64 + Q)
Run tabgame_diagonals(std::string_view input);       // O(N + M + Q), by the theorem that diagonals are constant from 2 on

// Letter picking, intervals by length. O(n^2) time, O(n) space.
Run letters_three_valued(std::string_view input);
Run letters_draw_or_not(std::string_view input);

// Pawn on a strip.
Run ungame_rows(std::string_view input);  // O(n^2)
Run ungame_runs(std::string_view input);  // O(n + runs)

// Bachet's game, n stones, m moves.
Run bachet_memo(std::string_view input);      // top down, O(nm)
Run bachet_mex_set(std::string_view input);   // O(n m log m)
Run bachet_mex(std::string_view input);       // O(nm)
Run bachet_win_lose(std::string_view input);  // O(nm)

// One nimber a heap or a square, by mex over its options; then the nim-sum.
Run take_away_mex(std::string_view input);
Run exponential_mex(std::string_view input);
/// O(n^2) for the longest row n, each row by all its options.
Run kayles_mex(std::string_view input);
Run knights_mex(std::string_view input);
Run bobs_game_mex(std::string_view input);

// A formula a test: their time is that of reading.
Run nim_sum(std::string_view input);
Run the_game_sum(std::string_view input);
Run stone_game_parity(std::string_view input);
Run bar_sum(std::string_view input);

/// Merely splits a text into tokens and parses those that are numbers; prints their sum. What no judge can be faster than.
Run read_tokens(std::string_view input);

}  // namespace grundy::methods
