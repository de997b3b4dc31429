// The methods that solve it: methods/bobs-game/.
#include <algorithm>

#include "kit/method_info.hpp"

namespace grundy {

namespace {

constexpr Method kMethods[] = {
    {"recursion", "All kings together, by plain recursion", MethodKind::naive, "O((3 K)^L), \\ L \\le \\sum (r + c)", "O(K L + n^2)"},
    {"memory", "The squares of all kings, remembered", MethodKind::memo, "O(n^2 + K^2 P \\log P), \\ P = \\binom{n^2 + K - 1}{K}",
     "O(n^2 + K P)"},
    {"trial", "Nimbers; then each king tries each move", MethodKind::order, "O(n^2 + K^2)", "O(n^2)"},
    {"counts", "Nimbers; then the moves from g to g xor s are counted", MethodKind::fast, "O(n^2 + K)", "O(n^2)"},
};

Result<GameMethods::Instance> instance(const Parameters& p) {
  const Board& board = p.board("board");
  const auto kings = static_cast<std::uint64_t>(std::count(board.squares.begin(), board.squares.end(), 'K'));
  // Trying a move adds the nimbers of all kings.
  return GameMethods::Instance{"1\n" + rows_of(board), Natural{kings} * 2 * board.side,
                               Natural{board.squares.size()} + Natural{kings} * kings};
}

}  // namespace

const GameMethods& bobs_game_methods() {
  static constexpr GameMethods methods = {kMethods, instance};
  return methods;
}

}  // namespace grundy
