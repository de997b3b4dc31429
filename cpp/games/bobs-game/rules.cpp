// Any number of kings: each a component by itself.
#include "games/bobs-game/rules.hpp"
#include "games/rules_catalogue.hpp"

namespace grundy {

namespace {

/// Keeps the board that the rules look at.
struct OwnedKingRules {
  Board board;
  void options(std::uint64_t square, std::vector<std::uint64_t>& out) const { KingRules{&board}.options(square, out); }
};

}  // namespace

RuleBook bobs_game_rules(const Parameters& p) {
  const Board& board = p.board("board");
  return number_rules(OwnedKingRules{board}, {"square", 0, std::uint64_t{board.side} * board.side - 1});
}

}  // namespace grundy
