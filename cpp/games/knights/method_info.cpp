// The methods that solve it: methods/knights/.
#include <algorithm>

#include "kit/method_info.hpp"

namespace grundy {

namespace {

constexpr Method kMethods[] = {
    {"recursion", "All knights together, by plain recursion", MethodKind::naive, "O((4 K)^L), \\ L \\le \\sum (r + c)", "O(K L)"},
    {"memory", "The squares of all knights, remembered", MethodKind::memo, "O(n^2 + K^2 P \\log P), \\ P = \\binom{n^2 + K - 1}{K}",
     "O(n^2 + K P)"},
    {"nimber-memory", "The nimber of a square, remembered; then xor", MethodKind::memo, "O(n^2 \\log n)", "O(n^2)"},
    {"anti-diagonals", "Nimbers along anti-diagonals, then xor", MethodKind::order, "O(n^2)", "O(n^2)"},
};

Result<GameMethods::Instance> instance(const Parameters& p) {
  Board board;
  if (p.has("board")) {
    board = p.board("board");
  } else {
    board.side = static_cast<std::uint32_t>(p.integer("n"));
    board.squares.assign(std::size_t{board.side} * board.side, '.');
    // The default knights are for the default board only.
    if (!p.given("n") || p.given("knights")) {
      for (const auto& [row, column] : p.squares("knights")) {
        char& square = board.squares[std::size_t{row} * board.side + column];
        if (square == 'K')
          return parameter_error("knights", verbatim("knights on different squares, as the judge's board shows them"),
                                 verbatim("two on one"), Error::Code::reach);
        square = 'K';
      }
    }
  }
  const auto knights = static_cast<std::uint64_t>(std::count(board.squares.begin(), board.squares.end(), 'K'));
  return GameMethods::Instance{rows_of(board), Natural{knights} * 2 * board.side, board.squares.size()};
}

}  // namespace

const GameMethods& knights_methods() {
  static constexpr GameMethods methods = {kMethods, instance};
  return methods;
}

}  // namespace grundy
