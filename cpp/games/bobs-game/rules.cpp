// Any number of kings, each a component.
#include <array>

#include "games/rules_catalogue.hpp"

namespace grundy {

namespace {

/// One king: up, left or up-left, not onto a damaged square.
struct KingMoves {
  Board board;

  static constexpr std::array<std::array<int, 2>, 3> kMoves = {{{-1, 0}, {0, -1}, {-1, -1}}};

  void options(std::uint64_t square, std::vector<std::uint64_t>& out) const {
    const auto row = static_cast<std::int64_t>(square / board.side), column = static_cast<std::int64_t>(square % board.side);
    for (const auto& [down, right] : kMoves) {
      const std::int64_t r = row + down, c = column + right;
      if (r >= 0 && c >= 0 && board.at(r, c) != 'X') out.push_back(static_cast<std::uint64_t>(r * board.side + c));
    }
  }
};

}  // namespace

GameRules bobs_game_rules(const Parameters& p) {
  const Board& board = p.board("board");
  return number_rules(KingMoves{board}, {"square", 0, std::uint64_t{board.side} * board.side - 1});
}

}  // namespace grundy
